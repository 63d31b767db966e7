#include "net/query.h"

#include <gtest/gtest.h>

namespace net {
namespace {

TEST(Query, finds_a_value_by_its_name) {
  EXPECT_EQ(query_value("/api/book?scenario=S7&seats=4", "scenario"), "S7");
  EXPECT_EQ(query_value("/api/book?scenario=S7&seats=4", "seats"), "4");
  EXPECT_EQ(query_value("/api/book?scenario=S7", "level"), std::nullopt);
  EXPECT_EQ(query_value("/api/book", "scenario"), std::nullopt);
  EXPECT_EQ(query_value("/api/book?scenario", "scenario"), std::nullopt);
  EXPECT_EQ(query_value("/api/book?scenario=", "scenario"), "");
}

TEST(Query, decodes_what_a_browser_sends) {
  EXPECT_EQ(query_value("/?name=Caf%C3%A9+%26%20Co", "name"), "Caf\u00e9 & Co");
  for (const char* broken : {"/?a=%", "/?a=%4", "/?a=%zz"}) EXPECT_EQ(query_value(broken, "a"), std::nullopt);
}

TEST(Query, a_number_is_within_its_bounds) {
  EXPECT_EQ(query_number("/?from=50", "from", 50), 50U);
  for (const char* none : {"/?from=51", "/?from=-1", "/?from=x", "/?from=", "/"}) {
    EXPECT_EQ(query_number(none, "from", 50), std::nullopt) << none;
  }
}

}  // namespace
}  // namespace net

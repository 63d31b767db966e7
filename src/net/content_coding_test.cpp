#include "net/content_coding.h"

#include <gtest/gtest.h>

namespace net {
namespace {

constexpr page::File kText{
    .path = "/x.js", .type = "", .hash = "", .plain = "xxx", .gzip = "xx", .brotli = "x"};
constexpr page::File kFont{
    .path = "/x.woff2", .type = "", .hash = "", .plain = "xxx", .gzip = "", .brotli = ""};

TEST(ContentCoding, browsers_get_the_smallest_they_can_unpack) {
  EXPECT_EQ(best_coding("gzip, deflate, br, zstd", kText), Coding::Brotli);
  EXPECT_EQ(best_coding("gzip, deflate", kText), Coding::Gzip);  // over plain http
  EXPECT_EQ(best_coding("BR", kText), Coding::Brotli);
  EXPECT_EQ(best_coding("*", kText), Coding::Brotli);
  EXPECT_EQ(best_coding("gzip, deflate, br", kFont), Coding::Plain);
}

TEST(ContentCoding, without_a_preference_bytes_are_plain) {
  for (const std::string_view said : {"", " ", "deflate", "identity", ",,;;,", "bro", "x-br", ";q=1"}) {
    EXPECT_EQ(best_coding(said, kText), Coding::Plain) << said;
  }
}

TEST(ContentCoding, weights_are_honoured) {
  EXPECT_EQ(best_coding("br;q=0.5, gzip;q=0.8", kText), Coding::Gzip);
  EXPECT_EQ(best_coding("br ; q=0 , gzip", kText), Coding::Gzip);
  EXPECT_EQ(best_coding("br;q=0.001", kText), Coding::Brotli);
  EXPECT_EQ(best_coding("*;q=0.1, br;q=0", kText), Coding::Gzip);
  EXPECT_EQ(best_coding("br;q=0, *;q=0.1", kText), Coding::Gzip);
  EXPECT_EQ(best_coding("gzip;q=0.5, identity", kText), Coding::Plain);
  EXPECT_EQ(best_coding("gzip;q=1.000, identity;q=0.999", kText), Coding::Gzip);
  EXPECT_EQ(best_coding("*;q=0", kText), Coding::Plain);
  for (const std::string_view wrong : {"br;q=2", "br;q=", "br;q=0.x", "br;q=-1", "br;q=0.0001"}) {
    EXPECT_EQ(best_coding(wrong, kText), Coding::Plain) << wrong;
  }
}

}  // namespace
}  // namespace net

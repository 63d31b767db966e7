#include "load/envelope.h"

#include <gtest/gtest.h>

namespace load {
namespace {

constexpr std::string_view kMove =
    R"({"v":12,"at":2350,"by":3,"seat":2,"n":17,"events":["moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk",)"
    R"("talk_closed"],"hash":"0123456789abcdef"})";

TEST(LoadEnvelope, sees_what_a_delivery_needs) {
  const std::optional<ScannedEnvelope> scanned = scan_envelope(kMove);
  ASSERT_TRUE(scanned);
  EXPECT_EQ(scanned->version, 12U);
  EXPECT_EQ(scanned->at, 2350U);
  EXPECT_EQ(scanned->by, 3U);
  EXPECT_EQ(scanned->number, 17U);
  EXPECT_EQ(scanned->hash, 0x0123456789abcdefU);
  const std::optional<rules::Events> events = events_in(scanned->events);
  ASSERT_TRUE(events);
  ASSERT_EQ(events->size(), 2U);
  EXPECT_TRUE(std::holds_alternative<rules::PawnMoved>((*events)[0]));
  EXPECT_TRUE(std::holds_alternative<rules::TalkClosed>((*events)[1]));
}

TEST(LoadEnvelope, the_table_may_act_by_itself) {
  const std::optional<ScannedEnvelope> scanned =
      scan_envelope(R"({"v":4294967295,"at":null,"by":null,"seat":null,"n":null,"events":[],"hash":null})");
  ASSERT_TRUE(scanned);
  EXPECT_EQ(scanned->version, 0xffff'ffffU);
  EXPECT_FALSE(scanned->at || scanned->by || scanned->number || scanned->hash);
  EXPECT_EQ(events_in(scanned->events)->size(), 0U);
}

TEST(LoadEnvelope, leaves_the_unusual_to_others) {
  for (const std::string_view line : {
           R"({"v":null,"at":null,"by":null,"seat":null,"n":null,"events":[],"hash":null})",
           R"({"v":4294967296,"at":null,"by":null,"seat":null,"n":null,"events":[],"hash":null})",
           R"({"v":1,"at":null,"by":null,"seat":null,"n":null,"events":[],"hash":null,"table":{}})",
           R"({"v":1,"at":null,"by":null,"seat":null,"n":null,"events":[],"hash":"0123456789abcdeg"})",
           R"({"v":1,"at":null,"by":null,"seat":null,"n":null,"events":[],"hash":"01234567"})",
           R"({"v":1,"by":null,"at":null,"seat":null,"n":null,"events":[],"hash":null})",
           R"({"v":1,"at":null,"by":null,"seat":null,"n":null,"events":["moved)",
           R"({"v":1,)",
           R"({"refused":"WayIsBlocked","n":17})",
           "",
       }) {
    EXPECT_FALSE(scan_envelope(line)) << line;
  }
}

TEST(LoadEnvelope, truncated_lines_are_rejected) {
  for (std::size_t size = 0; size < kMove.size(); ++size) EXPECT_FALSE(scan_envelope(kMove.substr(0, size)));
}

TEST(LoadEnvelope, invalid_events) {
  for (const std::string_view text :
       {"\"", "moved", "\"flown\"", "\"talk_closed\",", "\"talk_closed\",\"\""}) {
    EXPECT_FALSE(events_in(text)) << text;
  }
}

TEST(LoadEnvelope, the_version_alone) {
  EXPECT_EQ(version_of(kMove), 12U);
  EXPECT_FALSE(version_of(R"({"welcome":{}})"));
  EXPECT_FALSE(version_of(R"({"v":"12"})"));
}

TEST(LoadEnvelope, other_bytes_have_another_fingerprint) {
  const std::string line{kMove};
  for (std::size_t i = 0; i < line.size(); ++i) {
    std::string other = line;
    other[i] = static_cast<char>(other[i] ^ 1);
    EXPECT_NE(fingerprint(line), fingerprint(other));
    EXPECT_NE(fingerprint(line), fingerprint(line.substr(0, i)));
  }
  EXPECT_EQ(fingerprint(line), fingerprint(std::string{line}));
}

}  // namespace
}  // namespace load

#include "net/log.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string>

namespace net {
namespace {

class LogPipe : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(::pipe(ends.data()), 0); }
  void TearDown() override { ::close(ends[0]); }

  std::string written() {
    ::close(ends[1]);
    std::string text(4'096, '\0');
    const ssize_t size = ::read(ends[0], text.data(), text.size());
    text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    return text;
  }

  std::array<int, 2> ends{};
};

TEST_F(LogPipe, writes_one_JSON_object_per_line_from_its_level_up) {
  const Log log{LogLevel::Info, {1, 2}, ends[1]};
  log.tell(LogLevel::Debug, "not told");
  log.tell(LogLevel::Info, "started", {{"tables", std::int64_t{7}}, {"what", std::string{"a \"word\"\n"}}});
  const std::string text = written();
  EXPECT_TRUE(text.starts_with("{\"at_ms\":"));
  EXPECT_TRUE(text.contains(",\"at\":\"20")) << text;
  EXPECT_TRUE(text.ends_with(
      ",\"level\":\"info\",\"event\":\"started\",\"tables\":7,\"what\":\"a \\\"word\\\"\\n\"}\n"))
      << text;
}

TEST_F(LogPipe, writes_text_that_people_can_read_and_that_cannot_move_the_cursor) {
  const Log log{LogLevel::Info, {1, 2}, ends[1], LogFormat::Text};
  log.tell(LogLevel::Warning, "store stalls",
           {{"ms", std::int64_t{7}}, {"why", std::string{"a\x1b[2J \"b\""}}});
  const std::string text = written();
  ASSERT_GT(text.size(), 25U);
  EXPECT_EQ(text[4], '-');
  EXPECT_EQ(text[10], 'T');
  EXPECT_EQ(text.substr(19, 1), ".");
  EXPECT_EQ(text.substr(23), "Z warning store stalls ms=7 why=\"a\\u001b[2J \\\"b\\\"\"\n");
}

TEST(Log, names_a_table_without_its_code) {
  const Log log{LogLevel::Info, {1, 2}};
  const Log other{LogLevel::Info, {1, 3}};
  const protocol::Code code = *protocol::Code::read("ABC234");
  EXPECT_EQ(log.table(code).size(), 8U);
  EXPECT_EQ(log.table(code), log.table(code));
  EXPECT_NE(log.table(code), log.table(*protocol::Code::read("ABC235")));
  EXPECT_NE(log.table(code), other.table(code));
}

TEST(Log, knows_its_levels) {
  EXPECT_EQ(read_log_level("warning"), LogLevel::Warning);
  EXPECT_EQ(read_log_level("loud"), std::nullopt);
  EXPECT_EQ(read_log_format("text"), LogFormat::Text);
  EXPECT_EQ(read_log_format("json"), LogFormat::Json);
  EXPECT_EQ(read_log_format("xml"), std::nullopt);
}

}  // namespace
}  // namespace net

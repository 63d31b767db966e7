#include "load/opener.h"

#include <gtest/gtest.h>

namespace load {
namespace {

TEST(LoadOpener, takes_one_answer_after_the_other) {
  std::string bytes =
      "HTTP/1.1 201 Created\r\nContent-Length: 4\r\n\r\nabcdHTTP/1.1 429 Too Many Requests\r\n"
      "content-length:0\r\nConnection: close\r\n\r\n";
  HttpAnswer answer;
  ASSERT_EQ(take_answer(bytes, answer), HttpState::Complete);
  EXPECT_EQ(answer.status, 201U);
  EXPECT_EQ(answer.body, "abcd");
  EXPECT_TRUE(answer.keeps_connection);
  ASSERT_EQ(take_answer(bytes, answer), HttpState::Complete);
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.body, "");
  EXPECT_FALSE(answer.keeps_connection);
  EXPECT_EQ(bytes, "");
}

TEST(LoadOpener, waits_for_the_rest) {
  const std::string whole = "HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length: 3\r\n\r\nabc";
  for (std::size_t size = 0; size < whole.size(); ++size) {
    std::string bytes = whole.substr(0, size);
    HttpAnswer answer;
    EXPECT_EQ(take_answer(bytes, answer), HttpState::Incomplete) << size;
    EXPECT_EQ(bytes.size(), size);
  }
}

TEST(LoadOpener, invalid_answers) {
  for (const std::string_view text :
       {"SSH-2.0-x\r\n\r\n", "HTTP/1.1 xyz\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length:\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 9999999\r\n\r\n", "HTTP/1.1 20\r\n\r\n"}) {
    std::string bytes{text};
    HttpAnswer answer;
    EXPECT_EQ(take_answer(bytes, answer), HttpState::Broken) << text;
  }
}

}  // namespace
}  // namespace load

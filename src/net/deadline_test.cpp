#include "net/deadline.h"

#include <gtest/gtest.h>

#include <boost/asio/error.hpp>
#include <boost/beast/core/error.hpp>
#include <chrono>
#include <optional>
#include <thread>

namespace net {
namespace {

using std::chrono::milliseconds;

class DeadlineTest : public testing::Test {
 protected:
  DeadlineTest() { stream.socket().open(Tcp::v4()); }

  bool is_open() { return stream.socket().is_open(); }

  asio::io_context io;
  Stream stream{Socket{io}};
  std::optional<Deadline> deadline{stream};
};

TEST_F(DeadlineTest, that_passes_closes_the_stream_and_is_remembered) {
  deadline->set(milliseconds{1});
  io.run();
  EXPECT_FALSE(is_open());
  EXPECT_EQ(deadline->result_of(asio::error::operation_aborted), boost::beast::error::timeout);
  EXPECT_EQ(deadline->result_of({}), boost::beast::error::timeout);
}

TEST_F(DeadlineTest, that_is_lifted_or_gone_closes_nothing) {
  deadline->set(milliseconds{1});
  deadline->lift();
  io.run();
  EXPECT_TRUE(is_open());
  EXPECT_EQ(deadline->result_of(asio::error::eof), asio::error::eof);
  deadline->set(milliseconds{1});
  deadline.reset();
  io.restart();
  io.run();
  EXPECT_TRUE(is_open());
}

// Both timers have passed when the loop looks, so the second handler is in the queue already while the first
// one runs.
TEST_F(DeadlineTest, that_is_lifted_or_reset_at_the_last_moment_closes_nothing) {
  const auto at_the_last_moment = [&](auto what) {
    Timer before{io, milliseconds{0}};
    before.async_wait([&](ErrorCode) { what(); });
    deadline->set(milliseconds{1});
    std::this_thread::sleep_for(milliseconds{5});
    io.restart();
    io.run_for(milliseconds{20});
    EXPECT_TRUE(is_open());
    EXPECT_EQ(deadline->result_of(asio::error::eof), asio::error::eof);
  };
  at_the_last_moment([&] { deadline->lift(); });
  at_the_last_moment([&] { deadline->set(std::chrono::hours{1}); });
}

}  // namespace
}  // namespace net

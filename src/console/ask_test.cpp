// If there is no answer, the reason is given.
#include "console/ask.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>
#include <utility>

#include "console/address.h"
#include "support/server_process.h"

namespace console {
namespace {

class Asking : public testing::Test {
 protected:
  void SetUp() override {
    listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = SocketAddress::in(folder.path());
    ASSERT_TRUE(address);
    ASSERT_EQ(::bind(listener, address->get(), SocketAddress::size()), 0);
    ASSERT_EQ(::listen(listener, 1), 0);
  }
  void TearDown() override {
    if (listener >= 0) ::close(listener);
  }

  support::TemporaryFolder folder;
  int listener = -1;
};

// It used to say that only the owner may ask.
TEST_F(Asking, a_server_that_takes_long_is_still_at_work) {
  const auto answer = ask(folder.path(), "{}", std::chrono::milliseconds{50});
  ASSERT_FALSE(answer);
  EXPECT_TRUE(answer.error().contains("may still be at work")) << answer.error();
  EXPECT_FALSE(answer.error().contains("Only its own user")) << answer.error();
}

TEST_F(Asking, a_server_that_hangs_up_serves_its_owner_only) {
  std::thread server{[&] { ::close(::accept(listener, nullptr, nullptr)); }};
  const auto answer = ask(folder.path(), "{}");
  server.join();
  ASSERT_FALSE(answer);
  EXPECT_TRUE(answer.error().contains("Only its own user")) << answer.error();
}

TEST_F(Asking, a_server_is_there_until_it_is_gone) {
  EXPECT_TRUE(is_served(folder.path()));
  ::close(std::exchange(listener, -1));
  EXPECT_FALSE(is_served(folder.path()));  // its socket is still there
}

TEST_F(Asking, nobody_is_there) {
  support::TemporaryFolder empty;
  EXPECT_FALSE(is_served(empty.path()));
  EXPECT_FALSE(is_served(empty.path() / "nowhere"));
  const auto answer = ask(empty.path(), "{}");
  ASSERT_FALSE(answer);
  EXPECT_TRUE(answer.error().contains("No server is running")) << answer.error();
}

}  // namespace
}  // namespace console

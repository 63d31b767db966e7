// Where the server listens: several addresses, IPv6, and a socket file for a proxy.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include <filesystem>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::ServerProcess;
using support::TableClient;
using support::Where;

class Listening : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }
  std::string file() const { return (folder.path() / "http.sock").string(); }
  static unsigned status_at(const Where& where, const std::string& target = "/healthz",
                            const support::Headers& headers = {}) {
    return support::http(where, {.target = target, .headers = headers}).status;
  }
  // Of the line that begins so.
  static std::uint16_t port_after(ServerProcess& server, const std::string& beginning) {
    return static_cast<std::uint16_t>(std::stoul(server.program().printed(beginning).value_or("0")));
  }

  support::TemporaryFolder folder;
};

TEST_F(Listening, people_from_every_address_meet_at_one_table) {
  ServerProcess server{data(),
                       {"--listen", "127.0.0.1:0", "--listen", "[::1]:0", "--listen", "unix:" + file(),
                        "--countdown-ms", "0", "--threads", "2"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const Where v6{.port = port_after(server, "Listening on http://[::1]:"), .from = "::1"};
  const Where through_file{.file = file()};
  for (int table = 0; table < 4; ++table) {  // on either thread
    const std::string code = support::open_table(v6, R"({"scenario":"S1"})");
    auto ana = TableClient::join(server.where(), code, "Ana");
    auto ben = TableClient::join(v6, code, "Ben");
    auto cleo = TableClient::join(through_file, code, "Cleo");
    ASSERT_TRUE(ana && ben && cleo);
    for (TableClient* one : {&*ana, &*ben, &*cleo}) one->say(R"({"t":"ready","n":1,"on":true})");
    for (TableClient* one : {&*ana, &*ben, &*cleo}) ASSERT_TRUE(one->sees_a_game());
    EXPECT_EQ(cleo->own_hash(), cleo->told_hash());
    EXPECT_EQ(cleo->own_hash(), ben->own_hash());
  }
  EXPECT_EQ(server.stop(), 0);
  EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST_F(Listening, on_all_of_IPv6_it_takes_IPv4_too_unless_that_has_its_own_place) {
  ServerProcess both{data(), {"--listen", "[::]:0"}};
  ASSERT_TRUE(both.is_up()) << both.program().output();
  EXPECT_EQ(status_at(both.where()), 200U);
  EXPECT_EQ(status_at({.port = both.port(), .from = "::1"}), 200U);
  const std::string port = std::to_string(both.port());
  EXPECT_EQ(both.stop(), 0);
  ServerProcess each{data(), {"--listen", "0.0.0.0:" + port, "--listen", "[::]:" + port}};
  ASSERT_TRUE(each.is_up()) << each.program().output();
  EXPECT_EQ(status_at(each.where()), 200U);
  EXPECT_EQ(status_at({.port = each.port(), .from = "::1"}), 200U);
}

TEST_F(Listening, a_visitor_is_who_the_proxy_at_the_socket_file_says) {
  ServerProcess server{
      data(), {"--listen", "127.0.0.1:0", "--listen", "unix:" + file(), "--limit-guesses-per-minute", "3"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const Where through_file{.file = file()};
  const auto guess = [&](const Where& where, const std::string& visitor) {
    return status_at(where, "/api/tables/222222", {{"X-Forwarded-For", visitor}});
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(guess(through_file, "203.0.113.7"), 404U);
  EXPECT_EQ(guess(through_file, "203.0.113.7"), 429U);
  EXPECT_EQ(guess(through_file, "203.0.113.8"), 404U);
  // Only the last address counts: the proxy has seen it.
  EXPECT_EQ(guess(through_file, "203.0.113.9, 203.0.113.7"), 429U);
  // At the port, nobody is believed.
  for (int i = 0; i < 3; ++i) EXPECT_EQ(guess(server.where(), "198.51.100." + std::to_string(i)), 404U);
  EXPECT_EQ(guess(server.where(), "198.51.100.9"), 429U);
}

TEST_F(Listening, a_socket_file_is_for_user_and_group_and_survives_a_kill_for_the_next_server_only) {
  ServerProcess server{data(), {"--listen", "127.0.0.1:0", "--listen", "unix:" + file()}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  struct stat facts{};
  ASSERT_EQ(::stat(file().c_str(), &facts), 0);
  EXPECT_TRUE(S_ISSOCK(facts.st_mode));
  EXPECT_EQ(facts.st_mode & 0777U, 0660U);
  ServerProcess second{folder.path() / "other", {"--listen", "127.0.0.1:0", "--listen", "unix:" + file()}};
  EXPECT_FALSE(second.is_up());
  EXPECT_EQ(second.program().wait(), 1);
  EXPECT_TRUE(second.program().output().contains("another program listens there"))
      << second.program().output();
  EXPECT_EQ(status_at({.file = file()}), 200U);
  server.kill();
  EXPECT_TRUE(std::filesystem::exists(file()));
  ServerProcess next{data(), {"--listen", "127.0.0.1:0", "--listen", "unix:" + file()}};
  ASSERT_TRUE(next.is_up()) << next.program().output();
  EXPECT_EQ(status_at({.file = file()}), 200U);
}

}  // namespace

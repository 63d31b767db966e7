// The real server over real sockets: a game from the first link to the last restart.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <csignal>

#include "support/schema.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::HttpReply;
using support::ServerProcess;
using support::TableClient;
using support::TemporaryFolder;

struct Two {
  TableClient ana;
  TableClient ben;
};

class Serve : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }

  // Two players whose game has begun.
  static std::optional<Two> begun(const ServerProcess& server, const std::string& code) {
    auto ana = TableClient::join(server.where(), code, "Ana");
    auto ben = TableClient::join(server.where(), code, "Ben");
    if (!ana || !ben) return std::nullopt;
    ana->say(R"({"t":"ready","n":1,"on":true})");
    ben->say(R"({"t":"ready","n":1,"on":true})");
    if (!ana->sees_a_game() || !ben->sees_a_game()) return std::nullopt;
    return Two{std::move(*ana), std::move(*ben)};
  }

  // One of the two acts; returns the lines that both receive.
  static std::pair<std::string, std::string> act(Two& two, unsigned number) {
    TableClient& actor = two.ana.possible_action() ? two.ana : two.ben;
    const auto action = actor.possible_action();
    if (!action) return {};
    const std::string n = std::to_string(number);
    actor.say(R"({"t":"do","n":)" + n + R"(,"a":")" + *action + "\"}");
    const std::string mark = "\"by\":" + std::to_string(actor.member()) + ",\"seat\":";
    auto first = two.ana.hear(mark);
    auto second = two.ben.hear(mark);
    return {first.value_or("ana heard nothing"), second.value_or("ben heard nothing")};
  }

  TemporaryFolder folder;
};

TEST_F(Serve, two_players_see_the_same_bytes_and_get_the_same_hash) {
  ServerProcess server{data(), {"--countdown-ms", "0"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  auto two = begun(server, support::open_table(server.where(), R"({"scenario":"S1"})"));
  ASSERT_TRUE(two);
  for (unsigned number = 2; number < 12; ++number) {
    const auto [first, second] = act(*two, number);
    ASSERT_EQ(first, second);
    ASSERT_EQ(two->ana.own_hash(), two->ana.told_hash()) << first;
  }
  EXPECT_EQ(server.metric("actions_total"), 10U);
  EXPECT_EQ(server.metric("resyncs_total"), 0U);
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(Serve, several_threads_share_the_tables) {
  ServerProcess server{data(), {"--threads", "3", "--countdown-ms", "0"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  for (int table = 0; table < 6; ++table) {
    const std::string code = support::open_table(server.where(), R"({"scenario":"S1","public":true})");
    const HttpReply before = support::http(server.where(), {.target = "/api/tables"});
    EXPECT_FALSE(before.body.contains(code)) << "nobody is there yet: " << before.body;
    auto two = begun(server, code);
    ASSERT_TRUE(two);
    const auto [first, second] = act(*two, 2);
    EXPECT_EQ(first, second);
    const HttpReply shown = support::http(server.where(), {.target = "/api/tables/" + code});
    EXPECT_EQ(shown.status, 200U);
    EXPECT_EQ(schema::answer_problem(boost::json::parse(shown.body), "get", "/api/tables/{code}", 200),
              std::nullopt);
    // Both are there, so it is listed, although the list has just been requested.
    const HttpReply list = support::http(server.where(), {.target = "/api/tables"});
    EXPECT_TRUE(list.body.contains(code)) << list.body;
    EXPECT_EQ(schema::answer_problem(boost::json::parse(list.body), "get", "/api/tables", 200), std::nullopt);
  }
  EXPECT_EQ(server.metric("tables"), 6U);
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(Serve, R_25_a_stop_keeps_the_tables_and_a_player_resumes_after_the_restart) {
  std::string code;
  std::string token;
  std::string hash;
  {
    ServerProcess server{data(), {"--countdown-ms", "0", "--come-back-ms", "1234"}};
    ASSERT_TRUE(server.is_up()) << server.program().output();
    code = support::open_table(server.where(), R"({"scenario":"S1"})");
    auto two = begun(server, code);
    ASSERT_TRUE(two);
    act(*two, 2);
    token = two->ana.token();
    hash = two->ana.told_hash();
    server.program().signal(SIGTERM);
    EXPECT_EQ(two->ana.socket().line_with("bye"), R"({"bye":{"why":"restart","come_back_ms":1234}})");
    EXPECT_EQ(two->ana.socket().close_code(), 1012U);
    EXPECT_EQ(two->ben.socket().close_code(), 1012U);
    EXPECT_EQ(server.program().wait(), 0);
  }
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  auto ana = TableClient::back(server.where(), code, token);
  ASSERT_TRUE(ana);
  EXPECT_EQ(ana->clock(), "interrupted");
  EXPECT_EQ(ana->told_hash(), hash);
  EXPECT_EQ(ana->own_hash(), hash);
  ana->say(R"({"t":"resume","n":9})");
  ASSERT_TRUE(ana->hear("\"n\":9"));
  EXPECT_EQ(ana->clock(), "running");
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(Serve, R_25_a_killed_server_shows_what_the_last_screens_showed) {
  std::string code;
  std::string token;
  std::string hash;
  {
    ServerProcess server{data(), {"--countdown-ms", "0"}};
    ASSERT_TRUE(server.is_up()) << server.program().output();
    code = support::open_table(server.where(), R"({"scenario":"S1"})");
    auto two = begun(server, code);
    ASSERT_TRUE(two);
    for (unsigned number = 2; number < 6; ++number) act(*two, number);
    token = two->ben.token();
    hash = two->ben.told_hash();
    server.kill();
  }
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  auto ben = TableClient::back(server.where(), code, token);
  ASSERT_TRUE(ben);
  EXPECT_EQ(ben->told_hash(), hash);
  EXPECT_EQ(ben->clock(), "interrupted");
}

TEST_F(Serve, a_second_server_cannot_take_the_port_or_the_folder) {
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string address = "127.0.0.1:" + std::to_string(server.port());
  support::Program port_taken{
      {support::program_path(), "serve", "--listen", address, "--data", (folder.path() / "other").string()},
      folder.path() / "port"};
  EXPECT_EQ(port_taken.wait(), 1);
  EXPECT_TRUE(port_taken.output().contains("Can't listen on " + address)) << port_taken.output();
  support::Program folder_taken{
      {support::program_path(), "serve", "--listen", "127.0.0.1:0", "--data", data().string()},
      folder.path() / "folder"};
  EXPECT_EQ(folder_taken.wait(), 1);
  EXPECT_NE(folder_taken.output(), "");
  support::Program asked_wrongly{{support::program_path(), "serve", "--listen", "nowhere"},
                                 folder.path() / "wrong"};
  EXPECT_EQ(asked_wrongly.wait(), 2);
  EXPECT_TRUE(asked_wrongly.output().contains("--listen takes an address and a port"))
      << asked_wrongly.output();
}

}  // namespace

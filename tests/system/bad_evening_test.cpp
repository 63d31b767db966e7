// A bad evening, and what its host can do about it with the documented commands alone, while other tables go
// on: a stranger with a rude name floods a public table, comes back from another address, and has left a rude
// win in the Book.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

#include "support/sensible_player.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

namespace json = boost::json;
using support::ServerProcess;
using support::TableClient;

class BadEvening : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }
  int run(std::vector<std::string> words) {
    words.insert(words.begin(), support::program_path());
    words.insert(words.end(), {"--data", data().string()});
    support::Program program{words, folder.path() / "said"};
    const int status = program.wait().value_or(-1);
    said = program.output();
    return status;
  }
  int admin(std::vector<std::string> words) {
    words.insert(words.begin(), "admin");
    return run(std::move(words));
  }
  json::object get(const std::string& target) const {
    return json::parse(support::http(server->where(), {.target = target}).body).as_object();
  }
  std::string page(const std::string& target) const {
    return support::http(server->where(), {.target = target}).body;
  }

  // Plays at a public table with teammates until the game is won, and leaves. Its name in the Book.
  std::string rude_win(const std::string& name) {
    const std::string code =
        support::open_table(server->where("127.0.0.2"), R"({"scenario":"S1","public":true,
        "sand_ms":600000,"seed":7,"teammates":{"count":3,"pace":"instant"}})");
    auto stranger = TableClient::join(server->where("127.0.0.2"), code, name);
    if (!stranger) return {};
    stranger->say(R"({"t":"ready","n":1,"on":true})");
    if (!stranger->sees_a_game()) return {};
    support::follow_to_the_end(*stranger);
    EXPECT_EQ(stranger->result(), "won");
    const json::array wins = get("/api/book?most=100").at("entries").as_array();
    const auto hers = std::ranges::find_if(
        wins, [&](const json::value& win) { return json::serialize(win.at("names")).contains(name); });
    return hers == wins.end() ? std::string{} : std::string{hers->at("record").as_string()};
  }

  support::TemporaryFolder folder;
  std::string said;  // what the last command has printed
  std::optional<ServerProcess> server;
};

TEST_F(BadEvening, is_over_within_two_minutes_and_other_tables_notice_nothing) {
  ASSERT_EQ(run({"import", "--generate", "60"}), 0) << said;
  server.emplace(data(), std::vector<std::string>{"--countdown-ms", "0", "--allow-setup"});
  ASSERT_TRUE(server->is_up()) << server->program().output();
  // The stranger wins a public game under a rude name.
  const std::string rude = "RÜDE Fellow";
  const std::string rude_game = rude_win(rude);
  ASSERT_FALSE(rude_game.empty());
  ASSERT_TRUE(page("/api/book?most=100").contains(rude));

  // Somewhere else two people play in peace.
  const std::string peace = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), peace, "Ana");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  const std::string hash = ana->told_hash();

  // The stranger comes to a public table, and comes in crowds.
  const std::string attacked = support::open_table(server->where(), R"({"scenario":"S1","public":true})");
  auto host = TableClient::join(server->where(), attacked, "Cleo");
  ASSERT_TRUE(host);
  std::vector<TableClient> flood;
  for (int i = 0; i < 12; ++i) {
    auto one = TableClient::join(server->where("127.0.0.2"), attacked, rude, "spectator");
    ASSERT_TRUE(one);
    flood.push_back(*std::move(one));
  }

  flood.front().say(R"({"t":"say","n":1,"text":"something vile"})");
  ASSERT_TRUE(host->hear("something vile"));

  const auto begun = std::chrono::steady_clock::now();
  // The table's host tells the server's host, who reads what was said; nobody else notices.
  host->say(R"({"t":"complain","n":1,"member":)" + std::to_string(flood.front().member()) + "}");
  ASSERT_TRUE(host->hear(R"("done":{"n":1)"));
  ASSERT_EQ(admin({"complaints"}), 0);
  ASSERT_TRUE(said.contains(attacked) && said.contains(rude) && said.contains("something vile")) << said;
  ASSERT_EQ(admin({"drop-complaint", "1"}), 0) << said;
  // "Trouble at CODE": who is that?
  ASSERT_EQ(admin({"table", attacked}), 0);
  ASSERT_TRUE(said.contains(rude) && said.contains("127.0.0.2")) << said;
  ASSERT_EQ(
      admin({"ban", attacked, std::to_string(flood.front().member()), "--for", "1d", "--why", "floods"}), 0);
  for (TableClient& one : flood) EXPECT_TRUE(one.hear(R"({"removed":{}})"));
  ASSERT_EQ(admin({"table", attacked}), 0);
  EXPECT_FALSE(said.contains("127.0.0.2")) << said;
  // Comes back from next door: then the whole street is banned.
  auto again = TableClient::join(server->where("127.0.0.3"), attacked, rude);
  ASSERT_TRUE(again);
  ASSERT_EQ(admin({"ban", "127.0.0.2/31", "--for", "1d"}), 0);
  EXPECT_TRUE(again->hear(R"({"removed":{}})"));
  EXPECT_FALSE(TableClient::join(server->where("127.0.0.3"), attacked, rude));
  // The name in the Book, and the win itself.
  ASSERT_EQ(admin({"forget-name", "rüde fellow"}), 0) << said;
  EXPECT_FALSE(page("/api/book?most=100").contains(rude));
  ASSERT_EQ(admin({"hide-game", rude_game}), 0) << said;
  EXPECT_FALSE(page("/api/book?most=100").contains(rude_game));
  EXPECT_FALSE(page("/api/records").contains(rude_game));
  EXPECT_FALSE(page("/api/tables").contains(rude));
  EXPECT_EQ(support::http(server->where(), {.target = "/api/records/" + rude_game}).status, 200U);
  ASSERT_EQ(admin({"delete-game", rude_game}), 0) << said;
  EXPECT_EQ(support::http(server->where(), {.target = "/api/records/" + rude_game}).status, 404U);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::minutes{2});

  // The others: still there, nothing lost, nothing frozen.
  host->say(R"({"t":"rename","n":2,"name":"Cleopatra"})");
  EXPECT_TRUE(host->hear("Cleopatra"));
  const auto action = ana->possible_action();
  ASSERT_TRUE(action);
  EXPECT_EQ(ana->told_hash(), hash);
  ana->say(R"({"t":"do","n":2,"a":")" + *action + "\"}");
  EXPECT_TRUE(ana->hear("\"n\":2,"));
  EXPECT_EQ(ana->own_hash(), ana->told_hash());
  EXPECT_EQ(server->metric("journal_troubles_total"), 0U);
  // Where the disk of a busy machine stalls for a moment, everybody is told; nothing else may trouble them.
  if (server->metric("journal_stalls_total") == 0U) {
    EXPECT_FALSE(ana->has_heard_of_trouble());
    EXPECT_FALSE(host->has_heard_of_trouble());
  }
  EXPECT_EQ(server->stop(), 0);
}

TEST_F(BadEvening, who_sits_there_under_the_name_is_shown_by_a_number_and_stays_so_after_a_restart) {
  server.emplace(data());
  ASSERT_TRUE(server->is_up());
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  auto rude = TableClient::join(server->where(), code, "Rude");
  ASSERT_TRUE(ana && rude);
  ASSERT_EQ(admin({"forget-name", "rude"}), 0) << said;
  EXPECT_TRUE(ana->hear("\"name\":\"#2\""));
  ASSERT_EQ(server->stop(), 0);
  server.emplace(data());
  ASSERT_TRUE(server->is_up());
  ASSERT_EQ(admin({"table", code}), 0);
  EXPECT_TRUE(said.contains("Ana") && said.contains("#2")) << said;
  EXPECT_FALSE(said.contains("Rude")) << said;
}

TEST_F(BadEvening, a_crew_is_forgotten_while_the_server_runs) {
  server.emplace(data());
  ASSERT_TRUE(server->is_up());
  const auto founded =
      json::parse(support::http(server->where(),
                                {.method = "POST", .target = "/api/crews", .body = R"({"name":"The Foxes"})"})
                      .body);
  const std::string secret{founded.at("secret").as_string()};
  const std::string code =
      support::open_table(server->where(), R"({"scenario":"S1","crew":")" + secret + "\"}");
  auto ana = TableClient::join(server->where(), code, "Ana");
  ASSERT_TRUE(ana);
  ASSERT_EQ(admin({"forget-crew", std::string{founded.at("link").as_string()}}), 0) << said;
  EXPECT_TRUE(ana->hear(R"({"closed":{}})"));
  EXPECT_EQ(support::http(server->where(),
                          {.target = "/api/crews", .headers = {{"authorization", "Bearer " + secret}}})
                .status,
            404U);
  EXPECT_EQ(admin({"forget-crew", secret}), 1);
}

}  // namespace

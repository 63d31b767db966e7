// The operator's console: magicmaze admin, while the server runs.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <fstream>
#include <iterator>
#include <thread>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

namespace json = boost::json;

using support::ServerProcess;
using support::TableClient;
using support::Where;

struct Said {
  int status = -1;
  std::string text;
};

// What a ping changes from one question to the next is left out.
json::object without_pings(json::object table) {
  for (json::value& person : table.at("people").as_array()) {
    for (const char* field : {"round_trip_ms", "quality"}) person.as_object().erase(field);
  }
  return table;
}

class ConsoleTest : public testing::Test {
 protected:
  void serve(const std::vector<std::string>& options = {}) {
    server.emplace(data(), options);
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }
  std::filesystem::path data() const { return folder.path() / "data"; }
  Where stranger() const { return server->where("127.0.0.2"); }

  Said admin(std::vector<std::string> words) const {
    words.insert(words.begin(), {support::program_path(), "admin"});
    words.insert(words.end(), {"--data", data().string()});
    support::Program program{words, folder.path() / "said"};
    const int status = program.wait().value_or(-1);
    return {status, program.output()};
  }
  json::object fields(std::vector<std::string> words) const {
    words.emplace_back("--json");
    const Said said = admin(std::move(words));
    EXPECT_EQ(said.status, 0) << said.text;
    return json::parse(said.text).as_object();
  }
  std::string file(const std::string& name) const {
    std::ifstream in{data() / name};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
  json::value notice() const {
    return json::parse(support::http(server->where(), {.target = "/api/site"}).body).at("notice");
  }
  unsigned status_from(const Where& from, const std::string& target) const {
    return support::http(from, {.target = target}).status;
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

TEST_F(ConsoleTest, a_table_is_found_by_its_code_and_by_its_hash) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1","public":true})");
  const std::string other = support::open_table(server->where(), R"({"scenario":"S2"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  auto ben = TableClient::join(stranger(), code, "Ben");
  ASSERT_TRUE(ana && ben);

  const json::array tables = fields({"tables"}).at("tables").as_array();
  ASSERT_EQ(tables.size(), 2U);
  const json::object by_code = fields({"table", code});
  const std::string hash{by_code.at("hash").as_string()};
  EXPECT_TRUE(server->program().output().contains(hash));  // the log calls it so
  EXPECT_FALSE(server->program().output().contains(code + "\""));
  EXPECT_EQ(without_pings(fields({"table", hash})), without_pings(by_code));
  EXPECT_EQ(by_code.at("scenario").as_string(), "S1");
  const json::array& people = by_code.at("people").as_array();
  ASSERT_EQ(people.size(), 2U);
  EXPECT_EQ(people[0].at("name").as_string(), "Ana");
  EXPECT_TRUE(people[0].at("host").as_bool());
  EXPECT_EQ(people[1].at("address").as_string(), "127.0.0.2");
  EXPECT_TRUE(admin({"table", code}).text.contains("Ben"));

  EXPECT_EQ(admin({"table", "222222"}).status, 1);
  EXPECT_EQ(admin({"table", "00000000"}).status, 1);
  EXPECT_EQ(admin({"table"}).status, 2);
  EXPECT_EQ(fields({"table", other}).at("people").as_array().size(), 0U);
}

TEST_F(ConsoleTest, only_its_owner_can_open_the_socket) {
  serve();
  struct stat facts{};
  ASSERT_EQ(::stat((data() / "admin.sock").c_str(), &facts), 0);
  EXPECT_TRUE(S_ISSOCK(facts.st_mode));
  EXPECT_EQ(facts.st_mode & 0777U, 0600U);
  EXPECT_EQ(server->stop(), 0);
  EXPECT_FALSE(std::filesystem::exists(data() / "admin.sock"));
  const Said said = admin({"tables"});
  EXPECT_EQ(said.status, 1);
  EXPECT_TRUE(said.text.contains("No server is running")) << said.text;
}

TEST_F(ConsoleTest, a_person_is_removed_and_a_table_unlocked_and_closed) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  auto ben = TableClient::join(stranger(), code, "Ben");
  ASSERT_TRUE(ana && ben);
  EXPECT_EQ(admin({"remove", code, std::to_string(ana->member())}).status, 0);
  EXPECT_TRUE(ana->hear(R"({"removed":{}})"));
  EXPECT_EQ(ana->socket().close_code(), 4000U);
  EXPECT_EQ(admin({"remove", code, std::to_string(ana->member())}).status, 1);
  // Who is left is the host now.
  ben->say(R"({"t":"lock","n":1,"on":true})");
  ASSERT_TRUE(ben->hear("\"locked\":true"));
  EXPECT_FALSE(TableClient::join(server->where(), code, "Cleo"));
  EXPECT_EQ(admin({"unlock", code}).status, 0);
  EXPECT_TRUE(ben->hear("\"locked\":false"));
  EXPECT_TRUE(TableClient::join(server->where("127.0.0.3"), code, "Cleo"));

  EXPECT_EQ(admin({"close", code}).status, 0);
  EXPECT_TRUE(ben->hear(R"({"closed":{}})"));
  EXPECT_EQ(ben->socket().close_code(), 4003U);
  EXPECT_EQ(status_from(server->where(), "/api/tables/" + code), 404U);
  EXPECT_EQ(admin({"close", code}).status, 1);
}

TEST_F(ConsoleTest, who_is_banned_leaves_at_once_and_stays_out_over_a_restart) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  auto eve = TableClient::join(stranger(), code, "Eve");
  ASSERT_TRUE(ana && eve);
  const json::object ban =
      fields({"ban", code, std::to_string(eve->member()), "--for", "2h", "--why", "floods"});
  EXPECT_EQ(ban.at("sent_away").to_number<int>(), 1);
  EXPECT_TRUE(eve->hear(R"({"removed":{}})"));
  EXPECT_TRUE(eve->socket().close_code());

  EXPECT_EQ(status_from(stranger(), "/"), 403U);
  EXPECT_EQ(status_from(stranger(), "/api/tables"), 403U);
  EXPECT_FALSE(TableClient::join(stranger(), code, "Eve"));
  EXPECT_EQ(status_from(server->where(), "/api/tables"), 200U);
  EXPECT_GE(server->metric("limits_hit_total{kind=\"banned\"}"), 2U);

  EXPECT_EQ(server->stop(), 0);
  serve();
  EXPECT_EQ(status_from(stranger(), "/api/tables"), 403U);
  const json::object bans = fields({"bans"});
  EXPECT_EQ(bans.at("bans").at(0).at("range").as_string(), "127.0.0.2");
  EXPECT_EQ(bans.at("bans").at(0).at("why").as_string(), "floods");
  const std::string number = std::to_string(bans.at("bans").at(0).at("ban").to_number<int>());
  EXPECT_EQ(admin({"unban", number}).status, 0);
  EXPECT_EQ(status_from(stranger(), "/api/tables"), 200U);
  EXPECT_EQ(admin({"unban", number}).status, 1);
}

TEST_F(ConsoleTest, a_ban_is_in_the_file_until_it_ends) {
  serve();
  EXPECT_EQ(admin({"ban", "203.0.113.0/24"}).status, 0);
  EXPECT_EQ(admin({"ban", "198.51.100.0/24", "--for", "1s"}).status, 0);
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{30};
  while (file("bans.json").contains("198.51.100") && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
  EXPECT_FALSE(file("bans.json").contains("198.51.100")) << file("bans.json");
  EXPECT_TRUE(file("bans.json").contains("203.0.113.0/24")) << file("bans.json");
}

const std::string kEvesBrowser(32, 'e');

TEST_F(ConsoleTest, a_banned_browser_stays_out_wherever_it_comes_from) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  auto eve = TableClient::join(server->where(), code, "Eve", "player", kEvesBrowser);
  ASSERT_TRUE(ana && eve);
  // Both come from this machine, so only her browser is banned.
  const Said said = admin({"ban", code, std::to_string(eve->member())});
  EXPECT_EQ(said.status, 0) << said.text;
  EXPECT_TRUE(said.text.contains("a browser is kept out")) << said.text;
  EXPECT_TRUE(eve->hear(R"({"removed":{}})"));
  EXPECT_EQ(status_from(server->where(), "/api/tables"), 200U);
  const std::string other = support::open_table(server->where(), R"({"scenario":"S1"})");
  EXPECT_FALSE(TableClient::join(stranger(), other, "Eve", "player", kEvesBrowser));
  EXPECT_TRUE(TableClient::join(server->where(), other, "Ida", "player", std::string(32, '1')));
  EXPECT_TRUE(fields({"bans"}).at("bans").at(0).at("browser").as_bool());
  EXPECT_TRUE(fields({"bans"}).at("bans").at(0).at("range").is_null());
  const std::string bans = file("bans.json");
  EXPECT_FALSE(bans.contains("eeee")) << bans;  // only a digest

  EXPECT_EQ(server->stop(), 0);
  serve();
  EXPECT_FALSE(TableClient::join(server->where(), other, "Eve", "player", kEvesBrowser));
  EXPECT_EQ(admin({"unban", "1"}).status, 0);
  EXPECT_TRUE(TableClient::join(server->where(), other, "Eve", "player", kEvesBrowser));
  // She is still removed from that table, which only its host can change.
  EXPECT_FALSE(TableClient::join(server->where(), code, "Eve", "player", kEvesBrowser));
}

TEST_F(ConsoleTest, who_is_removed_stays_out_of_that_table_until_the_host_lets_them_in) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana", "player", std::string(32, 'a'));
  auto eve = TableClient::join(stranger(), code, "Eve", "player", kEvesBrowser);
  auto bot = TableClient::join(server->where("127.0.0.3"), code, "Bot");
  ASSERT_TRUE(ana && eve && bot);
  EXPECT_EQ(admin({"remove", code, std::to_string(eve->member())}).status, 0);
  ana->say(R"({"t":"remove","n":1,"member":)" + std::to_string(bot->member()) + "}");
  ASSERT_TRUE(ana->hear(R"("kept_out":[{"member":2,"name":"Eve"},{"member":3,"name":"Bot"}])"));
  EXPECT_EQ(server->stop(), 0);
  serve();
  EXPECT_FALSE(TableClient::join(server->where(), code, "Eve", "player", kEvesBrowser));
  EXPECT_FALSE(TableClient::join(server->where("127.0.0.3"), code, "Bot"));
  EXPECT_TRUE(TableClient::join(server->where("127.0.0.4"), code, "Ida"));
  auto back = TableClient::back(server->where(), code, ana->token());
  ASSERT_TRUE(back);
  EXPECT_EQ(admin({"forget-name", "Eve"}).status, 0);
  ASSERT_TRUE(back->hear(R"({"member":2,"name":"#2"})"));
  back->say(R"({"t":"let_in","n":2,"member":2})");
  ASSERT_TRUE(back->hear(R"("kept_out":[{"member":3,"name":"Bot"}])"));
  EXPECT_TRUE(TableClient::join(server->where(), code, "Eve", "player", kEvesBrowser));
}

TEST_F(ConsoleTest, a_complaint_says_who_and_what_was_written_and_leads_to_a_ban_even_later) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  auto eve = TableClient::join(stranger(), code, "Eve", "player", kEvesBrowser);
  ASSERT_TRUE(ana && eve);
  EXPECT_EQ(admin({"complaints"}).text, "Nobody has complained.\n");
  eve->say(R"({"t":"say","n":1,"text":"Vile \"words\""})");
  ASSERT_TRUE(ana->hear("Vile"));
  ana->say(R"({"t":"complain","n":1,"member":2})");
  ASSERT_TRUE(ana->hear(R"("done":{"n":1)"));
  const json::object one = fields({"complaints"}).at("complaints").at(0).as_object();
  EXPECT_EQ(one.at("table").as_string(), code);
  EXPECT_EQ(one.at("about").at("name").as_string(), "Eve");
  EXPECT_EQ(one.at("about").at("address").as_string(), "127.0.0.2");
  EXPECT_TRUE(one.at("about").at("browser").as_bool());
  EXPECT_EQ(one.at("by").at("name").as_string(), "Ana");
  EXPECT_EQ(one.at("heard").at(0).at("text").as_string(), "Vile \"words\"");
  // She is removed, and Ana complains once more: where she came from is still known.
  ana->say(R"({"t":"remove","n":2,"member":2})");
  ana->say(R"({"t":"complain","n":3,"member":2})");
  ASSERT_TRUE(ana->hear(R"("done":{"n":3)"));
  const json::array all = fields({"complaints"}).at("complaints").as_array();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.at(0).at("complaint").to_number<int>(), 2);
  EXPECT_EQ(all.at(0).at("about").at("address").as_string(), "127.0.0.2");
  EXPECT_EQ(server->metric("complaints_total"), 2U);

  // Eve is gone, the server has restarted, and she can still be banned.
  EXPECT_EQ(server->stop(), 0);
  EXPECT_FALSE(server->program().output().contains("Vile"));
  EXPECT_FALSE(server->program().output().contains("Eve"));
  serve();
  EXPECT_EQ(admin({"ban-accused", "7"}).status, 1);
  const Said said = admin({"ban-accused", "2", "--only", "browser"});
  EXPECT_EQ(said.status, 0) << said.text;
  EXPECT_FALSE(TableClient::join(server->where(), code, "Eve", "player", kEvesBrowser));
  EXPECT_EQ(admin({"forget-name", "Eve"}).status, 0);
  EXPECT_FALSE(file("complaints.json").contains("Eve"));
  EXPECT_EQ(admin({"drop-complaint", "all"}).status, 0);
  EXPECT_EQ(admin({"complaints"}).text, "Nobody has complained.\n");
  EXPECT_FALSE(file("audit.log").contains("Eve"));
}

// A ban of the proxy would be a ban of everyone.
TEST_F(ConsoleTest, nobody_bans_the_proxy_or_this_machine) {
  serve({"--trusted-proxy", "10.1.2.3"});
  for (const std::string range : {"127.0.0.1", "127.0.0.0/8", "::1", "10.1.2.3", "10.0.0.0/8"}) {
    const Said said = admin({"ban", range});
    EXPECT_EQ(said.status, 1) << range;
    EXPECT_TRUE(said.text.contains("Ban a smaller range")) << said.text;
  }
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  ASSERT_TRUE(ana);
  EXPECT_EQ(admin({"ban", code, std::to_string(ana->member())}).status, 1);
  EXPECT_TRUE(fields({"bans"}).at("bans").as_array().empty());
  EXPECT_EQ(status_from(server->where(), "/api/tables"), 200U);
  // Health checks are answered even if their address is banned.
  EXPECT_EQ(admin({"ban", "127.0.0.2"}).status, 0);
  EXPECT_EQ(status_from(stranger(), "/api/tables"), 403U);
  EXPECT_EQ(status_from(stranger(), "/healthz"), 200U);
  EXPECT_EQ(status_from(stranger(), "/readyz"), 200U);
}

TEST_F(ConsoleTest, an_announcement_reaches_everyone_and_who_comes_later) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  ASSERT_TRUE(ana);
  EXPECT_TRUE(notice().is_null());
  EXPECT_EQ(admin({"announce", "Back", "at nine.", "--for", "10m"}).status, 0);
  EXPECT_TRUE(ana->hear(R"({"notice":{"text":"Back at nine."}})"));
  auto ben = support::WsClient::open(server->where(), "/ws/" + code);
  ASSERT_TRUE(ben);
  EXPECT_EQ(ben->line(), R"({"notice":{"text":"Back at nine."}})");
  EXPECT_EQ(notice().as_string(), "Back at nine.");
  EXPECT_EQ(admin({"announce"}).status, 0);
  EXPECT_TRUE(notice().is_null());
}

TEST_F(ConsoleTest, no_new_tables_until_they_are_allowed_again) {
  serve();
  const auto open = [&] {
    return support::http(server->where(), {.method = "POST", .target = "/api/tables"}).status;
  };
  EXPECT_EQ(admin({"stop-new"}).status, 0);
  EXPECT_EQ(open(), 503U);
  EXPECT_EQ(admin({"allow-new"}).status, 0);
  EXPECT_EQ(open(), 201U);
}

TEST_F(ConsoleTest, a_drained_server_ends_when_no_game_is_running) {
  serve({"--countdown-ms", "0"});
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1","pauses":true})");
  auto ana = TableClient::join(server->where(), code, "Ana");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  EXPECT_EQ(fields({"drain"}).at("playing").to_number<int>(), 1);
  EXPECT_EQ(status_from(server->where(), "/readyz"), 200U);
  ana->say(R"({"t":"give_up","n":2})");
  EXPECT_TRUE(ana->hear(R"({"bye")"));
  EXPECT_EQ(server->program().wait(), 0);
}

TEST_F(ConsoleTest, every_act_is_in_the_audit_log_without_names_and_codes) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server->where(), code, "Anastasia");
  ASSERT_TRUE(ana);
  const std::string hash{fields({"table", code}).at("hash").as_string()};
  EXPECT_TRUE(file("audit.log").empty());  // looking is no act
  EXPECT_EQ(admin({"remove", code, "77"}).status, 1);
  EXPECT_EQ(admin({"ban", "203.0.113.0/24", "--why", "spam"}).status, 0);
  EXPECT_EQ(admin({"close", code}).status, 0);
  const std::string log = file("audit.log");
  EXPECT_EQ(std::ranges::count(log, '\n'), 3) << log;
  EXPECT_TRUE(log.contains(R"("do":"remove","about":")" + hash + R"( 77","why":"","done":false)")) << log;
  EXPECT_TRUE(log.contains(R"("do":"ban","about":"203.0.113.0/24","why":"spam","done":true)")) << log;
  EXPECT_TRUE(log.contains(R"("do":"close","about":")" + hash)) << log;
  EXPECT_FALSE(log.contains(code) || log.contains("Anastasia")) << log;
}

TEST_F(ConsoleTest, says_what_is_slow_and_who_uses_the_limits) {
  serve({"--limit-guesses-per-minute", "2", "--limit-ai-tables-per-address", "3"});
  const std::string code = support::open_table(stranger(), R"({"scenario":"S1","teammates":{"count":1}})");
  auto eve = TableClient::join(stranger(), code, "Eve");
  ASSERT_TRUE(eve);
  // Who guesses codes is the closest to a limit.
  for (int i = 0; i < 2; ++i) status_from(server->where("127.0.0.9"), "/api/tables/222222");
  const json::object limits = fields({"limits"});
  EXPECT_EQ(limits.at("ai_tables").to_number<int>(), 1);
  EXPECT_EQ(limits.at("most_of_one").at("guesses").to_number<int>(), 2);
  EXPECT_EQ(limits.at("most_of_one").at("ai_tables").to_number<int>(), 3);
  EXPECT_EQ(limits.at("largest").at(0).at("address").as_string(), "127.0.0.9");
  EXPECT_GE(limits.at("largest").at(0).at("guesses").to_number<int>(), 1);
  EXPECT_TRUE(admin({"limits"}).text.contains("1 of 200 with teammates.")) << admin({"limits"}).text;
  EXPECT_EQ(limits.at("tables").to_number<int>(), 1);
  const json::array& largest = limits.at("largest").as_array();
  const auto hers = std::ranges::find_if(
      largest, [](const json::value& share) { return share.at("address").as_string() == "127.0.0.2"; });
  ASSERT_NE(hers, largest.end());
  EXPECT_GE(hers->at("connections").to_number<int>(), 1);
  EXPECT_EQ(hers->at("tables").to_number<int>(), 1);
  EXPECT_LE(hers->at("new_tables").to_number<int>(), 1);  // it counts for six seconds
  EXPECT_EQ(hers->at("ai_tables").to_number<int>(), 1);
  const json::object slow = fields({"slow"});
  EXPECT_FALSE(slow.at("threads").as_array().empty());
  EXPECT_TRUE(slow.at("figures").as_object().contains("journal_slowest_commit_microseconds"));
}

}  // namespace

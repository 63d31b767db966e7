// Teammates of the real server over real sockets: they win, they are watched, and they survive a crash.
#include "ai/teammates.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <chrono>
#include <thread>
#include <vector>

#include "notation/record.h"
#include "support/schema.h"
#include "support/sensible_player.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

namespace json = boost::json;
using support::follow_to_the_end;
using support::HttpReply;
using support::ServerProcess;
using support::TableClient;
using support::TemporaryFolder;

class TeammatesOfTheServer : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }

  static HttpReply open(const ServerProcess& server, const std::string& body) {
    return support::http(server.where(), {.method = "POST", .target = "/api/tables", .body = body});
  }

  TemporaryFolder folder;
};

constexpr std::string_view kInstant =
    R"("scenario":"S1","public":true,"sand_ms":600000,"seed":7,"teammates":{"count":)";

TEST_F(TeammatesOfTheServer, one_person_and_three_of_them_win_the_first_scenario) {
  ServerProcess server{data(), {"--countdown-ms", "0", "--allow-setup"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code =
      support::open_table(server.where(), "{" + std::string{kInstant} + R"(3,"pace":"instant"}})");
  auto ana = TableClient::join(server.where(), code, "Ana");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  follow_to_the_end(*ana);
  EXPECT_EQ(ana->result(), "won");
  EXPECT_GT(server.metric("teammate_actions_total"), 5U);
  EXPECT_GT(server.metric("thinking_jobs_total"), 5U);
  EXPECT_EQ(server.metric("advice_refused_total"), 0U);
  EXPECT_EQ(server.metric("ai_tables"), 1U);
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(TeammatesOfTheServer, a_table_of_them_is_watched_to_its_end_and_recorded) {
  ServerProcess server{data(), {"--countdown-ms", "0", "--allow-setup"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code =
      support::open_table(server.where(), "{" + std::string{kInstant} + R"(4,"pace":"instant"}})");
  auto eva = TableClient::join(server.where(), code, "Eva", "spectator");
  ASSERT_TRUE(eva);
  EXPECT_FALSE(eva->chair());
  eva->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(eva->sees_a_game());
  follow_to_the_end(*eva);
  EXPECT_EQ(eva->result(), "won");

  json::value records;
  for (int attempt = 0; attempt < 100; ++attempt) {
    records = json::parse(support::http(server.where(), {.target = "/api/records"}).body);
    if (!records.at("records").as_array().empty()) break;
    std::this_thread::sleep_for(std::chrono::milliseconds{50});
  }
  EXPECT_EQ(schema::answer_problem(records, "get", "/api/records", 200), std::nullopt);
  ASSERT_EQ(records.at("records").as_array().size(), 1U);
  const json::value& card = records.at("records").at(0);
  EXPECT_EQ(card.at("teammates"), json::parse("[0,1,2,3]"));
  const HttpReply text =
      support::http(server.where(), {.target = "/api/records/" + std::string{card.at("id").as_string()}});
  const auto record = notation::read_record(text.body);
  ASSERT_TRUE(record);
  EXPECT_TRUE(notation::verify(*record));
  EXPECT_EQ(server.stop(), 0);
}

// B-COM-3: an idle player is reminded now and then, and nothing else happens to anyone.
TEST_F(TeammatesOfTheServer, a_person_who_never_acts_gets_few_knocks) {
  ServerProcess server{data(), {"--countdown-ms", "0", "--allow-setup"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), R"({"scenario":"S1","sand_ms":24000,"seed":7,
      "teammates":{"count":3,"pace":"brisk"}})");
  auto ana = TableClient::join(server.where(), code, "Ana");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  const std::int64_t seat = *ana->chair();
  std::vector<std::int64_t> knocks;
  std::size_t lines = 0;
  while (ana->result().empty()) {
    const auto line = ana->hear("{");
    ASSERT_TRUE(line) << "nobody says anything any more";
    ++lines;
    ASSERT_EQ(ana->own_hash(), ana->told_hash());
    if (!line->contains("\"do_something ")) continue;
    EXPECT_TRUE(line->contains("before=" + std::to_string(seat))) << *line;
    knocks.push_back(json::parse(*line).at("at").to_number<std::int64_t>());
  }
  ASSERT_FALSE(knocks.empty());
  EXPECT_GE(knocks.front(), 4'000);
  for (std::size_t i = 1; i < knocks.size(); ++i) EXPECT_GE(knocks[i] - knocks[i - 1], 8'000);
  EXPECT_LT(lines, 200U);  // three seats at this pace, as long as there is something to do
  EXPECT_EQ(server.metric("advice_refused_total"), 0U);
  EXPECT_EQ(support::http(server.where(), {.target = "/healthz"}).status, 200U);
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(TeammatesOfTheServer, R_25_a_killed_server_continues_with_them) {
  std::string code;
  std::string token;
  std::string hash;
  {
    ServerProcess server{data(), {"--countdown-ms", "0", "--allow-setup"}};
    ASSERT_TRUE(server.is_up()) << server.program().output();
    code = support::open_table(server.where(), R"({"scenario":"S1","sand_ms":600000,"seed":7,
        "teammates":{"count":4,"pace":"brisk"}})");
    auto eva = TableClient::join(server.where(), code, "Eva", "spectator");
    ASSERT_TRUE(eva);
    eva->say(R"({"t":"ready","n":1,"on":true})");
    ASSERT_TRUE(eva->sees_a_game());
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(eva->hear(R"("n":null,"events":["moved)"));
    token = eva->token();
    hash = eva->told_hash();
    server.kill();
  }
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  auto eva = TableClient::back(server.where(), code, token);
  ASSERT_TRUE(eva);
  EXPECT_EQ(eva->clock(), "interrupted");
  eva->say(R"({"t":"teammates","n":8,"pace":"instant"})");
  eva->say(R"({"t":"resume","n":9})");
  ASSERT_TRUE(eva->hear("\"n\":9"));
  follow_to_the_end(*eva);
  EXPECT_EQ(eva->result(), "won");
  EXPECT_EQ(server.metric("ai_tables"), 1U);
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(TeammatesOfTheServer, R_24_a_teammate_stands_in_for_an_absent_player_and_hands_the_seat_back) {
  ServerProcess server{data(), {"--countdown-ms", "0", "--allow-setup"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), R"({"scenario":"S1","sand_ms":600000,"seed":7,
      "teammates":{"stand_in":true,"pace":"brisk"}})");
  auto ana = TableClient::join(server.where(), code, "Ana");
  auto ben = TableClient::join(server.where(), code, "Ben");
  ASSERT_TRUE(ana && ben);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ben->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  ben->socket().drop();
  ASSERT_TRUE(ana->hear("kind=teammate"));
  ASSERT_TRUE(ana->hear("\"n\":null,\"events\":[\"moved"));
  auto again = TableClient::back(server.where(), code, ben->token());
  ASSERT_TRUE(again);
  ASSERT_TRUE(ana->hear("returned_seat"));
  EXPECT_EQ(ana->own_hash(), ana->told_hash());
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(TeammatesOfTheServer, there_are_no_more_tables_with_them_than_the_operator_allows) {
  ServerProcess server{data(), {"--max-ai-tables", "1"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  EXPECT_EQ(open(server, R"({"teammates":{"count":3}})").status, 201U);
  const HttpReply refused = open(server, R"({"teammates":{"count":3}})");
  EXPECT_EQ(refused.status, 503U);
  EXPECT_TRUE(refused.body.contains("TooManyTeammates")) << refused.body;
  EXPECT_EQ(schema::answer_problem(json::parse(refused.body), "post", "/api/tables", 503), std::nullopt);
  EXPECT_EQ(server.metric("limits_hit_total{kind=\"ai_tables\"}"), 1U);

  auto ana = TableClient::join(server.where(), support::open_table(server.where(), "{}"), "Ana");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"fill","n":1})");
  EXPECT_TRUE(ana->hear("\"refused\":\"TooManyTeammates\""));
}

TEST_F(TeammatesOfTheServer, invalid_commands_about_them_are_refused) {
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  for (const std::string body :
       {R"({"teammates":3})", R"({"teammates":{"count":10}})", R"({"teammates":{"count":-1}})",
        R"({"teammates":{"pace":"frantic"}})", R"({"teammates":{"stand_in":1}})",
        R"({"teammates":{"names":[]}})", R"({"teammates":[]})"}) {
    EXPECT_EQ(open(server, body).status, 400U) << body;
  }
}

}  // namespace

// What no well-behaved client does: for each there is a limit, a clear answer or a closed socket, and a
// counter; the others play on.
#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>
#include <chrono>
#include <thread>

#include "support/raw_socket.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::HttpReply;
using support::RawSocket;
using support::ServerProcess;
using support::TableClient;
using support::TemporaryFolder;
using support::Where;
using support::WsClient;

constexpr std::string_view kJoin = R"({"t":"join","name":"Eve"})";

class HostileClients : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }

  void serve(const std::vector<std::string>& options = {}) {
    server.emplace(data(), options);
    ASSERT_TRUE(server->is_up()) << server->program().output();
    code = support::open_table(server->where(), "{}");
    ASSERT_EQ(code.size(), 6U);
  }

  // Someone nobody knows yet, from a separate address.
  Where stranger() const { return server->where("127.0.0.2"); }

  std::optional<WsClient> socket(const support::Headers& headers = {}) const {
    auto opened = WsClient::open(stranger(), "/ws/" + code, headers);
    return opened ? std::optional{std::move(*opened)} : std::nullopt;
  }

  std::string error_of(const HttpReply& reply) const {
    boost::system::error_code no_json;
    const auto body = boost::json::parse(reply.body, no_json);
    if (no_json || !body.is_object() || !body.as_object().contains("error")) return "no JSON: " + reply.body;
    return std::to_string(reply.status) + " " + std::string{body.at("error").as_string()};
  }

  // Others still play.
  void expect_a_lively_table() const {
    auto ana = TableClient::join(server->where(), code, "Ana");
    ASSERT_TRUE(ana);
    ana->say(R"({"t":"rename","n":1,"name":"Anna"})");
    EXPECT_TRUE(ana->hear("\"n\":1"));
    ana->say(R"({"t":"leave","n":2})");
    EXPECT_EQ(ana->socket().close_code(), 4000U);
  }

  TemporaryFolder folder;
  std::optional<ServerProcess> server;
  std::string code;
};

TEST_F(HostileClients, frames_that_are_too_big_or_not_text) {
  serve();
  auto large = socket();
  ASSERT_TRUE(large);
  large->send(kJoin);
  large->send(std::string(20'000, 'x'));
  EXPECT_EQ(large->close_code(), 1009U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"too_big\"}", 1));
  auto binary = socket();
  ASSERT_TRUE(binary);
  binary->send_binary(kJoin);
  EXPECT_EQ(binary->close_code(), 1008U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"not_text\"}", 1));
  auto latin = socket();
  ASSERT_TRUE(latin);
  latin->send("{\"t\":\"join\",\"name\":\"\xc4\"}");  // no UTF-8
  EXPECT_EQ(latin->close_code(), 1007U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"bad_frame\"}", 1));
  expect_a_lively_table();
}

// Four exabytes, says its header.
TEST_F(HostileClients, a_frame_that_claims_to_be_huge_takes_no_memory) {
  serve();
  RawSocket eve{stranger()};
  ASSERT_TRUE(eve.upgrade("/ws/" + code));
  const std::string header{"\x81\xff\x40\0\0\0\0\0\0\0\0\0\0\0", 14};
  eve.send(header + std::string(20'000, 'x'));
  EXPECT_TRUE(eve.read_to_end().value_or("It was not closed.").contains("\x88\x02\x03\xf1")) << "1009";
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"too_big\"}", 1));
  expect_a_lively_table();
}

TEST_F(HostileClients, invalid_lines_are_reported_and_too_many_end_the_connection) {
  serve();
  auto eve = socket();
  ASSERT_TRUE(eve);
  eve->send("{\"t\":\"join\",");
  EXPECT_TRUE(eve->line_with("\"bad\""));
  eve->send(R"({"t":"dance","n":7})");
  const auto answer = eve->line_with("\"bad\"");
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->contains("\"n\":7")) << *answer;
  EXPECT_TRUE(server->metric_reaches("bad_lines_total", 2));
  for (int i = 0; i < 8; ++i) eve->send("[]");
  EXPECT_EQ(eve->close_code(), 1008U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"bad_lines\"}", 1));
  auto chatty = socket();
  ASSERT_TRUE(chatty);
  std::string lines{kJoin};
  for (int i = 0; i < 16; ++i) lines += "\n{\"t\":\"time\"}";
  chatty->send(lines);
  EXPECT_EQ(chatty->close_code(), 1008U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"bad_lines\"}", 2));
  expect_a_lively_table();
}

TEST_F(HostileClients, too_fast_is_refused_and_much_too_fast_is_closed) {
  serve();
  auto eve = socket();
  ASSERT_TRUE(eve);
  eve->send(kJoin);
  ASSERT_TRUE(eve->line_with("\"snapshot\""));
  std::string lines = R"({"t":"ready","n":77,"on":false})";
  for (int i = 1; i < 16; ++i) lines += "\n{\"t\":\"time\"}";
  for (int i = 0; i < 10; ++i) eve->send(lines);
  const auto refused = eve->line_with("TooFast");
  ASSERT_TRUE(refused);
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"too_fast\"}", 1));
  for (int i = 0; i < 30; ++i) eve->send(lines);
  EXPECT_EQ(eve->close_code(), 1008U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"too_fast\"}", 1));
  auto pinging = socket();
  ASSERT_TRUE(pinging);
  while (pinging->send_ping()) {
  }
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"flood\"}", 1));
  expect_a_lively_table();
}

TEST_F(HostileClients, pages_from_other_sites_cannot_connect) {
  serve({"--public-url", "https://maze.example.org", "--allow-origin", "https://friends.example.org"});
  const auto refused = WsClient::open(stranger(), "/ws/" + code, {{"Origin", "https://evil.example.org"}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().status, 403U);
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"origin\"}", 1));
  const HttpReply posted =
      support::http(stranger(), {.method = "POST", .target = "/api/tables", .headers = {{"Origin", "null"}}});
  EXPECT_EQ(error_of(posted), "403 ForeignOrigin");
  const std::string own = "http://127.0.0.1:" + std::to_string(server->port());
  const std::array<std::string, 3> origins{"https://maze.example.org", "https://friends.example.org", own};
  for (const std::string& origin : origins) {
    EXPECT_TRUE(socket({{"Origin", origin}})) << origin;
  }
  EXPECT_TRUE(socket());  // programs have none
}

TEST_F(HostileClients, guessing_codes_and_tokens_is_soon_blocked) {
  serve({"--limit-guesses-per-minute", "5"});
  const auto wrong = WsClient::open(stranger(), "/ws/222222");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(error_of(wrong.error()), "404 NoSuchTable");
  EXPECT_TRUE(server->metric_reaches("wrong_codes_total", 1));
  auto thief = socket();
  ASSERT_TRUE(thief);
  thief->send(R"({"t":"back","token":"00112233445566778899aabbccddeeff"})");
  EXPECT_TRUE(thief->line_with("\"no_entry\""));
  EXPECT_EQ(thief->close_code(), 4002U);
  EXPECT_TRUE(server->metric_reaches("wrong_tokens_total", 1));
  EXPECT_EQ(support::http(stranger(), {.target = "/api/tables/333333"}).status, 404U);
  EXPECT_EQ(support::http(stranger(), {.target = "/api/tables/444444"}).status, 404U);
  EXPECT_EQ(support::http(stranger(), {.target = "/api/tables/0O1I"}).status, 404U);
  // Even a correct code no longer gets an answer.
  const HttpReply blind = support::http(stranger(), {.target = "/api/tables/" + code});
  EXPECT_EQ(error_of(blind), "429 TooManyGuesses");
  EXPECT_EQ(blind.headers.at("retry-after"), "60");
  auto nobody = socket();
  ASSERT_TRUE(nobody);
  nobody->send(kJoin);
  EXPECT_EQ(nobody->close_code(), 1013U);
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"address_guesses\"}", 2));
  expect_a_lively_table();  // from another address
}

TEST_F(HostileClients, a_client_that_never_reads_is_cut_off_and_slows_nobody_down) {
  serve();
  const std::string other = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto solo = TableClient::join(server->where(), other, "Solo");
  ASSERT_TRUE(solo);
  // The longer the list, the more is sent with every change.
  for (int i = 0; i < 35; ++i) {
    auto guest = TableClient::join(server->where(), other, "Somebody in the crowd", "spectator");
    ASSERT_TRUE(guest);
    guest->socket().drop();
  }
  RawSocket eve{stranger(), 4'096};
  ASSERT_TRUE(eve.upgrade("/ws/" + other));
  eve.send_frame(1, R"({"t":"join","name":"Eve","as":"spectator"})");
  ASSERT_TRUE(solo->hear("name=Eve"));
  // As often as allowed; each brings the whole table again. It piles up, and meanwhile others are told about
  // it.
  for (int count = 1; !eve.is_closed(); ++count) {
    const std::string number = std::to_string(count);
    eve.send_frame(1, R"({"t":"rename","n":)" + number + R"(,"name":"Eve )" + number + "\"}");
    if (count % 50 == 0) expect_a_lively_table();
    std::this_thread::sleep_for(std::chrono::milliseconds{55});
    if (eve.is_closed()) break;
    ASSERT_TRUE(solo->hear("name=Eve")) << count;
  }
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"slow_reader\"}", 1));
  EXPECT_TRUE(solo->hear("\"here\":false"));
}

TEST_F(HostileClients, silent_clients_are_not_waited_for) {
  serve({"--limit-connections-per-address", "2000"});
  // All at the same time, because each takes several seconds.
  RawSocket half_open{stranger()};
  half_open.send("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  std::vector<RawSocket> idle;
  idle.reserve(300);
  for (int i = 0; i < 300; ++i) idle.emplace_back(stranger());
  auto speechless = socket();
  ASSERT_TRUE(speechless);
  RawSocket deaf{stranger()};
  ASSERT_TRUE(deaf.upgrade("/ws/" + code));
  deaf.send_frame(1, kJoin);
  expect_a_lively_table();
  EXPECT_EQ(speechless->close_code(), 1008U);
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"no_first_line\"}", 1));
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"silent\"}", 1));  // it never answered a ping
  EXPECT_EQ(half_open.read_to_end(), "");
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"slow_request\"}", 1));
  for (RawSocket& socket : idle) EXPECT_EQ(socket.read_to_end(), "");
}

TEST_F(HostileClients, a_full_server_says_so_and_has_room_again_when_someone_leaves) {
  serve({"--max-connections", "3"});
  std::vector<WsClient> guests;
  for (int i = 0; i < 3; ++i) {
    auto guest = WsClient::open(server->where(), "/ws/" + code);
    ASSERT_TRUE(guest);
    guests.push_back(std::move(*guest));
  }
  const auto refused = WsClient::open(server->where(), "/ws/" + code);
  ASSERT_FALSE(refused);
  EXPECT_EQ(error_of(refused.error()), "503 Full");
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"full\"}", 1));
  guests.back().drop();
  EXPECT_TRUE(server->metric_reaches("closed_total{reason=\"peer\"}", 1));
  EXPECT_TRUE(WsClient::open(server->where(), "/ws/" + code));
}

TEST_F(HostileClients, one_address_cannot_take_all_places_or_open_endless_tables) {
  serve({"--limit-connections-per-address", "2", "--limit-tables-per-minute", "2",
         "--limit-new-connections-per-minute", "6"});
  {
    auto first = socket();
    auto second = socket();
    ASSERT_TRUE(first && second);
    const auto third = WsClient::open(stranger(), "/ws/" + code);
    ASSERT_FALSE(third);
    EXPECT_EQ(error_of(third.error()), "429 TooManyConnections");
    EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"address_connections\"}", 1));
    EXPECT_TRUE(WsClient::open(server->where("127.0.0.3"), "/ws/" + code));
  }
  ASSERT_TRUE(server->metric_reaches("closed_total{reason=\"peer\"}", 3));
  EXPECT_EQ(support::open_table(stranger(), "{}").size(), 6U);
  EXPECT_EQ(support::open_table(stranger(), "{}").size(), 6U);
  const HttpReply more = support::http(stranger(), {.method = "POST", .target = "/api/tables"});
  EXPECT_EQ(error_of(more), "429 TooManyTables");
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"address_tables\"}", 1));
  EXPECT_EQ(error_of(support::http(stranger(), {})), "429 TooManyNewConnections");
  const HttpReply page = support::http(stranger(), {.headers = {{"Accept", "text/html,*/*"}}});
  EXPECT_EQ(page.status, 429U);
  EXPECT_TRUE(page.body.contains("<p>Too many connections from your address within a minute.</p>"));
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"address_new_connections\"}", 1));
}

TEST_F(HostileClients, requests_that_are_too_large_or_invalid) {
  serve();
  const HttpReply header = support::http(stranger(), {.headers = {{"X-Long", std::string(10'000, 'x')}}});
  EXPECT_EQ(error_of(header), "431 HeaderTooLarge");
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"header_size\"}", 1));
  const HttpReply body = support::http(
      stranger(), {.method = "POST", .target = "/api/tables", .body = std::string(20'000, ' ')});
  EXPECT_EQ(error_of(body), "413 TooLarge");
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"body_size\"}", 1));
  RawSocket nonsense{stranger()};
  nonsense.send("Hello, is anybody there?\r\n\r\n");
  const auto answer = nonsense.read_to_end();
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->starts_with("HTTP/1.1 400")) << *answer;
  EXPECT_TRUE(server->metric_reaches("http_answers_total{status=\"400\"}", 1));
  // This many requests at once are too many from one address.
  RawSocket hasty{stranger()};
  std::string many;
  for (int i = 0; i < 500; ++i) many += "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  hasty.send(many);
  const auto answers = hasty.read_to_end();
  ASSERT_TRUE(answers);
  EXPECT_TRUE(answers->contains("HTTP/1.1 429"));
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"http_pace\"}", 1));
  expect_a_lively_table();
}

TEST_F(HostileClients, wrong_codes_from_one_address_keep_nobody_from_coming_back) {
  serve({"--limit-guesses-per-minute", "3"});
  auto ana = TableClient::join(stranger(), code, "Ana");
  ASSERT_TRUE(ana);
  ana->socket().drop();
  for (int i = 0; i < 4; ++i) support::http(stranger(), {.target = "/api/tables/222222"});
  EXPECT_EQ(support::http(stranger(), {.target = "/api/tables/" + code}).status, 429U);
  const auto asked_with = [&](const std::string& token) {
    return support::http(stranger(),
                         {.target = "/api/tables/" + code, .headers = {{"Authorization", "Bearer " + token}}})
        .status;
  };
  EXPECT_EQ(asked_with(ana->token()), 200U) << "the page asks before it comes back";
  EXPECT_EQ(asked_with("00112233445566778899aabbccddeeff"), 429U);
  auto back = TableClient::back(stranger(), code, ana->token());
  ASSERT_TRUE(back);
  EXPECT_EQ(back->member(), ana->member());
  back->say(R"({"t":"rename","n":1,"name":"Anna"})");
  EXPECT_TRUE(back->hear("\"n\":1"));
  // A join that is repeated because its answer was lost counts as coming back, too.
  auto again = WsClient::open(stranger(), "/ws/" + code);
  ASSERT_TRUE(again);
  again->send(R"({"t":"join","name":"Ana","token":")" + ana->token() + "\"}");
  EXPECT_TRUE(again->line().value_or("").starts_with("{\"welcome\""));
  // Nobody can find out which codes are right: everyone without a token is turned away in the same words.
  for (const std::string& target : {code, std::string{"222222"}}) {
    for (const std::string_view line :
         {kJoin, std::string_view{R"({"t":"back","token":"00112233445566778899aabbccddeeff"})"},
          std::string_view{R"({"t":"join","name":"Eve","token":"00112233445566778899aabbccddeeff"})"},
          std::string_view{R"({"t":"time"})"}, std::string_view{"{"}}) {
      auto guess = WsClient::open(stranger(), "/ws/" + target);
      ASSERT_TRUE(guess) << target << line;
      guess->send(line);
      EXPECT_EQ(guess->line(), std::nullopt) << target << line;
      EXPECT_EQ(guess->close_code(), 1013U) << target << line;
    }
  }
}

TEST_F(HostileClients, snapshots_are_rate_limited) {
  serve();
  auto eve = TableClient::join(stranger(), code, "Eve");
  ASSERT_TRUE(eve);
  for (int i = 0; i < 30; ++i) eve->say(R"({"t":"snapshot"})");
  eve->say(R"({"t":"rename","n":1,"name":"Eva"})");
  int snapshots = 0;
  for (auto line = eve->socket().line(); line && !line->contains("\"n\":1,"); line = eve->socket().line()) {
    snapshots += line->starts_with("{\"snapshot\"") ? 1 : 0;
  }
  EXPECT_GE(snapshots, 1);
  EXPECT_LE(snapshots, 10);
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"snapshots\"}", 20));
}

TEST_F(HostileClients, a_delay_works_anywhere_in_the_query) {
  serve();
  for (const std::string_view query : {"?x=1&delay=30", "?delay=30&x=1", "?delay=0&delay=30", "?%64elay=30",
                                       "?delay=%zz", "?delay", "?delay=-1", "?delay="}) {
    auto later = WsClient::open(stranger(), "/ws/" + code + std::string{query});
    ASSERT_TRUE(later) << query;
    later->send(kJoin);
    ASSERT_TRUE(later->line_with("\"welcome\"")) << query;
    later->send(R"({"t":"ready","n":1,"on":true})");
    const auto answer = later->line_with("\"n\":1");
    ASSERT_TRUE(answer) << query;
    EXPECT_TRUE(answer->starts_with("{\"bad\"")) << query << *answer;
  }
  auto now = WsClient::open(stranger(), "/ws/" + code + "?x=delay&y=30&delay=0");
  ASSERT_TRUE(now);
  now->send(kJoin);
  EXPECT_TRUE(now->line_with("\"snapshot\""));
}

}  // namespace

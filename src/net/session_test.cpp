#include "net/session.h"

#include <gtest/gtest.h>

#include "support/test_session.h"

namespace net {
namespace {

TEST_F(AtATable, everything_from_one_turn_goes_out_in_one_frame) {
  session->heard(R"({"t":"join","name":"Ana"})", true);
  EXPECT_TRUE(session->frames.empty());  // nothing is shown that is not durable
  make_durable();
  ASSERT_EQ(session->frames.size(), 1U);
  EXPECT_TRUE(session->frames[0].starts_with("{\"welcome\""));
  EXPECT_TRUE(session->frames[0].contains("\n{\"snapshot\""));
  EXPECT_EQ(count(Count::LinesOut), 2U);
}

TEST_F(AtATable, one_write_is_under_way_and_the_rest_waits_for_its_end) {
  join();
  session->heard("{\"t\":\"time\"}\n{\"t\":\"time\"}", true);
  turn();
  ASSERT_EQ(session->frames.size(), 1U);
  session->heard("{\"t\":\"time\"}", true);
  turn();
  EXPECT_EQ(session->frames.size(), 1U);
  session->written(true);
  EXPECT_EQ(session->frames.size(), 2U);
}

TEST_F(AtATable, a_single_line_is_the_same_bytes_for_everyone) {
  join();
  const table::Line line = std::make_shared<const std::string>("{\"hint\":{}}");
  thread().send(session->id(), line);
  turn();
  EXPECT_EQ(session->last_frame_at, line->data());
}

TEST_F(AtATable, a_queue_that_nobody_reads_ends_the_connection_and_the_table_is_told_later) {
  join();
  const table::Line line = std::make_shared<const std::string>(100'000, 'x');
  for (int i = 0; i < 3; ++i) thread().send(session->id(), line);
  EXPECT_EQ(session->cuts, 1);
  EXPECT_EQ(count(Count::ClosedSlowReader), 1U);
  EXPECT_EQ(thread().sessions(), 0U);
}

TEST_F(AtATable, goodbye_comes_after_what_was_said) {
  join();
  session->heard(R"({"t":"leave","n":1})", true);
  make_durable();
  EXPECT_TRUE(session->goodbyes.empty() || session->frames.empty());
  session->written(true);
  ASSERT_EQ(session->goodbyes.size(), 1U);
  EXPECT_EQ(session->goodbyes[0], 4000);
}

TEST_F(AtATable, pings_are_measured_and_unanswered_ones_end_the_connection) {
  ASSERT_EQ(session->pings.size(), 1U);
  now_ms += 30;
  session->heard_pong("no such ping");
  session->heard_pong(session->pings[0]);
  for (int i = 0; i < 3; ++i) {
    now_ms += 4'000;
    session->visit(now_ms);
  }
  EXPECT_EQ(session->cuts, 1);  // the first unanswered ping is eight seconds old
  EXPECT_EQ(count(Count::ClosedSilent), 1U);
}

TEST_F(AtATable, a_ping_unanswered_for_a_whole_turn_means_a_poor_connection) {
  join();
  now_ms += 3'999;
  session->visit(now_ms);
  turn();
  EXPECT_TRUE(session->frames.empty());
  now_ms += 1;
  session->visit(now_ms);
  turn();
  ASSERT_EQ(session->frames.size(), 1U);
  EXPECT_EQ(session->frames[0], R"({"presence":{"member":1,"here":true,"quality":"poor"}})");
}

TEST_F(AtATable, an_answered_ping_forgives_the_ones_before) {
  for (int i = 0; i < 20; ++i) {
    now_ms += 4'000;
    session->visit(now_ms);
    if (i % 2 == 0) session->heard_pong(session->pings.back());
  }
  EXPECT_EQ(session->cuts, 0);
  EXPECT_EQ(session->pings.size(), 21U);
}

TEST_F(AtATable, a_flood_of_any_bytes_is_cut_off) {
  session->bytes = 500'000;
  session->visit(now_ms);
  EXPECT_EQ(session->cuts, 0);
  session->bytes += 2'000'000;
  session->visit(now_ms);
  EXPECT_EQ(session->cuts, 1);
  EXPECT_EQ(count(Count::ClosedFlood), 1U);
}

TEST_F(AtATable, too_fast_is_answered_and_five_times_too_fast_is_closed) {
  join();
  for (int i = 0; i < 60; ++i) session->heard(R"({"t":"ready","n":7,"on":true})", true);
  EXPECT_GE(count(Count::LimitTooFast), 20U);
  EXPECT_TRUE(session->goodbyes.empty());
  for (int i = 0; i < 200; ++i) session->heard(R"({"t":"time"})", true);
  turn();
  session->written(true);
  EXPECT_EQ(session->goodbyes, (std::vector<std::uint16_t>{1008}));
  // What it still sends is ignored.
  const std::uint64_t heard = count(Count::LimitTooFast);
  session->heard(R"({"t":"time"})", true);
  EXPECT_EQ(count(Count::LimitTooFast), heard);
}

TEST_F(AtATable, silent_visitors_are_turned_away_and_members_are_not) {
  const auto silent = come();
  join();
  session->expect_first_line();
  silent->expect_first_line();
  EXPECT_TRUE(session->goodbyes.empty());
  EXPECT_EQ(silent->goodbyes, (std::vector<std::uint16_t>{1008}));
}

TEST_F(AtATable, a_wrong_token_counts_as_a_guess) {
  session->heard(R"({"t":"back","token":"00112233445566778899aabbccddeeff"})", true);
  turn();
  session->written(true);
  ASSERT_EQ(session->goodbyes, (std::vector<std::uint16_t>{4002}));
  session->expect_closed();
  EXPECT_EQ(count(Count::WrongToken), 1U);
  EXPECT_EQ(thread().sessions(), 0U);
}

// The journal is damaged or older than what was shown: the operator hears of it, too.
TEST_F(AtATable, a_member_who_has_seen_more_than_the_table_knows_is_told_and_logged) {
  session->heard(R"({"t":"join","name":"Ana","token":"00112233445566778899aabbccddeeff"})", true);
  make_durable();
  const auto again = come();
  testing::internal::CaptureStderr();
  again->heard(R"({"t":"back","token":"00112233445566778899aabbccddeeff","seen":9999})", true);
  const std::string logged = testing::internal::GetCapturedStderr();
  EXPECT_TRUE(logged.contains("client knows more than its table")) << logged;
  EXPECT_FALSE(logged.contains(table_code.text())) << logged;
  turn();
  ASSERT_FALSE(again->frames.empty());
  EXPECT_TRUE(again->frames.front().contains("{\"rolled_back\":{\"seen\":9999,")) << again->frames.front();
}

TEST_F(AtATable, when_the_server_stops_everyone_is_told) {
  join();
  const auto silent = come();
  thread().shut();
  turn();
  session->written(true);
  silent->written(true);
  ASSERT_EQ(session->frames.size(), 1U);
  EXPECT_TRUE(session->frames[0].starts_with("{\"bye\""));
  EXPECT_EQ(session->goodbyes, (std::vector<std::uint16_t>{1012}));
  EXPECT_EQ(silent->goodbyes, (std::vector<std::uint16_t>{1012}));
}

TEST_F(AtATable, a_table_is_open_for_its_founder_only_when_it_is_durable) {
  std::optional<NetworkThread::Opening> answer;
  const protocol::Code code = *protocol::Code::read("XYZ789");
  thread().open_table(code, {}, {}, [&](NetworkThread::Opening opening) { answer = opening; });
  EXPECT_FALSE(answer);
  make_durable();
  EXPECT_EQ(answer, NetworkThread::Opening::Open);
  thread().open_table(code, {}, {}, [&](NetworkThread::Opening opening) { answer = opening; });
  EXPECT_EQ(answer, NetworkThread::Opening::CodeIsTaken);
}

TEST(NumberIn, finds_the_number_of_an_unparsed_line) {
  EXPECT_EQ(number_in(R"({"t":"do","n":17,"a":"x"})")->value, 17U);
  EXPECT_EQ(number_in(R"({"n": 4294967295})")->value, 4'294'967'295U);
  EXPECT_FALSE(number_in(R"({"t":"time"})"));
  EXPECT_FALSE(number_in(R"({"n":-1})"));
  EXPECT_FALSE(number_in(R"({"n":4294967296})"));
  EXPECT_FALSE(number_in("\"n\":"));
  EXPECT_FALSE(number_in(""));
}

TEST_F(AtATable, snapshots_beyond_the_rate_limit_are_answered_later_and_together) {
  join();
  const auto snapshots = [&] {
    turn();
    session->written(true);
    std::string all;
    for (const std::string& frame : session->frames) all += frame + "\n";
    std::size_t count = 0;
    for (std::size_t at = 0; (at = all.find("{\"snapshot\"", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  for (int i = 0; i < 12; ++i) session->heard(R"({"t":"snapshot"})", true);
  EXPECT_EQ(snapshots(), 5U);
  session->visit(now_ms += 1'000);  // nobody who has lost track waits for ever
  EXPECT_EQ(snapshots(), 6U);
  session->visit(now_ms += 4'000);
  EXPECT_EQ(snapshots(), 6U);
}

// The request was let through, and everyone from there was sent away, before this one had opened.
TEST_F(AtATable, who_is_banned_on_the_way_to_a_table_is_not_let_in) {
  const auto join_line = [](TestSession& who) { who.heard(R"({"t":"join","name":"Eve"})", true); };
  const Address address = *Address::read("203.0.113.7");
  const auto come_from_there = [&] {
    std::shared_ptr<TestSession> made;
    thread().adopt([&](NetworkThread& there, table::ConnectionId id) {
      made = std::make_shared<TestSession>(there, id, SessionInfo{.code = table_code, .address = address});
      return made;
    });
    made->opened();
    return made;
  };
  context.bans.replace({Ban{.number = 1, .who = AddressRange::around(address), .why = {}}});
  const auto eve = come_from_there();
  join_line(*eve);
  turn();
  EXPECT_TRUE(eve->frames.empty());
  EXPECT_EQ(eve->goodbyes, std::vector<std::uint16_t>{close_code(CloseReason::Banned)});
  context.bans.replace({});
  const auto later = come_from_there();
  join_line(*later);
  make_durable();
  turn();
  ASSERT_FALSE(later->frames.empty());
  EXPECT_TRUE(later->frames[0].starts_with("{\"welcome\"")) << later->frames[0];
}

TEST_F(AtATable, from_an_address_that_guesses_codes_only_members_are_let_in) {
  join();
  const std::string token = "00112233445566778899aabbccddeeff";
  const auto come_on_probation = [&](protocol::Code code) {
    std::shared_ptr<TestSession> made;
    thread().adopt([&](NetworkThread& there, table::ConnectionId id) {
      SessionInfo info{.code = code, .address = {}};
      info.must_be_known = true;
      made = std::make_shared<TestSession>(there, id, std::move(info));
      return made;
    });
    made->opened();
    return made;
  };
  session->heard(R"({"t":"leave","n":1})", true);
  const auto ben = come();
  ben->heard(R"({"t":"join","name":"Ben","token":")" + token + "\"}", true);
  make_durable();
  for (const protocol::Code code : {table_code, *protocol::Code::read("222222")}) {
    for (const std::string_view line :
         {std::string_view{R"({"t":"join","name":"Eve"})"}, std::string_view{R"({"t":"time"})"},
          std::string_view{R"({"t":"back","token":"ffeeddccbbaa99887766554433221100"})"},
          std::string_view{"{"}}) {
      const auto eve = come_on_probation(code);
      eve->heard(line, true);
      turn();
      EXPECT_TRUE(eve->frames.empty()) << line;
      EXPECT_EQ(eve->goodbyes, std::vector<std::uint16_t>{1013}) << line;
    }
  }
  const auto again = come_on_probation(table_code);
  again->heard(R"({"t":"back","token":")" + token + "\"}", true);
  turn();
  ASSERT_FALSE(again->frames.empty());
  EXPECT_TRUE(again->frames[0].starts_with("{\"welcome\"")) << again->frames[0];
}

}  // namespace
}  // namespace net

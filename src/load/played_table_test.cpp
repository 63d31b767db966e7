// A table under load with a real registry of tables, without sockets and without a clock.
#include "load/played_table.h"

#include <gtest/gtest.h>

#include <deque>
#include <map>

#include "protocol/read_request.h"
#include "table/table_registry.h"

namespace load {
namespace {

using table::ConnectionId;

Nanos the_time = 0;  // what the table under load uses as its clock
Nanos told_time() { return the_time; }

// The server's side: its lines are durable at once, its messages wait until the test lets them through.
class TestServer final : public table::Journal, public table::Outbox, public table::RandomSource {
 public:
  TestServer() : registry_({.countdown_ms = 10, .allow_setup = false}, *this, *this, *this, heist_tries_) {
    registry_.open(code_, {.choice = {.scenario = "S7", .seats = 3, .sand_ms = 3'600'000}}, now_);
  }

  void append(table::Row row) override { written_ = row.version; }
  void settle(table::Settlement settlement) override { written_ = settlement.version; }
  void forget(table::Code) override {}
  void send(ConnectionId to, const table::Line& line) override { said[to.value].push_back(*line); }
  void close(ConnectionId, table::Goodbye) override {}
  base::Seed seed() override { return {7, ++drawn_}; }
  protocol::Token token() override {
    protocol::Token token;
    token.bytes[0] = static_cast<std::uint8_t>(++drawn_);
    return token;
  }
  std::uint64_t number() override { return ++drawn_; }

  void connect(std::uint64_t connection) { registry_.connect({connection}, code_, now_); }
  void lose(std::uint64_t connection) { registry_.lose({connection}, now_); }
  void hear(std::uint64_t connection, std::string_view line) {
    const auto request = protocol::read_request(line);
    ASSERT_TRUE(request) << line << ": " << request.error().what;
    registry_.hear(ConnectionId{connection}, *request, now_);
    settle_down();
  }
  void pass_time(std::int64_t ms) {
    now_.server.ms += ms;
    now_.steady_ms += ms;
    registry_.wake(now_);
    settle_down();
  }
  void give_up() { hear(1, R"({"t":"give_up","n":1000})"); }
  std::uint64_t snapshots() const { return registry_.counts().snapshots; }

  std::map<std::uint64_t, std::deque<std::string>> said;

 private:
  void settle_down() { registry_.durable(code_, written_, now_); }

  table::LocalHeistTries heist_tries_;
  table::TableRegistry registry_;
  table::Code code_;
  table::Moment now_;
  table::Version written_;
  std::uint64_t drawn_ = 0;
};

LoadOptions three_seats() {
  LoadOptions options;
  options.seats = 3;
  return options;
}

struct LoadTable : testing::Test, LineSender {
  LoadTable() {
    the_time = kSecond;
    run.begin = 0;
    run.end = 1'000 * kSecond;
    run.period = 10 * kMillisecond;
    run.is_measuring = true;
  }

  void say(std::size_t connection, std::string_view line) override {
    spoken.emplace_back(line);
    if (is_mute) return;
    server.hear(ids[connection], line);
  }
  void come_back_later(std::size_t, std::uint32_t milliseconds) override { later_ms = milliseconds; }

  void connect(std::size_t seat) {
    ids[seat] = ++last_id;
    server.connect(ids[seat]);
    table.connected(seat);
  }
  bool deliver_one(std::size_t seat) {
    auto& lines = server.said[ids[seat]];
    if (lines.empty()) return false;
    const std::string line = lines.front();
    lines.pop_front();
    table.hear(seat, line);
    return true;
  }
  void deliver() {
    bool is_done = false;
    while (!is_done) {
      is_done = true;
      for (std::size_t seat = 0; seat < options.seats; ++seat) is_done &= !deliver_one(seat);
    }
  }
  void begin() {
    for (std::size_t seat = 0; seat < options.seats; ++seat) connect(seat);
    deliver();
    ASSERT_TRUE(table.is_seated());
    table.get_ready();
    deliver();
    server.pass_time(20);
    deliver();
    ASSERT_TRUE(table.is_playing());
  }
  void finish_cleanly() {
    table.finish();
    EXPECT_EQ(tally.all_troubles(), 0U);
    EXPECT_EQ(tally.tables_equal, 1U);
    EXPECT_EQ(tally.tables_different, 0U);
  }

  LoadOptions options = three_seats();
  Tally tally;
  LoadRun run{.options = options, .tally = tally, .sender = *this, .now = told_time};
  TestServer server;
  std::map<std::size_t, std::uint64_t> ids;
  std::uint64_t last_id = 0;
  std::vector<std::string> spoken;
  std::uint32_t later_ms = 0;
  bool is_mute = false;  // messages are lost on the way
  PlayedTable table{run, 0, {1, 2}};
};

TEST_F(LoadTable, plays_hundreds_of_legal_actions) {
  begin();
  for (int i = 0; i < 500; ++i) {
    table.act(the_time);
    the_time += kMillisecond;
    deliver();
    EXPECT_FALSE(table.is_busy());
  }
  EXPECT_EQ(tally.planned, 500U);
  EXPECT_EQ(tally.answered, 500U);
  EXPECT_EQ(tally.actions, 500U);
  EXPECT_GE(tally.deliveries, 1500U);
  EXPECT_EQ(tally.all_refusals(), 0U);
  EXPECT_EQ(tally.games, 1U);
  EXPECT_GT(tally.hash_checks, 30U);
  EXPECT_EQ(server.snapshots(), 0U);
  EXPECT_EQ(tally.latency.largest(), static_cast<std::uint64_t>(kMillisecond));
  finish_cleanly();
}

TEST_F(LoadTable, an_action_is_done_when_the_last_seat_has_seen_it) {
  begin();
  table.act(the_time);
  the_time += 3 * kMillisecond;
  EXPECT_TRUE(deliver_one(0));
  EXPECT_TRUE(deliver_one(2));
  EXPECT_EQ(tally.answered, 0U);
  the_time += 4 * kMillisecond;
  EXPECT_TRUE(deliver_one(1));
  EXPECT_EQ(tally.answered, 1U);
  EXPECT_EQ(tally.latency.largest(), static_cast<std::uint64_t>(7 * kMillisecond));
}

TEST_F(LoadTable, delays_count_from_the_planned_moment) {
  begin();
  const Nanos planned = the_time;
  table.act(planned);
  table.act(planned + run.period);
  table.act(planned + 2 * run.period);
  EXPECT_EQ(tally.late, 0U);
  the_time = planned + 100 * kMillisecond;
  deliver();
  EXPECT_EQ(tally.answered, 3U);
  EXPECT_EQ(tally.late, 2U);
  EXPECT_EQ(tally.latency.largest(), static_cast<std::uint64_t>(100 * kMillisecond));
  EXPECT_EQ(tally.latency_from_send.at(base::Share::Half), 0U);
  finish_cleanly();
}

TEST_F(LoadTable, what_is_still_waiting_at_the_end_counts_as_unsent) {
  begin();
  for (int i = 0; i < 4; ++i) table.act(the_time + i * run.period);
  run.is_over = true;
  deliver();
  EXPECT_FALSE(table.is_busy());
  EXPECT_EQ(tally.answered, 1U);
  finish_cleanly();
  EXPECT_EQ(tally.unsent, 3U);
}

TEST_F(LoadTable, notices_screens_that_are_shown_different_bytes) {
  begin();
  table.act(the_time);
  std::string& line = server.said[ids[1]].front();
  line[line.find("\"at\":") + 5] ^= 1;
  deliver();
  EXPECT_EQ(tally.troubles[static_cast<std::size_t>(Trouble::BytesDiffer)], 1U);
}

TEST_F(LoadTable, a_screen_that_missed_something_asks_for_a_snapshot) {
  begin();
  table.act(the_time);
  server.said[ids[2]].pop_front();
  deliver();
  EXPECT_TRUE(table.is_busy());
  table.look_after(the_time + 60 * kSecond);
  table.act(the_time);
  deliver();
  EXPECT_EQ(tally.troubles[static_cast<std::size_t>(Trouble::VersionSkipped)], 1U);
  EXPECT_EQ(tally.troubles[static_cast<std::size_t>(Trouble::NotAnswered)], 1U);
  EXPECT_EQ(tally.resyncs, 1U);
  table.act(the_time);
  deliver();
  EXPECT_FALSE(table.is_busy());
  table.finish();
  EXPECT_EQ(tally.tables_equal, 1U);
}

TEST_F(LoadTable, a_wrong_hash_is_found_at_the_end) {
  begin();
  table.act(the_time);
  for (std::size_t seat = 0; seat < options.seats; ++seat) {
    std::string& line = server.said[ids[seat]].front();
    line.replace(line.size() - 18, 16, "0123456789abcdef");
  }
  deliver();
  table.finish();
  EXPECT_EQ(tally.tables_different, 1U);
}

TEST_F(LoadTable, counts_refusals_and_continues) {
  begin();
  is_mute = true;
  table.act(the_time);
  is_mute = false;
  const std::size_t n = spoken.back().find("\"n\":") + 4;
  const std::string number = spoken.back().substr(n, spoken.back().find(',', n) - n);
  for (std::size_t seat = 0; seat < options.seats; ++seat) {
    table.hear(seat, R"({"refused":"WayIsBlocked","n":)" + number +
                         R"(,"rule":"B-MOVE-2","args":{},"text":"There is a wall."})");
  }
  EXPECT_FALSE(table.is_busy());
  EXPECT_EQ(tally.all_refusals(), 3U);
  EXPECT_EQ(tally.refusals.front().text(), "WayIsBlocked");
  table.act(the_time);
  deliver();
  EXPECT_EQ(tally.answered, 1U);
}

TEST_F(LoadTable, comes_back_with_its_token_and_repeats_what_was_not_answered) {
  begin();
  is_mute = true;
  table.act(the_time);
  is_mute = false;
  for (std::size_t seat = 0; seat < options.seats; ++seat) {
    server.lose(ids[seat]);
    table.lost(seat);
    server.said[ids[seat]].clear();
  }
  table.act(the_time);
  EXPECT_TRUE(table.is_busy());
  for (std::size_t seat = 0; seat < options.seats; ++seat) connect(seat);
  deliver();
  table.look_after(the_time);
  deliver();
  EXPECT_EQ(tally.reconnects, 3U);
  EXPECT_EQ(tally.answered, 2U);
  finish_cleanly();
}

TEST_F(LoadTable, plays_again_when_a_game_is_over) {
  begin();
  server.give_up();
  deliver();
  EXPECT_FALSE(table.is_playing());
  table.act(the_time);
  EXPECT_EQ(tally.skipped, 1U);
  server.pass_time(20);
  deliver();
  EXPECT_TRUE(table.is_playing());
  EXPECT_EQ(tally.games, 2U);
  table.act(the_time);
  deliver();
  EXPECT_EQ(tally.answered, 1U);
  finish_cleanly();
}

TEST_F(LoadTable, understands_the_servers_other_messages) {
  begin();
  table.hear(0, R"({"frozen":true})");
  table.hear(0, R"({"frozen":false})");
  EXPECT_EQ(tally.freezes, 1U);
  table.hear(0, R"({"bye":{"why":"restart","come_back_ms":3000}})");
  EXPECT_EQ(later_ms, 3000U);
  for (const std::string_view line :
       {R"({"presence":{"member":2,"here":false}})", R"({"time":{"now":1,"running":true}})",
        R"({"hint":{"seat":1,"pawn":null}})", R"({"done":{"n":1,"v":null}})", R"({"stare":{"by":0}})",
        R"({"replaced":{}})", R"({"removed":{}})", R"({"closed":{}})"}) {
    table.hear(0, line);
  }
  EXPECT_EQ(tally.all_troubles(), 0U);
  table.hear(0, R"({"bad":"no","n":null})");
  table.hear(0, R"({"no_entry":"TableIsLocked","rule":null,"args":{},"text":"The table is locked."})");
  table.hear(0, R"({"weather":"fine"})");
  table.hear(0, "");
  EXPECT_EQ(tally.troubles[static_cast<std::size_t>(Trouble::BadRequest)], 1U);
  EXPECT_EQ(tally.troubles[static_cast<std::size_t>(Trouble::NoEntry)], 1U);
  EXPECT_EQ(tally.troubles[static_cast<std::size_t>(Trouble::BadMessage)], 2U);
}

TEST_F(LoadTable, a_bare_broadcaster_echoes_its_messages) {
  options.target = LoadTarget::BareBroadcaster;
  options.message_bytes = 150;
  is_mute = true;
  for (std::size_t seat = 0; seat < options.seats; ++seat) table.connected(seat);
  EXPECT_TRUE(table.is_playing());
  for (int i = 0; i < 20; ++i) {
    table.act(the_time);
    ASSERT_EQ(spoken.size(), static_cast<std::size_t>(i) + 1);
    EXPECT_EQ(spoken.back().size(), 150U);
    for (std::size_t seat = 0; seat < options.seats; ++seat) table.hear(seat, spoken.back());
  }
  EXPECT_EQ(tally.answered, 20U);
  EXPECT_EQ(tally.deliveries, 60U);
  finish_cleanly();
}

}  // namespace
}  // namespace load

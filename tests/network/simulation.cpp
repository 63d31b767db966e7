#include "network/simulation.h"

#include <gtest/gtest.h>

#include "network/player.h"
#include "protocol/read_request.h"
#include "support/schema.h"
#include "support/table_world.h"

namespace network {
namespace {

constexpr std::int64_t kStepMs = 20;

// A connection between a client and the server: in order, delayed, and sometimes cut.
struct Wire {
  struct Packet {
    std::int64_t due_ms = 0;
    std::string text;
  };
  std::optional<table::ConnectionId> connection{};
  std::deque<Packet> up{};
  std::deque<Packet> down{};
  std::int64_t reconnects_at_ms = 0;
};

class Simulation : public table::Outbox {
 public:
  Simulation(unsigned scenario, unsigned seats, const Weather& weather, base::Seed seed)
      : weather_(weather), random_(seed), wires_(seats) {
    settings_.countdown_ms = 100;
    registry_ =
        std::make_unique<table::TableRegistry>(settings_, journal_, *this, random_source_, heist_tries_);
    code_ = table::Code::numbered(99);
    const auto choice = protocol::read_choice(R"({"scenario":"S)" + std::to_string(scenario) + "\"}");
    registry_->open(code_, {.choice = *choice}, now_);
    for (unsigned i = 0; i < seats; ++i) players_.push_back(std::make_unique<Player>(i, findings_));
  }

  Findings run(std::uint32_t steps) {
    for (std::uint32_t step = 0; step < steps; ++step) {
      if (weather_.cut_at_step == step) cut_everybody();
      one_step(true);
    }
    calm_ = true;
    for (int i = 0; i < 2'000 && !is_quiet(); ++i) one_step(false);
    look_at_the_end();
    return findings_;
  }

  void send(table::ConnectionId to, const table::Line& line) override {
    hold_to_the_protocol(line);
    if (Wire* wire = wire_of(to)) wire->down.push_back({due(wire->down), *line});
  }
  void close(table::ConnectionId connection, table::Goodbye /*why*/) override {
    if (Wire* wire = wire_of(connection)) drop(*wire);
  }

 private:
  // The same line goes to everyone; checking it once is enough.
  void hold_to_the_protocol(const table::Line& line) {
    if (line == last_line_) return;
    last_line_ = line;
    const auto problem = schema::problem_of(std::string_view{*line}, schema::Direction::ToClient);
    EXPECT_FALSE(problem) << *problem << " in " << *line;
  }
  std::uint32_t random_delay() {
    return weather_.least_delay_ms + random_.below(weather_.most_delay_ms - weather_.least_delay_ms + 1);
  }
  // Each direction of a connection keeps its order.
  std::int64_t due(const std::deque<Wire::Packet>& queue) {
    const std::int64_t at = now_.steady_ms + std::int64_t{random_delay()};
    return queue.empty() ? at : std::max(at, queue.back().due_ms);
  }
  Wire* wire_of(table::ConnectionId connection) {
    for (Wire& wire : wires_) {
      if (wire.connection == connection) return &wire;
    }
    return nullptr;
  }
  void drop(Wire& wire) {
    wire.connection.reset();
    wire.up.clear();
    wire.down.clear();
    wire.reconnects_at_ms = now_.steady_ms + std::int64_t{random_.below(1'500)};
  }
  void cut(Wire& wire) {
    if (!wire.connection) return;
    ++findings_.cuts;
    const table::ConnectionId connection = *wire.connection;
    drop(wire);
    registry_->lose(connection, now_);
  }
  void cut_everybody() {
    for (Wire& wire : wires_) cut(wire);
  }
  bool happens(std::uint32_t in_a_thousand) { return !calm_ && random_.below(1'000) < in_a_thousand; }

  void one_step(bool is_lively) {
    now_.server.ms += kStepMs;
    now_.steady_ms += kStepMs;
    registry_->wake(now_);
    if (happens(weather_.crashes_in_a_thousand)) crash();
    for (std::size_t i = 0; i < wires_.size(); ++i) {
      if (happens(weather_.cuts_in_a_thousand)) cut(wires_[i]);
      attend(wires_[i], *players_[i]);
      if (is_lively) let_act(wires_[i], *players_[i]);
    }
    work_the_disk();
  }

  void attend(Wire& wire, Player& player) {
    if (!wire.connection && now_.steady_ms >= wire.reconnects_at_ms) {
      const table::ConnectionId connection{++last_connection_};
      if (!registry_->connect(connection, code_, now_)) return;
      wire.connection = connection;
      for (const std::string& text : player.hello(now_.steady_ms)) say(wire, text);
    }
    while (!wire.up.empty() && wire.up.front().due_ms <= now_.steady_ms) {
      const std::string text = wire.up.front().text;
      wire.up.pop_front();
      const auto request = protocol::read_request(text);
      if (!request) {
        findings_.problems.push_back("bad request: " + text);
        continue;
      }
      registry_->hear(*wire.connection, *request, now_);
      if (!wire.connection) return;
    }
    while (!wire.down.empty() && wire.down.front().due_ms <= now_.steady_ms) {
      const std::string text = wire.down.front().text;
      wire.down.pop_front();
      for (const std::string& answer : player.hear(text)) say(wire, answer);
    }
  }

  void let_act(Wire& wire, Player& player) {
    if (!wire.connection || random_.below(100) >= weather_.acts_in_a_hundred) return;
    if (player.wants_to_begin(static_cast<unsigned>(players_.size()))) {
      say(wire, player.ready(now_.steady_ms));
    } else if (player.is_interrupted()) {
      say(wire, player.resume(now_.steady_ms));
    } else if (const auto text = player.act(now_.steady_ms, random_)) {
      say(wire, *text);
    }
  }

  void say(Wire& wire, const std::string& text) { wire.up.push_back({due(wire.up), text}); }

  // Everything appended becomes durable a little later, all at once.
  void work_the_disk() {
    if (journal_.marks.empty() || now_.steady_ms < disk_ready_ms_) return;
    while (!journal_.marks.empty()) {
      const auto mark = journal_.marks.front();
      journal_.marks.pop_front();
      journal_.durable[mark.table] = mark.version;
      registry_->durable(mark.table, mark.version, now_);
    }
    disk_ready_ms_ = now_.steady_ms + std::int64_t{random_.below(weather_.slowest_disk_ms + 1)};
  }

  void crash() {
    ++findings_.crashes;
    auto rows = journal_.durable_rows(code_);
    if (rows.empty()) return;
    journal_.rows[code_] = rows;
    journal_.marks.clear();
    for (Wire& wire : wires_) drop(wire);
    registry_ =
        std::make_unique<table::TableRegistry>(settings_, journal_, *this, random_source_, heist_tries_);
    if (!registry_->restore(code_, rows, now_.server, now_)) {
      findings_.problems.emplace_back("the table could not be restored");
    }
  }

  bool is_quiet() const {
    for (std::size_t i = 0; i < wires_.size(); ++i) {
      const bool is_done = wires_[i].connection && wires_[i].up.empty() && wires_[i].down.empty() &&
                           players_[i]->unanswered() == 0;
      if (!is_done) return false;
    }
    return journal_.marks.empty();
  }

  void look_at_the_end() {
    for (const auto& player : players_) {
      const std::string who = "player " + std::to_string(player->number());
      if (player->version() != players_.front()->version()) {
        findings_.problems.push_back(who + " ends with version " + std::to_string(player->version()));
      }
      if (player->hash() != players_.front()->hash()) findings_.problems.push_back(who + " ends elsewhere");
      if (player->unanswered() != 0)
        findings_.problems.push_back(who + " waits for an answer to " + player->waiting());
    }
  }

  Weather weather_;
  base::Random random_;
  Findings findings_;
  table::TableSettings settings_;
  table::Moment now_{.server = {10'000}, .steady_ms = 10'000, .wall_s = 1'700'000'000};
  world::HeldJournal journal_;
  world::SeededRandomSource random_source_;
  table::LocalHeistTries heist_tries_;
  std::unique_ptr<table::TableRegistry> registry_;
  table::Code code_;
  table::Line last_line_;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<Wire> wires_;
  std::uint64_t last_connection_ = 0;
  std::int64_t disk_ready_ms_ = 0;
  bool calm_ = false;
};

}  // namespace

Findings play(unsigned scenario, unsigned seats, std::uint32_t steps, const Weather& weather,
              base::Seed seed) {
  return Simulation{scenario, seats, weather, seed}.run(steps);
}

}  // namespace network

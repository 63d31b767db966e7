// The course of a game at its table: everybody ready, a countdown, the sand, the end, the record.
#include <algorithm>

#include "notation/json_writer.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/words.h"
#include "protocol/own_scenario.h"
#include "rules/sand.h"
#include "table/fact_text.h"
#include "table/heard.h"
#include "table/lobby_json.h"
#include "table/table.h"

namespace table {

// everybody who sits is here and has said so. Teammates always are; where nobody else sits, the host
// says when.
bool Table::is_everybody_ready() const {
  if (lobby_.seated() == 0) return false;
  const auto is_ready = [&](MemberId id) { return lobby_.member(id)->ready && is_here(id); };
  if (lobby_.is_left_to_teammates()) return lobby_.host && is_ready(*lobby_.host);
  return std::ranges::all_of(lobby_.ring, [&](const Chair& chair) {
    return !chair.holder || lobby_.is_teammate(*chair.holder) || is_ready(*chair.holder);
  });
}

void Table::check_ready(Moment now) {
  if (lobby_.phase == Phase::Counting && !is_everybody_ready()) {
    write({CountdownStopped{}}, std::nullopt, now);
  } else if (lobby_.phase == Phase::Gathering && is_everybody_ready() && next_game({})) {
    write({CountdownBegan{ServerTime{now.server.ms + ports_.rules.countdown_ms}}}, std::nullopt, now);
    look_for_deal();
  }
  flush();
}

// What would be played by those who sit here now.
std::expected<protocol::NewGame, protocol::ScenarioProblem> Table::next_game(base::Seed seed) const {
  const std::uint8_t seated = lobby_.seated();
  const std::uint8_t seats = lobby_.choice.seats == 0 ? seated : lobby_.choice.seats;
  if (seats < seated) {
    return std::unexpected{protocol::ScenarioProblem{rules::Flaw{.fault = rules::Fault::SeatsOutOfRange}}};
  }
  if (!lobby_.challenge.race.empty()) {
    const auto raced = notation::read_head(lobby_.challenge.race_head);
    if (!raced) return std::unexpected{protocol::ScenarioProblem{"The game to be raced cannot be read."}};
    return protocol::NewGame{raced->ruleset, raced->layout};
  }
  auto fresh = protocol::new_game(lobby_.choice, seats, seed);
  if (!fresh || lobby_.next_deal == Deal::New) return fresh;
  // The same deal again, if the same game is played by as many.
  const auto head = notation::read_head(lobby_.head);
  if (!head || head->ruleset != fresh->rules) return fresh;
  return protocol::NewGame{head->ruleset, head->layout};
}

void Table::begin_game(Moment now) {
  const DealFound deal = take_deal();
  const auto game = next_game(deal.seed);
  if (!game) {
    write({CountdownStopped{}}, std::nullopt, now);
    return;
  }
  game_ = rules::Game{
      .rules = game->rules, .state = rules::lay_out(game->rules, game->layout), .version = 0, .now = {}};
  chronicle_.emplace(game_->rules, game_->state);
  std::string head = notation::text_of(notation::head_of(game->rules, game->layout));
  // The deal of a day is laid by the house, and is new to everybody once.
  const bool is_laid = !lobby_.choice.laid_by_hand.empty() && lobby_.challenge.heist.empty();
  const bool is_known = is_laid || head == lobby_.head || is_heist_over(now);
  const bool has_a_plan = is_certified(deal, *game, head);
  ++ports_.counters.games_begun;
  if (protocol::wants_certified_deals(lobby_.choice)) {
    ++(has_a_plan ? ports_.counters.deals_certified : ports_.counters.deals_not_certified);
  }
  write({GameBegan{.game = lobby_.games + 1,
                   .seats = game->rules.seats,
                   .origin = now.server,
                   .wall_s = now.wall_s,
                   .known_deal = is_known,
                   .head = std::move(head),
                   .certified = has_a_plan}},
        std::nullopt, now);
  talk_notes_.clear();
  // What people say in a call of their own nobody can judge.
  if (lobby_.choice.voice == protocol::Voice::OwnCall) {
    write({Talked{{}, std::nullopt, Channel::Call}}, std::nullopt, now);
  }
}

std::int64_t Table::sand_end_ms() const { return rules::sand_ends(game_->state).ms; }

// when nothing that still counts can arrive any more.
std::int64_t Table::verdict_at_ms() const {
  std::uint32_t credit = 0;
  for (const Link& link : links_) {
    if (!link.member || !lobby_.seat_of(*link.member)) continue;
    if (lobby_.member(*link.member)->kind == Kind::Person) credit = std::max(credit, link.credit_ms());
  }
  return lobby_.clock.origin.ms + sand_end_ms() + std::int64_t{credit};
}

void Table::run_out(Moment now) {
  const rules::GameTime end = rules::sand_ends(game_->state);
  const rules::Events events = rules::run_out(*game_, std::max(end, lobby_.clock.at(now.server)));
  if (events.empty()) return;
  write({rules::Seat{0}, end, rules::SandRunsOut{}}, events, Actor{}, now);
  finish(Result::Lost, now);
}

// The game is over: its lines become a record.
void Table::finish(Result result, Moment now) {
  if (lobby_.phase == Phase::Playing) {
    end_game(
        lobby_, result,
        game_->state.outcome == rules::Outcome::Running ? lobby_.clock.at(now.server) : game_->state.ended);
  }
  switch (result) {
    case Result::None:
      break;
    case Result::Won:
      ++ports_.counters.games_won;
      break;
    case Result::Lost:
      ++ports_.counters.games_lost;
      break;
    case Result::GivenUp:
      ++ports_.counters.games_given_up;
      break;
  }
  const std::string id =
      notation::hexadecimal(ports_.chance.number()) + notation::hexadecimal(ports_.chance.number());
  const auto earned =
      chronicle_ && carries_achievements() ? chronicle_->achievements() : chronicle::AchievementSet{};
  chronicle_.reset();
  tell_facts({GameRecorded{id, earned}}, std::nullopt, now);
  const RecordCard record = card(id, now);
  ports_.journal.settle(
      {.table = lobby_.code,
       .version = decided_,
       .at = now.server,
       .facts = text_of(facts_of(lobby_, notation::position_text(game_->state)), Audience::Journal),
       .record_head = lobby_.head,
       .card = record});
}

// Those facts that tell of people who communicate name the channel they did it by.
void Table::overhear(const Fact& fact) {
  if (!chronicle_) return;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { heard_as(one.channel); })
          chronicle_->hear({one.at, one.seat.value_or(rules::Seat{}), heard_as(one.channel)});
      },
      fact);
}

// One that was named like a printed one before that was refused is nobody's row.
std::string Table::scenario_in_the_book() const {
  if (!protocol::is_own_scenario(lobby_.choice)) return lobby_.choice.scenario;
  const std::string name{game_->rules.name.begin(), game_->rules.name.end()};
  return protocol::is_printed_name(name) ? "own" : name;
}

RecordCard Table::card(const std::string& id, Moment now) const {
  notation::JsonWriter names;
  names.begin_array();
  for (std::size_t i = 0; i < lobby_.seats; ++i) {
    const auto holder = lobby_.ring[i].holder;
    const Member* member = holder ? lobby_.member(*holder) : nullptr;
    names.string(member == nullptr ? "" : member->name);
  }
  return {.id = id,
          .table = lobby_.code,
          .game = lobby_.games,
          .began_wall_s = lobby_.began_wall_s,
          .ended_wall_s = now.wall_s,
          .scenario = scenario_in_the_book(),
          .seats = lobby_.seats,
          .names = names.end_array().text(),
          .outcome = std::string{word(lobby_.result)},
          .game_ms = lobby_.clock.stopped_at.ms,
          .timer_spaces_used = game_->state.timer_spaces_used,
          .marks = marks(),
          .level = static_cast<std::uint32_t>(game_->rules.deck.size()) + 1,
          .left_ms = lobby_.result == Result::Won ? std::optional{sand_left_ms()} : std::nullopt,
          .crew = lobby_.challenge.crew ? std::optional{CrewId{*lobby_.challenge.crew}} : std::nullopt,
          .heist = lobby_.challenge.heist};
}

std::uint32_t Table::sand_left_ms() const {
  const std::uint32_t end = rules::sand_ends(game_->state).ms;
  const std::uint32_t at = game_->state.ended.ms;
  return end > at ? end - at : 0;
}

// of people and teammates, without a pause, with the sand of the box, on a deal that nobody knew and
// nobody laid. The deal of a day is the same at every table, so somebody may have seen it.
bool Table::carries_achievements() const {
  constexpr std::array<std::string_view, 6> kAgainst{"paused", "known_deal", "laid_by_hand",
                                                     "race",   "bots",       "slow_sand"};
  const std::string padded = " " + marks() + " ";
  const auto is_marked = [&](std::string_view word) {
    return padded.contains(" " + std::string{word} + " ");
  };
  return lobby_.challenge.heist.empty() && std::ranges::none_of(kAgainst, is_marked);
}

std::string Table::marks() const {
  std::string marks;
  const auto mark = [&](bool is_so, std::string_view word) {
    if (!is_so) return;
    if (!marks.empty()) marks += ' ';
    marks += word;
  };
  mark(lobby_.choice.visibility == protocol::Visibility::Public, "public");
  mark(lobby_.pauses > 0, "paused");
  mark(lobby_.interruptions > 0, "interrupted");
  mark(lobby_.known_deal, "known_deal");
  mark(!lobby_.choice.laid_by_hand.empty() && lobby_.challenge.heist.empty(), "laid_by_hand");
  mark(!lobby_.challenge.race.empty(), "race");
  mark(lobby_.played_by_bots, "bots");
  mark(game_->rules.sand_ms > catalog::kFullSand, "slow_sand");
  std::string seats;
  for (unsigned seat = 0; seat < lobby_.seats; ++seat) {
    if (((lobby_.played_by_teammates >> seat) & 1U) == 0) continue;
    seats += (seats.empty() ? "" : ",") + std::to_string(seat);
  }
  mark(!seats.empty(), "teammates:" + seats);
  mark(!lobby_.achievements.empty(), "achievements:" + chronicle::text_of(lobby_.achievements));
  return marks;
}

void Table::wake(Moment now) {
  if (is_closed_ || is_troubled()) return;
  if (lobby_.phase == Phase::Counting && now.server >= lobby_.countdown_ends) begin_game(now);
  const bool runs = lobby_.phase == Phase::Playing && lobby_.clock.hand == GameClock::Hand::Running;
  // What is not durable yet may turn out to wait for a stalled disk: then this time has not passed.
  if (runs && decided_ == durable_ && now.server.ms >= verdict_at_ms()) run_out(now);
  if (const auto at = interrupted_at_ms(); at && now.steady_ms >= *at) {
    is_leaving_known_ = true;
    interrupt(now);
  }
  if (!flickers_.empty()) settle_flickers(now);
  if (!absences_.empty()) tidy_absent(now);
  attend_to_teammates(now);
  ask_for_par(now);
  constexpr std::int64_t kMinute = 60'000;
  if (links_.empty() && empty_since_ms_ && now.steady_ms - *empty_since_ms_ >= kMinute) history_.clear();
  flush();
}

void Table::interrupt(Moment now) {
  const bool runs = lobby_.phase == Phase::Playing && lobby_.clock.hand == GameClock::Hand::Running;
  if (!runs || is_closed_) return;
  write({GameInterrupted{game_now(now)}}, std::nullopt, now);
  flush();
}

std::optional<std::int64_t> Table::wakes_at(Moment now) const {
  constexpr std::int64_t kAWhile = 5'000;  // how often the absent are looked after
  std::optional<std::int64_t> at;
  const auto consider = [&](std::int64_t steady_ms) {
    if (!at || steady_ms < *at) at = steady_ms;
  };
  const auto in_steady = [&](std::int64_t server_ms) { return now.steady_ms + server_ms - now.server.ms; };
  if (lobby_.phase == Phase::Counting) consider(in_steady(lobby_.countdown_ends.ms));
  const bool runs = lobby_.phase == Phase::Playing && lobby_.clock.hand == GameClock::Hand::Running;
  if (runs && decided_ == durable_) consider(in_steady(verdict_at_ms()));
  if (const auto left = interrupted_at_ms()) consider(*left);
  for (const Flicker& flicker : flickers_) consider(flicker.due_ms);
  if (!absences_.empty() && !links_.empty()) consider(now.steady_ms + kAWhile);
  if (empty_since_ms_) {
    constexpr std::int64_t kMinute = 60'000;
    if (now.steady_ms < *empty_since_ms_ + kMinute) consider(*empty_since_ms_ + kMinute);
    consider(*empty_since_ms_ + patience_ms());
  }
  if (const auto soon = teammates_wake_at(now)) consider(*soon);
  if (wants_par()) consider(std::max(surveying_.not_before_ms, now.steady_ms + 1));
  // While the store is in trouble the server's clock stands still: look again soon.
  if (at && is_troubled()) at = now.steady_ms + kAWhile;
  return at;
}

bool Table::is_over(Moment now) const {
  if (!empty_since_ms_ || !links_.empty() || is_troubled()) return false;
  return now.steady_ms - *empty_since_ms_ >= patience_ms();
}

// Only a game of people is worth waiting for.
std::int64_t Table::patience_ms() const {
  const bool is_kept = lobby_.phase == Phase::Playing && !lobby_.is_left_to_teammates();
  return is_kept ? ports_.rules.kept_game_ms : ports_.rules.empty_table_ms;
}

}  // namespace table

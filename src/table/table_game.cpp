// The course of a game at its table: everyone ready, a countdown, the sand, the end, the record.
#include <algorithm>

#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/words.h"
#include "rules/sand.h"
#include "table/fact_text.h"
#include "table/lobby_json.h"
#include "table/table.h"

namespace table {
namespace {

// How long a table is kept with nobody there. Only a game of people is worth waiting for.
std::int64_t patience_ms(const Lobby& lobby, const TableSettings& settings) {
  const bool is_kept = lobby.phase == Phase::Playing && !lobby.is_left_to_teammates();
  return is_kept ? settings.kept_game_ms : settings.empty_table_ms;
}

}  // namespace

void Table::check_ready(Moment now) {
  if (lobby_.phase == Phase::Counting && !people_.is_everybody_ready(lobby_)) {
    stop_countdown(now);
  } else if (lobby_.phase == Phase::Gathering && people_.is_everybody_ready(lobby_) &&
             next_game(lobby_, {})) {
    write({CountdownBegan{ServerTime{now.server.ms + ports_.settings.countdown_ms}}}, std::nullopt, now);
    look_for_deal();
    if (const auto claim = heist_claim(lobby_.purpose, lobby_.code, now.wall_s))
      ports_.heist_tries.ask(*claim);
  }
  flush();
}

void Table::stop_countdown(Moment now) {
  write({CountdownStopped{}}, std::nullopt, now);
  if (const auto claim = heist_claim(lobby_.purpose, lobby_.code, now.wall_s))
    ports_.heist_tries.give_back(*claim);
}

void Table::begin_game(Moment now) {
  const auto found = solver_.take_deal();
  const DealFound deal = found ? *found : DealFound{.seed = ports_.random_source.seed()};
  const auto game = next_game(lobby_, deal.seed);
  if (!game) {
    stop_countdown(now);
    return;
  }
  game_.begin(*game);
  std::string head = notation::text_of(notation::head_of(game->rules, game->layout));
  // The deal of a day is laid out by the server, and is new to everyone once.
  const bool is_laid = !lobby_.choice.laid_by_hand.empty() && lobby_.purpose.heist.empty();
  const bool is_known = is_laid || head == lobby_.head ||
                        !claim_heist_try(ports_.heist_tries, lobby_.purpose, lobby_.code, now.wall_s);
  // The same deal again keeps what was known about it.
  const bool has_a_plan = head == lobby_.head ? lobby_.certified : solver_.has_plan(deal, game->rules);
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
  // Nobody can judge what people say in a call of their own.
  if (lobby_.choice.voice == protocol::Voice::OwnCall) {
    write({Talked{{}, std::nullopt, Channel::Call}}, std::nullopt, now);
  }
}

void Table::run_out(Moment now) {
  const rules::GameTime end = rules::sand_ends(game_->state);
  const rules::Events events = game_.run_out(std::max(end, lobby_.clock.at(now.server)));
  if (events.empty()) return;
  write({rules::Seat{0}, end, rules::SandRunsOut{}}, events, Actor{}, now);
  finish(GameResult::Lost, now);
}

// The game is over: its lines become a record.
void Table::finish(GameResult result, Moment now) {
  if (lobby_.phase == Phase::Playing) {
    end_game(
        lobby_, result,
        game_->state.outcome == rules::Outcome::Running ? lobby_.clock.at(now.server) : game_->state.ended);
  }
  switch (result) {
    case GameResult::None:
      break;
    case GameResult::Won:
      ++ports_.counters.games_won;
      break;
    case GameResult::Lost:
      ++ports_.counters.games_lost;
      break;
    case GameResult::GivenUp:
      ++ports_.counters.games_given_up;
      break;
  }
  const std::string id = notation::hexadecimal(ports_.random_source.number()) +
                         notation::hexadecimal(ports_.random_source.number());
  const auto earned = game_.finish(lobby_);
  tell_facts({GameRecorded{id, earned}}, std::nullopt, now);
  last_record_ = id;
  last_players_.clear();
  for (std::size_t i = 0; i < lobby_.seats; ++i) {
    last_players_.push_back(lobby_.ring[i].holder.value_or(MemberId{}));
  }
  const RecordCard record = game_.card(lobby_, id, now);
  ports_.journal.settle(
      {.table = lobby_.code,
       .version = delivery_.decided(),
       .at = now.server,
       .facts = text_of(facts_of(lobby_, notation::position_text(game_->state)), Audience::Journal),
       .record_head = lobby_.head,
       .card = record});
}

std::optional<OwnSeat> Table::own_seat(const protocol::Token& token) const {
  const auto member = lobby_.member_with(token);
  if (!member) return std::nullopt;
  const auto held = std::ranges::find(last_players_, *member);
  if (held == last_players_.end()) return std::nullopt;
  return OwnSeat{.record = last_record_, .seat = static_cast<std::uint8_t>(held - last_players_.begin())};
}

void Table::wake(Moment now) {
  if (is_closed_ || is_troubled()) return;
  if (lobby_.phase == Phase::Counting && now.server >= lobby_.countdown_ends) begin_game(now);
  const bool runs = lobby_.is_running();
  // What isn't durable yet may be waiting for a stalled disk: then this time hasn't passed.
  if (runs && delivery_.is_all_durable() && now.server.ms >= game_.verdict_at_ms(lobby_, people_))
    run_out(now);
  if (const auto at = people_.interrupted_at_ms(lobby_); at && now.steady_ms >= *at) {
    people_.note_interruption();
    interrupt(now);
  }
  for (const MemberId member : people_.delayed_changes(lobby_, now)) tell_presence(member);
  if (const FactList facts = people_.tidy_absent(lobby_, now); !facts.empty()) {
    write(facts, std::nullopt, now);
    check_ready(now);
  }
  admit_newcomers(now);
  attend_to_teammates(now);
  ask_for_par(now);
  constexpr std::int64_t kMinute = 60'000;
  const auto empty_since = people_.empty_since_ms();
  if (people_.is_empty() && empty_since && now.steady_ms - *empty_since >= kMinute)
    delivery_.forget_history();
  flush();
}

void Table::interrupt(Moment now) {
  const bool runs = lobby_.is_running();
  if (!runs || is_closed_) return;
  write({GameInterrupted{game_.now(lobby_, now)}}, std::nullopt, now);
  flush();
}

std::optional<std::int64_t> Table::wakes_at(Moment now) const {
  constexpr std::int64_t kAWhile = 5'000;  // how often absent members are checked
  std::optional<std::int64_t> at;
  const auto consider = [&](std::int64_t steady_ms) {
    if (!at || steady_ms < *at) at = steady_ms;
  };
  const auto in_steady = [&](std::int64_t server_ms) { return now.steady_ms + server_ms - now.server.ms; };
  if (lobby_.phase == Phase::Counting) consider(in_steady(lobby_.countdown_ends.ms));
  const bool runs = lobby_.is_running();
  if (runs && delivery_.is_all_durable()) consider(in_steady(game_.verdict_at_ms(lobby_, people_)));
  if (const auto left = people_.interrupted_at_ms(lobby_)) consider(*left);
  for (const DelayedPresence& delayed : people_.delayed_presences()) consider(delayed.due_ms);
  if (people_.has_newcomers()) consider(people_.onlooker_limits().free_at(TalkKind::Onlookers));
  if (!people_.absences().empty() && !people_.is_empty()) consider(now.steady_ms + kAWhile);
  if (const auto empty_since = people_.empty_since_ms()) {
    constexpr std::int64_t kMinute = 60'000;
    if (now.steady_ms < *empty_since + kMinute) consider(*empty_since + kMinute);
    consider(*empty_since + patience_ms(lobby_, ports_.settings));
  }
  if (const auto soon = teammates_wake_at(now)) consider(*soon);
  if (wants_par()) consider(std::max(solver_.not_before_ms(), now.steady_ms + 1));
  // While the store is in trouble the server's clock is stopped: look again soon.
  if (at && is_troubled()) at = now.steady_ms + kAWhile;
  return at;
}

bool Table::is_over(Moment now) const {
  const auto empty_since = people_.empty_since_ms();
  if (!empty_since || !people_.is_empty() || is_troubled()) return false;
  return now.steady_ms - *empty_since >= patience_ms(lobby_, ports_.settings);
}

}  // namespace table

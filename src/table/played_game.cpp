#include "table/played_game.h"

#include <algorithm>
#include <array>

#include "notation/json_writer.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "protocol/custom_scenario.h"
#include "rules/sand.h"
#include "rules/view.h"
#include "table/heard.h"

namespace table {

std::expected<protocol::NewGame, protocol::ScenarioProblem> next_game(const Lobby& lobby, base::Seed seed) {
  const std::uint8_t seated = lobby.seated();
  const std::uint8_t seats = lobby.choice.seats == 0 ? seated : lobby.choice.seats;
  if (seats < seated) {
    return std::unexpected{protocol::ScenarioProblem{rules::Flaw{.fault = rules::Fault::SeatsOutOfRange}}};
  }
  if (!lobby.purpose.race.empty()) {
    const auto raced = notation::read_head(lobby.purpose.race_head);
    if (!raced) return std::unexpected{protocol::ScenarioProblem{"The game to race can't be read."}};
    return protocol::NewGame{raced->ruleset, raced->layout};
  }
  auto fresh = protocol::new_game(lobby.choice, seats, seed);
  if (!fresh || lobby.next_deal == Deal::New) return fresh;
  // The same deal again, if the same game is played with as many seats.
  const auto head = notation::read_head(lobby.head);
  if (!head || head->ruleset != fresh->rules) return fresh;
  return protocol::NewGame{head->ruleset, head->layout};
}

// ---- its course

void PlayedGame::begin(const protocol::NewGame& game) {
  game_ = rules::Game{
      .rules = game.rules, .state = rules::lay_out(game.rules, game.layout), .version = 0, .now = {}};
  chronicle_.emplace(game_->rules, game_->state);
}

void PlayedGame::observe(const rules::Events& events) {
  if (chronicle_) chronicle_->see(events);
}

// Facts about people who communicate name the channel they used.
void PlayedGame::overhear(const Fact& fact) {
  if (!chronicle_) return;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { heard_as(one.channel); })
          chronicle_->hear({one.at, one.seat.value_or(rules::Seat{}), heard_as(one.channel)});
      },
      fact);
}

chronicle::AchievementSet PlayedGame::finish(const Lobby& lobby) {
  const auto earned =
      chronicle_ && carries_achievements(lobby) ? chronicle_->achievements() : chronicle::AchievementSet{};
  chronicle_.reset();
  return earned;
}

// ---- as the journal has it

bool PlayedGame::restore(const Fact& fact) {
  const auto* began = std::get_if<GameBegan>(&fact);
  const auto* last = std::get_if<LastGame>(&fact);
  if (began == nullptr && last == nullptr) return true;
  if (last != nullptr && last->games == 0) return true;
  const auto head = notation::read_head(began != nullptr ? began->head : last->head);
  if (!head) return false;
  rules::State state = rules::lay_out(head->ruleset, head->layout);
  if (last != nullptr) {
    const auto position = notation::read_position(last->position);
    if (!position) return false;
    state = *position;
  }
  game_ = rules::Game{.rules = head->ruleset, .state = state, .version = 0, .now = {}};
  if (began != nullptr) chronicle_.emplace(head->ruleset, state);
  return true;
}

bool PlayedGame::restore(const notation::RecordLine& line) {
  if (!game_ || line.version != game_->version + 1) return false;
  for (const rules::Event& event : line.events) rules::evolve(game_->state, event);
  observe(line.events);
  game_->version = line.version;
  game_->now = line.at;
  return !line.hash || *line.hash == rules::public_hash(game_->state);
}

// ---- its clock

std::optional<rules::GameTime> PlayedGame::time(const Lobby& lobby, ServerTime now) const {
  return game_ ? std::optional{lobby.clock.at(now)} : std::nullopt;
}

rules::GameTime PlayedGame::now(const Lobby& lobby, Moment now) const {
  return std::max(lobby.clock.at(now.server), game_->now);
}

rules::GameTime PlayedGame::stamp(const Lobby& lobby, const Connection& connection, Moment at) const {
  const rules::GameTime arrival = now(lobby, at);
  const rules::GameTime end = rules::sand_ends(game_->state);
  if (arrival < end || end.ms == 0) return arrival;
  const Member* member = lobby.member(*connection.member);
  const std::uint32_t credit = member->kind == Kind::Bot ? 0 : connection.credit_ms();
  const bool was_sent_in_time = std::int64_t{arrival.ms} - std::int64_t{credit} < std::int64_t{end.ms};
  return was_sent_in_time ? rules::GameTime{end.ms - 1} : arrival;
}

std::int64_t PlayedGame::sand_end_ms() const { return rules::sand_ends(game_->state).ms; }

std::int64_t PlayedGame::verdict_at_ms(const Lobby& lobby, const People& people) const {
  std::uint32_t credit = 0;
  for (const Connection& connection : people.connections()) {
    if (!connection.member || !lobby.seat_of(*connection.member)) continue;
    if (lobby.member(*connection.member)->kind == Kind::Person)
      credit = std::max(credit, connection.credit_ms());
  }
  return lobby.clock.origin.ms + sand_end_ms() + std::int64_t{credit};
}

// ---- what its card says

RecordCard PlayedGame::card(const Lobby& lobby, const std::string& id, Moment now) const {
  notation::JsonWriter names;
  notation::JsonWriter faces;
  names.begin_array();
  faces.begin_array();
  for (std::size_t i = 0; i < lobby.seats; ++i) {
    const auto holder = lobby.ring[i].holder;
    const Member* member = holder ? lobby.member(*holder) : nullptr;
    names.string(member == nullptr ? "" : member->name);
    faces.number(member == nullptr ? 0 : member->face);
  }
  return {.id = id,
          .table = lobby.code,
          .game = lobby.games,
          .began_wall_s = lobby.began_wall_s,
          .ended_wall_s = now.wall_s,
          .scenario = scenario_in_the_book(lobby),
          .seats = lobby.seats,
          .names = names.end_array().text(),
          .outcome = lobby.result,
          .game_ms = lobby.clock.stopped_at.ms,
          .timer_spaces_used = game_->state.timer_spaces_used,
          .marks = marks(lobby),
          .level = static_cast<std::uint32_t>(game_->rules.deck.size()) + 1,
          .left_ms = lobby.result == GameResult::Won ? std::optional{sand_left_ms()} : std::nullopt,
          .crew = lobby.purpose.crew ? std::optional{CrewId{*lobby.purpose.crew}} : std::nullopt,
          .heist = lobby.purpose.heist,
          .faces = faces.end_array().text()};
}

Marks PlayedGame::marks(const Lobby& lobby) const {
  Marks marks;
  marks.set_if(lobby.choice.visibility == protocol::Visibility::Public, Mark::Public);
  marks.set_if(lobby.pauses > 0, Mark::Paused);
  marks.set_if(lobby.interruptions > 0, Mark::Interrupted);
  marks.set_if(lobby.known_deal, Mark::KnownDeal);
  marks.set_if(!lobby.choice.laid_by_hand.empty() && lobby.purpose.heist.empty(), Mark::LaidByHand);
  marks.set_if(!lobby.purpose.race.empty(), Mark::Race);
  marks.set_if(lobby.played_by_bots, Mark::Bots);
  marks.set_if(game_->rules.sand_ms > catalog::kFullSand, Mark::SlowSand);
  marks.set_teammates(static_cast<std::uint16_t>(lobby.played_by_teammates & ((1U << lobby.seats) - 1U)));
  marks.set_achievements(lobby.achievements);
  return marks;
}

// people and teammates, no pauses, the sand of the box, and a deal that nobody knew and nobody laid
// out. The deal of a day is the same at every table, so someone may have seen it; and whoever makes a
// scenario may have arranged its deck.
bool PlayedGame::carries_achievements(const Lobby& lobby) const {
  constexpr std::array kAgainst{Mark::Paused, Mark::KnownDeal, Mark::LaidByHand,
                                Mark::Race,   Mark::Bots,      Mark::SlowSand};
  const Marks all = marks(lobby);
  const rules::Ruleset& played = game_->rules;
  const bool is_arranged =
      lobby.choice.scenario.is_custom() && !(played.on_top.empty() && played.at_bottom.empty());
  return lobby.purpose.heist.empty() && !is_arranged &&
         std::ranges::none_of(kAgainst, [&](Mark mark) { return all.has(mark); });
}

std::uint32_t PlayedGame::sand_left_ms() const {
  const std::uint32_t end = rules::sand_ends(game_->state).ms;
  const std::uint32_t at = game_->state.ended.ms;
  return end > at ? end - at : 0;
}

// A scenario with a printed name, from before that was refused, gets no row.
std::string PlayedGame::scenario_in_the_book(const Lobby& lobby) const {
  if (!lobby.choice.scenario.is_custom()) return lobby.choice.scenario.text();
  const std::string name{game_->rules.name.begin(), game_->rules.name.end()};
  return protocol::is_printed_name(name) ? "own" : name;
}

}  // namespace table

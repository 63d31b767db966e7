#include "library/observation.h"

#include <algorithm>

#include "rules/explore.h"
#include "rules/mall.h"
#include "rules/sand.h"

namespace library {
namespace {

using rules::State;
using Small = std::int16_t;

constexpr Small kNothing = -1;

// Writes one number after the other.
class Numbers {
 public:
  explicit Numbers(Small* next) : next_(next) {}
  template <class Value>
  void add(Value value) {
    *next_++ = static_cast<Small>(value);
  }
  void add_place(rules::Place at) { add(at == rules::kNowhere ? kNothing : static_cast<Small>(at.code)); }

 private:
  Small* next_;
};

void add_tiles(const State& state, Numbers to) {
  for (std::size_t i = 0; i < rules::kTiles; ++i) {
    const bool lies = state.placed.contains(catalog::tile_at(i));
    const rules::PlacedTile& tile = state.tiles[i];
    to.add(lies);
    to.add(lies ? tile.row : 0);
    to.add(lies ? tile.column : 0);
    to.add(lies ? tile.turns.quarters : 0);
    to.add(lies ? tile.dimension : 0);
    to.add(lies ? state.out_of_order[i] : 0);
  }
}

void add_pawns(const State& state, Numbers to) {
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const rules::Place at = state.places[i];
    const bool stands = at != rules::kNowhere;
    const rules::WorldPlace where = stands ? rules::world_place(state, at) : rules::WorldPlace{};
    to.add(state.presence[i]);
    to.add(stands ? static_cast<Small>(at.tile()) : kNothing);
    to.add(stands ? static_cast<Small>(at.cell().index) : kNothing);
    to.add(where.row);
    to.add(where.column);
  }
}

void add_seats(const State& state, rules::Seat own, Numbers to) {
  for (std::size_t i = 0; i < rules::kMostSeats; ++i) {
    const bool sits = i < state.seats;
    const std::uint8_t bits = sits ? state.action_tiles[(own.index + i) % state.seats].bits : std::uint8_t{0};
    for (std::size_t ability = 0; ability < catalog::kAbilities; ++ability) {
      to.add(sits ? static_cast<Small>((bits >> ability) & 1U) : kNothing);
    }
  }
}

Small tenths(rules::Millis time) { return static_cast<Small>(std::min(time.count / 100, 32767U)); }

void add_game(const rules::Game& game, rules::Seat own, rules::GameTime now, Numbers to) {
  const State& state = game.state;
  const rules::Card top = rules::top_as_seen(state);
  to.add(state.seats);
  to.add(own.index);
  to.add(tenths(rules::sand_left(state, now)));
  to.add(tenths(rules::Millis{game.rules.sand_ms}));
  to.add(state.flips);
  to.add(state.timer_spaces_used);
  to.add(state.deck.size());
  to.add(top.tile() && !state.deck.empty() ? static_cast<Small>(*top.tile()) : kNothing);
  to.add(state.held && state.held->tile() ? static_cast<Small>(*state.held->tile()) : kNothing);
  to.add(state.held.has_value());
  to.add(state.stolen);
  to.add(state.speech);
  to.add(state.red_pawn ? static_cast<Small>((state.red_pawn->index + state.seats - own.index) % state.seats)
                        : kNothing);
  to.add(state.ball_in_use);
  to.add(state.discards_due);
  to.add(state.no_exit_left);
  to.add(state.outcome);
  to.add(state.solo_deck.size());
  to.add(game.rules.scenario);
  to.add(game.rules.game);
  to.add(std::min<std::uint32_t>(game.version, 32767U));  // how much has happened
  to.add(game.rules.dwarf_passages);
  to.add(game.rules.exits);
  to.add(game.rules.items);
}

void add_modules(const rules::Game& game, Numbers to) {
  const rules::Security& security = game.state.security;
  to.add(game.rules.modules.bits);
  to.add(security.stress_tokens);
  to.add(security.telekinesis_tokens);
  to.add(security.spells.bits);
  Small holding = 0;
  for (const rules::Spell spell : security.holding)
    holding = static_cast<Small>(holding | (1 << static_cast<int>(spell)));
  to.add(holding);
  to.add(security.code_spell);
  to.add(security.ball_spell);
  to.add_place(security.map_in_use);
  to.add(security.map_tiles);
  to.add(security.beholder);
  to.add(security.beholder == rules::PieceState::InTheMall ? static_cast<Small>(security.beholder_tile)
                                                           : kNothing);
  to.add(security.sensor);
  to.add(security.sensor == rules::PieceState::InTheMall ? static_cast<Small>(security.sensor_side)
                                                         : kNothing);
  to.add(security.choosing ? static_cast<Small>(*security.choosing) : kNothing);
  to.add(security.goal_mark);
  for (const rules::Place back : security.back_at) to.add_place(back);
  for (const rules::TwoEnded& shaft : security.shafts) {
    to.add(shaft.token);
    to.add_place(shaft.first);
    to.add_place(shaft.second);
  }
  for (const rules::TwoEnded& breach : security.breaches) {
    to.add(breach.token);
    to.add_place(breach.first);
    to.add_place(breach.second);
  }
}

// The latest first.
void add_history(const History& history, const State& state, rules::Seat own, rules::GameTime now,
                 Numbers to) {
  for (std::size_t i = 0; i < kRemembered; ++i) {
    const PastAction* const past = history.ago(i);
    if (past == nullptr) {
      for (std::size_t k = 0; k < kNumbersOfPastAction; ++k) to.add(kNothing);
      continue;
    }
    to.add(past->by.index >= own.index ? past->by.index - own.index
                                       : past->by.index + state.seats - own.index);
    to.add(tenths(rules::Millis{now.ms - past->at.ms}));
    to.add(past->action);
    to.add(past->pawn ? static_cast<Small>(*past->pawn) : kNothing);
    to.add_place(past->to);
  }
}

}  // namespace

void observe(const rules::Game& game, const History& history, rules::Seat seat, rules::GameTime now,
             Observation numbers) {
  Small* const first = numbers.data();
  add_tiles(game.state, Numbers{first + kTileNumbers});
  add_pawns(game.state, Numbers{first + kPawnNumbers});
  add_seats(game.state, seat, Numbers{first + kSeatNumbers});
  add_game(game, seat, now, Numbers{first + kGameNumbers});
  std::fill(first + kModuleNumbers, first + kHistoryNumbers, Small{0});
  if (!game.rules.modules.empty()) add_modules(game, Numbers{first + kModuleNumbers});
  add_history(history, game.state, seat, now, Numbers{first + kHistoryNumbers});
}

void observe_all_seats(const rules::Game& game, const History& history, rules::GameTime now,
                       std::int16_t* numbers) {
  observe(game, history, rules::Seat{0}, now, Observation{numbers, kObservation});
  for (std::uint8_t i = 1; i < game.state.seats; ++i) {
    Small* const own = numbers + (i * kObservation);
    std::copy_n(numbers, kSeatNumbers, own);  // tiles and pawns look the same from everywhere
    std::copy_n(numbers + kModuleNumbers, kNumbersOfModules, own + kModuleNumbers);
    const rules::Seat seat{i};
    add_seats(game.state, seat, Numbers{own + kSeatNumbers});
    add_game(game, seat, now, Numbers{own + kGameNumbers});
    add_history(history, game.state, seat, now, Numbers{own + kHistoryNumbers});
  }
}

}  // namespace library

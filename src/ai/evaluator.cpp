#include "ai/evaluator.h"

#include <algorithm>

#include "ai/position_key.h"
#include "ai/reach.h"
#include "ai/trips.h"
#include "rules/goal.h"
#include "rules/watch.h"

namespace ai {

using rules::Pawn;
using rules::Place;

namespace {

constexpr std::uint32_t kBlocked = 160;      // a hero that can't get there
constexpr std::uint32_t kFarAtMost = 60;     // on top of that: how far it would be
constexpr std::uint32_t kAtTheControls = 6;  // less if someone is where something can be operated
constexpr std::uint32_t kAHeroInTheWay = 14;
constexpr std::size_t kMostSettings = 48;

bool somebody_gives_a_code(const rules::State& state) {
  if (state.security.code_spell) return true;
  for (const Pawn hero : rules::kHeroes) {
    if (!is_in_the_mall(state, hero)) continue;
    const Place at = place_of(state, hero);
    if (rules::working_symbol(state, at) == rules::Symbol::Code && !is_out_of_order(state, at)) return true;
  }
  return false;
}

unsigned heroes_on(const rules::State& state, rules::Tile tile) {
  unsigned number = 0;
  for (const Pawn hero : rules::kHeroes)
    number += is_in_the_mall(state, hero) && place_of(state, hero).tile() == tile ? 1U : 0U;
  return number;
}

// A watcher has to go where no hero is: how many heroes are in the way on the emptiest neighbouring tile.
unsigned crowd_around(const rules::State& state, rules::Tile tile, rules::TileSet reachable) {
  unsigned fewest = 4;
  bool has_neighbour = false;
  for (const rules::Direction side : rules::kDirections) {
    const auto neighbour = placed_tile(state, tile).neighbour(side);
    if (!neighbour || !reachable.contains(*neighbour)) continue;
    has_neighbour = true;
    fewest = std::min(fewest, heroes_on(state, *neighbour));
  }
  return has_neighbour ? fewest : 0;
}

}  // namespace

bool strays(const rules::Ruleset& rules, const rules::State& state, Pawn hero, rules::Tile tile) {
  if (!state.stolen || rules.game == catalog::ExpansionGame::None) return false;
  rules::State then = state;
  rules::Events events;
  rules::Resolution resolution{rules, then, events, {}};
  rules::judge_way(resolution, hero, tile);
  return then.outcome == rules::Outcome::Lost;
}

rules::TileSet tiles_to_avoid(const rules::Ruleset& rules, const rules::State& state, Pawn hero) {
  rules::TileSet tiles;
  if (!state.stolen || rules.game == catalog::ExpansionGame::None) return tiles;
  for (const rules::Tile tile : state.placed) {
    if (strays(rules, state, hero, tile)) tiles.insert(tile);
  }
  return tiles;
}

Evaluator::Evaluator(const rules::Ruleset& rules, const Assignments& assignments, const Landmarks& marks,
                     const Efforts& efforts)
    : rules_(rules), assignments_(assignments), marks_(marks), efforts_(efforts) {}

Evaluator::Setting& Evaluator::setting_of(const rules::State& state) {
  const rules::Security& security = state.security;
  std::uint64_t key = 1;
  for (const Pawn guard : rules::kGuardPawns) {
    const bool watches = is_in_the_mall(state, guard);
    mix(key, watches ? place_of(state, guard).code : 0xffffU);
  }
  mix(key, security.beholder == rules::PieceState::InTheMall ? catalog::index(security.beholder_tile) : 99U);
  mix(key, security.sensor == rules::PieceState::InTheMall ? catalog::index(security.sensor_side) : 9U);
  for (const rules::TwoEnded& shaft : security.shafts)
    mix(key, shaft.token == rules::TokenState::Laid ? shaft.first.code * 65536U + shaft.second.code : 0U);
  for (const rules::TwoEnded& breach : security.breaches)
    mix(key, breach.token == rules::TokenState::Laid ? breach.first.code * 65536U + breach.second.code : 0U);
  for (const rules::Spell spell : security.holding) mix(key, catalog::index(spell) + 7U);
  mix(key, somebody_gives_a_code(state) ? 1U : 0U);
  mix(key, security.telekinesis_tokens);
  for (const rules::Tile tile : state.placed) {
    mix(key, static_cast<std::uint8_t>(placed_tile(state, tile).row) * 256U +
                 static_cast<std::uint8_t>(placed_tile(state, tile).column));
  }
  const auto known = std::find_if(settings_.begin(), settings_.end(),
                                  [&](const Setting& setting) { return setting.key == key; });
  if (known != settings_.end()) return *known;
  if (settings_.size() == kMostSettings) settings_.pop_front();
  ++surveys_;
  Setting& setting = settings_.emplace_back();
  setting.key = key;
  rules::State alone = state;
  alone.security.code_spell = somebody_gives_a_code(state);
  setting.ways.survey(rules_, alone);
  return setting;
}

const EffortField& Evaluator::toward(Setting& setting, const rules::State& state, std::size_t hero) {
  if (!setting.toward[hero]) {
    setting.toward[hero] =
        setting.ways.field(state, rules::kHeroes[hero], assignments_[hero].destinations(state), efforts_,
                           state.stolen ? VortexUse::Off : VortexUse::Works);
  }
  return *setting.toward[hero];
}

std::optional<Place> Evaluator::exit_of(Pawn hero) const {
  for (const rules::Colour colour : rules::kColours) {
    const auto& exit = marks_.exits[catalog::index(colour)];
    if (exit && serves(rules_, hero, colour)) return exit;
  }
  return std::nullopt;
}

// The way from the item to the exit after the theft; anyone watching it can still be led away then.
const EffortField& Evaluator::out(Setting& setting, const rules::State& state, std::size_t hero) {
  if (!setting.out[hero]) {
    const Pawn who = rules::kHeroes[hero];
    rules::State then = state;
    then.stolen = true;
    const std::vector<Destination> exit{{exit_of(who).value_or(rules::kNowhere)}};
    const rules::TileSet avoided = tiles_to_avoid(rules_, then, who);
    if (avoided.empty()) {
      setting.out[hero] = setting.ways.field(state, who, exit, efforts_, VortexUse::Off, Watchers::LeftAside);
    } else {
      Ways ways;
      ways.survey(rules_, then, avoided);
      setting.out[hero] = ways.field(then, who, exit, efforts_, VortexUse::Off, Watchers::LeftAside);
    }
  }
  return *setting.out[hero];
}

rules::TileSet Evaluator::tiles_for(const rules::State& state, Pawn guard) {
  const Place at = place_of(state, guard);
  for (const auto& [known, tiles] : reachable_) {
    if (known == at) return tiles;
  }
  static const Spaces kNone;
  rules::State alone = without_heroes(state);
  alone.security.beholder = rules::PieceState::NotInPlay;
  for (const Pawn other : rules::kGuardPawns) {
    if (other != guard && is_in_the_mall(state, other)) {
      alone.presence[index(other)] = rules::Presence::NotInPlay;
      alone.places[index(other)] = rules::kNowhere;
    }
  }
  const Trips trips{rules_, alone, guard, kNone};
  rules::TileSet tiles;
  for (const Place space : trips.spaces()) tiles.insert(space.tile());
  reachable_.push_back({at, tiles});
  return tiles;
}

// Watchers can only be led away if there is room for them.
std::uint32_t Evaluator::crowd(const rules::State& state) {
  unsigned number = 0;
  for (const Pawn guard : rules::kGuardPawns) {
    if (is_in_the_mall(state, guard))
      number += crowd_around(state, place_of(state, guard).tile(), tiles_for(state, guard));
  }
  if (state.security.beholder == rules::PieceState::InTheMall)
    number += crowd_around(state, state.security.beholder_tile, state.placed);
  return number * kAHeroInTheWay;
}

Evaluator::Evaluation Evaluator::evaluate(const rules::State& state) {
  Evaluation evaluation;
  Setting& setting = setting_of(state);
  for (std::size_t i = 0; i < rules::kHeroes.size(); ++i) {
    const Pawn hero = rules::kHeroes[i];
    const Assignment& assignment = assignments_[i];
    if (assignment.task == Task::Rest || has_escaped(state, hero)) continue;
    const auto block = [&](std::uint32_t far) {
      evaluation.ahead += kBlocked + std::min(far, kFarAtMost);
      evaluation.blocked = static_cast<std::uint8_t>(evaluation.blocked | (1U << i));
    };
    const bool leaves = assignment.task == Task::Leave;
    const bool is_there = is_in_the_mall(state, hero) && assignment.wanted.contains(place_of(state, hero));
    if (!is_there || leaves) evaluation.missing = static_cast<std::uint8_t>(evaluation.missing | (1U << i));
    if (!is_in_the_mall(state, hero) || (is_there && leaves)) {
      block(0);
    } else if (!is_there) {
      const Effort effort = toward(setting, state, i).from(place_of(state, hero));
      if (effort == kUnreachable) {
        const Effort far = assignment.toward.from(place_of(state, hero));
        block(far == kUnreachable ? kFarAtMost : far);
      } else {
        evaluation.ahead += std::max<std::uint32_t>(effort, 1);
      }
    }
    const bool exit_is_known = exit_of(hero).has_value();
    if (assignment.task == Task::Steal && exit_is_known && rules_.exits != catalog::Exits::Foreign) {
      const auto& item = marks_.items[i];
      const bool a_spell_helps = state.security.spells.contains(rules::Spell::Swap) ||
                                 state.security.spells.contains(rules::Spell::Teleportation);
      if (item && !a_spell_helps && out(setting, state, i).from(*item) == kUnreachable) {
        evaluation.has_way_out = false;
        evaluation.ahead += kBlocked;
      }
    }
    if ((leaves || assignment.task == Task::Steal) && !exit_takes(rules_, state, hero))
      evaluation.ahead += kBlocked / 2;
  }
  if (evaluation.blocked != 0) evaluation.ahead += crowd(state);
  for (const rules::Symbol symbol : {rules::Symbol::Code, rules::Symbol::Command, rules::Symbol::ControlRoom,
                                     rules::Symbol::SensorControl}) {
    if (evaluation.ahead > kBlocked && rules::hero_on(state, symbol)) evaluation.ahead -= kAtTheControls;
  }
  return evaluation;
}

}  // namespace ai

#include "ai/evaluator.h"

#include <algorithm>

#include "ai/position_key.h"
#include "ai/reach.h"
#include "ai/trips.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace ai {

using rules::Pawn;
using rules::Place;

namespace {

constexpr std::uint32_t kBlocked = 160;      // a hero that can't get there
constexpr std::uint32_t kNearAtMost = 60;    // the same without watchers
constexpr std::uint32_t kFarAtMost = 200;    // on top of that: how far it would be
constexpr std::uint32_t kAtTheControls = 6;  // less if someone is where something can be operated
constexpr std::uint32_t kAWatcher = 30;      // more for each who stands in the way
constexpr std::uint32_t kATile = 4;          // to which it could be led away
constexpr std::uint32_t kSomebodyInTheWay = 14;
constexpr std::uint32_t kNowhereToGo = 80;
constexpr std::size_t kMostMalls = 12;
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

// A guard watches his whole tile, wherever he stands on it; only in the guard room the space matters.
std::uint64_t watched_by(const rules::Ruleset& rules, const rules::State& state, Pawn guard) {
  if (!is_in_the_mall(state, guard)) return 0xffff;
  const Place at = place_of(state, guard);
  return rules::is_guard_room(rules, at.tile()) ? at.code : catalog::index(at.tile());
}

unsigned heroes_on(const rules::State& state, rules::Tile tile) {
  unsigned number = 0;
  for (const Pawn hero : rules::kHeroes)
    number += is_in_the_mall(state, hero) && place_of(state, hero).tile() == tile ? 1U : 0U;
  return number;
}

bool watches(const rules::State& state, rules::Tile tile) {
  return rules::guard_on(state, tile).has_value() || rules::beholder_is_on(state, tile);
}

// What it takes until the watcher of a tile has made way: it goes to a tile that isn't on the way, and where
// no hero and no other watcher is.
std::uint32_t effort_to_leave(const rules::State& state, rules::Tile from, rules::TileSet way,
                              rules::TileSet reachable) {
  std::array<std::uint32_t, rules::kTiles> efforts{};
  efforts.fill(kNowhereToGo);
  efforts[catalog::index(from)] = 0;
  rules::TileSet done;
  while (true) {
    std::optional<rules::Tile> nearest;
    for (const rules::Tile tile : state.placed) {
      if (done.contains(tile) || efforts[catalog::index(tile)] >= kNowhereToGo) continue;
      if (!nearest || efforts[catalog::index(tile)] < efforts[catalog::index(*nearest)]) nearest = tile;
    }
    if (!nearest) return kNowhereToGo;
    const std::uint32_t effort = efforts[catalog::index(*nearest)];
    if (!way.contains(*nearest)) return effort;
    done.insert(*nearest);
    for (const rules::Direction side : rules::kDirections) {
      const auto next = placed_tile(state, *nearest).neighbour(side);
      if (!next || !reachable.contains(*next)) continue;
      const std::uint32_t others = heroes_on(state, *next) + (watches(state, *next) ? 1U : 0U);
      const std::uint32_t then = effort + kATile + others * kSomebodyInTheWay;
      efforts[catalog::index(*next)] = std::min(efforts[catalog::index(*next)], then);
    }
  }
}

void mix_mall(std::uint64_t& key, const rules::State& state) {
  const rules::Security& security = state.security;
  for (const rules::TwoEnded& shaft : security.shafts)
    mix(key, shaft.token == rules::TokenState::Laid ? shaft.first.code * 65536U + shaft.second.code : 0U);
  for (const rules::TwoEnded& breach : security.breaches)
    mix(key, breach.token == rules::TokenState::Laid ? breach.first.code * 65536U + breach.second.code : 0U);
  for (const rules::Spell spell : security.holding) mix(key, catalog::index(spell) + 7U);
  mix(key, security.telekinesis_tokens);
  for (const rules::Tile tile : state.placed) {
    mix(key, static_cast<std::uint8_t>(placed_tile(state, tile).row) * 256U +
                 static_cast<std::uint8_t>(placed_tile(state, tile).column));
  }
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

bool has_watchers(const rules::Ruleset& rules) {
  return rules.modules.contains(rules::Module::Guard) || rules.modules.contains(rules::Module::Beholder) ||
         rules.modules.contains(rules::Module::Reinforcements) ||
         rules.modules.contains(rules::Module::Sensor);
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
  for (const Pawn guard : rules::kGuardPawns) mix(key, watched_by(rules_, state, guard));
  mix(key, security.beholder == rules::PieceState::InTheMall ? catalog::index(security.beholder_tile) : 99U);
  mix(key, security.sensor == rules::PieceState::InTheMall ? catalog::index(security.sensor_side) : 9U);
  mix(key, somebody_gives_a_code(state) ? 1U : 0U);
  mix_mall(key, state);
  const auto known = std::find_if(settings_.begin(), settings_.end(),
                                  [&](const Setting& setting) { return setting.key == key; });
  if (known != settings_.end()) return *known;
  if (settings_.size() == kMostSettings) settings_.pop_front();
  ++surveys_;
  Setting& setting = settings_.emplace_back();
  setting.key = key;
  rules::State alone = state;
  alone.security.code_spell = somebody_gives_a_code(state);
  setting.ways.survey_as_it_is(rules_, alone);
  return setting;
}

Evaluator::Mall& Evaluator::mall_of(const rules::State& state) {
  std::uint64_t key = 1;
  mix_mall(key, state);
  const auto known =
      std::find_if(malls_.begin(), malls_.end(), [&](const Mall& mall) { return mall.key == key; });
  if (known != malls_.end()) return *known;
  if (malls_.size() == kMostMalls) malls_.pop_front();
  ++surveys_;
  Mall& mall = malls_.emplace_back();
  mall.key = key;
  mall.ways.survey(rules_, state);
  return mall;
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
const EffortField& Evaluator::out(Mall& mall, const rules::State& state, std::size_t hero) {
  if (!mall.out[hero]) {
    const Pawn who = rules::kHeroes[hero];
    rules::State then = state;
    then.stolen = true;
    const std::vector<Destination> exit{{exit_of(who).value_or(rules::kNowhere)}};
    const rules::TileSet avoided = tiles_to_avoid(rules_, then, who);
    if (avoided.empty()) {
      mall.out[hero] = mall.ways.field(state, who, exit, efforts_, VortexUse::Off, Watchers::LeftAside);
    } else {
      Ways ways;
      ways.survey(rules_, then, avoided);
      mall.out[hero] = ways.field(then, who, exit, efforts_, VortexUse::Off, Watchers::LeftAside);
    }
  }
  return *mall.out[hero];
}

std::optional<Assignments> Evaluator::leaving(const rules::State& then) {
  if (rules_.exits == catalog::Exits::Foreign) return std::nullopt;
  Assignments assignments{};
  for (std::size_t i = 0; i < rules::kHeroes.size(); ++i) {
    const Pawn hero = rules::kHeroes[i];
    if (!is_in_the_mall(then, hero) || !is_asked_for(rules_, hero)) continue;
    const auto exit = exit_of(hero);
    if (!exit) return std::nullopt;
    assignments[i].task = Task::Leave;
    assignments[i].wanted.insert(*exit);
    assignments[i].toward = out(mall_of(then), then, i);
  }
  return assignments;
}

// The tiles between a hero and where it should be.
rules::TileSet Evaluator::way_of(Mall& mall, const rules::State& state, std::size_t hero) {
  const Pawn who = rules::kHeroes[hero];
  const Place from = place_of(state, who);
  for (const Mall::Way& way : mall.known) {
    if (way.hero == hero && way.from == from) return way.tiles;
  }
  if (!mall.toward[hero]) {
    mall.toward[hero] =
        mall.ways.field(state, who, assignments_[hero].destinations(state), efforts_,
                        state.stolen ? VortexUse::Off : VortexUse::Works, Watchers::LeftAside);
  }
  const rules::TileSet tiles =
      mall.ways.tiles_on_the_way(*mall.toward[hero], who, from, efforts_, Watchers::LeftAside);
  mall.known.push_back({hero, from, tiles});
  return tiles;
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

// How much there is to do until nobody watches these tiles any more.
std::uint32_t Evaluator::watchers_on(const rules::State& state, rules::TileSet way) {
  std::uint32_t effort = 0;
  for (const Pawn guard : rules::kGuardPawns) {
    if (!is_in_the_mall(state, guard) || !way.contains(place_of(state, guard).tile())) continue;
    effort += kAWatcher + effort_to_leave(state, place_of(state, guard).tile(), way, tiles_for(state, guard));
  }
  const rules::Security& security = state.security;
  if (security.beholder == rules::PieceState::InTheMall && way.contains(security.beholder_tile))
    effort += kAWatcher + effort_to_leave(state, security.beholder_tile, way, state.placed);
  return effort;
}

// Beholder and sensor are only moved from certain spaces: nobody should be cut off from all of them.
bool Evaluator::is_in_control(Setting& setting, const rules::State& state) {
  const rules::Security& security = state.security;
  std::vector<Destination> controls;
  const auto add_all = [&](rules::Symbol symbol) {
    for (const rules::Tile tile : state.placed& catalog::tiles_with(symbol)) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place at = rules::place(tile, rules::Cell{i});
        if (rules::space_at(at).symbol == symbol) controls.push_back({at});
      }
    }
  };
  if (security.beholder == rules::PieceState::InTheMall) add_all(rules::Symbol::Command);
  if (security.sensor == rules::PieceState::InTheMall) add_all(rules::Symbol::SensorControl);
  if (controls.empty()) return true;
  for (std::size_t i = 0; i < rules::kHeroes.size(); ++i) {
    const Pawn hero = rules::kHeroes[i];
    if (!is_in_the_mall(state, hero)) continue;
    if (!setting.controls[i]) {
      setting.controls[i] = setting.ways.field(state, hero, controls, efforts_,
                                               state.stolen ? VortexUse::Off : VortexUse::Works);
    }
    if (setting.controls[i]->from(place_of(state, hero)) != kUnreachable) return true;
  }
  return false;
}

Evaluator::Evaluation Evaluator::evaluate(const rules::State& state) {
  Evaluation evaluation;
  Setting& setting = setting_of(state);
  for (std::size_t i = 0; i < rules::kHeroes.size(); ++i) {
    const Pawn hero = rules::kHeroes[i];
    const Assignment& assignment = assignments_[i];
    if (assignment.task == Task::Rest || has_escaped(state, hero)) continue;
    const auto block = [&](std::uint32_t far) {
      evaluation.ahead += kBlocked + std::min(far, has_watchers(rules_) ? kFarAtMost : kNearAtMost);
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
        evaluation.ahead += watchers_on(state, way_of(mall_of(state), state, i));
      } else {
        evaluation.ahead += std::max<std::uint32_t>(effort, 1);
      }
    }
    const bool exit_is_known = exit_of(hero).has_value();
    if (assignment.task == Task::Steal && exit_is_known && rules_.exits != catalog::Exits::Foreign) {
      const auto& item = marks_.items[i];
      const bool a_spell_helps = state.security.spells.contains(rules::Spell::Swap) ||
                                 state.security.spells.contains(rules::Spell::Teleportation);
      if (item && !a_spell_helps && out(mall_of(state), state, i).from(*item) == kUnreachable) {
        evaluation.has_way_out = false;
        evaluation.ahead += kBlocked;
      }
    }
    if ((leaves || assignment.task == Task::Steal) && !exit_takes(rules_, state, hero))
      evaluation.ahead += kBlocked / 2;
  }
  evaluation.is_in_control = is_in_control(setting, state);
  if (!evaluation.is_in_control) evaluation.ahead += kBlocked;
  for (const rules::Symbol symbol : {rules::Symbol::Code, rules::Symbol::Command, rules::Symbol::ControlRoom,
                                     rules::Symbol::SensorControl}) {
    if (evaluation.ahead > kBlocked && rules::hero_on(state, symbol)) evaluation.ahead -= kAtTheControls;
  }
  return evaluation;
}

}  // namespace ai

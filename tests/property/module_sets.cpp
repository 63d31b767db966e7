#include "property/module_sets.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "catalog/scenario.h"
#include "property/budget.h"
#include "property/drawing.h"
#include "rules/flaw.h"
#include "rules/setup.h"

namespace property {
namespace {

using catalog::ExpansionGame;
using catalog::Module;
using rules::Tile;

constexpr std::uint64_t kBoxEvery = 3;

// Those with their own events and refusals come up more often.
constexpr std::array kPeculiarGames{
    ExpansionGame::T1,  ExpansionGame::T2,  ExpansionGame::T2, ExpansionGame::T3, ExpansionGame::T5,
    ExpansionGame::T5,  ExpansionGame::T7,  ExpansionGame::T8, ExpansionGame::T8, ExpansionGame::T10,
    ExpansionGame::T10, ExpansionGame::T11, ExpansionGame::T12};

rules::Ruleset game_of_the_box(base::Random& random) {
  const bool is_peculiar = !one_in(random, 3);
  const auto any = static_cast<ExpansionGame>(1 + random.below(catalog::kExpansionGames - 1));
  const ExpansionGame game = is_peculiar ? one_of(kPeculiarGames, random) : any;
  const bool is_hard = game == ExpansionGame::T8 ? !one_in(random, 8) : one_in(random, 3);
  const auto rules =
      rules::ruleset_for(rules::ExpansionChoice{.game = game,
                                                .seats = 1 + random.below(8),
                                                .hardcore = catalog::is_tutorial(game) && is_hard,
                                                .anti_stress = one_in(random, 3)});
  EXPECT_TRUE(rules);
  return *rules;
}

// Combinations that only some modules make possible come up more often.
constexpr std::array<std::array<Module, 3>, 5> kMeetings{{
    {Module::Guard, Module::Reinforcements, Module::Breaches},
    {Module::Guard, Module::Reinforcements, Module::Shafts},
    {Module::Guard, Module::Reinforcements, Module::Beholder},
    {Module::Guard, Module::GuardRoom, Module::Spells},
    {Module::Maps, Module::Maps, Module::Spells},
}};

// There are a prime number of sets, so that steps of any length meet them all. What needs another module gets
// it.
catalog::Modules modules_numbered(std::uint64_t number) {
  constexpr std::uint64_t kSets = (1U << catalog::kModules) - 1;
  catalog::Modules modules{static_cast<std::uint16_t>(1 + number * 2731 % kSets)};
  if (number % 3 == 0) {
    for (const Module module : kMeetings[number / 3 % kMeetings.size()]) modules.insert(module);
  }
  const auto has = [&](Module module) { return modules.contains(module); };
  const bool something_catches =
      has(Module::Guard) || has(Module::Beholder) || has(Module::Reinforcements) || has(Module::Sensor);
  if (has(Module::GuardRoom) && !something_catches) modules.insert(Module::Guard);
  if (has(Module::ControlRoom) && !has(Module::Reinforcements)) modules.insert(Module::Guard);
  return modules;
}

constexpr std::array kStars{Tile::T2s,  Tile::T6s,  Tile::T7s,  Tile::T8s,  Tile::T9s,
                            Tile::T10s, Tile::T11s, Tile::T12s, Tile::T25s, Tile::T26s,
                            Tile::T27s, Tile::T28s, Tile::T29s};

// Instead of the tile with the same number (X-GEN-9).
void put_star(rules::TileSet& deck, Tile star) {
  for (std::size_t i = 0; i < catalog::kTiles; ++i) {
    const Tile other = catalog::tile_at(i);
    if (other != star && catalog::number(other) == catalog::number(star)) deck.erase(other);
  }
  deck.insert(star);
}

// A leader and two malls have their own refusals.
const catalog::Scenario& scenario_around(base::Random& random) {
  constexpr std::array kPeculiarScenarios{9U, 13U, 13U};
  if (one_in(random, 4)) return *catalog::scenario_numbered(one_of(kPeculiarScenarios, random));
  return one_of(catalog::kScenarioTable, random);
}

rules::Ruleset game_in_a_scenario(catalog::Modules modules, base::Random& random) {
  const catalog::Scenario& scenario = scenario_around(random);
  rules::Ruleset rules;
  static_cast<catalog::Switches&>(rules) = scenario.rules;
  for (const char letter : std::string_view{"Modules"}) rules.name.push_back(letter);
  const unsigned more_seats = scenario.most_seats - scenario.fewest_seats;
  const unsigned seats = one_in(random, 6) ? 0 : random.below(more_seats + 1);
  rules.seats = static_cast<std::uint8_t>(scenario.fewest_seats + seats);
  rules.start = one_in(random, 2) ? Tile::T1a : Tile::T1b;
  rules.modules = modules;
  rules.deck = catalog::tiles_2_to(one_in(random, 6) ? scenario.highest_level : 12);
  for (const Tile star : kStars) {
    if (!one_in(random, 4)) put_star(rules.deck, star);
  }
  if (modules.contains(Module::Spells) && !one_in(random, 3))
    rules.spells = catalog::Spells{static_cast<std::uint16_t>(random.below(1U << catalog::kSpells))};
  return rules;
}

}  // namespace

rules::Ruleset ruleset_with_modules(std::uint64_t number) {
  base::Random random{base::Seed{number + 1, chosen_seed() + 77}};
  if (number % kBoxEvery == kBoxEvery - 1) return game_of_the_box(random);
  const std::uint64_t without_the_box = number - number / kBoxEvery;
  const catalog::Modules modules = modules_numbered(without_the_box + chosen_seed());
  while (true) {  // scenario 7 and the right starred tiles work with every set
    const rules::Ruleset rules = game_in_a_scenario(modules, random);
    if (!rules::flaw_of(rules)) return rules;
  }
}

}  // namespace property

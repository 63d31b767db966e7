// The table of modules, and a made-up fourteenth: setting up, checking and listing, step 5 of
// docs/adding-a-module.md, need nothing but its row. The cleaner (M14) needs tile 12*. A test can't add an
// action, so it has the broom of M10, and any seat may use it.
#include "rules/module_table.h"

#include <algorithm>
#include <vector>

#include "rules/mall.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_with;
using scene::Scene;

constexpr Module kCleaner = static_cast<Module>(catalog::kModules);

// The cleaner needs something to do: cameras that go out of order.
std::optional<Flaw> flaw_of_cleaner(const Ruleset& rules) {
  if (rules.cameras) return std::nullopt;
  return Flaw{.fault = Fault::RulesContradict, .module = kCleaner};
}

void set_up_cleaner(const Ruleset&, State& state) { state.security.spells.insert(Spell::Broom); }

void list_cleaning(const Ruleset&, const State& state, Seat, GiveAction give) {
  if (!state.security.spells.contains(Spell::Broom)) return;
  each_space(state, [&](Place space) {
    if (is_out_of_order(state, space)) give(CastBroom{space});
  });
}

constexpr auto kWithCleaner = [] {
  std::array<ModuleDef, catalog::kModules + 1> table{};
  std::ranges::copy(kModuleTable, table.begin());
  table.back() = {.module = kCleaner,
                  .needs = {one_of(Tile::T12s)},
                  .flaw = flaw_of_cleaner,
                  .set_up = set_up_cleaner,
                  .list_token_actions = list_cleaning};
  return table;
}();

Ruleset with_cleaner(std::initializer_list<std::string_view> tiles) {
  Ruleset rules = rules_with({1}, tiles);
  rules.modules.insert(kCleaner);
  return rules;
}

std::vector<Action> tokens(const Ruleset& rules, const State& state) {
  std::vector<Action> found;
  list_token_actions<kWithCleaner>(rules, state, Seat{0},
                                   [&](const Action& action) { found.push_back(action); });
  return found;
}

TEST(ModuleTable, X_GEN_6_every_module_has_its_row) {
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    EXPECT_EQ(kModuleTable[i].module, static_cast<Module>(i));
    EXPECT_TRUE(kModuleTable[i].needs[1].empty() || !kModuleTable[i].needs[0].empty());
  }
}

TEST(ModuleTable, X_GEN_6_a_new_module_needs_its_tile) {
  const Flaw lacking{.fault = Fault::ModuleNeedsATile, .module = kCleaner};
  EXPECT_EQ(flaw_of_modules<kWithCleaner>(with_cleaner({"9*"})), lacking);
  EXPECT_EQ(flaw_of_modules<kWithCleaner>(with_cleaner({"9*", "12*"})), std::nullopt);
  EXPECT_EQ(flaw_of_modules(with_cleaner({"9*"})), std::nullopt) << "without its row nobody asks";
}

TEST(ModuleTable, X_GEN_6_and_what_else_it_cannot_do_without) {
  Ruleset rules = with_cleaner({"9*", "12*"});
  rules.cameras = false;
  EXPECT_EQ(flaw_of_modules<kWithCleaner>(rules),
            (Flaw{.fault = Fault::RulesContradict, .module = kCleaner}));
}

TEST(ModuleTable, X_GEN_6_the_first_flaw_of_the_table_is_told) {
  const Flaw no_guard{.fault = Fault::ModuleNeedsATile, .module = Module::Guard};
  EXPECT_EQ(flaw_of_modules<kWithCleaner>(with_cleaner({})), no_guard);
}

TEST(ModuleTable, X_GEN_6_a_new_module_sets_up_what_it_brings) {
  const Ruleset rules = with_cleaner({"9*", "12*"});
  State state;
  set_up_modules<kWithCleaner>(rules, state);
  EXPECT_TRUE(state.security.spells.contains(Spell::Broom));
  EXPECT_EQ(state.presence[index(Pawn::Guard1)], Presence::Waiting) << "and so do the others";
  State before;
  set_up_modules(rules, before);
  EXPECT_FALSE(before.security.spells.contains(Spell::Broom));
}

TEST(ModuleTable, R_26_a_new_module_lists_its_actions) {
  Scene scene{rules_with({1}, {"9*"})};
  scene.game.state.security.spells.insert(Spell::Broom);
  Ruleset rules = scene.game.rules;
  rules.modules.insert(kCleaner);
  EXPECT_TRUE(tokens(rules, scene.game.state).empty()) << "nothing to clean";
  scene.out_of_order("1a:0,0");
  EXPECT_EQ(tokens(rules, scene.game.state), (std::vector<Action>{CastBroom{at("1a:0,0")}}));
  EXPECT_TRUE(tokens(scene.game.rules, scene.game.state).empty()) << "not in play";
}

}  // namespace
}  // namespace rules

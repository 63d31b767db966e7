#include "rules/module_table.h"

namespace rules {
namespace {

template <class... Ones>
bool has_any(const Ruleset& rules, Ones... modules) {
  return (rules.modules.contains(modules) || ...);
}

constexpr bool modules_are_in_order() {
  for (std::size_t i = 0; i < kModuleTable.size(); ++i) {
    if (catalog::index(kModuleTable[i].module) != i) return false;
  }
  return true;
}
static_assert(modules_are_in_order());

}  // namespace

// X-GEN-6
std::optional<Flaw> flaw_of_deck(const Ruleset& rules, Module module, std::array<TileSet, 2> needs) {
  for (const TileSet needed : needs) {
    const bool is_there = needed.empty() || !(rules.deck & needed).empty();
    if (!is_there) return Flaw{.fault = Fault::ModuleNeedsATile, .module = module};
  }
  return std::nullopt;
}

// M5-1: a way out, and something that catches.
std::optional<Flaw> flaw_of_guard_room(const Ruleset& rules) {
  const bool can_be_left = !(rules.deck & kTilesWithCode).empty() || has_any(rules, Module::Shafts);
  if (!can_be_left) return Flaw{.fault = Fault::ModuleNeedsATile, .module = Module::GuardRoom};
  const bool catches =
      has_any(rules, Module::Guard, Module::Beholder, Module::Reinforcements, Module::Sensor);
  if (!catches && !catalog::goal_of(rules.game).starts_with_a_captive)
    return Flaw{.fault = Fault::ModuleNeedsAModule, .module = Module::GuardRoom};
  return std::nullopt;
}

// M12-1, R-83
std::optional<Flaw> flaw_of_control_room(const Ruleset& rules) {
  if (!has_any(rules, Module::Guard, Module::Reinforcements))
    return Flaw{.fault = Fault::ModuleNeedsAModule, .module = Module::ControlRoom};
  if (rules.vortex == catalog::Vortex::OutOfService)
    return Flaw{.fault = Fault::ModuleNeedsTheVortex, .module = Module::ControlRoom};
  return std::nullopt;
}

}  // namespace rules

// The modules of Maximum Security, one description each: what it needs, what it sets up, which actions it
// adds to the lists. Setting up, checking a ruleset and listing actions go through this table; they name
// a module only where a tile or a spell depends on one. How a module works is in the file of its rule.
#pragma once

#include <array>
#include <utility>

#include "rules/appearance.h"
#include "rules/beholder.h"
#include "rules/breach.h"
#include "rules/flaw.h"
#include "rules/give_action.h"
#include "rules/sensor.h"
#include "rules/shaft.h"
#include "rules/spell.h"
#include "rules/state.h"
#include "rules/stress_token.h"
#include "rules/telekinesis.h"
#include "rules/vortex.h"

namespace rules {

struct ModuleDef {
  Module module = Module::Guard;
  // X-GEN-6: of each set that is not empty, a tile has to be in the deck.
  std::array<TileSet, 2> needs{};
  // What else it cannot do without: another module, the vortex.
  std::optional<Flaw> (*flaw)(const Ruleset& rules) = nullptr;
  // Its pawns and tokens before the first action.
  void (*set_up)(const Ruleset& rules, State& state) = nullptr;
  // Actions that need an ability, as far as it is wanted.
  void (*list_tile_actions)(const Ruleset& rules, const State& state, ActionTile wanted,
                            GiveTileAction give) = nullptr;
  // Actions that any seat may do, with or without an action tile.
  void (*list_actions_of_everybody)(const Ruleset& rules, const State& state, GiveAction give) = nullptr;
  // What tokens and spells allow: too many targets for the list of legal actions (token_actions.h).
  void (*list_token_actions)(const Ruleset& rules, const State& state, Seat seat, GiveAction give) = nullptr;
};

template <class... Tiles>
constexpr TileSet one_of(Tiles... tiles) {
  TileSet set;
  (set.insert(tiles), ...);
  return set;
}

// They open steel doors (M5-CODE-1).
inline constexpr TileSet kTilesWithCode = one_of(Tile::T7s, Tile::T8s, Tile::T9s, Tile::T26s, Tile::T29s);

std::optional<Flaw> flaw_of_deck(const Ruleset& rules, Module module, std::array<TileSet, 2> needs);
std::optional<Flaw> flaw_of_guard_room(const Ruleset& rules);
std::optional<Flaw> flaw_of_control_room(const Ruleset& rules);

inline constexpr std::array<ModuleDef, catalog::kModules> kModuleTable{{
    {.module = Module::Guard, .needs = {one_of(Tile::T9s)}, .set_up = set_up_guard},
    {.module = Module::AntiStress, .set_up = set_up_stress_tokens, .list_token_actions = list_stress_tokens},
    {.module = Module::Shafts,
     .set_up = set_up_shafts,
     .list_actions_of_everybody = list_shaft_rides,
     .list_token_actions = list_shaft_layings},
    {.module = Module::Breaches, .set_up = set_up_breaches, .list_token_actions = list_breaches},
    {.module = Module::GuardRoom, .needs = {one_of(Tile::T25s)}, .flaw = flaw_of_guard_room},
    {.module = Module::LockedExit, .needs = {one_of(Tile::T12s)}},
    {.module = Module::Maps,
     .needs = {one_of(Tile::T26s, Tile::T29s, Tile::T2s, Tile::T10s, Tile::T11s, Tile::T12s,
                      Tile::T28s)}},  // M7-5
    {.module = Module::Beholder,
     .needs = {one_of(Tile::T7s), one_of(Tile::T27s)},
     .set_up = set_up_beholder,
     .list_tile_actions = list_beholder_moves},
    {.module = Module::Telekinesis, .set_up = set_up_telekinesis, .list_token_actions = list_liftings},
    {.module = Module::Spells, .list_token_actions = list_spells},
    {.module = Module::Reinforcements,
     .needs = {one_of(Tile::T2s, Tile::T10s, Tile::T11s)},
     .set_up = set_up_reinforcements},
    {.module = Module::ControlRoom,
     .needs = {one_of(Tile::T28s), kTilesWithCode},
     .flaw = flaw_of_control_room,
     .list_tile_actions = list_control_room},
    {.module = Module::Sensor,
     .needs = {one_of(Tile::T6s), one_of(Tile::T29s)},
     .set_up = set_up_sensor,
     .list_actions_of_everybody = list_sensor_turns},
}};

// Calls a function with the number of each row in play. Everything is known at compile time, so that a
// browser's engine contains only what it calls.
template <const auto& Table, class Use>
void each_row_in_play(const Ruleset& rules, Use&& use) {
  const auto go_through = [&]<std::size_t... Row>(std::index_sequence<Row...>) {
    ((rules.modules.contains(Table[Row].module) ? use.template operator()<Row>() : void()), ...);
  };
  go_through(std::make_index_sequence<Table.size()>{});
}

// What a module in play lacks, the first of them in the order of the table.
template <const auto& Table = kModuleTable>
std::optional<Flaw> flaw_of_modules(const Ruleset& rules) {
  std::optional<Flaw> first;
  each_row_in_play<Table>(rules, [&]<std::size_t Row>() {
    if (first) return;
    constexpr std::array<TileSet, 2> kNeeds = Table[Row].needs;
    first = flaw_of_deck(rules, Table[Row].module, kNeeds);
    if constexpr (Table[Row].flaw != nullptr) {
      if (!first) first = Table[Row].flaw(rules);
    }
  });
  return first;
}

template <const auto& Table = kModuleTable>
void set_up_modules(const Ruleset& rules, State& state) {
  each_row_in_play<Table>(rules, [&]<std::size_t Row>() {
    if constexpr (Table[Row].set_up != nullptr) Table[Row].set_up(rules, state);
  });
}

template <const auto& Table = kModuleTable>
void list_tile_actions(const Ruleset& rules, const State& state, ActionTile wanted, GiveTileAction give) {
  each_row_in_play<Table>(rules, [&]<std::size_t Row>() {
    if constexpr (Table[Row].list_tile_actions != nullptr)
      Table[Row].list_tile_actions(rules, state, wanted, give);
  });
}

template <const auto& Table = kModuleTable>
void list_actions_of_everybody(const Ruleset& rules, const State& state, GiveAction give) {
  each_row_in_play<Table>(rules, [&]<std::size_t Row>() {
    if constexpr (Table[Row].list_actions_of_everybody != nullptr)
      Table[Row].list_actions_of_everybody(rules, state, give);
  });
}

template <const auto& Table = kModuleTable>
void list_token_actions(const Ruleset& rules, const State& state, Seat seat, GiveAction give) {
  each_row_in_play<Table>(rules, [&]<std::size_t Row>() {
    if constexpr (Table[Row].list_token_actions != nullptr)
      Table[Row].list_token_actions(rules, state, seat, give);
  });
}

}  // namespace rules

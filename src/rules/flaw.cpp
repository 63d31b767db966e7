#include "rules/flaw.h"

#include "catalog/scenario.h"
#include "rules/goal.h"
#include "rules/module_table.h"

namespace rules {
namespace {

using catalog::Exits;

struct Row {
  Fault fault;
  std::string_view name;
  std::string_view rule;
  std::string_view sentence;
};

constexpr std::array<Row, kFaults> kRows{{
    {Fault::NoSuchScenario, "NoSuchScenario", "S-CAMP-1",
     "There's no such scenario. Choose S1-S17, T1-T13, F0-F3 or a JSON file."},
    {Fault::SeatsOutOfRange, "SeatsOutOfRange", "B-SETUP-3",
     "A game has one to eight seats, or nine with a leader."},
    {Fault::TooFewForALeader, "TooFewForALeader", "S9-1", "Following a leader needs three seats or more."},
    {Fault::LevelOutOfRange, "LevelOutOfRange", "R-23",
     "This scenario can't be played with that number of tiles."},
    {Fault::WrongStartingTile, "WrongStartingTile", "B-SETUP-1",
     "This game can't start with that tile or side."},
    {Fault::SandOutOfRange, "SandOutOfRange", "R-12", "The sand must last from ten seconds to an hour."},
    {Fault::NameIsMissing, "NameIsMissing", "SX-1",
     "A scenario of your own needs a name of 1 to 60 bytes, without control characters."},
    {Fault::RulesContradict, "RulesContradict", "SX-3", "Two of the rules contradict each other."},
    {Fault::TileTwice, "TileTwice", "B-COMP-1", "A tile is in the deck twice."},
    {Fault::TileAndItsStar, "TileAndItsStar", "X-GEN-9",
     "A tile and its starred version can't be in the same deck."},
    {Fault::StartingTileInDeck, "StartingTileInDeck", "B-COMP-1",
     "Tile 1 starts the mall and is never in the deck."},
    {Fault::NotInTheDeck, "NotInTheDeck", "B-SETUP-1", "That tile isn't in this game's deck."},
    {Fault::ItemIsMissing, "ItemIsMissing", "SX-3", "No tile in the deck has the item of that colour."},
    {Fault::ExitIsMissing, "ExitIsMissing", "SX-3", "No tile in the deck has the exit that is needed."},
    {Fault::GroupsNeedOwnExits, "GroupsNeedOwnExits", "SX-3",
     "Heroes who stay on their exits can't all use the same one."},
    {Fault::LeaderNeedsTheRedPawn, "LeaderNeedsTheRedPawn", "SX-3", "A leader needs the red pawn."},
    {Fault::DimensionsNeedTheVortex, "DimensionsNeedTheVortex", "S13-4",
     "Two dimensions and the vortex between them only work together."},
    {Fault::DimensionsNeedTwoExits, "DimensionsNeedTwoExits", "SX-2",
     "Heroes in two dimensions can't all reach one exit once the vortex is off."},
    {Fault::ModuleNeedsATile, "ModuleNeedsATile", "X-GEN-6",
     "The module needs a tile that isn't in the deck."},
    {Fault::ModuleNeedsAModule, "ModuleNeedsAModule", "X-GEN-6", "The module needs another module."},
    {Fault::ModuleNeedsTheVortex, "ModuleNeedsTheVortex", "R-83", "The control room needs a working vortex."},
    {Fault::TileNeedsAModule, "TileNeedsAModule", "R-86",
     "The tile can't be entered without shafts or breaches."},
    {Fault::NoPlaceForAHero, "NoPlaceForAHero", "B-SETUP-2", "A hero can't start there."},
    {Fault::DealDoesNotFit, "DealDoesNotFit", "B-SETUP-3",
     "Those aren't the action tiles for that many seats."},
    {Fault::SoloDeckDoesNotFit, "SoloDeckDoesNotFit", "B-SOLO-1",
     "The solo deck has seven tiles, each once."},
}};

constexpr bool rows_are_in_order() {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (static_cast<std::size_t>(kRows[i].fault) != i) return false;
  }
  return true;
}
static_assert(rows_are_in_order());

constexpr std::uint32_t kLeastSand = 10'000;
constexpr std::uint32_t kMostSand = 3'600'000;

using Check = std::optional<Flaw>;

Check check_seats(const Ruleset& rules) {
  if (rules.leader && rules.seats < 3) return Flaw{.fault = Fault::TooFewForALeader};
  if (rules.seats < 1 || rules.seats > (rules.leader ? 9 : 8)) return Flaw{.fault = Fault::SeatsOutOfRange};
  return std::nullopt;
}

bool has_space(TileSet tiles, Symbol symbol, Colour colour) {
  for (const Tile tile : tiles) {
    for (const Space& space : catalog::def(tile).spaces) {
      if (space.symbol == symbol && space.colour == colour) return true;
    }
  }
  return false;
}

Check check_deck(const Ruleset& rules) {
  if (!catalog::is_start(rules.start)) return Flaw{.fault = Fault::WrongStartingTile, .tile = rules.start};
  std::array<bool, 30> is_there{};
  for (const Tile tile : rules.deck) {
    if (catalog::is_start(tile)) return Flaw{.fault = Fault::StartingTileInDeck, .tile = tile};
    bool& there = is_there[catalog::number(tile)];
    if (there) return Flaw{.fault = Fault::TileAndItsStar, .tile = tile};
    there = true;
  }
  TileSet arranged;
  for (const auto& list : {rules.on_top, rules.at_bottom}) {
    for (const Tile tile : list) {
      const bool lies_apart =
          rules.two_dimensions && tile == catalog::kSecondStart;  // S13-1: it is never drawn
      if (!rules.deck.contains(tile) || lies_apart) return Flaw{.fault = Fault::NotInTheDeck, .tile = tile};
      if (arranged.contains(tile)) return Flaw{.fault = Fault::TileTwice, .tile = tile};
      arranged.insert(tile);
    }
  }
  return std::nullopt;
}

Check check_items_and_exits(const Ruleset& rules) {
  TileSet tiles = rules.deck;
  if (rules.two_dimensions) tiles.insert(catalog::kSecondStart);
  for (const Colour colour : kColours) {
    if (!has_theft(rules) || !is_asked_for(rules, hero(colour))) continue;  // T-GOAL
    if (!has_space(tiles, Symbol::Item, colour)) return Flaw{.fault = Fault::ItemIsMissing, .colour = colour};
  }
  for (const Colour colour : kColours) {
    const bool is_needed =
        is_asked_for(rules, hero(colour)) && (rules.exits != Exits::OneForAll || colour == Colour::Purple);
    if (is_needed && !has_space(tiles, Symbol::Exit, colour)) {
      return Flaw{.fault = Fault::ExitIsMissing, .colour = colour};
    }
  }
  return std::nullopt;
}

Check check_switches(const Ruleset& rules) {
  if (rules.groups != catalog::Groups::Allowed && rules.exits == Exits::OneForAll) {
    return Flaw{.fault = Fault::GroupsNeedOwnExits};
  }
  if (rules.leader && rules.do_something == catalog::DoSomething::Nobody) {
    return Flaw{.fault = Fault::LeaderNeedsTheRedPawn};
  }
  if (!rules.leader && rules.do_something == catalog::DoSomething::LeaderOnly) {
    return Flaw{.fault = Fault::RulesContradict};
  }
  if (rules.two_dimensions != (rules.vortex == catalog::Vortex::BetweenDimensions)) {
    return Flaw{.fault = Fault::DimensionsNeedTheVortex};
  }
  // At the theft the heroes are in two dimensions (S13-3), and no vortex brings them together any more
  // (B-VORTEX-3).
  if (rules.two_dimensions && rules.exits == Exits::OneForAll)
    return Flaw{.fault = Fault::DimensionsNeedTwoExits};
  return std::nullopt;
}

//
Check check_tiles_of_modules(const Ruleset& rules) {
  const bool opens_walls = rules.modules.contains(Module::Shafts) || rules.modules.contains(Module::Breaches);
  const bool is_entered_by_spells = catalog::goal_of(rules.game).walls_open_to_spells;
  if (rules.deck.contains(Tile::T8s) && !opens_walls && !is_entered_by_spells)
    return Flaw{.fault = Fault::TileNeedsAModule, .tile = Tile::T8s};
  return std::nullopt;
}

// M10-1
Check check_spells(const Ruleset& rules) {
  if (rules.spells.empty() || rules.modules.contains(Module::Spells)) return std::nullopt;
  return Flaw{.fault = Fault::ModuleNeedsAModule, .module = Module::Spells};
}

Check check_modules(const Ruleset& rules) { return flaw_of_modules(rules); }

}  // namespace

std::string_view name(Fault fault) { return kRows[static_cast<std::size_t>(fault)].name; }
std::string_view rule_of(Fault fault) { return kRows[static_cast<std::size_t>(fault)].rule; }
std::string_view sentence(Fault fault) { return kRows[static_cast<std::size_t>(fault)].sentence; }

std::optional<Flaw> flaw_of(const Ruleset& rules) {
  if (rules.sand_ms < kLeastSand || rules.sand_ms > kMostSand) return Flaw{.fault = Fault::SandOutOfRange};
  if (rules.scenario > catalog::kScenarios) return Flaw{.fault = Fault::NoSuchScenario};
  const bool is_custom = rules.scenario == 0 && rules.game == catalog::ExpansionGame::None;
  if (is_custom && rules.name.empty()) return Flaw{.fault = Fault::NameIsMissing};
  for (const auto check : {check_seats, check_deck, check_switches, check_items_and_exits, check_modules,
                           check_tiles_of_modules, check_spells}) {
    if (const Check flaw = check(rules)) return flaw;
  }
  return std::nullopt;
}

}  // namespace rules

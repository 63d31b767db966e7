#include "rules/setup.h"

#include "catalog/scenario.h"
#include "rules/evolve.h"
#include "rules/module_table.h"

namespace rules {
namespace {

using catalog::Scenario;
using catalog::Sides;
using catalog::TileList;

bool contains(const TileList& list, Tile tile) {
  for (const Tile other : list) {
    if (other == tile) return true;
  }
  return false;
}

// S13-1: tile 3 is placed separately from the start.
TileSet tiles_to_draw(const Ruleset& rules) {
  TileSet tiles = rules.deck;
  if (rules.two_dimensions) tiles.erase(catalog::kSecondStart);
  return tiles;
}

// First what is laid by hand, then what the ruleset puts on top, then the shuffled rest, then what it puts at
// the bottom.
std::expected<TileList, Flaw> arrange_deck(const Ruleset& rules, const TileList& by_hand,
                                           base::Random& random) {
  TileSet rest = tiles_to_draw(rules);
  TileList deck{};
  for (const Tile tile : by_hand) {
    if (contains(deck, tile)) return std::unexpected{Flaw{.fault = Fault::TileTwice, .tile = tile}};
    if (!rest.contains(tile)) return std::unexpected{Flaw{.fault = Fault::NotInTheDeck, .tile = tile}};
    deck.push_back(tile);
    rest.erase(tile);
  }
  TileList shuffled{};
  for (const Tile tile : rest) {
    if (!contains(rules.on_top, tile) && !contains(rules.at_bottom, tile)) shuffled.push_back(tile);
  }
  random.shuffle(shuffled);
  for (const auto& part : {rules.on_top, shuffled, rules.at_bottom}) {
    for (const Tile tile : part) {
      if (rest.contains(tile)) deck.push_back(tile);
    }
  }
  return deck;
}

// Where a hero may start: on tile 1, and in scenario 13 yellow and purple on tile 3.
Tile starting_tile(const Ruleset& rules, Colour colour) {
  const bool starts_apart = rules.two_dimensions && (colour == Colour::Yellow || colour == Colour::Purple);
  return starts_apart ? catalog::kSecondStart : rules.start;
}

bool may_start_on(const Ruleset& rules, Colour colour, Place at) {
  const Tile tile = starting_tile(rules, colour);
  return at.tile() == tile && catalog::contains(catalog::def(tile).corridor, at.cell());
}

using Spaces = base::FixedList<Place, catalog::kCells>;

// The central spaces of tile 1; of tile 3 every space.
Spaces spaces_to_start_on(Tile tile) {
  Spaces spaces{};
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
    const Place at = place(tile, Cell{i});
    const Symbol symbol = space_at(at).symbol;
    const bool is_open = catalog::is_start(tile) ? symbol == Symbol::Start : symbol != Symbol::Illustrated;
    if (is_open) spaces.push_back(at);
  }
  return spaces;
}

std::expected<std::array<Place, 4>, Flaw> arrange_heroes(const Ruleset& rules, const Setup& setup,
                                                         base::Random& random) {
  std::array<Place, 4> heroes{kNowhere, kNowhere, kNowhere, kNowhere};
  const auto is_taken = [&](Place at) {
    for (const Place other : heroes) {
      if (other == at) return true;
    }
    return false;
  };
  for (const Colour colour : kColours) {
    const std::optional<Place> at = setup.heroes[catalog::index(colour)];
    if (!at) continue;
    if (!may_start_on(rules, colour, *at) || is_taken(*at)) {
      return std::unexpected{Flaw{.fault = Fault::NoPlaceForAHero, .colour = colour}};
    }
    heroes[catalog::index(colour)] = *at;
  }
  for (const Tile tile : {rules.start, catalog::kSecondStart}) {
    Spaces spaces = spaces_to_start_on(tile);
    random.shuffle(spaces);
    for (const Colour colour : kColours) {
      if (heroes[catalog::index(colour)] != kNowhere || starting_tile(rules, colour) != tile) continue;
      while (is_taken(spaces.back())) spaces.pop_back();
      heroes[catalog::index(colour)] = spaces.back();
    }
  }
  return heroes;
}

// The tiles for this table: with a leader those for one seat fewer, and none for one (S9-1).
Deal tiles_for(const Ruleset& rules) {
  Deal tiles{};
  const std::size_t holders = rules.leader ? rules.seats - 1U : rules.seats;
  for (const ActionTile tile : catalog::action_tiles_for(holders)) tiles.push_back(tile);
  if (rules.leader) tiles.push_back(ActionTile{});
  return tiles;
}

// B-SETUP-6: the two holders of a direction sit half the ring apart.
bool holders_sit_apart(const Deal& deal) {
  const std::size_t half = deal.size() / 2;
  for (std::size_t a = 0; a < deal.size(); ++a) {
    for (std::size_t b = a + 1; b < deal.size(); ++b) {
      const bool share = (deal[a].bits & deal[b].bits) != 0;
      const std::size_t distance = b - a <= half ? b - a : deal.size() - (b - a);
      if (share && distance != half) return false;
    }
  }
  return true;
}

bool is_permutation(const Deal& a, const Deal& b) {
  if (a.size() != b.size()) return false;
  Deal rest = b;
  for (const ActionTile tile : a) {
    std::size_t i = 0;
    while (i < rest.size() && rest[i] != tile) ++i;
    if (i == rest.size()) return false;
    rest.erase_at(i);
  }
  return true;
}

std::expected<Deal, Flaw> arrange_deal(const Ruleset& rules, const Deal& by_hand, base::Random& random) {
  if (rules.seats == 1) {  // alone the tiles form a deck
    if (!by_hand.empty()) return std::unexpected{Flaw{.fault = Fault::DealDoesNotFit}};
    return Deal{ActionTile{}};
  }
  Deal deal = tiles_for(rules);
  if (!by_hand.empty()) {
    if (!is_permutation(by_hand, deal)) return std::unexpected{Flaw{.fault = Fault::DealDoesNotFit}};
    return by_hand;
  }
  do random.shuffle(deal);
  while (!holders_sit_apart(deal));
  return deal;
}

std::expected<SoloOrder, Flaw> arrange_solo(const Ruleset& rules, const SoloOrder& by_hand,
                                            base::Random& random) {
  if (rules.seats != 1) {
    if (!by_hand.empty()) return std::unexpected{Flaw{.fault = Fault::SoloDeckDoesNotFit}};
    return SoloOrder{};
  }
  SoloOrder rest{};
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) rest.push_back(static_cast<Ability>(i));
  SoloOrder order{};
  for (const Ability ability : by_hand) {
    std::size_t i = 0;
    while (i < rest.size() && rest[i] != ability) ++i;
    if (i == rest.size()) return std::unexpected{Flaw{.fault = Fault::SoloDeckDoesNotFit}};
    order.push_back(ability);
    rest.erase_at(i);
  }
  random.shuffle(rest);
  for (const Ability ability : rest) order.push_back(ability);
  return order;
}

// what could do nothing in this game is never dealt.
Spells spells_in_the_deal(const Ruleset& rules) {
  const catalog::Modules modules = rules.modules;
  const bool has_guards = modules.contains(Module::Guard) || modules.contains(Module::Reinforcements);
  const bool has_doors = modules.contains(Module::GuardRoom) || modules.contains(Module::LockedExit) ||
                         modules.contains(Module::ControlRoom);
  bool has_shop = false;
  for (const Tile tile : rules.deck) has_shop |= catalog::def(tile).restaurant.has_value();
  Spells spells{(1U << catalog::kSpells) - 1};
  if (!has_doors) spells.erase(Spell::Code);
  if (!has_guards) {
    spells.erase(Spell::Frog);
    spells.erase(Spell::Invisibility);
  }
  if (!has_guards || !has_shop) spells.erase(Spell::Voucher);
  if (rules.deck_face == DeckFace::Up) spells.erase(Spell::Clairvoyance);
  return spells;
}

Spells arrange_spells(const Ruleset& rules, Spells by_hand, base::Random& random) {
  if (!rules.modules.contains(Module::Spells)) return {};
  if (!by_hand.empty()) return by_hand;
  if (!rules.spells.empty()) return rules.spells;
  base::FixedList<Spell, catalog::kSpells> tokens;
  const Spells possible = spells_in_the_deal(rules);
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    if (possible.contains(static_cast<Spell>(i))) tokens.push_back(static_cast<Spell>(i));
  }
  random.shuffle(tokens);
  return catalog::spells_of(tokens[0], tokens[1]);  // M10-1
}

void put_tile(State& state, Tile tile, std::uint8_t dimension) {
  evolve(state, TilePlaced{.tile = Card{tile},
                           .from = kNowhere,
                           .row = 0,
                           .column = 0,
                           .turns = {},
                           .dimension = dimension,
                           .right = Right::Hero});
}

// B-SETUP-1, R-95: the campaign's scenarios name their side of tile 1, the challenges and enlarged decks
// take either.
bool starts_on(Sides sides, Tile start) {
  switch (sides) {
    case Sides::OnlyA:
      return start == Tile::T1a;
    case Sides::OnlyB:
      return start == Tile::T1b;
    case Sides::Either:
      return catalog::is_start(start);
  }
  return false;
}

Speech speech_at_start(const Ruleset& rules) {
  return rules.talk == catalog::Talk::Free ? Speech::Open : Speech::Silent;
}

}  // namespace

std::expected<Ruleset, Flaw> ruleset_for(const ScenarioChoice& choice) {
  const Scenario* scenario = catalog::scenario_numbered(choice.scenario);
  if (scenario == nullptr) return std::unexpected{Flaw{.fault = Fault::NoSuchScenario}};
  const unsigned level = choice.level.value_or(scenario->level);
  if (level < scenario->lowest_level || level > scenario->highest_level) {
    return std::unexpected{Flaw{.fault = Fault::LevelOutOfRange}};
  }
  if (choice.start && !starts_on(catalog::sides_at(*scenario, level), *choice.start)) {
    return std::unexpected{Flaw{.fault = Fault::WrongStartingTile, .tile = choice.start}};
  }
  const bool seats_fit = choice.seats >= scenario->fewest_seats && choice.seats <= scenario->most_seats;
  if (!seats_fit) {
    const bool is_for_the_leader = scenario->rules.leader && choice.seats < scenario->fewest_seats;
    return std::unexpected{
        Flaw{.fault = is_for_the_leader ? Fault::TooFewForALeader : Fault::SeatsOutOfRange}};
  }
  const bool options_fit =
      (!choice.free_talk || scenario->number == 1) && (!choice.pairs || scenario->number == 17);
  if (!options_fit) return std::unexpected{Flaw{.fault = Fault::RulesContradict}};
  Ruleset rules;
  static_cast<catalog::Switches&>(rules) = scenario->rules;
  if (choice.free_talk) rules.talk = catalog::Talk::Free;
  if (choice.pairs) rules.groups = catalog::Groups::Pairs;
  rules.scenario = scenario->number;
  rules.seats = static_cast<std::uint8_t>(choice.seats);
  rules.start = choice.start.value_or(scenario->sides == Sides::OnlyA ? Tile::T1a : Tile::T1b);
  rules.deck = catalog::tiles_2_to(level);
  if (scenario->on_top) rules.on_top.push_back(*scenario->on_top);
  rules.sand_ms = choice.sand_ms.value_or(catalog::kFullSand);
  if (const std::optional<Flaw> flaw = flaw_of(rules)) return std::unexpected{*flaw};
  return rules;
}

std::expected<Ruleset, Flaw> ruleset_for(const ExpansionChoice& choice) {
  using catalog::ExpansionGame;
  const bool is_known = choice.game != ExpansionGame::None;
  if (!is_known) return std::unexpected{Flaw{.fault = Fault::NoSuchScenario}};
  if (choice.hardcore && !catalog::is_tutorial(choice.game))
    return std::unexpected{Flaw{.fault = Fault::RulesContradict}};
  const catalog::ExpansionGameDef& plain = catalog::def(choice.game);
  const catalog::ExpansionGameDef game = choice.hardcore ? catalog::hardcore(plain) : plain;
  Ruleset rules;  // X-GEN-7: all permanent rules
  rules.game = choice.game;
  rules.hardcore = choice.hardcore;
  rules.seats = static_cast<std::uint8_t>(choice.seats);
  rules.start = choice.hardcore ? Tile::T1b : Tile::T1a;  // T-SETUP, T-HARD
  rules.deck = game.deck;
  for (const Tile tile : game.on_top) rules.on_top.push_back(tile);
  for (const Tile tile : game.at_bottom) rules.at_bottom.push_back(tile);
  rules.modules = game.modules;
  if (choice.anti_stress) rules.modules.insert(Module::AntiStress);
  rules.spells = game.spells;
  rules.sand_ms = choice.sand_ms.value_or(catalog::kFullSand);
  if (const std::optional<Flaw> flaw = flaw_of(rules)) return std::unexpected{*flaw};
  return rules;
}

std::expected<Layout, Flaw> arrange(const Ruleset& rules, const Setup& setup, base::Seed seed) {
  base::Random random{seed};
  const auto deck = arrange_deck(rules, setup.deck, random);
  if (!deck) return std::unexpected{deck.error()};
  const auto heroes = arrange_heroes(rules, setup, random);
  if (!heroes) return std::unexpected{heroes.error()};
  const auto deal = arrange_deal(rules, setup.deal, random);
  if (!deal) return std::unexpected{deal.error()};
  const auto solo = arrange_solo(rules, setup.solo, random);
  if (!solo) return std::unexpected{solo.error()};
  const bool has_spells = rules.modules.contains(Module::Spells);
  if (!setup.spells.empty() && !has_spells) {
    return std::unexpected{Flaw{.fault = Fault::ModuleNeedsAModule, .module = Module::Spells}};
  }
  const Spells spells = arrange_spells(rules, setup.spells, random);
  return Layout{
      .deck = *deck, .heroes = *heroes, .deal = *deal, .solo = *solo, .spells = spells, .random = random};
}

std::optional<Flaw> flaw_of(const Ruleset& rules, const Layout& layout) {
  Setup whole{.deck = layout.deck,
              .deal = rules.seats == 1 ? Deal{} : layout.deal,
              .solo = layout.solo,
              .spells = layout.spells};
  for (const Colour colour : kColours)
    whole.heroes[catalog::index(colour)] = layout.heroes[catalog::index(colour)];
  const auto arranged = arrange(rules, whole, base::Seed{});  // nothing is left to chance
  if (!arranged) return arranged.error();
  if (layout.deck.size() != arranged->deck.size()) return Flaw{.fault = Fault::NotInTheDeck};
  if (layout.deal.size() != arranged->deal.size()) return Flaw{.fault = Fault::DealDoesNotFit};
  if (layout.spells != arranged->spells)
    return Flaw{.fault = Fault::ModuleNeedsAModule, .module = Module::Spells};
  if (layout.solo.size() != arranged->solo.size()) return Flaw{.fault = Fault::SoloDeckDoesNotFit};
  return std::nullopt;
}

State lay_out(const Ruleset& rules, const Layout& layout) {
  State state;
  state.seats = rules.seats;
  put_tile(state, rules.start, 0);
  if (rules.two_dimensions) put_tile(state, catalog::kSecondStart, 1);
  for (const Pawn hero : kHeroes) {
    state.places[index(hero)] = layout.heroes[index(hero)];
    state.presence[index(hero)] = Presence::InTheMall;
  }
  for (std::size_t i = layout.deck.size(); i-- > 0;) state.deck.push_back(Card{layout.deck[i]});
  state.deck_face = rules.deck_face;
  for (std::size_t seat = 0; seat < layout.deal.size(); ++seat) state.action_tiles[seat] = layout.deal[seat];
  for (std::size_t i = layout.solo.size(); i-- > 0;) state.solo_deck.push_back(SoloCard{layout.solo[i]});
  state.speech = speech_at_start(rules);
  state.sand = Sand{GameTime{0}, Millis{rules.sand_ms}};
  state.random = layout.random;
  set_up_modules(rules, state);
  state.security.spells = layout.spells;
  if (catalog::goal_of(rules.game).starts_with_a_captive) {  // T-3: both wait for the guard room
    for (const Pawn pawn : {kDwarf, Pawn::Guard1}) {
      state.places[index(pawn)] = kNowhere;
      state.presence[index(pawn)] = Presence::Aside;
    }
  }
  return state;
}

}  // namespace rules

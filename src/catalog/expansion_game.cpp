#include "catalog/expansion_game.h"

namespace catalog {
namespace {

using enum Tile;

template <class... Tiles>
constexpr TileSet tiles(Tiles... all) {
  TileSet set;
  (set.insert(all), ...);
  return set;
}

template <class... Numbers>
constexpr Modules modules(Numbers... numbers) {
  Modules set;
  (set.insert(static_cast<Module>(numbers - 1)), ...);
  return set;
}

constexpr Heroes kAll{};
constexpr Heroes kYellow = heroes_of(Colour::Yellow);
constexpr Heroes kPurple = heroes_of(Colour::Purple);
constexpr Heroes kGreen = heroes_of(Colour::Green);
constexpr Heroes kOrange = heroes_of(Colour::Orange);

}  // namespace

const std::array<ExpansionGameDef, kExpansionGames> kExpansionGameTable{{
    {},
    {ExpansionGame::F0,
     tiles(T2, T3, T4, T5, T6, T7, T8, T9s, T10, T11, T12),
     {},
     {},
     modules(1, 2),
     {},
     kAll},
    {ExpansionGame::F1,
     tiles(T2, T3, T4, T5, T6, T7, T8, T9s, T10, T11, T12s, T25s, T26s),
     {},
     {},
     modules(1, 2, 3, 4, 5, 6, 7),
     {},
     kAll},
    {ExpansionGame::F2,
     tiles(T2, T3, T4, T5, T6, T7s, T8s, T9s, T10, T11s, T12s, T25s, T26s, T27s),
     {},
     {},
     modules(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
     {},
     kAll},
    {ExpansionGame::F3,
     tiles(T2s, T3, T4, T5, T6s, T7s, T8s, T9s, T10s, T11s, T12s, T25s, T26s, T27s, T28s, T29s),
     {},
     {},
     modules(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
     {},
     kAll},
    {ExpansionGame::T1,
     tiles(T3, T4, T5, T8s, T10),
     {},
     {},
     modules(3),
     {},
     kGreen,
     {.tiles_after_the_theft = tiles(T8s, T10)}},
    {ExpansionGame::T2,
     tiles(T3, T4, T5, T8s, T10),
     {},
     {},
     modules(4),
     {},
     kGreen,
     {.mark = Mark::CoveredTimer}},
    {ExpansionGame::T3,
     tiles(T2, T3, T10, T11, T12, T25s, T26s),
     {},
     tiles(T25s),
     modules(5),
     {},
     kAll,
     {.has_theft = false, .starts_with_a_captive = true}},
    {ExpansionGame::T4, tiles(T3, T4, T5, T7, T12s), {}, {}, modules(6), {}, kOrange},
    {ExpansionGame::T5,
     tiles(T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T26s),
     tiles(T26s),
     {},
     modules(7),
     {},
     Heroes{0},
     {.has_theft = false,
      .has_escape = false,
      .tiles_by_map = 3,
      .tiles_by_map_hardcore = 4,
      .hardcore = HardcoreAsks::MoreTilesByMap}},
    {ExpansionGame::T6, tiles(T3, T4, T5, T12, T7s, T27s), {}, {}, modules(8), {}, kOrange},
    {ExpansionGame::T7,
     tiles(T2, T3, T4, T5, T9s),
     {},
     {},
     modules(1, 9),
     {},
     kPurple,
     {.tiles_after_the_theft = tiles(T9s, T2)}},
    {ExpansionGame::T8,
     tiles(T2, T3, T4, T5, T9s),
     {},
     {},
     modules(1, 10),
     spells_of(Spell::Clairvoyance, Spell::Invisibility),
     kPurple,
     {.mark = Mark::ExplorationOf9s, .guards = GuardsMove::Never, .hardcore = HardcoreAsks::TheMark}},
    {ExpansionGame::T9,
     tiles(T3, T4, T5, T8s, T10),
     {},
     {},
     modules(10),
     spells_of(Spell::GhostForm, Spell::Swap, Spell::Teleportation),
     kGreen,
     {.walls_open_to_spells = true, .free_of_heroes = tiles(T8s)}},
    {ExpansionGame::T10,
     tiles(T2, T3, T4, T5, T6, T9s, T11),
     {},
     {},
     modules(1, 10),
     spells_of(Spell::Voucher, Spell::Frog),
     heroes_of(Colour::Purple, Colour::Yellow),
     {.theft_needs_a_dining_frog = true}},
    {ExpansionGame::T11,
     tiles(T3, T4, T5, T2s, T9s),
     {},
     {},
     modules(1, 11),
     {},
     kPurple,
     {.hardcore = HardcoreAsks::NothingMore}},
    {ExpansionGame::T12,
     tiles(T2, T3, T4, T5, T9s, T26s, T28s),
     {},
     {},
     modules(1, 12),
     {},
     kPurple,
     {.guards = GuardsMove::ByTheControlRoom}},
    {ExpansionGame::T13, tiles(T3, T4, T5, T11, T6s, T29s), {}, {}, modules(13), {}, kYellow},
}};

ExpansionGameDef hardcore(const ExpansionGameDef& game) {
  ExpansionGameDef harder = game;
  if (game.game == ExpansionGame::T11) {
    harder.deck = game.deck | tiles(T6, T8, T10s, T11s);
    harder.heroes = heroes_of(Colour::Purple, Colour::Green, Colour::Yellow);
  }
  return harder;
}

}  // namespace catalog

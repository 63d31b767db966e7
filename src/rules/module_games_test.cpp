// The games and tutorials of the expansion: their tiles, modules, spells and first positions.
#include <bit>

#include "catalog/expansion_game.h"
#include "support/scene.h"

namespace rules {
namespace {

using catalog::ExpansionGame;
using scene::rules_of_game;
using scene::rules_with;
using scene::Scene;

TileSet tiles_named(std::initializer_list<std::string_view> names) {
  TileSet set;
  for (const std::string_view name : names) set.insert(scene::tile(name));
  return set;
}

catalog::Modules modules_numbered(std::initializer_list<unsigned> numbers) {
  catalog::Modules set;
  for (const unsigned number : numbers) set.insert(static_cast<Module>(number - 1));
  return set;
}

void expect_game(std::string_view name, std::initializer_list<std::string_view> tiles,
                 std::initializer_list<unsigned> modules, Spells spells = {}) {
  const Ruleset rules = rules_of_game(name);
  EXPECT_EQ(rules.start, Tile::T1a) << name;
  EXPECT_EQ(rules.deck, tiles_named(tiles)) << name;
  EXPECT_EQ(rules.modules, modules_numbered(modules)) << name;
  EXPECT_EQ(rules.spells, spells) << name;
  EXPECT_EQ(rules.deck_face, DeckFace::Down) << name;
  EXPECT_EQ(static_cast<const catalog::Switches&>(rules), catalog::Switches{}) << name << ": X-GEN-7";
  EXPECT_EQ(rules.sand_ms, catalog::kFullSand) << name;
  EXPECT_FALSE(rules.hardcore) << name;
  EXPECT_EQ(scene::fault_of(rules), std::nullopt) << name;
}

TEST(ModuleGames, F_0_the_introductory_game) {
  expect_game("F0", {"2", "3", "4", "5", "6", "7", "8", "9*", "10", "11", "12"}, {1, 2});
}

TEST(ModuleGames, F_1_the_first_full_game) {
  expect_game("F1", {"2", "3", "4", "5", "6", "7", "8", "9*", "10", "11", "12*", "25*", "26*"},
              {1, 2, 3, 4, 5, 6, 7});
}

TEST(ModuleGames, F_2_the_second_full_game) {
  expect_game("F2", {"2", "3", "4", "5", "6", "7*", "8*", "9*", "10", "11*", "12*", "25*", "26*", "27*"},
              {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
}

TEST(ModuleGames, F_3_the_third_full_game) {
  expect_game(
      "F3",
      {"2*", "3", "4", "5", "6*", "7*", "8*", "9*", "10*", "11*", "12*", "25*", "26*", "27*", "28*", "29*"},
      {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13});
}

TEST(ModuleGames, T_1_T_2_T_3_T_4_T_5_T_6_T_7_have_their_tiles_and_modules) {
  expect_game("T1", {"3", "4", "5", "8*", "10"}, {3});
  expect_game("T2", {"3", "4", "5", "8*", "10"}, {4});
  expect_game("T3", {"2", "3", "10", "11", "12", "26*", "25*"}, {5});
  expect_game("T4", {"3", "4", "5", "7", "12*"}, {6});
  expect_game("T5", {"2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "26*"}, {7});
  expect_game("T6", {"3", "4", "5", "12", "7*", "27*"}, {8});
  expect_game("T7", {"2", "3", "4", "5", "9*"}, {1, 9});
}

TEST(ModuleGames, T_8_T_9_T_10_T_11_T_12_T_13_have_their_tiles_modules_and_spells) {
  expect_game("T8", {"2", "3", "4", "5", "9*"}, {1, 10},
              catalog::spells_of(Spell::Clairvoyance, Spell::Invisibility));
  expect_game("T9", {"3", "4", "5", "8*", "10"}, {10},
              catalog::spells_of(Spell::GhostForm, Spell::Swap, Spell::Teleportation));
  expect_game("T10", {"2", "3", "4", "5", "6", "9*", "11"}, {1, 10},
              catalog::spells_of(Spell::Voucher, Spell::Frog));
  expect_game("T11", {"3", "4", "5", "2*", "9*"}, {1, 11});
  expect_game("T12", {"2", "3", "4", "5", "9*", "26*", "28*"}, {1, 12});
  expect_game("T13", {"3", "4", "5", "11", "6*", "29*"}, {13});
}

TEST(ModuleGames, T_SETUP_the_deck_is_shuffled_but_for_the_tile_on_top_or_at_the_bottom) {
  std::uint64_t shuffled = 0;
  const Ruleset third = rules_of_game("T3");
  const Ruleset fifth = rules_of_game("T5");
  const Layout first = *arrange(third, {}, {0, 0});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Layout captive = *arrange(third, {}, {seed, 0});
    EXPECT_EQ(captive.deck.back(), Tile::T25s) << "T-3";
    const Layout maps = *arrange(fifth, {}, {seed, 0});
    EXPECT_EQ(maps.deck.front(), Tile::T26s) << "T-5";
    EXPECT_EQ(maps.deck.size(), 12U);
    if (!(captive.deck == first.deck)) ++shuffled;
  }
  EXPECT_GT(shuffled, 10U);
}

TEST(ModuleGames, T_SETUP_anti_stress_tokens_may_be_added_to_any) {
  for (std::size_t i = catalog::index(ExpansionGame::T1); i < catalog::kExpansionGames; ++i) {
    const auto game = static_cast<ExpansionGame>(i);
    const auto rules = ruleset_for(ExpansionChoice{.game = game, .anti_stress = true});
    ASSERT_TRUE(rules);
    catalog::Modules expected = catalog::def(game).modules;
    expected.insert(Module::AntiStress);
    EXPECT_EQ(rules->modules, expected);
  }
}

TEST(ModuleGames, T_HARD_begins_on_the_other_side_and_is_for_tutorials_only) {
  for (std::size_t i = catalog::index(ExpansionGame::T1); i < catalog::kExpansionGames; ++i) {
    const auto game = static_cast<ExpansionGame>(i);
    const Ruleset rules = rules_of_game(catalog::name(game), 4, true);
    EXPECT_EQ(rules.start, Tile::T1b);
    EXPECT_TRUE(rules.hardcore);
    EXPECT_EQ(rules.modules, catalog::def(game).modules);
    EXPECT_EQ(rules.deck == catalog::def(game).deck, game != ExpansionGame::T11);
  }
  for (const ExpansionGame game :
       {ExpansionGame::F0, ExpansionGame::F1, ExpansionGame::F2, ExpansionGame::F3}) {
    EXPECT_EQ(ruleset_for(ExpansionChoice{.game = game, .hardcore = true}).error().fault,
              Fault::RulesContradict);
  }
}

TEST(ModuleGames, T_11_hardcore_adds_tiles_guards_and_heroes) {
  const Ruleset rules = rules_of_game("T11", 4, true);
  EXPECT_EQ(rules.deck, tiles_named({"3", "4", "5", "2*", "9*", "6", "8", "10*", "11*"}));
  const Scene scene{rules};
  for (const Pawn guard : kGuardPawns)
    EXPECT_EQ(scene.game.state.presence[index(guard)], Presence::Waiting) << name(guard);
}

TEST(ModuleGames, F_0_choices_that_are_no_game_are_refused) {
  EXPECT_EQ(ruleset_for(ExpansionChoice{.game = ExpansionGame::None}).error().fault, Fault::NoSuchScenario);
  EXPECT_EQ(ruleset_for(ExpansionChoice{.seats = 9}).error().fault, Fault::SeatsOutOfRange);
  EXPECT_EQ(ruleset_for(ExpansionChoice{.sand_ms = 1}).error().fault, Fault::SandOutOfRange);
  EXPECT_EQ(ruleset_for(ExpansionChoice{.seats = 2, .sand_ms = 90'000})->sand_ms, 90'000U);
}

// How many guards of a first position wait on the theft tile.
unsigned guards_waiting(const State& state) {
  unsigned count = 0;
  for (const Pawn guard : kGuardPawns) {
    const Presence presence = state.presence[index(guard)];
    EXPECT_TRUE(presence == Presence::Waiting || presence == Presence::NotInPlay);
    count += presence == Presence::Waiting ? 1U : 0U;
  }
  return count;
}

TEST(ModuleGames, F_0_to_F_3_lay_out_what_their_modules_bring) {
  const State intro = Scene{rules_of_game("F0")}.game.state;
  EXPECT_EQ(guards_waiting(intro), 1U);
  EXPECT_EQ(intro.security.stress_tokens, 0b111111);
  EXPECT_EQ(intro.security.shafts[0].token, TokenState::NotInPlay);
  EXPECT_EQ(intro.security.breaches[0].token, TokenState::NotInPlay);
  EXPECT_EQ(intro.security.telekinesis_tokens, 0);
  EXPECT_EQ(intro.security.beholder, PieceState::NotInPlay);
  EXPECT_EQ(intro.security.sensor, PieceState::NotInPlay);
  EXPECT_TRUE(intro.security.spells.empty());
  EXPECT_EQ(guards_waiting(Scene{rules_of_game("F1")}.game.state), 1U);
  EXPECT_EQ(guards_waiting(Scene{rules_of_game("F2")}.game.state), 2U) << "one reinforcement guard";
  const State third = Scene{rules_of_game("F3")}.game.state;
  EXPECT_EQ(guards_waiting(third), 4U) << "three reinforcement guards";
  for (const TwoEnded& shaft : third.security.shafts) EXPECT_EQ(shaft.token, TokenState::Ready);
  for (const TwoEnded& breach : third.security.breaches) EXPECT_EQ(breach.token, TokenState::Ready);
  EXPECT_EQ(third.security.telekinesis_tokens, 0b11);
  EXPECT_EQ(third.security.beholder, PieceState::Waiting);
  EXPECT_EQ(third.security.sensor, PieceState::Waiting);
  EXPECT_EQ(std::popcount(third.security.spells.bits), 2) << "two random spells";
}

TEST(ModuleGames, T_8_T_9_T_10_lay_out_the_spells_they_name) {
  for (const auto* game : {"T8", "T9", "T10"}) {
    const Ruleset rules = rules_of_game(game);
    EXPECT_EQ(Scene{rules}.game.state.security.spells, rules.spells) << game;
  }
}

TEST(ModuleGames, T_3_orange_and_its_guard_are_set_aside_and_the_others_stand_in_the_centre) {
  const Ruleset rules = rules_of_game("T3");
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const State state = lay_out(rules, *arrange(rules, {}, {seed, 0}));
    for (const Pawn pawn : {Pawn::Orange, Pawn::Guard1}) {
      EXPECT_EQ(state.presence[index(pawn)], Presence::Aside);
      EXPECT_EQ(place_of(state, pawn), kNowhere);
    }
    EXPECT_EQ(state.presence[index(Pawn::Guard2)], Presence::NotInPlay) << "one guard";
    for (const Pawn hero : {Pawn::Yellow, Pawn::Purple, Pawn::Green}) {
      EXPECT_TRUE(is_in_the_mall(state, hero));
      EXPECT_EQ(space_at(place_of(state, hero)).symbol, Symbol::Start);
    }
  }
}

// ---- the deal of spells

Spells ever_dealt(const Ruleset& rules) {
  Spells dealt;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    const Spells two = arrange(rules, {}, {seed, 0})->spells;
    EXPECT_EQ(std::popcount(two.bits), 2);
    dealt.bits = static_cast<std::uint16_t>(dealt.bits | two.bits);
  }
  return dealt;
}

Spells all_but(std::initializer_list<Spell> missing) {
  Spells spells{(1U << catalog::kSpells) - 1};
  for (const Spell spell : missing) spells.erase(spell);
  return spells;
}

TEST(ModuleGames, R_71_no_code_without_doors_to_open) {
  EXPECT_EQ(ever_dealt(rules_with({1, 10}, {"9*"})), all_but({Spell::Code}));
  EXPECT_EQ(ever_dealt(rules_with({1, 5, 10}, {"9*", "25*"})), all_but({}));
  EXPECT_EQ(ever_dealt(rules_with({1, 6, 10}, {"9*", "12*"})), all_but({}));
  EXPECT_EQ(ever_dealt(rules_with({1, 10, 12}, {"9*", "28*"})), all_but({}));
}

TEST(ModuleGames, R_71_no_frog_invisibility_or_voucher_without_guards) {
  EXPECT_EQ(ever_dealt(rules_with({6, 10}, {"12*"})),
            all_but({Spell::Frog, Spell::Invisibility, Spell::Voucher}));
  EXPECT_EQ(ever_dealt(rules_with({6, 10, 11}, {"12*", "2*"})), all_but({}));
}

TEST(ModuleGames, R_71_no_voucher_without_a_restaurant_in_the_deck) {
  Ruleset rules = rules_with({1, 6, 10}, {"9*", "12*"});
  rules.deck.erase(Tile::T6);
  rules.deck.erase(Tile::T7);
  EXPECT_EQ(ever_dealt(rules), all_but({Spell::Voucher}));
}

TEST(ModuleGames, R_71_no_clairvoyance_with_a_deck_that_lies_face_up) {
  Ruleset rules = rules_with({1, 6, 10}, {"9*", "12*"});
  rules.deck_face = DeckFace::Up;
  EXPECT_EQ(ever_dealt(rules), all_but({Spell::Clairvoyance}));
}

TEST(ModuleGames, M10_1_spells_may_be_laid_out_by_hand_where_there_are_spells) {
  const rules::Setup by_hand{.spells = catalog::spells_of(Spell::Broom, Spell::Code)};
  EXPECT_EQ(arrange(rules_with({10}, {}), by_hand, {1, 0})->spells, by_hand.spells);
  EXPECT_EQ(arrange(rules_of_game("T8"), by_hand, {1, 0})->spells, by_hand.spells);
  EXPECT_EQ(arrange(rules_with({9}, {}), by_hand, {1, 0}).error().fault, Fault::ModuleNeedsAModule);
  EXPECT_TRUE(arrange(rules_with({9}, {}), {}, {1, 0})->spells.empty());
}

TEST(ModuleGames, M10_1_a_layout_from_outside_names_its_spells) {
  const Ruleset rules = rules_with({10}, {});
  Layout layout = *arrange(rules, {}, {1, 0});
  EXPECT_EQ(flaw_of(rules, layout), std::nullopt);
  layout.spells = {};
  ASSERT_TRUE(flaw_of(rules, layout));
  EXPECT_EQ(flaw_of(rules, layout)->module, Module::Spells);
}

TEST(ModuleGames, M10_1_spells_named_by_a_ruleset_need_the_module) {
  Ruleset rules = rules_with({9}, {});
  rules.spells = catalog::spells_of(Spell::Broom);
  EXPECT_EQ(scene::fault_of(rules), Fault::ModuleNeedsAModule);
}

TEST(ModuleGames, R_86_8_with_a_star_needs_shafts_or_breaches_but_in_T_9) {
  EXPECT_EQ(scene::fault_of(rules_of_game("T9")), std::nullopt);
  EXPECT_EQ(scene::fault_of(rules_with({10}, {"8*"})), Fault::TileNeedsAModule);
  EXPECT_EQ(scene::fault_of(rules_with({3}, {"8*"})), std::nullopt);
  EXPECT_EQ(scene::fault_of(rules_with({4}, {"8*"})), std::nullopt);
}

TEST(ModuleGames, M5_1_only_T_3_brings_a_captive_without_anything_that_catches) {
  EXPECT_EQ(scene::fault_of(rules_of_game("T3")), std::nullopt);
  EXPECT_EQ(scene::fault_of(rules_with({5}, {"25*", "26*"})), Fault::ModuleNeedsAModule);
}

}  // namespace
}  // namespace rules

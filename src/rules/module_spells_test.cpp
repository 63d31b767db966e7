// Module 10: the spells that act at once.
#include <bit>

#include "support/sand_flip.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::rules_with;
using scene::Scene;
using scene::walked;

Scene with_spell(Spell spell, std::initializer_list<unsigned> modules = {10},
                 std::initializer_list<std::string_view> starred = {}) {
  Scene scene{rules_with(modules, starred)};
  scene.spells({spell});
  return scene;
}

// 9* lies north of tile 1, turned so that its entrance is in the south; the guard stands on its space.
Scene with_a_guard(Spell spell, std::initializer_list<unsigned> modules = {1, 10}) {
  Scene scene = with_spell(spell, modules, {"9*", "25*"});
  scene.tile("9*", "1a:0,2").tile("4", "1a:1,0").guard("guard1", "9*:0,0");
  return scene;
}

TEST(ModuleSpells, M10_1_two_spells_lie_face_up_and_any_seat_may_cast_one) {
  Scene scene{rules_with({10}, {})};
  EXPECT_EQ(std::popcount(scene.game.state.security.spells.bits), 2);
  scene.spells({Spell::GhostForm, Spell::Broom});
  for (unsigned seat = 0; seat < 4; ++seat)
    EXPECT_TRUE(scene.may(by_seat(seat, scene.cast(Spell::GhostForm))));
  EXPECT_EQ(scene.refusal_of(scene.cast(Spell::CrystalBall)), Reason::TokenIsSpent) << "not laid out";
  EXPECT_FALSE(scene.may(scene.cast(Spell::CrystalBall)));
}

TEST(ModuleSpells, M10_1_only_where_the_module_is_in_play) {
  Scene scene{rules_with({9}, {})};
  scene.out_of_order("1a:0,0");
  EXPECT_EQ(scene.refusal_of(scene.cast(Spell::GhostForm)), Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastBroom{at("1a:0,0")})), Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "purple")), Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "1a:3,2")), Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastFrog{Pawn::Guard1, at("1a:0,0")})), Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastVoucher{Pawn::Guard1, at("1a:0,0"), Tile::T6})),
            Reason::NotInThisGame);
}

TEST(ModuleSpells, M10_2_an_instant_spell_acts_at_once_and_is_discarded) {
  Scene scene = with_spell(Spell::Teleportation);
  scene.talking();
  EXPECT_EQ(scene.act(scene.teleport("yellow", "1a:3,2")),
            (Events{TalkClosed{}, SpellCast{Spell::Teleportation},
                    PawnMoved{Pawn::Yellow, at("1a:1,1"), at("1a:3,2"), Way::Teleportation}}));
  EXPECT_TRUE(scene.game.state.security.holding.empty());
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "1a:1,1")), Reason::TokenIsSpent);
  EXPECT_FALSE(scene.may(scene.teleport("yellow", "1a:1,1")));
}

TEST(ModuleSpells, M10_2_a_spell_that_needs_more_is_not_cast_by_its_name) {
  for (const Spell spell : {Spell::Broom, Spell::Swap, Spell::Teleportation, Spell::Frog, Spell::Voucher}) {
    const Scene scene = with_spell(spell);
    EXPECT_EQ(scene.refusal_of(scene.cast(spell)), Reason::NotThatSpell);
    EXPECT_FALSE(scene.may(scene.cast(spell)));
  }
}

TEST(ModuleSpells, M10_BROOM_a_space_works_again) {
  Scene scene = with_spell(Spell::Broom);
  scene.out_of_order("1a:0,0");
  const scene::Request sweep = scene.ask(CastBroom{at("1a:0,0")});
  EXPECT_TRUE(scene.may(sweep));
  EXPECT_EQ(scene.act(sweep), (Events{SpellCast{Spell::Broom}, BackInOrder{at("1a:0,0")}}));
  EXPECT_EQ(scene.refusal_of(sweep), Reason::TokenIsSpent);
  scene::flip(scene);
  EXPECT_EQ(scene.game.state.flips, 1);
}

TEST(ModuleSpells, M10_BROOM_R_72_there_must_be_a_token) {
  const Scene scene = with_spell(Spell::Broom);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastBroom{at("1a:0,0")})), Reason::NotOutOfOrder);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastBroom{at("1a:3,3")})), Reason::NotACorridorSpace);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastBroom{at("3:1,3")})), Reason::NotACorridorSpace)
      << "not in the mall";
  EXPECT_FALSE(scene.may(scene.ask(CastBroom{at("1a:0,0")})));
}

TEST(ModuleSpells, M10_CRYSTAL_two_tiles_anywhere) {
  Scene scene = with_spell(Spell::CrystalBall);
  scene.deck({"4", "5", "3", "2"});
  EXPECT_EQ(scene.act(scene.cast(Spell::CrystalBall)), (Events{SpellCast{Spell::CrystalBall}}));
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T4}, kBaseBack}}));
  EXPECT_TRUE(scene.may(scene.place_tile("1a:0,2")));
  EXPECT_EQ(scene.act(scene.place_tile("1a:2,3")),
            (Events{TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::BallSpell},
                    BallSpellBegun{}}));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("1a:1,0")),
            (Events{TilePlaced{Card{Tile::T5}, at("1a:1,0"), -1, -4, Turns{2}, 0, Right::BallSpell},
                    BallSpellEnded{}}));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(ModuleSpells, R_42_the_right_waits_over_flips_and_other_explorations) {
  Scene scene = with_spell(Spell::CrystalBall);
  scene.act(scene.cast(Spell::CrystalBall));
  scene.act(scene.walk("orange", "1a:3,2"));
  EXPECT_EQ(scene::flip(scene), (Events{ActionTilesPassed{}, TalkOpened{Speech::Window}}));
  scene.hero("orange", "1a:0,2").deck({"4", "5", "3"});
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("1a:0,2")),
            (Events{TilePlaced{Card{Tile::T4}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
  EXPECT_EQ(scene.game.state.security.ball_spell, BallSpell::Waiting);
}

TEST(ModuleSpells, R_42_after_the_first_tile_the_second_must_follow_at_once) {
  Scene scene = with_spell(Spell::CrystalBall);
  scene.act(scene.cast(Spell::CrystalBall));
  scene.act(scene.draw());
  scene.act(scene.place_tile("1a:1,0"));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:1,1", "1a:0,1")}))
      << "another seat";
  EXPECT_EQ(scene.act(scene.walk("orange", "1a:3,2")),
            (Events{BallSpellEnded{}, walked("orange", "1a:2,2", "1a:3,2")}));
}

TEST(ModuleSpells, R_42_R_8_a_second_tile_that_has_been_drawn_keeps_the_spells_right) {
  Scene scene = with_spell(Spell::CrystalBall);
  scene.deck({"4", "5", "3"});
  scene.act(scene.cast(Spell::CrystalBall));
  scene.act(scene.draw());
  scene.act(scene.place_tile("1a:1,0"));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.walk("orange", "1a:3,2")), (Events{walked("orange", "1a:2,2", "1a:3,2")}));
  EXPECT_EQ(scene.game.state.held, Card{Tile::T5});
  const Events placed = scene.act(scene.place_tile("1a:2,3"));
  EXPECT_EQ(scene::find<TilePlaced>(placed)->right, Right::BallSpell);
  EXPECT_TRUE(scene::has<BallSpellEnded>(placed));
}

TEST(ModuleSpells, R_42_a_ball_on_the_floor_is_used_before_the_spell) {
  Scene scene = with_spell(Spell::CrystalBall, {10}, {"10*"});
  scene.tile("10*", "1a:3,1").hero("purple", "10*:3,3").deck({"4", "5", "3"});
  scene.act(scene.cast(Spell::CrystalBall));
  scene.act(scene.draw());
  EXPECT_EQ(scene::find<TilePlaced>(scene.act(scene.place_tile("1a:1,0")))->right, Right::CrystalBall);
  EXPECT_EQ(scene.game.state.security.ball_spell, BallSpell::Waiting);
}

TEST(ModuleSpells, R_42_a_map_ends_a_spell_that_has_begun) {
  Scene scene = with_spell(Spell::CrystalBall, {7, 10}, {"26*"});
  scene.tile("26*", "1a:0,2").deck({"4", "5", "3"}).hero("green", "26*:3,0");
  scene.act(scene.draw());
  scene.act(scene.place_tile("1a:2,3"));  // by the map
  scene.game.state.security.ball_spell = BallSpell::Begun;
  scene.act(scene.draw());
  EXPECT_EQ(
      scene.act(scene.place_tile("4:3,1")),
      (Events{BallSpellEnded{}, TilePlaced{Card{Tile::T5}, at("4:3,1"), 5, 3, Turns{1}, 0, Right::Map}}));
}

TEST(ModuleSpells, R_72_a_crystal_ball_or_clairvoyance_for_an_empty_deck_is_kept) {
  for (const Spell spell : {Spell::CrystalBall, Spell::Clairvoyance}) {
    Scene scene = with_spell(spell);
    scene.deck({});
    EXPECT_EQ(scene.refusal_of(scene.cast(spell)), Reason::NothingWouldChange);
    EXPECT_FALSE(scene.may(scene.cast(spell)));
  }
  Scene scene = with_spell(Spell::CrystalBall);
  scene.deck({}).game.state.held = Card{Tile::T4};
  EXPECT_TRUE(scene.may(scene.cast(Spell::CrystalBall))) << "a drawn tile can be placed by it";
}

TEST(ModuleSpells, M10_CODE_opens_one_door_for_one_hero) {
  Scene scene = with_spell(Spell::Code, {6, 10}, {"12*"});
  scene.tile("12*", "1a:0,2").hero("orange", "12*:1,0");
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "12*:0,0")), Reason::NoCode);
  EXPECT_EQ(scene.act(scene.cast(Spell::Code)), (Events{SpellCast{Spell::Code}}));
  EXPECT_EQ(scene.act(scene.walk("orange", "12*:0,0")),
            (Events{CodeSpellUsed{}, walked("orange", "12*:1,0", "12*:0,0")}));
  scene.hero("green", "12*:1,0").hero("orange", "1a:2,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "12*:0,0")), Reason::NoCode);
}

TEST(ModuleSpells, M10_SWAP_two_heroes_change_places) {
  Scene scene = with_spell(Spell::Swap);
  scene.tile("4", "1a:1,0").hero("purple", "4:1,1");
  EXPECT_TRUE(scene.may(scene.swap("yellow", "purple")));
  EXPECT_EQ(scene.act(scene.swap("yellow", "purple")),
            (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Yellow, Pawn::Purple}}));
  EXPECT_EQ(scene.place_of("yellow"), at("4:1,1"));
  EXPECT_EQ(scene.place_of("purple"), at("1a:1,1"));
}

TEST(ModuleSpells, M10_SWAP_a_hero_and_a_guard_and_two_guards_change_places) {
  Scene scene = with_a_guard(Spell::Swap, {1, 10, 11});
  scene.hero("yellow", "4:1,1");
  EXPECT_EQ(scene.act(scene.swap("yellow", "guard1")),
            (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Yellow, Pawn::Guard1}}));
  scene.spells({Spell::Swap}).hero("yellow", "1a:1,1").guard("guard2", "9*:0,0");
  EXPECT_TRUE(scene.may(scene.swap("guard1", "guard2")));
}

TEST(ModuleSpells, R_46_a_swap_counts_as_moving) {
  Scene scene = with_spell(Spell::Swap);
  scene.hero("purple", "1a:0,0").time(60'000);  // as the broom may leave it
  EXPECT_EQ(
      scene.act(scene.swap("yellow", "purple")),
      (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Yellow, Pawn::Purple}, WentOutOfOrder{at("1a:0,0")},
              SandFlipped{GameTime{60'000}, Millis{60'000}, FlipBy::Space}, ActionTilesPassed{},
              TalkOpened{Speech::Window}}));
}

TEST(ModuleSpells, R_46_cameras_bar_swap_and_teleportation_onto_a_timer) {
  Scene scene = with_spell(Spell::Swap);
  scene.spells({Spell::Swap, Spell::Teleportation}).tile("16", "1a:0,2").tile("18", "1a:1,0");
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "1a:0,0")), Reason::CamerasAreWatching);
  scene.hero("purple", "1a:0,0");
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "purple")), Reason::CamerasAreWatching);
  EXPECT_EQ(scene.refusal_of(scene.swap("purple", "yellow")), Reason::CamerasAreWatching);
}

TEST(ModuleSpells, R_73_swap_takes_two_pawns_that_stand_in_the_mall) {
  Scene scene = with_a_guard(Spell::Swap, {1, 5, 10, 11});
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "yellow")), Reason::NothingWouldChange);
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "guard2")), Reason::NotInPlay) << "it waits";
  EXPECT_EQ(scene.refusal_of(scene.swap("guard2", "yellow")), Reason::NotInPlay);
  scene.escaped("green");
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "green")), Reason::HasEscaped);
  EXPECT_EQ(scene.refusal_of(scene.swap("green", "yellow")), Reason::HasEscaped);
  EXPECT_FALSE(scene.may(scene.swap("yellow", "green")));
}

TEST(ModuleSpells, R_73_R_53_no_captive_and_no_guard_of_a_captive) {
  Scene scene{rules_with({1, 5, 10}, {"9*", "25*"})};
  scene.tile("25*", "1a:0,2").tile("4", "1a:1,0").hero("green", "25*:2,1").guard("guard1", "25*:2,0");
  scene.spells({Spell::Swap, Spell::Teleportation}).hero("yellow", "4:1,1");
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "green")), Reason::IsACaptive);
  EXPECT_EQ(scene.refusal_of(scene.swap("green", "yellow")), Reason::IsACaptive);
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "guard1")), Reason::GuardKeepsACaptive);
  EXPECT_EQ(scene.refusal_of(scene.swap("guard1", "yellow")), Reason::GuardKeepsACaptive);
  EXPECT_EQ(scene.refusal_of(scene.teleport("green", "4:1,2")), Reason::IsACaptive);
  EXPECT_EQ(scene.refusal_of(scene.teleport("guard1", "4:1,2")), Reason::GuardKeepsACaptive);
  EXPECT_FALSE(scene.may(scene.teleport("guard1", "4:1,2")));
  EXPECT_TRUE(scene.may(scene.teleport("guard1", "25*:3,2"))) << "he stays in the room";
}

TEST(ModuleSpells, R_73_a_swap_is_judged_after_both_have_changed_places) {
  Scene scene = with_a_guard(Spell::Swap);
  EXPECT_EQ(scene.objection_to(scene.swap("yellow", "guard1")),
            (Refusal{.reason = Reason::HeroIsThere, .pawn = Pawn::Purple, .tile = Tile::T1a}))
      << "the guard would come to the other heroes";
  scene.hero("yellow", "4:1,1");
  EXPECT_TRUE(scene.may(scene.swap("yellow", "guard1"))) << "nobody is left on either tile";
  scene.guard("guard2", "9*:0,1");
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "guard1")), Reason::GuardIsWatching);
  EXPECT_FALSE(scene.may(scene.swap("yellow", "guard1")));
}

TEST(ModuleSpells, R_27_with_the_guard_room_a_swapped_guard_catches) {
  Scene scene = with_a_guard(Spell::Swap, {1, 5, 10});
  scene.hero("yellow", "4:1,1").hero("purple", "4:1,2");
  EXPECT_EQ(scene.act(scene.swap("yellow", "guard1")),
            (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Yellow, Pawn::Guard1},
                    HeroCaught{Pawn::Purple, Catcher::Guard},
                    PawnPut{Pawn::Purple, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught}}));
}

TEST(ModuleSpells, M5_6_nothing_follows_a_swap_that_loses_the_game) {
  Scene scene = with_a_guard(Spell::Swap, {1, 5, 10});
  scene.tile("10*", "1a:3,1").hero("purple", "10*:3,3").hero("green", "10*:3,2").aside("orange");
  scene.game.state.ball_in_use = true;
  EXPECT_EQ(scene.act(scene.swap("guard1", "purple")),
            (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Guard1, Pawn::Purple},
                    HeroCaught{Pawn::Green, Catcher::Guard}, GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleSpells, R_39_a_drawn_tile_goes_back_after_a_swap_that_took_its_hero) {
  Scene scene = with_a_guard(Spell::Swap, {1, 5, 10});
  scene.hero("purple", "4:2,3").hero("yellow", "4:1,1").deck({"3"}).game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.refusal_of(scene.swap("purple", "yellow")), Reason::HeroMustStay);
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "purple")), Reason::HeroMustStay);
  EXPECT_EQ(scene.act(scene.swap("yellow", "guard1")),
            (Events{SpellCast{Spell::Swap}, PawnsSwapped{Pawn::Yellow, Pawn::Guard1},
                    HeroCaught{Pawn::Purple, Catcher::Guard},
                    PawnPut{Pawn::Purple, kNowhere, Presence::Aside, Put::Caught},
                    PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught},
                    TileReturned{Card{Tile::T5}, kBaseBack}}));
}

TEST(ModuleSpells, R_89_a_pawn_that_has_gone_meanwhile_is_left_alone) {
  Scene scene = with_a_guard(Spell::Swap);
  scene.spells({Spell::Swap, Spell::Teleportation});
  const scene::Request swap = scene.swap("yellow", "purple");
  const scene::Request teleport = scene.teleport("yellow", "1a:3,2");
  scene.hero("yellow", "1a:0,1");
  const Refusal overtaken{.reason = Reason::Overtaken, .place = at("1a:0,1"), .pawn = Pawn::Yellow};
  EXPECT_EQ(scene.objection_to(swap), overtaken);
  EXPECT_EQ(scene.objection_to(teleport), overtaken);
  scene.hero("yellow", "1a:1,1").hero("purple", "1a:0,1");
  EXPECT_EQ(scene.refusal_of(swap), Reason::Overtaken);
}

TEST(ModuleSpells, M10_TELEPORT_to_any_empty_corridor_space) {
  Scene scene = with_a_guard(Spell::Teleportation, {1, 3, 10});
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "1a:3,3")), Reason::NotACorridorSpace);
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "5:1,1")), Reason::NotACorridorSpace);
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "1a:1,2")), Reason::SpaceIsNotEmpty);
  EXPECT_EQ(scene.refusal_of(scene.out_of_order("4:1,2").teleport("yellow", "4:1,2")),
            Reason::SpaceIsNotEmpty);
  scene.shaft(0, "4:1,1", "4:2,1");
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "4:2,1")), Reason::SpaceIsNotEmpty);
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "9*:3,1")), Reason::GuardIsWatching) << "R-27";
  EXPECT_EQ(scene.refusal_of(scene.teleport("guard1", "1a:3,2")), Reason::HeroIsThere);
  EXPECT_FALSE(scene.may(scene.teleport("guard1", "1a:3,2")));
  EXPECT_TRUE(scene.may(scene.teleport("guard1", "4:2,2")));
  EXPECT_TRUE(scene.may(scene.teleport("yellow", "4:2,2")));
}

TEST(ModuleSpells, M10_TELEPORT_R_73_only_pawns_in_the_mall) {
  Scene scene = with_a_guard(Spell::Teleportation, {1, 10, 11});
  EXPECT_EQ(scene.refusal_of(scene.teleport("guard2", "4:1,1")), Reason::NotInPlay);
  EXPECT_EQ(scene.refusal_of(scene.escaped("green").teleport("green", "4:1,1")), Reason::HasEscaped);
  scene.hero("purple", "4:2,3").game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.refusal_of(scene.teleport("purple", "4:1,1")), Reason::HeroMustStay);
  EXPECT_FALSE(scene.may(scene.teleport("purple", "4:1,1")));
}

TEST(ModuleSpells, M13_2_the_spaces_of_the_sensor_are_barred_to_spells_too) {
  Scene scene = with_spell(Spell::Teleportation, {1, 10, 13}, {"6*", "9*", "29*"});
  scene.tile("6*", "1a:0,2").sensor("south").spells({Spell::Teleportation, Spell::Swap});
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "6*:3,3")), Reason::SensorIsWatching);
  EXPECT_TRUE(scene.may(scene.teleport("yellow", "6*:3,0")));
  scene.guard("guard1", "6*:3,3").tile("4", "1a:1,0").hero("yellow", "4:1,1");
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "guard1")), Reason::SensorIsWatching);
}

TEST(ModuleSpells, R_29_teleportation_reaches_8_and_the_spaces_behind_steel_doors) {
  Scene scene = with_spell(Spell::Teleportation, {10}, {"8*", "12*", "28*"});
  scene.tile("8*", "1a:0,2").tile("12*", "1a:1,0").tile("28*", "1a:3,1");
  for (const auto* space : {"8*:3,1", "12*:0,0", "28*:2,0"})
    EXPECT_TRUE(scene.may(scene.teleport("yellow", space))) << space;
}

TEST(ModuleSpells, R_51_who_teleports_into_the_guard_room_is_a_captive) {
  Scene scene = with_a_guard(Spell::Teleportation, {1, 5, 10});
  scene.tile("25*", "1a:2,3");
  EXPECT_EQ(scene.act(scene.teleport("yellow", "25*:3,3")),
            (Events{SpellCast{Spell::Teleportation},
                    PawnMoved{Pawn::Yellow, at("1a:1,1"), at("25*:3,3"), Way::Teleportation}}));
  scene.spells({Spell::Teleportation});
  EXPECT_EQ(scene.act(scene.teleport("green", "25*:1,3")),
            (Events{SpellCast{Spell::Teleportation},
                    PawnMoved{Pawn::Green, at("1a:2,1"), at("25*:1,3"), Way::Teleportation},
                    GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleSpells, R_70_casting_needs_no_mage_but_for_the_spells_on_herself) {
  for (const Spell spell : {Spell::Code, Spell::CrystalBall, Spell::Clairvoyance}) {
    Scene scene = with_spell(spell);
    EXPECT_TRUE(scene.escaped("purple").may(scene.cast(spell)));
  }
  for (const Spell spell : {Spell::GhostForm, Spell::Invisibility}) {
    Scene scene = with_spell(spell);
    EXPECT_TRUE(scene.may(scene.cast(spell)));
    EXPECT_EQ(scene.escaped("purple").refusal_of(scene.cast(spell)), Reason::MageMustBeThere);
    EXPECT_FALSE(scene.may(scene.cast(spell)));
  }
}

TEST(ModuleSpells, R_81_heroes_do_not_change_dimensions_by_spells) {
  Ruleset rules = rules_with({1, 10}, {"9*"});
  rules.two_dimensions = true;
  rules.vortex = catalog::Vortex::BetweenDimensions;
  Scene scene{rules};
  scene.tile("4", "1a:1,0").guard("guard1", "4:1,1").spells({Spell::Swap, Spell::Teleportation});
  EXPECT_EQ(scene.refusal_of(scene.swap("yellow", "green")), Reason::OtherDimension);
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "1a:3,2")), Reason::OtherDimension);
  EXPECT_EQ(scene.refusal_of(scene.teleport("guard1", "3:3,2")), Reason::HeroIsThere) << "guards may";
}

}  // namespace
}  // namespace rules

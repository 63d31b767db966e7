// Module 10: the spells that last until the next flip.
#include "catalog/tile.h"
#include "support/sand_flip.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::rules_with;
using scene::Scene;
using scene::walked;

const Events kPassAndTalk{ActionTilesPassed{}, TalkOpened{Speech::Window}};

Events before_passing(std::initializer_list<Event> events) {
  Events all;
  for (const Event& event : events) all.push_back(event);
  for (const Event& event : kPassAndTalk) all.push_back(event);
  return all;
}

// 9* lies north of tile 1, its entrance in the south, with the guard on its space; 6 with its restaurant lies
// west.
Scene guarded(std::initializer_list<unsigned> modules = {1, 10}) {
  Scene scene{rules_with(modules, {"9*", "25*"})};
  scene.tile("9*", "1a:0,2").tile("6", "1a:1,0").guard("guard1", "9*:0,0");
  scene.spells({Spell::Frog, Spell::Voucher, Spell::Invisibility});
  return scene;
}

scene::Request enchant(const Scene& scene, std::string_view from) {
  return scene.ask(CastFrog{Pawn::Guard1, at(from)});
}
scene::Request invite(const Scene& scene, Tile shop) {
  return scene.ask(CastVoucher{Pawn::Guard1, scene.place_of("guard1"), shop});
}

TEST(ModuleSpellsHolding, M10_2_a_temporary_spell_holds_until_the_next_flip_and_several_may_hold) {
  Scene scene{rules_with({10}, {})};
  scene.spells({Spell::GhostForm, Spell::Invisibility});
  EXPECT_EQ(scene.act(scene.cast(Spell::Invisibility)), (Events{SpellCast{Spell::Invisibility}}));
  EXPECT_EQ(scene.act(scene.cast(Spell::GhostForm)), (Events{SpellCast{Spell::GhostForm}}));
  EXPECT_EQ(scene.refusal_of(scene.cast(Spell::GhostForm)), Reason::TokenIsSpent);
  EXPECT_EQ(scene::flip(scene),
            before_passing({SpellEnded{Spell::Invisibility}, SpellEnded{Spell::GhostForm}}))
      << "R-34: in the order they were cast";
  EXPECT_TRUE(scene.game.state.security.holding.empty());
}

TEST(ModuleSpellsHolding, M10_CLAIR_R_74_the_deck_is_face_up_and_keeps_its_order) {
  Scene scene{rules_with({10}, {})};
  scene.spells({Spell::Clairvoyance}).deck({"4", "5", "3"});
  EXPECT_EQ(scene.act(scene.cast(Spell::Clairvoyance)),
            (Events{SpellCast{Spell::Clairvoyance}, DeckTurned{DeckFace::Up, Card{Tile::T4}}}));
  EXPECT_EQ(scene.game.state.deck.back(), Card{Tile::T4});
  scene.hero("green", "1a:3,2").hero("orange", "1a:0,2");
  EXPECT_EQ(scene::find<TileDrawn>(scene.act(scene.draw())), (TileDrawn{Card{Tile::T4}, Card{Tile::T5}}));
  EXPECT_EQ(scene::flip(scene),
            before_passing({SpellEnded{Spell::Clairvoyance}, DeckTurned{DeckFace::Down, kBaseBack}}));
}

TEST(ModuleSpellsHolding, R_72_clairvoyance_for_a_deck_that_lies_face_up_is_kept) {
  Scene scene{rules_with({10}, {})};
  scene.spells({Spell::Clairvoyance}).game.state.deck_face = DeckFace::Up;
  EXPECT_EQ(scene.refusal_of(scene.cast(Spell::Clairvoyance)), Reason::NothingWouldChange);
  EXPECT_FALSE(scene.may(scene.cast(Spell::Clairvoyance)));
}

TEST(ModuleSpellsHolding, M10_GHOST_R_63_the_mage_passes_inner_walls_orange_walls_and_borders) {
  Scene scene{rules_with({10}, {"26*"})};
  scene.tile("26*", "1a:0,2").hero("green", "1a:3,2").hero("orange", "1a:1,3").hero("purple", "1a:2,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1a:2,3")), Reason::WayIsBlocked);
  scene.holding(Spell::GhostForm);
  EXPECT_TRUE(scene.may(scene.walk("purple", "1a:2,3"))) << "an inner wall";
  EXPECT_TRUE(scene.hero("purple", "26*:3,1").may(scene.walk("purple", "26*:2,1"))) << "an orange wall";
  EXPECT_TRUE(scene.hero("purple", "1a:0,1").may(scene.walk("purple", "26*:3,0"))) << "a border";
  EXPECT_TRUE(scene.hero("purple", "26*:3,0").may(scene.walk("purple", "1a:0,1")));
}

TEST(ModuleSpellsHolding, M10_GHOST_only_the_mage_and_only_until_the_next_flip) {
  Scene scene{rules_with({10}, {})};
  scene.holding(Spell::GhostForm).hero("green", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "1a:2,3")), Reason::WayIsBlocked);
  scene.hero("orange", "1a:3,0").hero("purple", "1a:2,2");
  EXPECT_EQ(scene::flip(scene), before_passing({SpellEnded{Spell::GhostForm}}));
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1a:2,3")), Reason::WayIsBlocked);
}

TEST(ModuleSpellsHolding, M10_GHOST_not_into_illustrated_areas_nor_off_the_tiles) {
  Scene scene{rules_with({10}, {})};
  scene.holding(Spell::GhostForm).hero("purple", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1a:3,3")), Reason::WayIsBlocked);
  const auto beyond = [&](Direction toward) {
    return touching_space(scene.game.state, scene.place_of("purple"), toward);
  };
  EXPECT_EQ(beyond(Direction::South), std::nullopt);
}

TEST(ModuleSpellsHolding, R_63_no_steel_door_no_pawn_and_no_space_of_the_sensor) {
  Scene scene{rules_with({6, 10, 13}, {"12*", "6*", "29*"})};
  scene.holding(Spell::GhostForm).tile("12*", "1a:0,2").tile("6*", "1a:1,0").sensor("east");
  EXPECT_EQ(scene.hero("purple", "12*:1,0").refusal_of(scene.walk("purple", "12*:0,0")), Reason::NoCode);
  EXPECT_EQ(scene.hero("purple", "12*:0,0").refusal_of(scene.walk("purple", "12*:1,0")),
            Reason::SteelDoorIsShut);
  scene.hero("orange", "1a:2,3").hero("purple", "1a:2,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1a:2,3")), Reason::WayIsBlocked);
  EXPECT_EQ(scene.hero("purple", "1a:1,0").refusal_of(scene.walk("purple", "6*:2,3")),
            Reason::SensorIsWatching);
}

TEST(ModuleSpellsHolding, R_29_ghost_form_reaches_8_and_leaves_it) {
  Scene scene{rules_with({10}, {"8*"})};
  scene.holding(Spell::GhostForm).tile("8*", "1a:0,2").hero("purple", "1a:0,2");
  EXPECT_EQ(scene.act(scene.walk("purple", "8*:3,1")), (Events{walked("purple", "1a:0,2", "8*:3,1")}));
  EXPECT_TRUE(scene.may(scene.walk("purple", "1a:0,2")));
}

TEST(ModuleSpellsHolding, R_52_ghost_form_passes_no_wall_of_the_guard_room) {
  Scene scene{rules_with({1, 5, 10}, {"9*", "25*"})};
  scene.holding(Spell::GhostForm).tile("25*", "1a:0,2").hero("purple", "1a:0,3");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "25*:3,2")), Reason::WayIsBlocked);
  scene.hero("purple", "25*:3,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1a:0,3")), Reason::WayIsBlocked);
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "25*:2,2")), Reason::WayIsBlocked);
}

TEST(ModuleSpellsHolding, M10_FROG_a_guard_becomes_a_frog_and_comes_back_on_that_space) {
  Scene scene = guarded();
  EXPECT_TRUE(scene.may(enchant(scene, "9*:0,0")));
  EXPECT_EQ(
      scene.act(enchant(scene, "9*:0,0")),
      (Events{SpellCast{Spell::Frog}, PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::Frog, Put::Enchanted}}));
  EXPECT_EQ(scene::flip(scene),
            before_passing({SpellEnded{Spell::Frog},
                            PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::InTheMall, Put::Returns}}));
}

TEST(ModuleSpellsHolding, M10_FROG_it_is_not_moved_blocks_nobody_and_watches_nothing) {
  Scene scene = guarded({1, 10, 11});
  scene.act(enchant(scene, "9*:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.ask(Move{Pawn::Guard1, at("9*:0,0"), at("9*:0,1")})), Reason::NotInPlay);
  scene.hero("yellow", "9*:0,2");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "9*:0,0"))) << "onto its space";
  scene.hero("yellow", "1a:1,1").guard("guard2", "9*:1,1");
  EXPECT_TRUE(scene.may(scene.walk("guard2", "9*:0,1")));
}

TEST(ModuleSpellsHolding, R_75_its_space_is_not_empty_and_other_guards_and_the_beholder_may_come) {
  Scene scene = guarded({1, 8, 10, 11});
  scene.act(enchant(scene, "9*:0,0"));
  scene.spells({Spell::Teleportation});
  EXPECT_EQ(scene.refusal_of(scene.teleport("yellow", "9*:0,0")), Reason::SpaceIsNotEmpty);
  scene.tile("4", "9*:0,2").guard("guard2", "4:1,0");
  EXPECT_TRUE(scene.may(scene.walk("guard2", "9*:0,2")));
  scene.tile("27*", "1a:3,1").hero("green", "27*:1,0").guard("guard2", "4:3,1").tile("7*", "9*:2,3");
  scene.beholder("7*").hero("green", "27*:2,0");
  const Direction toward_the_frog = Direction::South;
  for (const auto* command : {"27*:0,2", "27*:1,0", "27*:1,2", "27*:3,0"}) {
    scene.hero("green", command);
    const scene::Request request = scene.move_beholder(catalog::name(toward_the_frog));
    if (scene.refusal_of(request) == Reason::NobodyAtTheControls) continue;
    EXPECT_TRUE(scene.may(request));
    return;
  }
  FAIL() << "no command space leads south";
}

TEST(ModuleSpellsHolding, R_72_frog_and_voucher_need_a_guard) {
  const Scene scene = guarded({1, 10, 11});
  EXPECT_EQ(scene.refusal_of(scene.ask(CastFrog{Pawn::Guard2, at("9*:0,0")})), Reason::NotAGuard)
      << "it waits";
  EXPECT_EQ(scene.refusal_of(scene.ask(CastFrog{Pawn::Yellow, at("1a:1,1")})), Reason::NotAGuard);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastVoucher{Pawn::Guard2, at("9*:0,0"), Tile::T6})),
            Reason::NotAGuard);
  EXPECT_EQ(scene.refusal_of(scene.ask(CastVoucher{Pawn::Yellow, at("1a:1,1"), Tile::T6})),
            Reason::NotAGuard);
  EXPECT_FALSE(scene.may(scene.ask(CastFrog{Pawn::Guard2, at("9*:0,0")})));
}

TEST(ModuleSpellsHolding, R_89_a_guard_who_has_gone_is_neither_enchanted_nor_invited) {
  const Scene scene = guarded();
  const Refusal overtaken{.reason = Reason::Overtaken, .place = at("9*:0,0"), .pawn = Pawn::Guard1};
  EXPECT_EQ(scene.objection_to(enchant(scene, "9*:0,1")), overtaken);
  EXPECT_EQ(scene.objection_to(scene.ask(CastVoucher{Pawn::Guard1, at("9*:0,1"), Tile::T6})), overtaken);
}

TEST(ModuleSpellsHolding, M10_VOUCHER_a_guard_is_at_his_meal_until_the_next_flip) {
  Scene scene = guarded();
  EXPECT_TRUE(scene.may(invite(scene, Tile::T6)));
  EXPECT_EQ(scene.act(invite(scene, Tile::T6)),
            (Events{SpellCast{Spell::Voucher},
                    PawnPut{Pawn::Guard1, at("6:2,1"), Presence::Dining, Put::Invited}}));
  EXPECT_TRUE(scene.hero("purple", "1a:0,2").may(scene.walk("purple", "9*:1,0"))) << "he is on no tile";
  EXPECT_TRUE(scene.hero("orange", "1a:1,0").may(scene.walk("orange", "6:2,3")));
  EXPECT_EQ(scene::flip(scene),
            before_passing({SpellEnded{Spell::Voucher},
                            PawnPut{Pawn::Guard1, at("6:2,1"), Presence::InTheMall, Put::Returns}}));
}

TEST(ModuleSpellsHolding, M10_VOUCHER_the_six_restaurants) {
  TileSet shops;
  for (std::size_t i = 0; i < kTiles; ++i) {
    if (catalog::def(catalog::tile_at(i)).restaurant) shops.insert(catalog::tile_at(i));
  }
  TileSet expected;
  for (const auto* name : {"2*", "6", "7", "7*", "18", "26*"}) expected.insert(scene::tile(name));
  EXPECT_EQ(shops, expected);
}

TEST(ModuleSpellsHolding, R_72_voucher_needs_a_restaurant_on_the_board) {
  const Scene scene = guarded();
  EXPECT_EQ(scene.refusal_of(invite(scene, Tile::T7)), Reason::NoMcTrollaldsThere) << "not placed";
  EXPECT_EQ(scene.refusal_of(invite(scene, Tile::T9s)), Reason::NoMcTrollaldsThere);
  EXPECT_FALSE(scene.may(invite(scene, Tile::T9s)));
}

TEST(ModuleSpellsHolding, R_77_not_for_a_frog_and_two_may_eat_in_one_place) {
  Scene scene = guarded({1, 10, 11});
  scene.guard("guard2", "9*:3,1").act(invite(scene, Tile::T6));
  scene.spells({Spell::Voucher, Spell::Frog});
  EXPECT_TRUE(scene.may(scene.ask(CastVoucher{Pawn::Guard2, at("9*:3,1"), Tile::T6})));
  scene.act(scene.ask(CastFrog{Pawn::Guard2, at("9*:3,1")}));
  EXPECT_EQ(scene.refusal_of(scene.ask(CastVoucher{Pawn::Guard2, at("9*:3,1"), Tile::T6})),
            Reason::NotAGuard);
}

TEST(ModuleSpellsHolding, R_53_a_captives_guard_is_not_invited_but_may_become_a_frog) {
  Scene scene = guarded({1, 5, 10});
  scene.tile("25*", "1a:2,3").hero("green", "25*:2,1").guard("guard1", "25*:2,0");
  EXPECT_EQ(scene.refusal_of(invite(scene, Tile::T6)), Reason::GuardKeepsACaptive);
  EXPECT_FALSE(scene.may(invite(scene, Tile::T6)));
  EXPECT_TRUE(scene.may(enchant(scene, "25*:2,0")));
}

TEST(ModuleSpellsHolding, R_34_a_frog_at_its_meal_leaves_the_table_first) {
  Scene scene = guarded();
  scene.act(invite(scene, Tile::T6));
  EXPECT_EQ(scene.act(enchant(scene, "6:2,1")),
            (Events{SpellCast{Spell::Frog},
                    PawnPut{Pawn::Guard1, at("6:2,1"), Presence::DiningFrog, Put::Enchanted}}))
      << "R-75";
  EXPECT_EQ(
      scene::flip(scene),
      before_passing(
          {SpellEnded{Spell::Voucher}, PawnPut{Pawn::Guard1, at("6:2,1"), Presence::Frog, Put::Returns},
           SpellEnded{Spell::Frog}, PawnPut{Pawn::Guard1, at("6:2,1"), Presence::InTheMall, Put::Returns}}));
}

TEST(ModuleSpellsHolding, M10_INVIS_R_76_the_mage_comes_to_guards_and_guards_come_to_her) {
  Scene scene = guarded();
  scene.hero("purple", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "9*:1,0")), Reason::GuardIsWatching);
  EXPECT_EQ(scene.act(scene.cast(Spell::Invisibility)), (Events{SpellCast{Spell::Invisibility}}));
  EXPECT_TRUE(scene.may(scene.walk("purple", "9*:1,0")));
  EXPECT_EQ(scene.hero("green", "1a:0,1")
                .hero("purple", "1a:1,2")
                .hero("green", "1a:0,2")
                .refusal_of(scene.walk("green", "9*:1,0")),
            Reason::GuardIsWatching)
      << "the others are seen";
  scene.tile("4", "1a:2,3").hero("yellow", "4:1,1").hero("green", "4:1,2").hero("orange", "4:2,1");
  scene.guard("guard1", "9*:1,0");
  EXPECT_TRUE(scene.may(scene.walk("guard1", "1a:0,2")));
  scene.hero("purple", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("guard1", "1a:0,2")), Reason::WayIsBlocked);
}

TEST(ModuleSpellsHolding, M10_INVIS_beholder_and_sensor_still_see_her) {
  Scene scene{rules_with({1, 8, 10, 13}, {"6*", "7*", "9*", "27*", "29*"})};
  scene.holding(Spell::Invisibility).tile("7*", "1a:0,2").tile("6*", "1a:1,0");
  scene.beholder("7*").sensor("east").hero("purple", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "7*:3,1")), Reason::BeholderIsWatching);
  EXPECT_EQ(scene.hero("purple", "1a:1,0").refusal_of(scene.walk("purple", "6*:2,3")),
            Reason::SensorIsWatching);
}

TEST(ModuleSpellsHolding, R_52_invisibility_hides_nobody_in_the_guard_room) {
  Scene scene = guarded({1, 5, 10});
  scene.holding(Spell::Invisibility).tile("25*", "1a:2,3").guard("guard1", "25*:2,0");
  scene.spells({Spell::Teleportation});
  EXPECT_EQ(scene.act(scene.teleport("purple", "25*:3,3")),
            (Events{SpellCast{Spell::Teleportation},
                    PawnMoved{Pawn::Purple, at("1a:1,2"), at("25*:3,3"), Way::Teleportation},
                    HeroCaught{Pawn::Purple, Catcher::Guard},
                    PawnPut{Pawn::Purple, at("25*:2,1"), Presence::InTheMall, Put::Caught}}));
}

TEST(ModuleSpellsHolding, M10_END_without_the_guard_room_a_guard_who_sees_a_hero_again_loses_the_game) {
  const Event lost = GameLost{GameTime{60'000}, Defeat::GuardCameUpon};
  Scene unseen = guarded();
  unseen.holding(Spell::Invisibility).hero("purple", "9*:1,0");
  EXPECT_EQ(scene::flip(unseen), (Events{SpellEnded{Spell::Invisibility}, lost}));
  Scene frog = guarded();
  frog.act(enchant(frog, "9*:0,0"));
  frog.hero("green", "9*:1,0");
  EXPECT_EQ(scene::flip(frog),
            (Events{SpellEnded{Spell::Frog},
                    PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::InTheMall, Put::Returns}, lost}));
  Scene diner = guarded();
  diner.act(invite(diner, Tile::T6));
  diner.hero("green", "6:1,1");
  EXPECT_EQ(scene::flip(diner),
            (Events{SpellEnded{Spell::Voucher},
                    PawnPut{Pawn::Guard1, at("6:2,1"), Presence::InTheMall, Put::Returns}, lost}));
}

TEST(ModuleSpellsHolding, M10_END_with_the_guard_room_the_hero_is_caught) {
  Scene scene = guarded({1, 5, 10});
  scene.act(enchant(scene, "9*:0,0"));
  scene.hero("green", "9*:0,0");
  EXPECT_EQ(scene::flip(scene),
            before_passing({SpellEnded{Spell::Frog},
                            PawnPut{Pawn::Guard1, at("9*:0,1"), Presence::InTheMall, Put::Returns},
                            HeroCaught{Pawn::Green, Catcher::Guard},
                            PawnPut{Pawn::Green, kNowhere, Presence::Aside, Put::Caught},
                            PawnPut{Pawn::Guard1, kNowhere, Presence::Aside, Put::Caught}}))
      << "his space was taken: the nearest empty one (R-49)";
}

TEST(ModuleSpellsHolding, R_34_a_loss_by_a_spell_ends_the_game_there) {
  Scene scene = guarded();
  scene.holding(Spell::Invisibility).holding(Spell::GhostForm).hero("purple", "9*:1,0");
  EXPECT_EQ(scene::flip(scene),
            (Events{SpellEnded{Spell::Invisibility}, GameLost{GameTime{60'000}, Defeat::GuardCameUpon}}));
}

TEST(ModuleSpellsHolding, M10_END_a_mage_who_is_seen_by_nobody_or_gone_is_safe) {
  Scene scene = guarded();
  scene.holding(Spell::Invisibility);
  EXPECT_EQ(scene::flip(scene), before_passing({SpellEnded{Spell::Invisibility}}));
  Scene gone = guarded();
  gone.holding(Spell::Invisibility).escaped("purple");
  EXPECT_EQ(scene::flip(gone), before_passing({SpellEnded{Spell::Invisibility}}));
}

}  // namespace
}  // namespace rules

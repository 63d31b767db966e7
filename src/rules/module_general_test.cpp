// What holds for all modules of the expansion (X-GEN), and requests that were overtaken.
#include <string>

#include "rules/empty_space.h"
#include "rules/evolve.h"
#include "rules/view.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::rules_of_game;
using scene::rules_with;
using scene::Scene;

constexpr Card kExpansionBack = Card::with_back(Back::Expansion);

TEST(Expansion, X_GEN_1_what_is_discarded_is_out_of_the_game) {
  Scene scene{rules_with({2, 3, 4, 9, 10}, {})};
  evolve(scene.game.state, ShaftLaid{0, at("1a:0,1"), at("1a:0,2")});
  evolve(scene.game.state, ShaftDiscarded{0});
  evolve(scene.game.state, BreachLaid{0, at("1a:2,2"), at("1a:2,3")});
  evolve(scene.game.state, BreachDiscarded{0});
  scene.spells({});
  scene.game.state.security.telekinesis_tokens = 0;
  EXPECT_EQ(scene.refusal_of(scene.lay_shaft(0, "1a:0,1")), Reason::TokenIsSpent);
  EXPECT_EQ(scene.refusal_of(scene.lay_breach(0, "1a:0,1")), Reason::TokenIsSpent);
  EXPECT_EQ(scene.refusal_of(scene.cast(Spell::Code)), Reason::TokenIsSpent);
  EXPECT_EQ(scene.refusal_of(scene.ask(LiftTile{})), Reason::TokenIsSpent);
}

TEST(Expansion, X_GEN_2_a_space_is_empty_if_nothing_is_on_it) {
  Scene scene{rules_with({1, 3, 4, 10, 13}, {"6*", "9*", "29*"})};
  scene.tile("6*", "1a:1,0").sensor("east").tile("9*", "1a:2,3").out_of_order("1a:0,0");
  scene.shaft(0, "1a:0,1", "9*:3,3").breach(0, "1a:2,0", "1a:1,0").guard("guard1", "9*:0,0");
  const State& state = scene.game.state;
  for (const auto taken : {"1a:0,0", "1a:0,1", "9*:3,3", "1a:2,0", "1a:1,0", "1a:1,1", "9*:0,0", "6*:2,3"})
    EXPECT_FALSE(is_empty(state, at(taken))) << taken;
  for (const auto free : {"1a:0,2", "9*:0,1", "6*:0,0"}) EXPECT_TRUE(is_empty(state, at(free))) << free;
  evolve(scene.game.state, PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::Frog, Put::Enchanted});
  EXPECT_FALSE(is_empty(state, at("9*:0,0"))) << "a frog";
  EXPECT_TRUE(is_empty(state, at("9*:0,1")));
}

TEST(Expansion, X_GEN_2_a_tile_is_empty_if_nothing_is_on_it) {
  const auto is_taken_after = [](const auto& change) {
    Scene scene{rules_with({1, 3, 4, 8, 10, 13}, {"6*", "9*", "29*"})};
    scene.tile("9*", "1a:2,3").tile("6*", "1a:1,0");
    EXPECT_TRUE(is_empty(scene.game.state, Tile::T9s));
    EXPECT_TRUE(is_empty(scene.game.state, Tile::T6s));
    change(scene);
    return !is_empty(scene.game.state, Tile::T9s);
  };
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.hero("green", "9*:3,3"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.guard("guard1", "9*:3,3"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.beholder("9*"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.out_of_order("9*:0,3"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.shaft(1, "9*:0,3", "1a:0,1"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.shaft(1, "1a:0,1", "9*:0,3"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.breach(2, "9*:0,0", "1a:1,3"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) { scene.breach(2, "1a:1,3", "9*:0,0"); }));
  EXPECT_TRUE(is_taken_after([](Scene& scene) {
    evolve(scene.game.state, PawnPut{Pawn::Guard1, at("9*:0,0"), Presence::Frog, Put::Enchanted});
  }));
  EXPECT_FALSE(is_taken_after([](Scene& scene) {
    scene.sensor("east");
    EXPECT_FALSE(is_empty(scene.game.state, Tile::T6s)) << "the sensor";
  }));
}

TEST(Expansion, X_GEN_4_special_spaces_of_modules_not_in_play_are_plain) {
  //   < ea   ..   ..   co |     26* without M7
  //   | mp   in   ..   .. |
  Scene scene{rules_with({2}, {"26*", "29*", "27*", "28*"})};
  scene.tile("26*", "1a:0,2").hero("green", "26*:3,0").hero("purple", "26*:1,0");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "neither map nor auto-explore";
  EXPECT_FALSE(scene.may(scene.draw()));
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.objection_to(scene.place_tile("26*:1,0")),
            (Refusal{.reason = Reason::NowhereToExplore, .place = at("26*:1,0")}));
  EXPECT_EQ(scene.refusal_of(scene.place_tile("26*:2,3")), Reason::NowhereToExplore);
}

TEST(Expansion, X_GEN_4_and_so_are_the_controls) {
  Scene scene{rules_with({1}, {"9*", "27*", "28*", "29*", "6*"})};
  scene.tile("27*", "1a:0,2").tile("28*", "1a:2,3").tile("29*", "1a:3,1").tile("9*", "28*:2,3");
  scene.hero("green", "27*:3,0").hero("yellow", "28*:2,0").hero("orange", "29*:0,1");
  scene.guard("guard1", "9*:0,0");
  EXPECT_EQ(scene.refusal_of(scene.ask(MoveBeholder{Tile::T7s, Direction::North}, 3)), Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.ask(TurnSensor{Direction::North, Direction::East})),
            Reason::NotInThisGame);
  EXPECT_EQ(scene.refusal_of(scene.vortex("guard1", "28*:0,3")), Reason::NobodyAtTheControls);
}

TEST(Expansion, X_GEN_5_the_back_of_the_top_tile_is_seen_and_nothing_more) {
  Scene scene{rules_with({1}, {"9*"})};
  scene.hero("orange", "1a:0,2").deck({"3", "9*", "4", "5"});
  EXPECT_EQ(view(scene.game.state).deck.back(), kBaseBack);
  const auto drawn = scene::find<TileDrawn>(scene.act(scene.draw()));
  ASSERT_TRUE(drawn);
  EXPECT_EQ(drawn->next, kExpansionBack);
  const State seen = view(scene.game.state);
  EXPECT_EQ(seen.deck.back(), kExpansionBack);
  EXPECT_EQ(seen.deck[0], Card::hidden());
  EXPECT_EQ(seen.deck[1], Card::hidden());
}

TEST(Expansion, X_GEN_6_a_module_without_what_it_needs_is_refused_with_the_reason) {
  EXPECT_EQ(flaw_of(rules_with({1}, {})), (Flaw{.fault = Fault::ModuleNeedsATile, .module = Module::Guard}));
  EXPECT_EQ(flaw_of(rules_with({5}, {"25*", "26*"})),
            (Flaw{.fault = Fault::ModuleNeedsAModule, .module = Module::GuardRoom}));
  EXPECT_EQ(flaw_of(rules_with({1, 2, 3, 4, 9, 10}, {"9*"})), std::nullopt);
}

TEST(Expansion, X_GEN_6_the_modules_decide_what_is_laid_out) {
  const Security none = Scene{rules_with({}, {})}.game.state.security;
  EXPECT_EQ(none, Security{});
  const Security all = Scene{rules_of_game("F3")}.game.state.security;
  for (const TwoEnded& shaft : all.shafts) EXPECT_EQ(shaft, (TwoEnded{.token = TokenState::Ready}));
  for (const TwoEnded& breach : all.breaches) EXPECT_EQ(breach, (TwoEnded{.token = TokenState::Ready}));
  EXPECT_EQ(all.stress_tokens, 0b111111);
  EXPECT_EQ(all.telekinesis_tokens, 0b11);
  EXPECT_EQ(all.beholder, PieceState::Waiting);
  EXPECT_EQ(all.sensor, PieceState::Waiting);
}

TEST(Expansion, X_GEN_7_its_games_use_all_permanent_rules) {
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    const Ruleset rules = rules_of_game(catalog::kExpansionGameNames[i]);
    EXPECT_EQ(static_cast<const catalog::Switches&>(rules), catalog::Switches{});
  }
}

TEST(Expansion, X_GEN_7_crystal_balls_of_8_star_and_10_star_included) {
  for (const auto& [tile, ball] : {std::pair{"8*", "8*:3,3"}, std::pair{"10*", "10*:3,3"}}) {
    Scene scene{rules_with({3}, {tile})};
    scene.tile(tile, "1a:0,2").hero("purple", ball);
    EXPECT_TRUE(scene.may(scene.draw())) << ball;
  }
}

TEST(Expansion, X_GEN_8_base_tiles_13_to_24_may_be_mixed_in) {
  Ruleset rules = rules_with({1}, {"9*"});
  rules.deck = rules.deck | scene::numbered(13, 24);
  EXPECT_EQ(flaw_of(rules), std::nullopt);
}

TEST(Expansion, X_GEN_9_a_deck_never_holds_a_tile_and_its_star) {
  Ruleset rules = rules_with({1}, {"9*"});
  EXPECT_FALSE(rules.deck.contains(Tile::T9));
  rules.deck.insert(Tile::T9);
  EXPECT_EQ(scene::fault_of(rules), Fault::TileAndItsStar);
  Ruleset more = rules_with({}, {});
  for (const Tile tile : {Tile::T25s, Tile::T26s, Tile::T27s, Tile::T28s, Tile::T29s}) more.deck.insert(tile);
  EXPECT_EQ(flaw_of(more), std::nullopt) << "25* to 29* replace nothing";
}

TEST(Expansion, X_GEN_10_modules_may_be_added_in_any_order) {
  const Ruleset forth = rules_with({1, 2, 5, 9}, {"9*", "25*"});
  const Ruleset back = rules_with({9, 5, 2, 1}, {"9*", "25*"});
  EXPECT_EQ(forth, back);
  for (std::size_t i = 0; i < catalog::kModules; ++i)
    EXPECT_EQ(catalog::kModuleNames[i], "M" + std::to_string(i + 1)) << "in the suggested order";
}

TEST(Expansion, M1_3_and_M3_2_all_seats_together_may_do_what_each_may_do) {
  Scene scene{rules_of_game("F3")};
  scene.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:0,2").hero("green", "28*:2,0");
  scene.tile("6*", "1a:1,0").tile("29*", "1a:3,1").sensor("east").hero("orange", "29*:0,1");
  scene.tile("27*", "1a:0,2").tile("7*", "9*:2,3").beholder("7*").hero("purple", "27*:3,0");
  scene.shaft(0, "1a:1,1", "27*:0,0").breach(0, "1a:0,1", "27*:3,0");
  std::size_t of_seats = 0;
  const SeatActions together = actions_of_all_seats(scene.game.rules, scene.game.state);
  for (std::uint8_t seat = 0; seat < 4; ++seat) {
    for (const Action& action : legal_actions(scene.game.rules, scene.game.state, Seat{seat})) {
      ++of_seats;
      bool is_found = false;
      for (const SeatAction& other : together) is_found |= other.by == Seat{seat} && other.what == action;
      EXPECT_TRUE(is_found);
      EXPECT_TRUE(scene.decide({Seat{seat}, action}));
    }
  }
  EXPECT_EQ(of_seats, together.size());
}

TEST(Expansion, R_89_nothing_is_spent_twice) {
  Scene scene{rules_with({2, 3, 10}, {})};
  scene.spells({Spell::CrystalBall});
  const auto is_spent_after_use = [&](const scene::Request& request) {
    scene.act(request);
    EXPECT_EQ(scene.refusal_of(scene::by_seat(1, request)), Reason::TokenIsSpent);
  };
  is_spent_after_use(scene.ask(UseLoudspeaker{StressToken::Loudspeaker1}));
  is_spent_after_use(scene.ask(UseSwapToken{StressToken::Swap1, Seat{2}}));
  is_spent_after_use(scene.lay_shaft(0, "1a:0,1"));
  is_spent_after_use(scene.cast(Spell::CrystalBall));
  is_spent_after_use(scene.ask(UseTimerToken{}));
}

TEST(Expansion, R_89_what_has_changed_meanwhile_is_refused) {
  Scene scene{rules_with({8, 9, 13}, {"6*", "7*", "27*", "29*"})};
  scene.tile("7*", "1a:0,2").tile("6*", "1a:1,0").tile("27*", "7*:0,2").tile("29*", "1a:3,1");
  scene.beholder("7*").sensor("east").hero("green", "1a:2,3");
  EXPECT_EQ(scene.objection_to(scene.ask(MoveBeholder{Tile::T6s, Direction::North}, 3)),
            (Refusal{.reason = Reason::Overtaken, .tile = Tile::T7s}));
  EXPECT_EQ(scene.objection_to(scene.ask(TurnSensor{Direction::North, Direction::East})),
            (Refusal{.reason = Reason::Overtaken, .tile = Tile::T6s}));
  EXPECT_EQ(scene.objection_to(scene.ask(LiftTile{0, Tile::T29s, 0, 0, at("1a:2,3")})),
            (Refusal{.reason = Reason::Overtaken, .tile = Tile::T29s}));
  EXPECT_EQ(scene.objection_to(scene.ask(LiftTile{0, Tile::T29s, 4, -1, at("1a:0,2")})),
            (Refusal{.reason = Reason::Overtaken, .place = at("1a:2,3"), .pawn = Pawn::Green}));
}

TEST(Expansion, R_89_a_spell_names_where_its_pawns_stand) {
  Scene scene{rules_with({1, 10}, {"9*"})};
  scene.tile("9*", "1a:2,3").guard("guard1", "9*:0,0");
  scene.spells({Spell::Swap, Spell::Teleportation, Spell::Frog, Spell::Voucher});
  const Refusal guard_has_gone{.reason = Reason::Overtaken, .place = at("9*:0,0"), .pawn = Pawn::Guard1};
  const Refusal green_has_gone{.reason = Reason::Overtaken, .place = at("1a:2,1"), .pawn = Pawn::Green};
  EXPECT_EQ(scene.objection_to(scene.ask(CastTeleportation{Pawn::Green, at("1a:0,1"), at("1a:0,2")})),
            green_has_gone);
  EXPECT_EQ(scene.objection_to(scene.ask(CastSwap{Pawn::Green, at("1a:0,1"), Pawn::Yellow, at("1a:1,1")})),
            green_has_gone);
  EXPECT_EQ(scene.objection_to(scene.ask(CastSwap{Pawn::Yellow, at("1a:1,1"), Pawn::Green, at("1a:0,1")})),
            green_has_gone);
  EXPECT_EQ(scene.objection_to(scene.ask(CastFrog{Pawn::Guard1, at("9*:0,1")})), guard_has_gone);
  EXPECT_EQ(scene.objection_to(scene.ask(CastVoucher{Pawn::Guard1, at("9*:0,1"), Tile::T6})), guard_has_gone);
}

TEST(Expansion, B_MOVE_7_edges_and_walls_are_what_they_were) {
  //     5 | ? | 3         5:3,1 looks east over the unexplored place to 3:3,3, in one line
  //     --+---+--
  //     4 | 1a| 2
  Scene scene{rules_with({1}, {"9*"})};
  scene.tile("4", "1a:1,0").tile("5", "4:3,1").tile("2", "1a:2,3").tile("3", "2:3,1").hero("yellow", "5:3,1");
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "3:3,3")),
            (Refusal{.reason = Reason::EdgeOfTheMall, .place = at("5:3,1")}));
  scene.hero("yellow", "1a:1,3");
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "1a:2,3")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:1,3")}));
}

}  // namespace
}  // namespace rules

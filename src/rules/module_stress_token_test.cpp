// M2, the anti-stress tokens: sand timer, swap, loudspeaker.
#include "support/scene.h"

namespace rules {
namespace {

using catalog::Talk;
using scene::action_tile;
using scene::at;
using scene::by_seat;
using scene::rules_with;
using scene::Scene;

constexpr std::uint8_t kAllTokens = 0b111111;
constexpr std::uint8_t kTimer = 0b000001;
constexpr std::uint8_t kSwaps = 0b000110;
constexpr std::uint8_t kLoudspeakers = 0b111000;

Scene with_tokens(unsigned seats = 4) { return Scene{rules_with({2}, {}, seats)}; }

std::uint8_t tokens_of(const Ruleset& rules) { return Scene{rules}.game.state.security.stress_tokens; }

TEST(StressToken, M2_1_one_timer_two_swaps_three_loudspeakers) {
  EXPECT_EQ(with_tokens().game.state.security.stress_tokens, kAllTokens);
  EXPECT_EQ(tokens_of(rules_with({1}, {"9*"})), 0);
}

TEST(StressToken, M2_1_each_is_used_once_by_any_seat) {
  for (std::uint8_t seat = 0; seat < 4; ++seat) {
    Scene scene = with_tokens();
    const auto timer = scene.ask(UseTimerToken{}, seat);
    const auto swap =
        scene.ask(UseSwapToken{StressToken::Swap2, Seat{static_cast<std::uint8_t>(3 - seat)}}, seat);
    const auto loudspeaker = scene.ask(UseLoudspeaker{StressToken::Loudspeaker3}, seat);
    for (const auto& use : {loudspeaker, swap, timer}) {
      EXPECT_TRUE(scene.may(use));
      scene.act(use);
      EXPECT_EQ(scene.refusal_of(use), Reason::TokenIsSpent);
      EXPECT_FALSE(scene.may(use));
    }
    EXPECT_EQ(scene.game.state.security.stress_tokens, 0b011010);
  }
}

TEST(StressToken, M2_1_there_are_none_without_the_module) {
  const Scene scene{rules_with({1}, {"9*"})};
  for (const auto& use : {scene.ask(UseTimerToken{}), scene.ask(UseSwapToken{StressToken::Swap1, Seat{1}}),
                          scene.ask(UseLoudspeaker{StressToken::Loudspeaker1})}) {
    EXPECT_EQ(scene.refusal_of(use), Reason::NotInThisGame);
    EXPECT_FALSE(scene.may(use));
  }
}

TEST(StressToken, M2_1_a_token_does_what_is_on_it_and_nothing_else) {
  const Scene scene = with_tokens();
  for (const StressToken token : {StressToken::Timer, StressToken::Loudspeaker1, StressToken::Loudspeaker3})
    EXPECT_EQ(scene.refusal_of(scene.ask(UseSwapToken{token, Seat{1}})), Reason::TokenIsSpent);
  for (const StressToken token : {StressToken::Timer, StressToken::Swap1, StressToken::Swap2})
    EXPECT_EQ(scene.refusal_of(scene.ask(UseLoudspeaker{token})), Reason::TokenIsSpent);
}

TEST(StressToken, M2_2_flips_the_timer_with_all_that_follows) {
  Scene scene = with_tokens();
  scene.time(60'000);
  EXPECT_EQ(scene.act(scene.ask(UseTimerToken{}, 3)),
            (Events{StressTokenUsed{Seat{3}, StressToken::Timer},
                    SandFlipped{GameTime{60'000}, Millis{60'000}, FlipBy::Token}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.flips, 1);
  EXPECT_EQ(scene.game.state.timer_spaces_used, 0) << "only spaces count (R-35)";
  EXPECT_EQ(scene.game.state.security.stress_tokens, kSwaps | kLoudspeakers);
}

TEST(StressToken, M2_2_before_a_grain_has_run_through_the_flip_loses) {
  Scene scene = with_tokens();
  scene.time(0);
  EXPECT_EQ(scene.act(scene.ask(UseTimerToken{})), (Events{StressTokenUsed{Seat{0}, StressToken::Timer},
                                                           SandFlipped{GameTime{0}, Millis{0}, FlipBy::Token},
                                                           GameLost{GameTime{0}, Defeat::SandRanOut}}));
}

TEST(StressToken, M2_3_exchanges_two_action_tiles) {
  Scene scene = with_tokens();
  EXPECT_EQ(scene.act(scene.ask(UseSwapToken{StressToken::Swap1, Seat{3}}, 1)),
            (Events{StressTokenUsed{Seat{1}, StressToken::Swap1}, ActionTilesSwapped{Seat{1}, Seat{3}}}));
  EXPECT_EQ(scene.game.state.action_tiles[1], action_tile({"north"}));
  EXPECT_EQ(scene.game.state.action_tiles[3], action_tile({"explore", "south"}));
  EXPECT_EQ(scene.game.state.action_tiles[0], action_tile({"vortex", "west"}));
  EXPECT_EQ(scene.game.state.security.stress_tokens, kAllTokens & ~0b000010);
}

TEST(StressToken, M2_3_needs_another_seat) {
  const Scene scene = with_tokens();
  EXPECT_EQ(scene.refusal_of(scene.ask(UseSwapToken{StressToken::Swap1, Seat{4}}, 1)), Reason::NoSuchSeat);
  EXPECT_EQ(scene.refusal_of(scene.ask(UseSwapToken{StressToken::Swap1, Seat{1}}, 1)),
            Reason::NothingWouldChange);
  EXPECT_FALSE(scene.may(scene.ask(UseSwapToken{StressToken::Swap1, Seat{1}}, 1)));
}

TEST(StressToken, R_72_a_swap_of_like_tiles_is_refused_and_the_token_kept) {
  Scene scene = with_tokens();
  scene.deal({{"vortex", "west"}, {"north"}, {"escalator", "east"}, {"north"}});
  EXPECT_EQ(scene.refusal_of(scene.ask(UseSwapToken{StressToken::Swap1, Seat{3}}, 1)),
            Reason::NothingWouldChange);
  EXPECT_FALSE(scene.may(scene.ask(UseSwapToken{StressToken::Swap1, Seat{3}}, 1)));
  EXPECT_EQ(scene.game.state.security.stress_tokens, kAllTokens);
}

TEST(StressToken, M2_4_opens_communication_until_the_next_action) {
  Scene scene = with_tokens();
  EXPECT_EQ(scene.act(scene.ask(UseLoudspeaker{StressToken::Loudspeaker2}, 2)),
            (Events{StressTokenUsed{Seat{2}, StressToken::Loudspeaker2}, TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")),
            (Events{TalkClosed{}, scene::walked("yellow", "1a:1,1", "1a:0,1")}));
}

TEST(StressToken, R_72_a_loudspeaker_while_communication_is_open_is_refused_and_kept) {
  Scene scene = with_tokens();
  scene.talking();
  const auto use = scene.ask(UseLoudspeaker{StressToken::Loudspeaker1});
  EXPECT_EQ(scene.refusal_of(use), Reason::NothingWouldChange);
  EXPECT_FALSE(scene.may(use));
  scene.game.state.speech = Speech::Open;
  EXPECT_EQ(scene.refusal_of(use), Reason::NothingWouldChange);
}

TEST(StressToken, R_14_tokens_end_no_communication) {
  Scene scene = with_tokens();
  scene.talking();
  EXPECT_FALSE(scene::has<TalkClosed>(scene.act(scene.ask(UseSwapToken{StressToken::Swap1, Seat{2}}))));
  EXPECT_FALSE(scene::has<TalkClosed>(scene.act(scene.ask(UseTimerToken{}))));
}

TEST(StressToken, R_36_cameras_bar_spaces_and_not_the_token) {
  Ruleset rules = rules_with({2}, {});
  rules.deck = rules.deck | scene::numbered(16, 17);
  Scene scene{rules};
  scene.tile("16", "1a:1,0").tile("17", "1a:3,1").hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1a:0,0")), Reason::CamerasAreWatching);
  EXPECT_TRUE(scene.may(scene.ask(UseTimerToken{})));
}

TEST(StressToken, R_38_who_gets_explore_while_a_tile_waits_places_it) {
  //   +----+----+-^--+----+
  //   | tm   ..  Oeo   vp |
  //   +----+    +    +----+
  //   <Pep  Y.. ...            two places: the tile waits
  Scene scene = with_tokens();
  scene.hero("orange", "1a:0,2").hero("purple", "1a:1,0").deck({"4", "3"});
  scene.act(scene.draw());
  ASSERT_TRUE(scene.game.state.held);
  scene.act(scene.ask(UseSwapToken{StressToken::Swap1, Seat{3}}, 1));
  const auto placing = scene.place_tile("1a:0,2");
  EXPECT_EQ(placing.by, Seat{3});
  EXPECT_EQ(scene.refusal_of(by_seat(1, placing)), Reason::NotOnYourActionTile);
  EXPECT_TRUE(scene::has<TilePlaced>(scene.act(placing)));
}

TEST(StressToken, R_38_after_a_flip_too) {
  Scene scene = with_tokens();
  scene.hero("orange", "1a:0,2").hero("purple", "1a:1,0").deck({"4", "3"});
  scene.act(scene.draw());
  const Events events = scene.act(scene.ask(UseTimerToken{}));
  EXPECT_FALSE(scene::has<TileReturned>(events));
  EXPECT_EQ(scene.place_tile("1a:0,2").by, Seat{2});
  EXPECT_TRUE(scene.may(scene.place_tile("1a:0,2")));
}

TEST(StressToken, R_82_no_loudspeakers_where_nobody_ever_speaks) {
  for (const unsigned scenario : {14U, 15U}) {
    Ruleset rules = scene::custom_rules_of(scenario);
    rules.modules.insert(Module::AntiStress);
    EXPECT_EQ(tokens_of(rules), kTimer | kSwaps);
    const Scene scene{rules};
    EXPECT_EQ(scene.refusal_of(scene.ask(UseLoudspeaker{StressToken::Loudspeaker1})), Reason::TokenIsSpent);
    EXPECT_FALSE(scene.may(scene.ask(UseLoudspeaker{StressToken::Loudspeaker1})));
  }
}

TEST(StressToken, R_82_in_scenario_12_they_open_gestures) {
  Ruleset rules = scene::custom_rules_of(12);
  rules.modules.insert(Module::AntiStress);
  Scene scene{rules};
  EXPECT_EQ(rules.talk, Talk::Gestures);
  EXPECT_EQ(scene.act(scene.ask(UseLoudspeaker{StressToken::Loudspeaker1})),
            (Events{StressTokenUsed{Seat{0}, StressToken::Loudspeaker1}, TalkOpened{Speech::Gestures}}));
  EXPECT_EQ(scene.refusal_of(scene.ask(UseLoudspeaker{StressToken::Loudspeaker2})),
            Reason::NothingWouldChange);
}

TEST(StressToken, R_84_no_swaps_in_solo) {
  const Scene scene = with_tokens(1);
  EXPECT_EQ(scene.game.state.security.stress_tokens, kTimer | kLoudspeakers);
  EXPECT_EQ(scene.refusal_of(scene.ask(UseSwapToken{StressToken::Swap1, Seat{0}})), Reason::TokenIsSpent);
  EXPECT_EQ(with_tokens(2).game.state.security.stress_tokens, kAllTokens);
}

TEST(StressToken, R_84_neither_by_nor_on_the_leader) {
  Ruleset rules = scene::custom_rules_of(9, 3);
  rules.modules.insert(Module::AntiStress);
  const Scene scene{rules};
  EXPECT_EQ(scene.game.state.security.stress_tokens, kAllTokens);
  const auto by_leader = scene.ask(UseSwapToken{StressToken::Swap1, Seat{0}}, 2);
  const auto on_leader = scene.ask(UseSwapToken{StressToken::Swap1, Seat{2}}, 0);
  for (const auto& use : {by_leader, on_leader}) {
    EXPECT_EQ(scene.refusal_of(use), Reason::NeedsTwoActionTiles);
    EXPECT_FALSE(scene.may(use));
  }
  EXPECT_TRUE(scene.may(scene.ask(UseSwapToken{StressToken::Swap1, Seat{1}}, 0)));
  EXPECT_TRUE(scene.may(scene.ask(UseTimerToken{}, 2))) << "the leader may use the others (R-26)";
}

}  // namespace
}  // namespace rules

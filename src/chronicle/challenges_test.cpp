// ACH-10, ACH-29 to ACH-41: all challenges, and what a game did without.
#include "support/told.h"

namespace chronicle {
namespace {

using rules::Card;
using rules::FlipBy;
using rules::GameTime;
using rules::Millis;
using rules::Module;
using rules::SandFlipped;
using rules::TalkClosed;
using rules::TalkOpened;
using rules::TileDrawn;
using rules::TilePlaced;
using rules::Turns;
using rules::Way;
using scene::at;
using scene::rules_with;
using scene::Scene;

rules::Ruleset all_challenges(std::initializer_list<unsigned> helpers = {}) {
  rules::Ruleset rules =
      rules_with({1, 5, 6, 8, 11, 13}, {"2*", "6*", "7*", "9*", "12*", "25*", "26*", "27*", "28*", "29*"});
  for (const unsigned number : helpers) rules.modules.insert(static_cast<Module>(number - 1));
  return rules;
}

SandFlipped flip(FlipBy by = FlipBy::Space) { return {GameTime{1500}, Millis{9000}, by}; }

TEST(Communication, ACH_10_after_a_flip_nobody_acts_until_the_token_flips_again) {
  Told told{Scene{rules_with({2}, {})}};
  const TalkOpened opened{rules::Speech::Window};
  const rules::StressTokenUsed token{rules::Seat{1}, rules::StressToken::Timer};
  told.happen({flip(), rules::ActionTilesPassed{}, opened});
  Told acted = told;
  acted.happen({TalkClosed{}, scene::walked("green", "1a:2,1", "1a:3,1")});
  acted.happen({token, flip(FlipBy::Token), rules::ActionTilesPassed{}, opened});
  EXPECT_FALSE(acted.earns(Achievement::LostInTalk)) << "someone acted";
  told.happen({rules::RedPawnPut{rules::Seat{0}, rules::Seat{1}, GameTime{9000}}});
  EXPECT_FALSE(told.earns(Achievement::LostInTalk));
  told.happen({token, flip(FlipBy::Token), rules::ActionTilesPassed{}, opened});
  EXPECT_TRUE(told.earns(Achievement::LostInTalk)) << "the red pawn is no action";
}

TEST(Communication, ACH_10_a_window_of_another_kind_does_not_count) {
  Told told{Scene{rules_with({2}, {})}};
  const TalkOpened opened{rules::Speech::Window};
  told.happen({flip(), opened}).happen({TalkClosed{}, scene::walked("green", "1a:2,1", "1a:3,1"), opened});
  told.happen(
      {rules::StressTokenUsed{rules::Seat{1}, rules::StressToken::Timer}, flip(FlipBy::Token), opened});
  EXPECT_FALSE(told.earns(Achievement::LostInTalk)) << "the elf's loudspeaker opened it";
}

TEST(Challenges, ACH_29_all_six_challenges) {
  EXPECT_TRUE(Told{Scene{all_challenges({2, 3, 4, 7, 9, 10, 12})}}.earns(Achievement::EverythingLocked));
  for (const Module missing : {Module::Guard, Module::GuardRoom, Module::LockedExit, Module::Beholder,
                               Module::Reinforcements, Module::Sensor}) {
    rules::Ruleset rules = all_challenges();
    rules.modules.bits = static_cast<std::uint16_t>(rules.modules.bits & ~(1U << catalog::index(missing)));
    EXPECT_TRUE(Told{Scene{rules}}.if_won().empty()) << catalog::name(missing);
  }
}

TEST(Challenges, R_91_ACH_29_each_challenge_has_its_tiles_in_the_deck) {
  for (const auto missing : {"2*", "6*", "7*", "9*", "12*", "25*", "27*", "29*"}) {
    rules::Ruleset rules = all_challenges();
    rules.deck.erase(scene::tile(missing));
    EXPECT_FALSE(Told{Scene{rules}}.earns(Achievement::EverythingLocked)) << missing;
  }
  for (const auto other : {"10*", "11*"}) {
    rules::Ruleset rules = all_challenges();
    rules.deck.erase(scene::tile("2*"));
    rules.deck.insert(scene::tile(other));
    EXPECT_TRUE(Told{Scene{rules}}.earns(Achievement::EverythingLocked)) << other;
  }
}

TEST(Challenges, R_91_ACH_29_to_ACH_41_ask_for_the_exits_of_the_printed_rules) {
  for (const auto exits : {catalog::Exits::OneForAll, catalog::Exits::Foreign}) {
    rules::Ruleset rules = all_challenges();
    rules.exits = exits;
    EXPECT_TRUE(Told{Scene{rules}}.if_won().empty());
  }
}

TEST(Challenges, R_90_with_slow_sand_nothing_is_earned) {
  rules::Ruleset rules = all_challenges();
  rules.sand_ms = catalog::kFullSand - 1;
  EXPECT_TRUE(Told{Scene{rules}}.earns(Achievement::EverythingLocked)) << "less sand is harder";
  rules.sand_ms = catalog::kFullSand + 1;
  Told told{Scene{rules}};
  told.happen({rules::PawnsSwapped{rules::Pawn::Guard1, rules::Pawn::Guard2}});
  EXPECT_TRUE(told.if_won().empty()) << "nor is anything else: two guards changed places (ACH-27)";
}

TEST(Challenges, ACH_30_at_most_three_helpers) {
  EXPECT_TRUE(Told{Scene{all_challenges({2, 3, 12})}}.earns(Achievement::ThreeHelpers));
  EXPECT_FALSE(Told{Scene{all_challenges({2, 4, 7, 9})}}.earns(Achievement::ThreeHelpers));
}

TEST(Challenges, ACH_31_no_helper) {
  EXPECT_TRUE(Told{Scene{all_challenges()}}.earns(Achievement::BareHands));
  for (const unsigned helper : {2U, 3U, 4U, 7U, 9U, 10U, 12U})
    EXPECT_FALSE(Told{Scene{all_challenges({helper})}}.earns(Achievement::BareHands)) << helper;
}

// All challenges, and this many flips.
Told with_flips(int flips) {
  Told told{Scene{all_challenges({2})}};
  for (int i = 0; i < flips; ++i) told.happen({flip(i == 0 ? FlipBy::Token : FlipBy::Space)});
  return told;
}

TEST(Challenges, ACH_32_at_most_two_flips) {
  EXPECT_TRUE(with_flips(2).earns(Achievement::TwoFlips));
  EXPECT_FALSE(with_flips(3).earns(Achievement::TwoFlips));
}
TEST(Challenges, ACH_33_at_most_one_flip) {
  EXPECT_TRUE(with_flips(1).earns(Achievement::OneFlip));
  EXPECT_FALSE(with_flips(2).earns(Achievement::OneFlip));
}
TEST(Challenges, ACH_34_no_flip) {
  EXPECT_TRUE(with_flips(0).earns(Achievement::NoFlip));
  EXPECT_FALSE(with_flips(1).earns(Achievement::NoFlip));
}

TEST(Challenges, ACH_35_no_words) {
  Told told{Scene{all_challenges()}};
  told.hear(Channel::Gesture).hear(Channel::RedPawn).hear(Channel::Stare);
  EXPECT_TRUE(told.earns(Achievement::NotAWord)) << "gestures are no words";
  for (const Channel channel : {Channel::Text, Channel::Voice}) {
    Told heard = told;
    EXPECT_FALSE(heard.hear(channel).earns(Achievement::NotAWord));
  }
}

TEST(Challenges, ACH_36_no_communication_at_all) {
  const Told told{Scene{all_challenges()}};
  EXPECT_TRUE(told.earns(Achievement::NotASign));
  for (const Channel channel :
       {Channel::Text, Channel::Voice, Channel::Gesture, Channel::RedPawn, Channel::Stare}) {
    Told heard = told;
    EXPECT_FALSE(heard.hear(channel).earns(Achievement::NotASign));
  }
  Told knocked = told;
  Told stared = told;
  Told cast = told;
  knocked.happen({rules::RedPawnPut{rules::Seat{0}, rules::Seat{1}, GameTime{9000}}});
  EXPECT_FALSE(knocked.earns(Achievement::NotASign));
  EXPECT_TRUE(knocked.earns(Achievement::NotAWord));
  EXPECT_FALSE(stared.happen({rules::Stared{rules::Seat{0}, rules::Seat{1}}}).earns(Achievement::NotASign));
  EXPECT_TRUE(cast.happen({rules::SpellCast{rules::Spell::Code}}).earns(Achievement::NotASign));
}

TEST(Challenges, ACH_36_what_is_said_after_the_end_does_not_count) {
  const rules::Ruleset rules = all_challenges();
  const Scene scene{rules};
  Chronicle chronicle{rules, scene.game.state};
  chronicle.see(rules::Events{rules::GameWon{GameTime{2000}}});
  chronicle.hear({.at = GameTime{2001}, .seat = rules::Seat{0}, .channel = Channel::Text});
  EXPECT_TRUE(chronicle.achievements().contains(Achievement::NotASign));
}

TEST(Challenges, ACH_37_no_vortex) {
  Told told{Scene{all_challenges({12})}};
  told.happen({went("green", "1a:2,1", "1a:3,2", Way::Escalator)});
  EXPECT_TRUE(told.earns(Achievement::NoVortex));
  Told hero = told;
  EXPECT_FALSE(hero.happen({went("green", "1a:2,1", "1a:3,0", Way::Vortex)}).earns(Achievement::NoVortex));
  EXPECT_FALSE(told.happen({went("guard1", "1a:2,1", "1a:3,0", Way::Vortex)}).earns(Achievement::NoVortex))
      << "the control room";
}

TEST(Challenges, ACH_38_no_escalator) {
  Told told{Scene{all_challenges()}};
  told.happen({went("green", "1a:2,1", "1a:3,0", Way::Vortex)});
  EXPECT_TRUE(told.earns(Achievement::NoEscalator));
  Told hero = told;
  EXPECT_FALSE(
      hero.happen({went("green", "1a:2,3", "1a:3,2", Way::Escalator)}).earns(Achievement::NoEscalator));
  EXPECT_FALSE(
      told.happen({went("guard1", "1a:2,3", "1a:3,2", Way::Escalator)}).earns(Achievement::NoEscalator));
}

rules::Ruleset giant() {
  rules::Ruleset rules = all_challenges();
  rules.deck = rules.deck | scene::numbered(13, 24);
  rules.deck.erase(scene::tile("26*"));
  rules.deck.erase(scene::tile("28*"));
  return rules;
}

TEST(Challenges, ACH_39_every_base_tile_or_its_star_is_in_the_deck) {
  EXPECT_TRUE(Told{Scene{giant()}}.earns(Achievement::EveryTile));
  for (const auto missing : {"24", "13", "3"}) {
    rules::Ruleset rules = giant();
    rules.deck.erase(scene::tile(missing));
    EXPECT_FALSE(Told{Scene{rules}}.earns(Achievement::EveryTile)) << missing;
  }
}

TEST(Challenges, ACH_40_the_whole_deck_is_placed_before_any_flip) {
  Scene scene{giant()};
  scene.deck({"13"});
  const rules::Event drawn = TileDrawn{Card{scene::tile("13")}, scene::kNothing};
  const rules::Event placed =
      TilePlaced{Card{scene::tile("13")}, at("1a:0,2"), -4, 1, Turns{0}, 0, rules::Right::Hero};
  Told told{scene};
  EXPECT_FALSE(told.earns(Achievement::QuickSurvey)) << "a tile is left";
  Told missed = told;
  EXPECT_TRUE(told.happen({drawn, placed}).happen({flip()}).earns(Achievement::QuickSurvey));
  EXPECT_FALSE(missed.happen({flip()}).happen({drawn, placed}).earns(Achievement::QuickSurvey));
}

TEST(Challenges, ACH_41_nothing_that_helps) {
  const Told told{Scene{all_challenges()}};
  EXPECT_TRUE(told.earns(Achievement::AgainstAllOdds));
  EXPECT_FALSE(Told{Scene{all_challenges({2})}}.earns(Achievement::AgainstAllOdds)) << "a helper";
  Told flipped = told;
  Told whirled = told;
  Told gestured = told;
  EXPECT_FALSE(flipped.happen({flip()}).earns(Achievement::AgainstAllOdds));
  EXPECT_FALSE(
      whirled.happen({went("green", "1a:2,1", "1a:3,0", Way::Vortex)}).earns(Achievement::AgainstAllOdds));
  EXPECT_FALSE(gestured.hear(Channel::Gesture).earns(Achievement::AgainstAllOdds));
}

TEST(Challenges, ACH_42_all_the_others_make_something_to_brag_about) {
  AchievementSet all;
  for (unsigned i = 0; i + 1 < kAchievements; ++i) all.insert(static_cast<Achievement>(i));
  EXPECT_TRUE(has_earned_all_others(all));
  for (unsigned i = 0; i + 1 < kAchievements; ++i) {
    AchievementSet fewer;
    for (unsigned j = 0; j + 1 < kAchievements; ++j) fewer.insert_if(i != j, static_cast<Achievement>(j));
    EXPECT_FALSE(has_earned_all_others(fewer)) << i + 1;
  }
}

TEST(Challenges, ACH_0_only_a_won_game_earns) {
  const Told told{Scene{all_challenges()}};
  EXPECT_FALSE(told.if_won().empty());
  EXPECT_TRUE(told.if_lost().empty());
  EXPECT_TRUE(told.as_it_is().empty()) << "it is not over";
}

TEST(Challenges, T_NOACH_nothing_in_a_tutorial) {
  Told tutorial{Scene{scene::rules_of_game("T8")}};
  Told game{Scene{scene::rules_of_game("F3")}};
  for (Told* told : {&tutorial, &game}) {
    told->happen({rules::SpellCast{rules::Spell::Swap},
                  rules::PawnsSwapped{rules::Pawn::Guard1, rules::Pawn::Guard2}});
  }
  EXPECT_TRUE(tutorial.if_won().empty());
  EXPECT_TRUE(game.earns(Achievement::ChangeOfShift));
}

}  // namespace
}  // namespace chronicle

#include "sim/options.h"

#include <gtest/gtest.h>

namespace sim {
namespace {

std::expected<SimOptions, std::string> options_of(std::vector<std::string_view> words) {
  const auto arguments = cli::Arguments::parse(words, sim_option_list());
  if (!arguments) return std::unexpected{arguments.error()};
  return read_sim_options(*arguments);
}

TEST(SimOptions, has_the_documented_defaults) {
  const auto options = options_of({});
  ASSERT_TRUE(options);
  ASSERT_EQ(options->rulesets.size(), 1U);
  EXPECT_EQ(options->rulesets[0].scenario, 7);
  EXPECT_EQ(options->rulesets[0].seats, 4);
  EXPECT_EQ(options->rulesets[0].sand_ms, catalog::kFullSand);
  EXPECT_EQ(options->pace, ai::Pace::Human);
  EXPECT_EQ(options->games, 100U);
  EXPECT_EQ(options->first_seed, 1U);
  EXPECT_GE(options->threads, 1U);
  EXPECT_FALSE(options->person || options->explain || options->record || options->as_json);
}

TEST(SimOptions, several_scenarios_are_several_rows) {
  const auto options = options_of({"--scenario", "S1,7,s12", "--seats", "2"});
  ASSERT_TRUE(options);
  ASSERT_EQ(options->rulesets.size(), 3U);
  EXPECT_EQ(options->rulesets[0].scenario, 1);
  EXPECT_EQ(options->rulesets[2].scenario, 12);
  EXPECT_EQ(options->rulesets[2].seats, 2);
  EXPECT_FALSE(options_of({"--scenario", "S1,S18"}));
  EXPECT_FALSE(options_of({"--scenario", ""}));
  EXPECT_FALSE(options_of({"--scenario", "S1", "--level", "19"}));
}

TEST(SimOptions, plays_the_expansion_and_names_all_games) {
  const auto game = options_of({"--scenario", "F0,T13"});
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(game->rulesets[0].game, catalog::ExpansionGame::F0);
  const auto wrong = options_of({"--scenario", "S18"});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error(), "S18: There's no such scenario. Choose S1-S17, T1-T13, F0-F3 or a JSON file.");
}

TEST(SimOptions, all_means_every_scenario_for_that_many_seats) {
  EXPECT_EQ(options_of({"--all"})->rulesets.size(), 17U);
  EXPECT_EQ(options_of({"--all", "--seats=1"})->rulesets.size(), 16U);
  const auto nine = options_of({"--all", "--seats=9"});
  ASSERT_EQ(nine->rulesets.size(), 1U);
  EXPECT_EQ(nine->rulesets[0].scenario, 9);
  EXPECT_FALSE(options_of({"--all", "--scenario=S1"}));
  EXPECT_FALSE(options_of({"--all", "--level=19"}));
  EXPECT_FALSE(options_of({"--all", "--side=1a"}));
}

TEST(SimOptions, the_table_is_chosen_like_any_other) {
  const auto options = options_of({"--level=24", "--side=1a", "--sand=60", "--pace=brisk", "--threads=3"});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->rulesets[0].start, catalog::Tile::T1a);
  EXPECT_EQ(options->rulesets[0].deck, catalog::tiles_2_to(24));
  EXPECT_EQ(options->rulesets[0].sand_ms, 60'000U);
  EXPECT_EQ(options->pace, ai::Pace::Brisk);
  EXPECT_EQ(options->threads, 3U);
  for (const std::string_view wrong : {"--level=1", "--side=2", "--sand=0", "--sand=x", "--pace=slow",
                                       "--threads=0", "--seats=10", "--games=0", "--seed=-1", "more"}) {
    EXPECT_FALSE(options_of({wrong})) << wrong;
  }
}

TEST(SimOptions, seeds_count_up_from_the_first) {
  const auto options = options_of({"--seed", "1000000", "--games", "1000"});
  EXPECT_EQ(options->first_seed, 1'000'000U);
  EXPECT_EQ(options->games, 1000U);
  const auto range = options_of({"--seeds", "1000000-1000999"});
  EXPECT_EQ(range->first_seed, 1'000'000U);
  EXPECT_EQ(range->games, 1000U);
  EXPECT_EQ(options_of({"--seeds=5-5"})->games, 1U);
  for (const std::string_view wrong :
       {"--seeds=5", "--seeds=5-4", "--seeds=-5", "--seeds=a-b", "--seeds=1-2-3", "--seeds=0-99999999"}) {
    EXPECT_FALSE(options_of({wrong})) << wrong;
  }
  EXPECT_FALSE(options_of({"--seeds=1-2", "--seed=1"}));
  EXPECT_FALSE(options_of({"--seeds=1-2", "--games=1"}));
}

TEST(SimOptions, a_person_acts_by_a_script) {
  const auto options = options_of({"--person", "every=2500,random=7"});
  ASSERT_TRUE(options && options->person);
  EXPECT_EQ(options->person->every.count, 2500U);
  EXPECT_EQ(options->person->random_in, 7U);
  EXPECT_EQ(options_of({"--person=every=3000"})->person->random_in, 5U);
  EXPECT_EQ(options_of({"--person=random=0"})->person->every.count, 4000U);
  for (const std::string_view wrong :
       {"--person=often", "--person=every=", "--person=every=1", "--person=random=x"})
    EXPECT_FALSE(options_of({wrong})) << wrong;
  EXPECT_FALSE(options_of({"--person=every=4000", "--seats=1"}));
}

TEST(SimOptions, a_person_can_have_habits) {
  const auto slow = options_of({"--person", "kind=slow"});
  ASSERT_TRUE(slow && slow->person);
  EXPECT_EQ(slow->person->kind, ai::PersonKind::Slow);
  EXPECT_EQ(slow->person->every.count, 8000U);
  EXPECT_EQ(slow->person->random_in, 0U);
  const auto hasty = options_of({"--person=every=2000,kind=undoes,random=9"});
  ASSERT_TRUE(hasty && hasty->person);
  EXPECT_EQ(hasty->person->kind, ai::PersonKind::Undoes);
  EXPECT_EQ(hasty->person->every.count, 2000U);
  EXPECT_EQ(hasty->person->random_in, 9U);
  for (const ai::PersonKind kind : ai::kPersonKinds)
    EXPECT_EQ(options_of({"--person", "kind=" + std::string{ai::name(kind)}})->person->kind, kind);
  const auto wrong = options_of({"--person=kind=wise"});
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().find("own-plans"), std::string::npos);
}

TEST(SimOptions, options_about_one_game_need_exactly_one_game) {
  const auto options = options_of({"--scenario=S1", "--explain", "1000004"});
  ASSERT_TRUE(options);
  EXPECT_TRUE(options->explain);
  EXPECT_EQ(options->first_seed, 1'000'004U);
  EXPECT_EQ(options->games, 1U);
  EXPECT_FALSE(options_of({"--scenario=S1,S2", "--explain=4"}));
  EXPECT_FALSE(options_of({"--explain=4", "--seed=4"}));
  EXPECT_FALSE(options_of({"--explain=4", "--games=2"}));
  EXPECT_FALSE(options_of({"--explain=4", "--json"}));
  EXPECT_TRUE(options_of({"--explain=4", "--record=game.mmr"}));
  EXPECT_TRUE(options_of({"--games=1", "--record=game.mmr"}));
  EXPECT_FALSE(options_of({"--games=2", "--record=game.mmr"}));
  EXPECT_FALSE(options_of({"--all", "--games=1", "--record=game.mmr"}));
}

}  // namespace
}  // namespace sim

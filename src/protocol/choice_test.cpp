#include "protocol/choice.h"

#include <gtest/gtest.h>

#include "protocol/limits.h"
#include "protocol/read_request.h"
#include "support/schema.h"

namespace protocol {
namespace {

namespace json = boost::json;

Choice read(std::string_view text) {
  auto choice = read_choice(text);
  EXPECT_TRUE(choice) << text << ": " << choice.error().what;
  EXPECT_EQ(schema::problem_of_part(json::parse(text), "choice"), std::nullopt) << text;
  return choice.value_or(Choice{});
}

std::string written(const Choice& choice) {
  notation::JsonWriter out;
  write_choice(out, choice);
  return out.text();
}

constexpr std::string_view kOwn = R"({"name":"Blind vortex","level":14,"combine":["S8","S16"],"top":["9"]})";

TEST(Choice, what_is_left_out_is_as_at_a_new_table) {
  EXPECT_EQ(read("{}"), Choice{});
  EXPECT_EQ(Choice{}.scenario.number(), 1U);
}

TEST(Choice, every_field_is_read) {
  const Choice choice =
      read(R"({"scenario":"S17","seats":5,"side":"1b","level":19,"sand_ms":240000,"free_talk":true,
                                 "pairs":true,"public":true,"pauses":true,"bots":false})");
  EXPECT_EQ(choice, (Choice{.scenario = "S17",
                            .seats = 5,
                            .start = rules::Tile::T1b,
                            .level = 19,
                            .sand_ms = 240'000,
                            .free_talk = true,
                            .pairs = true,
                            .visibility = Visibility::Public,
                            .pauses = Pauses::Allowed,
                            .bots = Bots::Never}));
  EXPECT_EQ(read(R"({"side":null,"level":null,"sand_ms":null})"), Choice{});
}

TEST(Choice, a_printed_scenario_is_spelled_one_way) {
  EXPECT_EQ(read(R"({"scenario":"s7"})").scenario, "S7");
  EXPECT_EQ(read(R"({"scenario":"12"})").scenario, "S12");
  EXPECT_EQ(read(R"({"scenario":"S7"})").scenario.number(), 7U);
  const Choice unknown = read(R"({"scenario":"S99"})");  // the table says why not
  EXPECT_EQ(unknown.scenario, "S99");
  EXPECT_EQ(unknown.scenario.number(), std::nullopt);
}

TEST(Choice, X_GEN_6_the_expansion_is_chosen_by_game_by_module_or_by_tile) {
  for (const std::string_view scenario :
       {R"("F0")", R"("T1")", R"("T13-hardcore")", R"("T13-hardcore+M2")",
        R"({"name":"Tokens","modules":["M2"]})",
        R"({"name":"Star","tiles":["2","3","4","5","6","7","8","9*","10","11","12"]})"}) {
    const Choice choice = read(R"({"scenario":)" + std::string{scenario} + "}");
    const auto game = new_game(choice, 4, {1, 2});
    ASSERT_TRUE(game) << scenario;
    EXPECT_TRUE(has_expansion(game->rules)) << scenario;
    EXPECT_TRUE(has_expansion(choice)) << scenario;
    EXPECT_FALSE(wants_certified_deals(choice)) << scenario;
    EXPECT_EQ(read(written(choice)), choice);
  }
  for (const std::string_view scenario : {R"("S7")", R"("T14")", R"({"name":"Base","level":14})"}) {
    EXPECT_FALSE(has_expansion(read(R"({"scenario":)" + std::string{scenario} + "}"))) << scenario;
  }
}

TEST(Choice, T_SETUP_eight_can_play_a_game_of_the_expansion) {
  EXPECT_EQ(most_seats(read(R"({"scenario":"T1"})")), 8);
  EXPECT_TRUE(new_game(read(R"({"scenario":"T1"})"), 8, {}));
  EXPECT_FALSE(new_game(read(R"({"scenario":"T1"})"), 9, {}));
}

TEST(Choice, T_SETUP_anti_stress_tokens_may_be_added_to_any_tutorial) {
  const auto rules_of = [](std::string_view scenario) {
    return new_game(read(R"({"scenario":")" + std::string{scenario} + "\"}"), 4, {})->rules;
  };
  const auto has_tokens = [&](std::string_view scenario) {
    return rules_of(scenario).modules.contains(catalog::Module::AntiStress);
  };
  for (unsigned number = 1; number <= 13; ++number) {
    const std::string tutorial = "T" + std::to_string(number);
    EXPECT_FALSE(has_tokens(tutorial));
    EXPECT_FALSE(has_tokens(tutorial + "-hardcore"));
    EXPECT_TRUE(has_tokens(tutorial + "+M2"));
    EXPECT_TRUE(has_tokens(tutorial + "-hardcore+M2"));
    EXPECT_TRUE(rules_of(tutorial + "-hardcore+M2").hardcore);
  }
  EXPECT_TRUE(has_tokens("F0"));
  EXPECT_FALSE(has_expansion(read(R"({"scenario":"F0+M2"})"))) << "which has them anyway";
  EXPECT_FALSE(has_expansion(read(R"({"scenario":"T1+M3"})")));
  EXPECT_FALSE(has_expansion(read(R"({"scenario":"T1+M2-hardcore"})"))) << "spelled one way";
}

TEST(Choice, T_HARD_what_follows_keeps_its_mode) {
  const auto after = [](std::string_view scenario) {
    return next_scenario(read(R"({"scenario":")" + std::string{scenario} + "\"}"));
  };
  EXPECT_EQ(after("S16"), "S17");
  EXPECT_EQ(after("S17"), std::nullopt);
  EXPECT_EQ(after("F0"), "F1");
  EXPECT_EQ(after("F3"), std::nullopt);
  EXPECT_EQ(after("T12"), "T13");
  EXPECT_EQ(after("T12-hardcore"), "T13-hardcore");
  EXPECT_EQ(after("T12-hardcore+M2"), "T13-hardcore+M2");
  EXPECT_EQ(after("T2+M2"), "T3+M2");
  EXPECT_EQ(after("T13"), std::nullopt);
  EXPECT_EQ(next_scenario(read(R"({"scenario":)" + std::string{kOwn} + "}")), std::nullopt);
}

TEST(Choice, SX_1_a_custom_scenario_is_kept_unchanged) {
  const Choice choice = read(R"({"scenario": )" + std::string{kOwn} + "}");
  EXPECT_EQ(choice.scenario, kOwn);
  EXPECT_TRUE(choice.scenario.is_custom());
  EXPECT_FALSE(Choice{}.scenario.is_custom());
  EXPECT_EQ(choice.scenario.number(), std::nullopt);
}

TEST(Choice, a_custom_deal_is_kept_unchanged) {
  EXPECT_EQ(read(R"({"seed": 1})").laid_by_hand, R"({"seed":1})");
  EXPECT_EQ(read(R"({"setup":{"deck":["5"]},"seed":"0123456789abcdef0123456789abcdef"})").laid_by_hand,
            R"({"seed":"0123456789abcdef0123456789abcdef","setup":{"deck":["5"]}})");
}

TEST(Choice, is_read_back_as_it_is_shown) {
  for (const std::string& text :
       {std::string{"{}"}, std::string{R"({"scenario":"S13","seats":9,"side":"1a","level":24,"sand_ms":1})"},
        std::string{R"({"free_talk":true,"pairs":true,"public":true,"pauses":true,"bots":false})"},
        std::string{R"({"scenario":"S7","certified":false})"},
        R"({"scenario":)" + std::string{kOwn} + R"(,"seats":2})"}) {
    const Choice choice = read(text);
    EXPECT_EQ(read(written(choice)), choice);
    EXPECT_EQ(schema::problem_of_part(json::parse(written(choice)), "shownChoice"), std::nullopt);
  }
}

// What a race is played with comes from a record, which has rules and no choice.
TEST(Choice, from_a_record_has_the_name_the_table_used) {
  for (const std::string scenario : {"S1", "S17", "F0", "F3", "T1", "T13-hardcore"}) {
    const auto game = new_game({.scenario = scenario}, 4, {});
    ASSERT_TRUE(game) << scenario;
    EXPECT_EQ(choice_of(game->rules).scenario.text(), scenario);
  }
}

TEST(Choice, campaign_deals_are_certified_unless_someone_says_no) {
  EXPECT_TRUE(wants_certified_deals(read("{}")));
  EXPECT_TRUE(wants_certified_deals(read(R"({"scenario":"S7","certified":true})")));
  EXPECT_FALSE(wants_certified_deals(read(R"({"scenario":"S7","certified":false})")));
  EXPECT_FALSE(wants_certified_deals(read(R"({"scenario":"S8","certified":true})")));
  EXPECT_FALSE(wants_certified_deals(read(R"({"scenario":)" + std::string{kOwn} + "}")));
  EXPECT_FALSE(wants_certified_deals(read(R"({"seed":1})")));  // a custom deal
  EXPECT_TRUE(written(read("{}")).contains(R"("certified":true)"));
  EXPECT_TRUE(written(read(R"({"scenario":"S8"})")).contains(R"("certified":false)"));
  EXPECT_EQ(read(R"({"scenario":"S8","certified":false})"), read(R"({"scenario":"S8"})"));
}

// A seed would reveal the order of the deck.
TEST(Choice, B_SETUP_1_a_custom_deal_is_not_shown) {
  const std::string text = written(read(R"({"seed":77,"setup":{"deck":["5"]}})"));
  EXPECT_EQ(schema::problem_of_part(json::parse(text), "shownChoice"), std::nullopt);
  EXPECT_TRUE(text.contains(R"("laid_by_hand":true)"));
  EXPECT_FALSE(text.contains("77"));
  EXPECT_FALSE(text.contains("deck"));
}

TEST(Choice, bad_ones_are_refused_with_a_sentence) {
  for (const std::string_view text : {"",
                                      "[]",
                                      "\"S1\"",
                                      R"({"scenario":7})",
                                      R"({"scenario":null})",
                                      R"({"scenario":""})",
                                      R"({"scenario":"S1 S2"})",
                                      R"({"scenario":"{}"})",
                                      R"({"scenario":"S123456789012345"})",
                                      R"({"scenario":[]})",
                                      R"({"seats":10})",
                                      R"({"seats":-1})",
                                      R"({"seats":"4"})",
                                      R"({"seats":1.5})",
                                      R"({"seats":null})",
                                      R"({"side":"2"})",
                                      R"({"side":1})",
                                      R"({"side":"1c"})",
                                      R"({"level":-1})",
                                      R"({"level":"19"})",
                                      R"({"level":4294967296})",
                                      R"({"sand_ms":-1})",
                                      R"({"sand_ms":true})",
                                      R"({"free_talk":1})",
                                      R"({"free_talk":null})",
                                      R"({"pairs":"yes"})",
                                      R"({"public":0})",
                                      R"({"pauses":"no"})",
                                      R"({"certified":"no"})",
                                      R"({"certified":null})",
                                      R"({"bots":0})",
                                      R"({"seed":-1})",
                                      R"({"seed":1.5})",
                                      R"({"seed":"1"})",
                                      R"({"seed":"0123456789ABCDEF0123456789ABCDEF"})",
                                      R"({"seed":null})",
                                      R"({"setup":1})",
                                      R"({"setup":null})",
                                      R"({"setup":[]})",
                                      R"({"name":"x"})",
                                      R"({"laid_by_hand":true})",
                                      R"({"seats":1,"seats":1})"}) {
    const auto choice = read_choice(text);
    ASSERT_FALSE(choice) << text;
    EXPECT_TRUE(choice.error().what.ends_with('.')) << choice.error().what;
    EXPECT_EQ(choice.error().number, std::nullopt);
  }
}

TEST(Choice, a_custom_scenario_and_a_setup_have_a_size_limit) {
  const auto with = [](std::size_t scenario, std::size_t setup) {
    return R"({"scenario":{"name":")" + std::string(scenario, 'x') + R"("},"setup":{"x":")" +
           std::string(setup, 'y') + R"("}})";
  };
  EXPECT_TRUE(read_choice(with(8000, 10)));
  EXPECT_TRUE(read_choice(with(10, 8000)));
  EXPECT_FALSE(read_choice(with(kLargestChoice, 10)));
  EXPECT_FALSE(read_choice(with(kLargestChoice / 2, kLargestChoice / 2)));
  EXPECT_FALSE(read_choice(std::string(kLargestRequest + 1, ' ')));
}

// ---- the game it starts

TEST(NewGame, SX_1_starts_what_is_chosen) {
  const auto game = new_game(read(R"({"scenario":"S8","side":"1a","level":15,"sand_ms":200000})"), 4, {1, 2});
  ASSERT_TRUE(game);
  EXPECT_EQ(game->rules.scenario, 8);
  EXPECT_EQ(game->rules.seats, 4);
  EXPECT_EQ(game->rules.start, rules::Tile::T1a);
  EXPECT_EQ(game->rules.deck, catalog::tiles_2_to(15));
  EXPECT_EQ(game->rules.sand_ms, 200'000U);
  EXPECT_EQ(game->layout.deal.size(), 4U);
}

TEST(NewGame, B_SETUP_1_the_seed_decides_the_deal) {
  const Choice choice = read(R"({"scenario":"S7"})");
  const auto one = new_game(choice, 4, {1, 2});
  const auto same = new_game(choice, 4, {1, 2});
  const auto other = new_game(choice, 4, {1, 3});
  ASSERT_TRUE(one && same && other);
  EXPECT_EQ(one->layout.deck, same->layout.deck);
  EXPECT_NE(one->layout.deck, other->layout.deck);
}

TEST(NewGame, SX_1_of_a_custom_scenario) {
  const auto game = new_game(read(R"({"scenario":)" + std::string{kOwn} + "}"), 3, {});
  ASSERT_TRUE(game);
  EXPECT_EQ(game->rules.scenario, 0);
  EXPECT_EQ(game->rules.vortex, catalog::Vortex::OutOfService);
  EXPECT_EQ(game->layout.deck.front(), rules::Tile::T9);
}

TEST(NewGame, the_custom_deal_wins) {
  const auto by_hand = new_game(
      read(R"({"scenario":"S7","level":15,"seed":5,"setup":{"deck":["8","3"],"level":19}})"), 4, {9, 9});
  const auto by_seed = new_game(read(R"({"scenario":"S7","level":19})"), 4, {5, 0});
  ASSERT_TRUE(by_hand && by_seed);
  EXPECT_EQ(by_hand->layout.deck.front(), rules::Tile::T8);
  EXPECT_EQ(by_hand->layout.deck[1], rules::Tile::T3);
  EXPECT_EQ(by_hand->rules.deck, catalog::tiles_2_to(19));
  const auto seeded = new_game(read(R"({"scenario":"S7","level":19,"seed":5})"), 4, {9, 9});
  ASSERT_TRUE(seeded);
  EXPECT_EQ(seeded->layout.deck, by_seed->layout.deck);
}

TEST(NewGame, SX_2_what_cannot_be_played_has_a_flaw) {
  const auto fault_of = [](std::string_view text, std::uint8_t seats) -> std::optional<rules::Fault> {
    const auto game = new_game(read(text), seats, {});
    if (game) return std::nullopt;
    const auto* flaw = std::get_if<rules::Flaw>(&game.error());
    return flaw != nullptr ? std::optional{flaw->fault} : std::nullopt;
  };
  EXPECT_EQ(fault_of(R"({"scenario":"S99"})", 4), rules::Fault::NoSuchScenario);
  EXPECT_EQ(fault_of(R"({"scenario":"S9"})", 2), rules::Fault::TooFewForALeader);
  EXPECT_EQ(fault_of(R"({"scenario":"S7"})", 9), rules::Fault::SeatsOutOfRange);
  EXPECT_EQ(fault_of(R"({"scenario":"S8","level":3})", 4), rules::Fault::LevelOutOfRange);
  EXPECT_EQ(fault_of(R"({"scenario":"S7","pairs":true})", 4), rules::Fault::RulesContradict);
  EXPECT_EQ(fault_of(R"({"scenario":"S7","sand_ms":1})", 4), rules::Fault::SandOutOfRange);
  EXPECT_EQ(fault_of(R"({"setup":{"deck":["5","5"]}})", 4), rules::Fault::TileTwice);
}

TEST(NewGame, B_SCORE_1_a_custom_scenario_cannot_have_a_printed_name) {
  const auto named = [](std::string_view name) {
    const Choice choice{.scenario = R"({"name":")" + std::string{name} + R"(","level":14})"};
    return new_game(choice, 4, {});
  };
  for (const std::string_view name : {"S1", "s17", "F0", "T13", "T1-hardcore", "T2+M2"}) {
    ASSERT_FALSE(named(name)) << name;
    EXPECT_EQ(sentence(named(name).error()),
              "\"" + std::string{name} + "\" is the name of a printed scenario.");
  }
  for (const std::string_view name : {"S18", "S", "17", "Take 7", "T14"}) EXPECT_TRUE(named(name)) << name;
}

TEST(NewGame, a_custom_scenario_has_a_readable_name) {
  for (const std::string_view name : {"   ", "\\u202eS7", "a\\u200b", ""}) {
    const Choice choice{.scenario = R"({"name":")" + std::string{name} + R"(","level":14})"};
    const auto game = new_game(choice, 4, {});
    ASSERT_FALSE(game) << name;
    const auto* flaw = std::get_if<rules::Flaw>(&game.error());
    ASSERT_NE(flaw, nullptr) << name;
    EXPECT_EQ(flaw->fault, rules::Fault::NameIsMissing) << name;
  }
}

TEST(NewGame, what_cannot_be_understood_gets_a_sentence) {
  for (const Choice& choice :
       {Choice{.scenario = "{"}, Choice{.scenario = R"({"name":"x","colour":"red"})"},
        Choice{.laid_by_hand = "x"}, Choice{.laid_by_hand = "[]"},
        Choice{.laid_by_hand = R"({"setup":{"moon":1}})"}, Choice{.laid_by_hand = R"({"setup":1})"},
        Choice{.laid_by_hand = R"({"seed":"x"})"}}) {
    const auto game = new_game(choice, 4, {});
    ASSERT_FALSE(game);
    EXPECT_TRUE(std::holds_alternative<std::string>(game.error()));
    EXPECT_TRUE(sentence(game.error()).ends_with('.')) << sentence(game.error());
  }
}

}  // namespace
}  // namespace protocol

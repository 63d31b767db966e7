// The engine protocol is a contract: these names and shapes may be extended but never renamed.
#include "engine/engine_session.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

namespace engine {
namespace {

namespace json = boost::json;

class Engine {
 public:
  json::object ask(std::string_view line) {
    const std::string answer = session_.answer(line);
    EXPECT_EQ(answer.find('\n'), std::string::npos);
    return json::parse(answer).as_object();
  }

 private:
  EngineSession session_;
};

std::set<std::string> keys(const json::object& object) {
  std::set<std::string> names;
  for (const auto& [key, value] : object) names.insert(std::string{key});
  return names;
}

// A custom deal, so that the answers can be written down.
constexpr std::string_view kNew =
    R"({"cmd":"new","scenario":"S7","seats":4,"seed":1,"setup":{"side":"1a","level":19,"sand_ms":180000,)"
    R"("deck":["5","3"],"heroes":{"yellow":"1a:1,1","purple":"1a:1,2","green":"1a:2,1","orange":"1a:2,2"},)"
    R"("deal":[["vortex","west"],["explore","south"],["escalator","east"],["north"]]}})";

TEST(EngineProtocol, new_answers_with_version_events_and_hash) {
  Engine engine;
  const json::object answer = engine.ask(kNew);
  EXPECT_EQ(answer.at("version").as_int64(), 0);
  EXPECT_TRUE(answer.at("events").as_array().empty());
  EXPECT_EQ(answer.at("hash").as_string().size(), 16U);
}

TEST(EngineProtocol, legal_lists_sorted_actions_of_one_seat) {
  Engine engine;
  engine.ask(kNew);
  EXPECT_EQ(
      json::serialize(engine.ask(R"({"cmd":"legal","seat":3})")),
      R"({"legal":[{"action":"y 1a:1,1>1a:0,1","kind":"move","pawn":"yellow","from":"1a:1,1","to":"1a:0,1"},)"
      R"({"action":"p 1a:1,2>1a:0,2","kind":"move","pawn":"purple","from":"1a:1,2","to":"1a:0,2"}]})");
  const json::object vortex = engine.ask(R"({"cmd":"legal","seat":0})");
  std::multiset<std::string> kinds;
  for (const auto& action : vortex.at("legal").as_array())
    kinds.insert(std::string{action.at("kind").as_string()});
  EXPECT_EQ(kinds, (std::multiset<std::string>{"move", "move", "vortex", "vortex", "vortex", "vortex"}));
  const json::object with_signals = engine.ask(R"({"cmd":"legal","seat":3,"signals":true})");
  EXPECT_EQ(with_signals.at("legal").as_array().size(), 2U + 3U + 3U);
}

TEST(EngineProtocol, do_answers_with_version_events_and_hash_or_with_a_refusal) {
  Engine engine;
  engine.ask(kNew);
  const json::object done = engine.ask(R"({"cmd":"do","seat":3,"at":1234,"action":"p 1a:1,2>1a:0,2"})");
  EXPECT_EQ(done.at("version").as_int64(), 1);
  EXPECT_EQ(json::serialize(done.at("events")),
            R"([{"kind":"moved","pawn":"purple","from":"1a:1,2","to":"1a:0,2","way":"walk"}])");
  const json::object refused = engine.ask(R"({"cmd":"do","seat":3,"at":1235,"action":"g 1a:2,1>1a:0,1"})");
  EXPECT_EQ(keys(refused), (std::set<std::string>{"refused", "rule", "args", "text"}));
  EXPECT_EQ(refused.at("refused").as_string(), "WayIsBlocked");
  EXPECT_EQ(refused.at("rule").as_string(), "B-MOVE-2");
  EXPECT_EQ(json::serialize(refused.at("args")), R"({"place":"1a:1,1","pawn":"yellow"})");
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("version").as_int64(), 1);
}

TEST(EngineProtocol, time_never_decreases_and_the_sand_ends_the_game) {
  Engine engine;
  engine.ask(kNew);
  EXPECT_TRUE(engine.ask(R"({"cmd":"advance","at":5000})").at("events").as_array().empty());
  EXPECT_TRUE(engine.ask(R"({"cmd":"advance","at":4999})").contains("error"));
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("sand_ms").as_int64(), 175000);
  EXPECT_TRUE(engine.ask(R"({"cmd":"advance","at":179999})").at("events").as_array().empty());
  const json::object lost = engine.ask(R"({"cmd":"advance","at":181000})");
  EXPECT_EQ(json::serialize(lost.at("events")),
            R"([{"kind":"lost","at_ms":180000,"reason":"sand_ran_out"}])");
  const json::object state = engine.ask(R"({"cmd":"state"})");
  EXPECT_EQ(state.at("outcome").as_string(), "lost");
  EXPECT_EQ(state.at("reason").as_string(), "sand_ran_out");
  EXPECT_EQ(state.at("sand_ms").as_int64(), 0);
  const json::object late = engine.ask(R"({"cmd":"do","seat":0,"at":181001,"action":"theft"})");
  EXPECT_EQ(late.at("refused").as_string(), "GameIsOver");
}

TEST(EngineProtocol, an_action_after_the_last_grain_is_refused_and_the_game_is_lost) {
  Engine engine;
  engine.ask(kNew);
  const json::object late = engine.ask(R"({"cmd":"do","seat":3,"at":180000,"action":"p 1a:1,2>1a:0,2"})");
  EXPECT_EQ(late.at("refused").as_string(), "SandHasRunOut");
  EXPECT_EQ(late.at("version").as_int64(), 1);
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("outcome").as_string(), "lost");
}

TEST(EngineProtocol, B_END_1_the_sand_is_stopped_after_the_end) {
  Engine engine;
  engine.ask(R"({"cmd":"new","scenario":"S11","setup":{"side":"1a","heroes":{"yellow":"1a:0,1"},)"
             R"("deal":[["vortex","west"],["explore","south"],["escalator","east"],["north"]]}})");
  // Only tile 1 is in the mall, so no two tiles can be discarded after the flip.
  const json::object lost = engine.ask(R"({"cmd":"do","seat":0,"at":70000,"action":"y 1a:0,1>1a:0,0"})");
  EXPECT_EQ(lost.at("events").as_array().back().at("reason").as_string(), "nothing_to_rearrange");
  engine.ask(R"({"cmd":"advance","at":90000})");
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("sand_ms").as_int64(), 70000);
}

TEST(EngineProtocol, state_has_all_its_fields) {
  Engine engine;
  engine.ask(kNew);
  const json::object state = engine.ask(R"({"cmd":"state"})");
  for (const std::string_view key :
       {"version", "hash", "at", "tiles", "pawns", "sand_ms", "capacity_ms", "deck", "held", "out_of_order",
        "action_tiles", "talk", "do_something", "theft", "outcome", "reason"}) {
    EXPECT_TRUE(state.contains(key)) << key;
  }
  EXPECT_EQ(json::serialize(state.at("tiles")),
            R"([{"tile":"1a","row":0,"column":0,"turns":0,"dimension":0}])");
  EXPECT_EQ(json::serialize(state.at("pawns")),
            R"({"yellow":"1a:1,1","purple":"1a:1,2","green":"1a:2,1","orange":"1a:2,2"})");
  EXPECT_EQ(state.at("deck").at("count").as_int64(), 18);
  EXPECT_EQ(state.at("deck").at("top").as_string(), "5");
  EXPECT_EQ(state.at("deck").at("back").as_string(), "base");
  EXPECT_EQ(json::serialize(state.at("action_tiles")),
            R"([["west","vortex"],["south","explore"],["east","escalator"],["north"]])");
  EXPECT_EQ(state.at("talk").as_string(), "silent");
  EXPECT_EQ(json::serialize(state.at("do_something")), R"({"allowed":true,"before":null})");
  EXPECT_FALSE(state.at("theft").as_bool());
  EXPECT_EQ(state.at("outcome").as_string(), "running");
  EXPECT_TRUE(state.at("reason").is_null());
  EXPECT_TRUE(state.at("held").is_null());
}

TEST(EngineProtocol, a_view_holds_no_secrets_and_has_the_same_hash) {
  Engine engine;
  engine.ask(kNew);
  const json::object whole = engine.ask(R"({"cmd":"state"})");
  const json::object view = engine.ask(R"({"cmd":"state","view":true})");
  EXPECT_EQ(whole.at("hash"), view.at("hash"));
  EXPECT_TRUE(view.at("deck").at("top").is_null());
  EXPECT_TRUE(view.at("deck").at("order").is_null());
  EXPECT_EQ(view.at("deck").at("back").as_string(), "base");
  engine.ask(R"({"cmd":"new","scenario":"S8","setup":{"deck":["7"]}})");
  EXPECT_EQ(engine.ask(R"({"cmd":"state","view":true})").at("deck").at("top").as_string(), "7");
  engine.ask(R"({"cmd":"new","scenario":"S1","seats":1,"setup":{"solo":["north","explore"]}})");
  EXPECT_TRUE(engine.ask(R"({"cmd":"state","view":true})").at("solo").at("order").is_null());
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("solo").at("order").at(1).as_string(), "explore");
}

TEST(EngineProtocol, why_names_the_rule) {
  Engine engine;
  engine.ask(kNew);
  const json::object wall = engine.ask(R"({"cmd":"why","seat":3,"pawn":"green","to":"1a:0,1"})");
  EXPECT_FALSE(wall.at("allowed").as_bool());
  EXPECT_EQ(wall.at("rule").as_string(), "B-MOVE-2");
  EXPECT_EQ(engine.ask(R"({"cmd":"why","seat":0,"pawn":"purple","to":"1a:0,2"})").at("rule").as_string(),
            "B-ACT-2");
  const json::object fine = engine.ask(R"({"cmd":"why","seat":3,"pawn":"purple","to":"1a:0,2"})");
  EXPECT_TRUE(fine.at("allowed").as_bool());
  EXPECT_EQ(fine.at("action").as_string(), "p 1a:1,2>1a:0,2");
}

TEST(EngineProtocol, perft_counts_from_depth_zero) {
  Engine engine;
  engine.ask(kNew);
  const json::array nodes = engine.ask(R"({"cmd":"perft","depth":2})").at("nodes").as_array();
  ASSERT_EQ(nodes.size(), 3U);
  EXPECT_EQ(nodes[0].as_int64(), 1);
  std::int64_t first = 0;
  for (int seat = 0; seat < 4; ++seat) {
    const std::string line = R"({"cmd":"legal","seat":)" + std::to_string(seat) + "}";
    first += static_cast<std::int64_t>(engine.ask(line).at("legal").as_array().size());
  }
  EXPECT_EQ(nodes[1].as_int64(), first);
}

TEST(EngineProtocol, a_saved_game_is_loaded_as_it_was) {
  Engine engine;
  engine.ask(kNew);
  engine.ask(R"({"cmd":"do","seat":3,"at":1234,"action":"p 1a:1,2>1a:0,2"})");
  engine.ask(R"({"cmd":"do","seat":0,"at":2000,"action":"stare 1"})");
  const json::object before = engine.ask(R"({"cmd":"state"})");
  json::object saved = engine.ask(R"({"cmd":"save"})");
  Engine other;
  saved["cmd"] = "load";
  EXPECT_FALSE(other.ask(json::serialize(saved)).contains("error"));
  EXPECT_EQ(json::serialize(other.ask(R"({"cmd":"state"})")), json::serialize(before));
  EXPECT_TRUE(other.ask(R"({"cmd":"load","saved":"magicmaze-record 1"})").contains("error"));
}

TEST(EngineProtocol, a_game_loaded_too_late_has_run_out_of_sand) {
  Engine engine;
  engine.ask(kNew);
  json::object saved = engine.ask(R"({"cmd":"save"})");
  saved["cmd"] = "load";
  saved["at"] = 500000;
  EXPECT_EQ(engine.ask(json::serialize(saved)).at("version").as_int64(), 1);
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("outcome").as_string(), "lost");
  saved["at"] = "soon";
  EXPECT_TRUE(engine.ask(json::serialize(saved)).contains("error"));
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("outcome").as_string(), "lost") << "what ran goes on";
}

TEST(EngineProtocol, a_partial_deck_is_the_top_and_the_rest_is_shuffled) {
  Engine engine;
  engine.ask(kNew);
  const json::object state = engine.ask(R"({"cmd":"state"})");
  const json::array order = state.at("deck").at("order").as_array();
  EXPECT_EQ(order[0].as_string(), "5");
  EXPECT_EQ(order[1].as_string(), "3");
  EXPECT_EQ(order.size(), 18U);
}

TEST(EngineProtocol, a_custom_deal_may_turn_tile_1_in_any_scenario) {
  Engine engine;
  engine.ask(R"({"cmd":"new","scenario":"S1","setup":{"side":"1b"}})");
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("tiles").at(0).at("tile").as_string(), "1b");
  engine.ask(R"({"cmd":"new","scenario":"S1"})");
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("tiles").at(0).at("tile").as_string(), "1a");
}

TEST(EngineProtocol, what_cannot_be_played_is_refused_with_its_rule) {
  Engine engine;
  const auto refusal = [&](std::string_view line) {
    const json::object answer = engine.ask(line);
    EXPECT_TRUE(answer.contains("text")) << line;
    return answer.contains("refused") ? std::string{answer.at("refused").as_string()}
                                      : json::serialize(answer);
  };
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S18"})"), "NoSuchScenario");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S9","seats":2})"), "TooFewForALeader");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S7","seats":9})"), "SeatsOutOfRange");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S7","setup":{"level":18}})"), "LevelOutOfRange");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","tiles":["2","6","7","8"]}})"), "ItemIsMissing");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","level":11}})"), "ExitIsMissing");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","tiles":["2","2"]}})"), "TileTwice");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","tiles":["2","9","9*"]}})"), "TileAndItsStar");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","combine":["S17"],"exits":"one"}})"),
            "GroupsNeedOwnExits");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","combine":["S12","S14"]}})"), "RulesContradict");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","combine":["S15"],"talk":"free"}})"),
            "RulesContradict");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","combine":["S9","S15"]}})"), "RulesContradict");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"name":"x","modules":["M1"]}})"), "ModuleNeedsATile");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":{"level":19}})"), "NameIsMissing");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S7","setup":{"deck":["24"]}})"), "NotInTheDeck");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S7","setup":{"heroes":{"yellow":"5:1,1"}}})"),
            "NoPlaceForAHero");
  EXPECT_EQ(refusal(R"({"cmd":"new","scenario":"S7","setup":{"deal":[["north"]]}})"), "DealDoesNotFit");
}

TEST(EngineProtocol, X_GEN_10_games_of_the_expansion_are_played_by_name) {
  Engine engine;
  engine.ask(R"({"cmd":"new","scenario":"T10","seats":3,"seed":1})");
  const json::object state = engine.ask(R"({"cmd":"state","view":true})");
  EXPECT_EQ(state.at("scenario").as_string(), "T10");
  EXPECT_EQ(state.at("pawns").at("guard1").as_string(), "waiting");
  EXPECT_EQ(json::serialize(state.at("security").at("spells")), R"(["frog","voucher"])");
  EXPECT_EQ(json::serialize(state.at("security").at("modules")), R"(["M1","M10"])");
  EXPECT_EQ(json::serialize(engine.ask(R"({"cmd":"legal","seat":0,"tokens":true})")), R"({"legal":[]})")
      << "no guard is in the mall";
  engine.ask(R"({"cmd":"new","scenario":"T1"})");
  const json::object asked = engine.ask(R"({"cmd":"state"})").at("security").as_object();
  EXPECT_EQ(json::serialize(asked.at("steals")), R"(["green"])") << "T-GOAL";
  EXPECT_EQ(json::serialize(asked.at("escapes")), R"(["green"])");
  engine.ask(R"({"cmd":"new","scenario":"F0"})");
  const json::object tokens = engine.ask(R"({"cmd":"legal","seat":0,"tokens":true})");
  EXPECT_EQ(tokens.at("legal").as_array().size(), 1U + 2U * 3U + 3U);
  const json::object used = engine.ask(R"({"cmd":"do","seat":2,"at":1000,"action":"loudspeaker 2"})");
  EXPECT_EQ(
      json::serialize(used.at("events")),
      R"([{"kind":"stress_token","by":2,"token":"loudspeaker2"},{"kind":"talk_opened","talk":"window"}])");
  EXPECT_EQ(engine.ask(R"({"cmd":"new","scenario":"F0-hardcore"})").at("refused").as_string(),
            "RulesContradict");
}

TEST(EngineProtocol, M10_1_spells_can_be_chosen_in_a_custom_deal) {
  Engine engine;
  engine.ask(R"({"cmd":"new","scenario":"F2","setup":{"spells":["code","broom"]}})");
  const json::object state = engine.ask(R"({"cmd":"state"})");
  EXPECT_EQ(json::serialize(state.at("security").at("spells")), R"(["broom","code"])");
  EXPECT_TRUE(
      engine.ask(R"({"cmd":"new","scenario":"F2","setup":{"spells":["code","code"]}})").contains("error"));
  EXPECT_EQ(
      engine.ask(R"({"cmd":"new","scenario":"F0","setup":{"spells":["code"]}})").at("refused").as_string(),
      "ModuleNeedsAModule");
}

TEST(EngineProtocol, SX_1_a_custom_scenario_is_a_small_json_object) {
  Engine engine;
  const json::object answer = engine.ask(
      R"({"cmd":"new","seats":3,"scenario":{"name":"Blind vortex","side":"1a","level":14,"combine":["S8","S16"],)"
      R"("top":["9"],"bottom":["2"],"loudspeakers":false,"talk":"free","sand_ms":240000}})");
  ASSERT_TRUE(answer.contains("version")) << json::serialize(answer);
  const json::object state = engine.ask(R"({"cmd":"state"})");
  EXPECT_EQ(state.at("capacity_ms").as_int64(), 240000);
  EXPECT_EQ(state.at("deck").at("face").as_string(), "up");
  EXPECT_EQ(state.at("deck").at("top").as_string(), "9");
  EXPECT_EQ(state.at("deck").at("order").as_array().back().as_string(), "2");
  EXPECT_EQ(state.at("talk").as_string(), "open");
}

// A custom scenario has no number by which a client could look up its rules.
TEST(EngineProtocol, SX_1_a_position_includes_the_rules_of_its_game) {
  Engine engine;
  engine.ask(
      R"({"cmd":"new","seats":4,"scenario":{"name":"All by one door","level":14,"exits":"one","items":"foreign",)"
      R"("vortex":"out_of_service","talk":"never","cameras":false}})");
  const json::object own = engine.ask(R"({"cmd":"state","view":true})");
  EXPECT_EQ(own.at("scenario").as_string(), "own");
  EXPECT_EQ(own.at("name").as_string(), "All by one door");
  EXPECT_EQ(
      json::serialize(own.at("rules")),
      R"({"items":"foreign","exits":"one","talk":"never","do_something":"everybody","vortex":"out_of_service",)"
      R"("groups":"allowed","deck_face":"down","pass_action_tiles":"yes","loudspeakers":"yes",)"
      R"("dwarf_passages":"yes","crystal_balls":"yes","cameras":"no","leader":"no","rearrangement":"no",)"
      R"("two_dimensions":"no"})");
  EXPECT_EQ(json::serialize(own.at("goal")), R"({"steals":["yellow","purple","green","orange"],)"
                                             R"("escapes":["yellow","purple","green","orange"]})");
  engine.ask(R"({"cmd":"new","scenario":"S10"})");
  const json::object printed = engine.ask(R"({"cmd":"state"})");
  EXPECT_TRUE(printed.at("name").is_null());
  EXPECT_EQ(printed.at("rules").at("exits").as_string(), "foreign");
  engine.ask(R"({"cmd":"new","scenario":"T3"})");
  const json::object tutorial = engine.ask(R"({"cmd":"state"})");
  EXPECT_TRUE(tutorial.at("goal").at("steals").as_array().empty()) << "T-3 steals nothing";
  engine.ask(R"({"cmd":"new","scenario":"T1"})");
  EXPECT_EQ(json::serialize(engine.ask(R"({"cmd":"state"})").at("goal")),
            R"({"steals":["green"],"escapes":["green"]})")
      << "T-GOAL";
  engine.ask(R"({"cmd":"new","scenario":"T5"})");
  EXPECT_TRUE(engine.ask(R"({"cmd":"state"})").at("goal").at("escapes").as_array().empty())
      << "T-5: by its map";
}

TEST(EngineProtocol, S1_4_free_talk_is_an_option_of_scenario_1) {
  Engine engine;
  EXPECT_TRUE(engine.ask(R"({"cmd":"new","scenario":"S1","setup":{"free_talk":true}})").contains("version"));
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("talk").as_string(), "open");
  const json::object answer = engine.ask(R"({"cmd":"new","scenario":"S2","setup":{"free_talk":true}})");
  EXPECT_EQ(answer.at("refused").as_string(), "RulesContradict");
}

TEST(EngineProtocol, R_22_pairs_are_an_option_of_scenario_17) {
  Engine engine;
  EXPECT_TRUE(engine.ask(R"({"cmd":"new","scenario":"S17","setup":{"pairs":true}})").contains("version"));
  const json::object answer = engine.ask(R"({"cmd":"new","scenario":"S16","setup":{"pairs":true}})");
  EXPECT_EQ(answer.at("refused").as_string(), "RulesContradict");
}

TEST(EngineProtocol, bad_lines_get_an_error_and_never_end_it) {
  Engine engine;
  for (const std::string_view line :
       {"", "nonsense", "[]", "{}", "{\"cmd\":1}", R"({"cmd":"fly"})", R"({"cmd":"legal","seat":0})",
        R"({"cmd":"new"})", R"({"cmd":"new","scenario":7,"seats":"four"})",
        R"({"cmd":"new","scenario":"S7","seed":-1})",
        R"({"cmd":"new","scenario":"S7","setup":{"dragons":1}})",
        R"({"cmd":"new","scenario":{"name":"x","dragons":1}})",
        R"({"cmd":"new","scenario":"S7","setup":{"deck":["77"]}})",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}) {
    EXPECT_TRUE(engine.ask(line).contains("error")) << line;
  }
  engine.ask(kNew);
  for (const std::string_view line :
       {R"({"cmd":"legal"})", R"({"cmd":"do","seat":0})", R"({"cmd":"do","seat":0,"action":"fly"})",
        R"({"cmd":"do","seat":-1,"action":"draw"})", R"({"cmd":"do","seat":0,"at":"soon","action":"draw"})",
        R"({"cmd":"advance","at":99999999999})", R"({"cmd":"perft","depth":9})", R"({"cmd":"why","seat":0})",
        R"({"cmd":"why","seat":0,"pawn":"yellow","to":"99:0,0"})"}) {
    EXPECT_TRUE(engine.ask(line).contains("error")) << line;
  }
  EXPECT_EQ(engine.ask(R"({"cmd":"state"})").at("version").as_int64(), 0);
}

TEST(EngineProtocol, version_tells_versions_and_the_signature) {
  Engine engine;
  const json::object answer = engine.ask(R"({"cmd":"version"})");
  EXPECT_EQ(keys(answer), (std::set<std::string>{"engine", "rules", "catalog", "record", "signature"}));
  EXPECT_EQ(answer.at("signature").as_string().size(), 16U);
}

}  // namespace
}  // namespace engine

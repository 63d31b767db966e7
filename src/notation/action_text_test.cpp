#include "notation/action_text.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <variant>

namespace notation {
namespace {

TEST(ActionText, every_kind_is_written_and_read_back) {
  for (const std::string_view text :
       {"y 1a:1,1>1a:0,1", "p 9*:0,3@12:2,3", "g 1a:2,3/1a:3,2", "1 25*:2,0>25*:1,0", "draw", "place 24:1,0",
        "theft", "reveal", "discard 29*", "do-something 8", "stare 0", "sand-runs-out"}) {
    const auto action = read_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(text_of(*action), text);
  }
}

// One of each kind that the expansion added.
constexpr std::array kOfTheExpansion{
    std::string_view{"o 12*:1,0>12*:0,0 code 9*:0,3"},
    std::string_view{"o 12*:1,0>12*:0,0 code spell"},
    std::string_view{"timer-token"},
    std::string_view{"swap-token 1 3"},
    std::string_view{"swap-token 2 0"},
    std::string_view{"loudspeaker 1"},
    std::string_view{"loudspeaker 3"},
    std::string_view{"shaft dark 1a:2,2>8*:3,1"},
    std::string_view{"shaft light 1a:2,2>8*:3,1"},
    std::string_view{"4 1a:2,2#8*:3,1"},
    std::string_view{"breach 3 1a:1,1>1a:1,0"},
    std::string_view{"beholder 7*>west"},
    std::string_view{"lift 2 4 -4,1>1a:2,3"},
    std::string_view{"cast clairvoyance"},
    std::string_view{"cast broom 3:1,3"},
    std::string_view{"cast swap p 1a:1,2 1 9*:0,0"},
    std::string_view{"cast teleportation y 1a:1,1>8*:3,1"},
    std::string_view{"cast frog 2 9*:0,0"},
    std::string_view{"cast voucher 3 9*:0,0 6"},
    std::string_view{"choose 4 2*:1,3"},
    std::string_view{"sensor east>south"},
};

TEST(ActionText, every_kind_of_the_expansion_is_written_and_read_back) {
  std::set<std::size_t> kinds;
  for (const std::string_view text : kOfTheExpansion) {
    const auto action = read_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(text_of(*action), text);
    kinds.insert(action->index());
  }
  const std::size_t first = rules::Action{rules::UseTimerToken{}}.index();
  for (std::size_t kind = first; kind < std::variant_size_v<rules::Action>; ++kind)
    EXPECT_TRUE(kinds.contains(kind)) << "kind " << kind;
}

TEST(ActionText, spells_without_targets_are_cast_by_name) {
  for (const std::string_view name : catalog::kSpellNames) {
    const std::string text = "cast " + std::string{name};
    const auto action = read_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(text_of(*action), text);
  }
}

TEST(ActionText, what_is_not_an_action_of_the_expansion_is_not_read) {
  for (const std::string_view text : {"timer-token 1",
                                      "swap-token 3 0",
                                      "swap-token 0 0",
                                      "swap-token 1",
                                      "swap-token 1 9",
                                      "loudspeaker",
                                      "loudspeaker 4",
                                      "loudspeaker 1 1",
                                      "shaft dark",
                                      "shaft grey 1a:2,2>8*:3,1",
                                      "shaft dark 1a:2,2#8*:3,1",
                                      "shaft dark 1a:2,2",
                                      "breach 4 1a:1,1>1a:1,0",
                                      "breach 0 1a:1,1>1a:1,0",
                                      "breach 1 1a:1,1>1a:1,4",
                                      "beholder 7*",
                                      "beholder 7*>up",
                                      "beholder 7*>west>west",
                                      "lift 3 4 -4,1>1a:2,3",
                                      "lift 1 4 -4>1a:2,3",
                                      "lift 1 4 -4,1,1>1a:2,3",
                                      "lift 1 4 -4,1",
                                      "lift 1 4 4 -4,1>1a:2,3",
                                      "lift 1 -4,1>1a:2,3",
                                      "lift 1 4 -4,1>1a:2,4",
                                      "lift",
                                      "cast",
                                      "cast fire",
                                      "cast code 1a:1,1",
                                      "cast broom 1a:1,4",
                                      "cast swap p 1a:1,2",
                                      "cast swap p 1a:1,2 1 9*:0,0 6",
                                      "cast teleportation y 1a:1,1",
                                      "cast frog x 9*:0,0",
                                      "cast frog 11 9*:0,0",
                                      "cast voucher 3 9*:0,0",
                                      "choose 4",
                                      "sensor east",
                                      "sensor east>up",
                                      "y 1a:1,1>1a:0,1 code",
                                      "y 1a:1,1>1a:0,1 code 1a",
                                      "y 1a:1,1@1a:0,1 code spell",
                                      "y 1a:1,1#"}) {
    EXPECT_FALSE(read_action(text)) << text;
  }
}

TEST(ActionText, the_engine_protocol_names_the_parts_of_the_expansion) {
  JsonWriter json;
  json.begin_array();
  for (const std::string_view text : kOfTheExpansion) write_json(json, *read_action(text));
  EXPECT_EQ(
      json.end_array().text(),
      R"([{"action":"o 12*:1,0>12*:0,0 code 9*:0,3","kind":"move","pawn":"orange","from":"12*:1,0","to":"12*:0,0","code":"9*:0,3"},)"
      R"({"action":"o 12*:1,0>12*:0,0 code spell","kind":"move","pawn":"orange","from":"12*:1,0","to":"12*:0,0","code":"spell"},)"
      R"({"action":"timer-token","kind":"timer_token","token":"timer"},)"
      R"({"action":"swap-token 1 3","kind":"swap_token","token":"swap1","with":3},)"
      R"({"action":"swap-token 2 0","kind":"swap_token","token":"swap2","with":0},)"
      R"({"action":"loudspeaker 1","kind":"loudspeaker","token":"loudspeaker1"},)"
      R"({"action":"loudspeaker 3","kind":"loudspeaker","token":"loudspeaker3"},)"
      R"({"action":"shaft dark 1a:2,2>8*:3,1","kind":"shaft","pair":"dark","from":"1a:2,2","to":"8*:3,1"},)"
      R"({"action":"shaft light 1a:2,2>8*:3,1","kind":"shaft","pair":"light","from":"1a:2,2","to":"8*:3,1"},)"
      R"({"action":"4 1a:2,2#8*:3,1","kind":"take_shaft","pawn":"guard4","from":"1a:2,2","to":"8*:3,1"},)"
      R"({"action":"breach 3 1a:1,1>1a:1,0","kind":"breach","number":3,"from":"1a:1,1","to":"1a:1,0"},)"
      R"({"action":"beholder 7*>west","kind":"beholder","tile":"7*","toward":"west"},)"
      R"({"action":"lift 2 4 -4,1>1a:2,3","kind":"lift","number":2,"tile":"4","row":-4,"column":1,"to":"1a:2,3"},)"
      R"({"action":"cast clairvoyance","kind":"cast","spell":"clairvoyance"},)"
      R"({"action":"cast broom 3:1,3","kind":"cast_broom","at":"3:1,3"},)"
      R"({"action":"cast swap p 1a:1,2 1 9*:0,0","kind":"cast_swap","pawn":"purple","from":"1a:1,2","other":"guard1","to":"9*:0,0"},)"
      R"({"action":"cast teleportation y 1a:1,1>8*:3,1","kind":"cast_teleportation","pawn":"yellow","from":"1a:1,1","to":"8*:3,1"},)"
      R"({"action":"cast frog 2 9*:0,0","kind":"cast_frog","pawn":"guard2","from":"9*:0,0"},)"
      R"({"action":"cast voucher 3 9*:0,0 6","kind":"cast_voucher","pawn":"guard3","from":"9*:0,0","tile":"6"},)"
      R"({"action":"choose 4 2*:1,3","kind":"choose","pawn":"guard4","to":"2*:1,3"},)"
      R"({"action":"sensor east>south","kind":"sensor","from":"east","to":"south"}])");
}

TEST(ActionText, what_is_not_an_action_is_not_read) {
  for (const std::string_view text : {"",
                                      " ",
                                      "Draw",
                                      "draw ",
                                      "y",
                                      "y ",
                                      "y 1a:1,1",
                                      "y 1a:1,1>",
                                      "y 1a:1,1>1a:0,4",
                                      "y 1c:1,1>1a:0,1",
                                      "x 1a:1,1>1a:0,1",
                                      "y  1a:1,1>1a:0,1",
                                      "y 1a:1,1-1a:0,1",
                                      "y 1a:1,1>1a:0,1 ",
                                      "place",
                                      "place ",
                                      "place 30:0,0",
                                      "discard 1",
                                      "do-something 9",
                                      "do-something -1",
                                      "do-something 01",
                                      "stare",
                                      "y 1a:1,1>1a:0,1>1a:0,2"}) {
    EXPECT_FALSE(read_action(text)) << text;
  }
}

TEST(ActionText, the_engine_protocol_names_its_parts) {
  JsonWriter json;
  json.begin_array();
  for (const std::string_view text :
       {"y 1a:1,1>1a:0,1", "draw", "place 5:1,0", "discard 7", "do-something 2"}) {
    write_json(json, *read_action(text));
  }
  EXPECT_EQ(json.end_array().text(),
            R"([{"action":"y 1a:1,1>1a:0,1","kind":"move","pawn":"yellow","from":"1a:1,1","to":"1a:0,1"},)"
            R"({"action":"draw","kind":"draw"},)"
            R"({"action":"place 5:1,0","kind":"place","from":"5:1,0"},)"
            R"({"action":"discard 7","kind":"discard","tile":"7"},)"
            R"({"action":"do-something 2","kind":"do_something","before":2}])");
}

}  // namespace
}  // namespace notation

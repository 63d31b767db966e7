#include "notation/action_text.h"

#include <gtest/gtest.h>

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

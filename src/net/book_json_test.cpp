#include "net/book_json.h"

#include <gtest/gtest.h>

namespace net {
namespace {

std::string entry_with(std::string_view marks) {
  notation::JsonWriter json;
  write_entry(
      json,
      {.record = "abcd", .scenario = "S1", .marks = table::Marks::read(marks), .crew = {}, .names = {}});
  return json.text();
}

TEST(BookJson, says_which_seats_teammates_played) {
  const std::string entry = entry_with("public teammates:1,3 achievements:13,17");
  EXPECT_TRUE(entry.contains(R"("marks":["public","teammates"],"teammates":[1,3])")) << entry;
  const std::string alone = entry_with("achievements:13,17 paused");
  EXPECT_TRUE(alone.contains(R"("marks":["paused"],"teammates":[])")) << alone;
}

TEST(BookJson, others_only_see_a_crews_name_and_achievements) {
  const std::vector<table::Achieved> achievements{{"ACH-13", "abcd"}, {"ACH-2", ""}};
  EXPECT_EQ(achievements_json({.id = {7}, .name = "Foxes", .founded_wall_s = 5, .games = 3, .won = 2},
                              achievements),
            R"({"name":"Foxes","achievements":[{"achievement":"ACH-13","record":"abcd"},)"
            R"({"achievement":"ACH-2","record":null}]})");
}

}  // namespace
}  // namespace net

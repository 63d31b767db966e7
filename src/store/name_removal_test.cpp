#include "store/name_removal.h"

#include <gtest/gtest.h>

namespace store {
namespace {

TEST(NameRemoval, a_name_is_known_however_a_table_wrote_it) {
  EXPECT_TRUE(is_called("Rude", "rude"));
  EXPECT_TRUE(is_called("RUDE 2", "Rude"));
  EXPECT_TRUE(is_called("Rude 12", "Rude"));
  EXPECT_TRUE(is_called("éva", "ÉVA"));
  EXPECT_TRUE(is_called("ŁUKASZ 2", "łukasz"));
  EXPECT_TRUE(is_called("Άννα", "ΆΝΝΑ"));
  EXPECT_TRUE(is_called("ЖЕНЯ", "женя"));
  EXPECT_FALSE(is_called("Eva", "Éva"));  // someone else
  for (const std::string_view other :
       {"Rudeness", "Rud", "Rude ", "Rude x", "Rude2", "Rude 123", "A Rude", ""}) {
    EXPECT_FALSE(is_called(other, "Rude")) << other;
  }
}

TEST(NameRemoval, a_name_takes_its_avatar_along_and_others_stay) {
  const SeatedPeople people{.names = R"(["Ana","Bo",""])", .faces = "[17,18,19]"};
  const auto is_bo = [](std::string_view name, std::size_t) { return name == "Bo"; };
  const auto others = people_without(people, is_bo);
  ASSERT_TRUE(others);
  EXPECT_EQ(others->names, R"(["Ana","",""])");
  EXPECT_EQ(others->faces, "[17,0,19]");
  EXPECT_FALSE(people_without(*others, is_bo)) << "there is nothing left to remove";
  EXPECT_FALSE(people_without({.names = "no JSON", .faces = ""}, is_bo));
  EXPECT_FALSE(people_without(people, [](std::string_view, std::size_t seat) { return seat == 2; }))
      << "nobody has a name there";
}

TEST(NameRemoval, older_games_have_no_avatars) {
  const auto others = people_without({.names = R"(["Ana"])", .faces = ""},
                                     [](std::string_view, std::size_t) { return true; });
  ASSERT_TRUE(others);
  EXPECT_EQ(others->names, R"([""])");
  EXPECT_EQ(others->faces, "");
}

TEST(NameRemoval, a_line_of_the_journal_keeps_the_person_without_the_name) {
  const auto is_bo = [](std::string_view name) { return name == "Bo"; };
  EXPECT_EQ(line_without("joined member=2 name=Bo", is_bo).value_or("").find("Bo"), std::string::npos);
  EXPECT_FALSE(line_without("joined member=2 name=Ana", is_bo));
  EXPECT_FALSE(line_without("no line at all", is_bo));
}

}  // namespace
}  // namespace store

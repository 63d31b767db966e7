#include <gtest/gtest.h>

#include "protocol/read_request.h"
#include "support/schema.h"

namespace protocol {
namespace {

TEST(NewTable, is_opened_for_a_crew_for_the_heist_or_against_another_game) {
  const auto crew = read_new_table(R"({"scenario":"S7","crew":"000102030405060708090a0b0c0d0e0f"})");
  ASSERT_TRUE(crew) << crew.error().what;
  EXPECT_EQ(text_of(crew->crew_secret.value()), "000102030405060708090a0b0c0d0e0f");
  EXPECT_EQ(crew->choice.scenario, "S7");
  EXPECT_FALSE(crew->purpose.crew);  // the server finds out who that is
  EXPECT_TRUE(read_new_table(R"({"heist":true})")->is_heist);
  EXPECT_EQ(read_new_table(R"({"race":"abc"})")->purpose.race, "abc");
  EXPECT_EQ(read_new_table(R"({"race":null,"crew":null,"heist":false})")->purpose, TablePurpose{});
}

TEST(NewTable, says_what_is_wrong_with_its_purpose) {
  for (const char* text : {R"({"crew":"abc"})", R"({"crew":7})", R"({"heist":"today"})", R"({"race":""})",
                           R"({"race":1})", R"({"heist":true,"race":"abc"})"}) {
    EXPECT_FALSE(read_new_table(text)) << text;
  }
}

TEST(NewTable, has_teammates_of_a_temperament) {
  EXPECT_EQ(read_new_table("{}")->teammate_settings.temperament, ai::Temperament::Mixed);
  const auto eager = read_new_table(R"({"teammates":{"count":3,"temperament":"eager"}})");
  ASSERT_TRUE(eager);
  EXPECT_EQ(eager->teammate_settings.temperament, ai::Temperament::Eager);
  EXPECT_FALSE(read_new_table(R"({"teammates":{"temperament":"angry"}})"));
  for (const std::string_view text :
       {R"({"t":"teammates","n":17,"temperament":"angry"})", R"({"t":"teammates","n":17,"temperament":1})",
        R"({"t":"fill","n":17,"temperament":"calm"})"}) {
    EXPECT_FALSE(read_request(text)) << text;
    EXPECT_NE(schema::problem_of(text, schema::Direction::ToServer), std::nullopt) << text;
  }
}

TEST(NewCrew, has_a_name_that_people_can_read) {
  EXPECT_EQ(read_new_crew(R"({"name":"  The   Foxes "})"), "The Foxes");
  for (const char* text :
       {"", "{}", R"({"name":""})", R"({"name":7})", R"({"name":"A","secret":"b"})", "[]"}) {
    EXPECT_FALSE(read_new_crew(text)) << text;
  }
}

}  // namespace
}  // namespace protocol

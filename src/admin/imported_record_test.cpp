#include "admin/imported_record.h"

#include <gtest/gtest.h>

#include "cli/read_file.h"

namespace admin {
namespace {

std::string recorded(const std::string& name) {
  return cli::read_file("tests/records/" + name + ".mmr").value();
}

std::string problem_with(const std::string& text) {
  const auto record = imported_record(text, 1);
  return record ? "none" : record.error();
}

TEST(ImportedRecord, B_SCORE_1_has_what_the_book_needs_to_know_about_a_win) {
  const std::string text = recorded("v1/won-s03-4-seats");
  const auto record = imported_record(text, 1'800'000'000);
  ASSERT_TRUE(record) << record.error();
  const table::RecordCard& card = record->card;
  EXPECT_EQ(record->text, text);
  EXPECT_EQ(card.scenario, "S3");
  EXPECT_EQ(card.seats, 4);
  EXPECT_EQ(card.names, R"(["","","",""])");
  EXPECT_EQ(card.outcome, table::GameResult::Won);
  EXPECT_GT(card.level, 9U);
  EXPECT_GT(card.game_ms, 0U);
  EXPECT_TRUE(card.left_ms);
  EXPECT_EQ(card.ended_wall_s, 1'800'000'000);
  EXPECT_EQ(card.ended_wall_s - card.began_wall_s, card.game_ms / 1'000);
  EXPECT_TRUE(card.marks.text().starts_with("public imported")) << card.marks.text();
  EXPECT_EQ(card.crew, std::nullopt);
  EXPECT_EQ(card.heist, "");
}

TEST(ImportedRecord, B_TIME_1_a_lost_game_is_a_finished_one) {
  const auto record = imported_record(recorded("v1/lost-s07-sand-ran-out"), 1);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(record->card.outcome, table::GameResult::Lost);
  EXPECT_EQ(record->card.left_ms, std::nullopt);
  EXPECT_EQ(record->card.marks.text(), "public imported");
}

TEST(ImportedRecord, R_90_a_game_from_elsewhere_has_no_achievements) {
  const auto record = imported_record(recorded("achievements/13-earned"), 1);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(record->card.marks.text(), "public imported");
}

TEST(ImportedRecord, games_of_the_expansion_have_their_names) {
  EXPECT_EQ(imported_record(recorded("expansion/won-f1"), 1).value().card.scenario, "F1");
  EXPECT_EQ(imported_record(recorded("expansion/won-t3-hardcore"), 1).value().card.scenario, "T3-hardcore");
}

TEST(ImportedRecord, line_breaks_are_normalised_so_that_the_same_game_is_the_same_text) {
  const std::string text = recorded("v1/won-s01-4-seats");
  std::string from_elsewhere;
  for (const char letter : text) from_elsewhere += letter == '\n' ? std::string{"\r\n"} : std::string{letter};
  EXPECT_EQ(imported_record(from_elsewhere, 1).value().text, text);
  EXPECT_EQ(imported_record(text.substr(0, text.size() - 1), 1).value().text, text);
}

TEST(ImportedRecord, what_todays_rules_decide_differently_is_refused_with_its_line) {
  std::string text = recorded("v1/won-s01-4-seats");
  const std::size_t second = text.find("\n2 ") + 1;
  const std::size_t end = text.find('\n', second);
  EXPECT_TRUE(problem_with(text.substr(0, second) + text.substr(end + 1)).starts_with("line 3: "));
  const std::size_t seat = text.find(" s", second) + 2;
  text[seat] = text[seat] == '0' ? '1' : '0';  // someone else's action tile
  EXPECT_TRUE(problem_with(text).starts_with("line 3: ")) << problem_with(text);
}

TEST(ImportedRecord, unfinished_games_and_other_files_are_refused) {
  const std::string text = recorded("v1/won-s01-4-seats");
  const std::string unfinished = text.substr(0, text.find("\n5 ") + 1);
  EXPECT_EQ(problem_with(unfinished), "The game isn't over at the last line.");
  EXPECT_TRUE(problem_with("a shopping list\n").starts_with("line 1: "));
  EXPECT_NE(problem_with(""), "none");
}

}  // namespace
}  // namespace admin

#include "wasm/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace wasm {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string text_in(const std::filesystem::path& file) {
  std::stringstream text;
  text << std::ifstream{file}.rdbuf();
  return text.str();
}

const std::filesystem::path kOldRecords{"tests/records/v1"};

std::int32_t lines_of(const std::string& record) {
  return static_cast<std::int32_t>(std::ranges::count(record, '\n')) - 1;
}

class ReplayTest : public ::testing::Test {
 protected:
  std::string open(std::string_view name) {
    record = text_in(kOldRecords / name);
    return replay.open(record);
  }

  std::string record;
  Replay replay;
};

TEST_F(ReplayTest, every_old_record_is_watched_to_its_end) {
  int watched = 0;
  for (const auto& file : std::filesystem::directory_iterator{kOldRecords}) {
    const std::string name = file.path().filename().string();
    ASSERT_THAT(open(name), StartsWith("{\"engine\":")) << name;
    const std::string end = replay.state(LineCount{lines_of(record)}, At{0});
    const std::string outcome = name.substr(0, name.find('-'));
    EXPECT_THAT(end, HasSubstr("\"outcome\":\"" + outcome + "\"")) << name;
    EXPECT_THAT(replay.afterwards(), StartsWith("{\"waits\":[")) << name;
    ++watched;
  }
  EXPECT_GT(watched, 20);
}

TEST_F(ReplayTest, lines_say_who_did_what_when) {
  const std::string answer = open("lost-s07-sand-ran-out.mmr");
  EXPECT_THAT(answer,
              HasSubstr(R"({"at":597,"seat":1,"kind":"move","ability":"west","events":[{"kind":"moved")"));
  EXPECT_THAT(answer, HasSubstr(R"("seat":null,"kind":"sand_runs_out","ability":null)"));
}

TEST_F(ReplayTest, positions_are_the_ones_everyone_saw) {
  open("lost-s07-sand-ran-out.mmr");
  EXPECT_THAT(replay.state(LineCount{0}, At{0}),
              AllOf(HasSubstr("\"sand_ms\":180000"), HasSubstr("\"order\":null")));
  EXPECT_THAT(replay.state(LineCount{1}, At{600}),
              AllOf(HasSubstr("\"sand_ms\":179400"), HasSubstr("\"orange\":\"1b:2,0\"")));
  EXPECT_THAT(replay.legal(LineCount{0}, SeatNumber{3}, At{0}), HasSubstr("\"kind\":\"move\""));
}

TEST_F(ReplayTest, a_lost_game_could_have_been_won_at_its_beginning) {
  open("lost-s10-no-exit-left.mmr");
  EXPECT_THAT(replay.rescue(LineCount{0}), HasSubstr("\"plan\":"));
  EXPECT_EQ(replay.rescue(LineCount{lines_of(record)}), "{\"plan\":null}");
}

TEST_F(ReplayTest, untrustworthy_lines_are_reported) {
  EXPECT_THAT(replay.open("not a record"), AllOf(HasSubstr("\"problem\":"), HasSubstr("\"line\":1")));
  std::string text = text_in(kOldRecords / "won-s01-4-seats.mmr");
  text += text.substr(text.rfind('\n', text.size() - 2) + 1);  // the last line once more
  EXPECT_THAT(replay.open(text), HasSubstr("out of order"));
  EXPECT_THAT(replay.state(LineCount{0}, At{0}), HasSubstr("\"error\""));
}

TEST_F(ReplayTest, bad_questions_get_an_error) {
  for (const std::string& answer :
       {replay.state(LineCount{0}, At{0}), replay.afterwards(),
        replay.legal(LineCount{0}, SeatNumber{0}, At{0}), replay.rescue(LineCount{0})}) {
    EXPECT_THAT(answer, HasSubstr("No record is open"));
  }
  open("won-s01-4-seats.mmr");
  const std::int32_t beyond = lines_of(record) + 1;
  for (const std::int32_t line : {-1, beyond}) {
    EXPECT_THAT(replay.state(LineCount{line}, At{0}), HasSubstr("no such line"));
    EXPECT_THAT(replay.legal(LineCount{line}, SeatNumber{0}, At{0}), HasSubstr("no such line"));
    EXPECT_THAT(replay.rescue(LineCount{line}), HasSubstr("no such line"));
  }
  EXPECT_THAT(replay.state(LineCount{0}, At{-1}), HasSubstr("no such line"));
  EXPECT_THAT(replay.legal(LineCount{0}, SeatNumber{-1}, At{0}), Not(StartsWith("[")));
}

}  // namespace
}  // namespace wasm

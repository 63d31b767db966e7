#include "wasm/positions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wasm {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::string_view kLaid =
    "scenario=1 seats=4 seed=00000000000000000000000000000001 deck=5,3 yellow=1a:1,1 purple=1a:1,2 "
    "green=1a:2,1 orange=1a:2,2 deal=vortex+west,explore+south,escalator+east,north";

// The number in {"handle":N}; 0 if there is none.
Handle handle_in(const std::string& answer) {
  constexpr std::string_view kStart = "{\"handle\":";
  return Handle{answer.starts_with(kStart) ? std::stoi(answer.substr(kStart.size())) : 0};
}

bool is_open(const std::string& answer) { return handle_in(answer).number != 0; }

std::string unquoted(const std::string& answer) { return answer.substr(1, answer.size() - 2); }

class PositionsTest : public ::testing::Test {
 protected:
  PositionsTest() : game(handle_in(positions.open_game(kLaid))), view(open_view(game)) {}

  Handle open_view(Handle of) {
    return handle_in(
        positions.open_view(unquoted(positions.ruleset(of)) + "\n" + unquoted(positions.position(of))));
  }

  Positions positions;
  Handle game;
  Handle view;
};

TEST_F(PositionsTest, a_game_is_dealt_and_its_view_is_opened) {
  ASSERT_NE(game.number, 0);
  ASSERT_NE(view.number, 0);
  EXPECT_EQ(positions.hash(game), positions.hash(view));
  EXPECT_EQ(positions.state(game, At{0}), positions.state(view, At{0}));
  EXPECT_THAT(positions.state(view, At{0}), HasSubstr("\"order\":null"));
}

TEST_F(PositionsTest, nonsense_is_not_dealt) {
  EXPECT_THAT(positions.open_game("scenario=18"), StartsWith("{\"refused\":\"NoSuchScenario\""));
  EXPECT_THAT(positions.open_game("scenario=1 level=99"), StartsWith("{\"refused\":\"LevelOutOfRange\""));
  for (const char* words : {"scenario=one", "seats=-1", "seed=1", "side=2*:", "sand_ms=1e9", "free_talk=true",
                            "yellow=9:9,9", "deck=1,2,3", "deal=up", "solo=north+east"}) {
    EXPECT_THAT(positions.open_game(words), StartsWith("{\"error\":")) << words;
  }
  EXPECT_TRUE(is_open(positions.open_game("")));  // scenario 1 for four, everything random
}

TEST_F(PositionsTest, a_game_is_played_and_its_view_follows) {
  const std::string answer = positions.act(game, SeatNumber{3}, At{500}, "y 1a:1,1>1a:0,1");
  EXPECT_THAT(
      answer,
      StartsWith(
          R"({"version":1,"at":500,"events":["moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk"],"hash":")"));
  EXPECT_THAT(positions.fold(view, "moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk"),
              StartsWith(R"({"events":[{"kind":"moved","pawn":"yellow")"));
  EXPECT_EQ(positions.state(game, At{500}), positions.state(view, At{500}));
  EXPECT_THAT(positions.act(game, SeatNumber{3}, At{600}, "y 1a:1,1>1a:0,1"),
              StartsWith("{\"refused\":\"Overtaken\""));
}

TEST_F(PositionsTest, B_TIME_1_the_end_of_the_sand_is_reported_with_its_time) {
  EXPECT_THAT(positions.advance(game, At{179'999}), HasSubstr("\"events\":[]"));
  EXPECT_THAT(positions.advance(game, At{200'000}),
              StartsWith(R"({"version":1,"at":180000,"events":["lost at_ms=180000 reason=sand_ran_out"])"));
}

TEST_F(PositionsTest, only_steps_are_foreseen) {
  EXPECT_THAT(positions.foresee(view, SeatNumber{3}, At{0}, "y 1a:1,1>1a:0,1"),
              HasSubstr("\"to\":\"1a:0,1\""));
  EXPECT_THAT(positions.foresee(view, SeatNumber{0}, At{900}, "y 1a:0,1>1a:0,0"),
              testing::AllOf(HasSubstr("moved"), testing::Not(HasSubstr("flipped"))));
  EXPECT_THAT(positions.state(view, At{900}), HasSubstr("\"flips\":0"));
  EXPECT_EQ(positions.foresee(view, SeatNumber{0}, At{900}, "stare 1"), "{\"events\":[]}");
}

TEST_F(PositionsTest, events_are_folded_all_or_none) {
  const std::string before = positions.state(view, At{0});
  const std::string good = "moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk";
  EXPECT_EQ(positions.fold(view, good + "; " + good), "{\"events\":null}");
  EXPECT_EQ(positions.fold(view, "moved"), "{\"events\":null}");
  EXPECT_EQ(positions.state(view, At{0}), before);
}

TEST_F(PositionsTest, bad_questions_get_an_error_and_change_nothing) {
  const std::string before = positions.state(view, At{0});
  for (const Handle bad : {Handle{0}, Handle{-5}, Handle{1}, Handle{0x7fffffff}}) {
    EXPECT_THAT(positions.state(bad, At{0}), HasSubstr("isn't open"));
    EXPECT_THAT(positions.hash(bad), HasSubstr("isn't open"));
    EXPECT_THAT(positions.legal(bad, SeatNumber{0}, At{0}), HasSubstr("isn't open"));
    EXPECT_THAT(positions.why(bad, SeatNumber{0}, "yellow 1a:1,1"), HasSubstr("isn't open"));
    EXPECT_THAT(positions.ruleset(bad), HasSubstr("isn't open"));
    EXPECT_THAT(positions.position(bad), HasSubstr("isn't open"));
    EXPECT_THAT(positions.fold(bad, ""), HasSubstr("isn't open"));
    EXPECT_THAT(positions.foresee(bad, SeatNumber{0}, At{0}, "draw"), HasSubstr("isn't open"));
    EXPECT_THAT(positions.act(bad, SeatNumber{0}, At{0}, "draw"), HasSubstr("isn't open"));
    EXPECT_THAT(positions.advance(bad, At{0}), HasSubstr("isn't open"));
    EXPECT_THAT(positions.copy(bad), HasSubstr("isn't open"));
    positions.close(bad);
  }
  EXPECT_THAT(positions.state(view, At{-1}), HasSubstr("error"));
  EXPECT_THAT(positions.legal(view, SeatNumber{256}, At{0}), HasSubstr("error"));
  EXPECT_THAT(positions.legal(view, SeatNumber{-1}, At{0}), HasSubstr("error"));
  EXPECT_EQ(positions.legal(view, SeatNumber{200}, At{0}), "[]");
  EXPECT_THAT(positions.why(view, SeatNumber{0}, "yellow"), HasSubstr("error"));
  EXPECT_THAT(positions.why(view, SeatNumber{0}, "yellow 1a:1,1 x"), HasSubstr("error"));
  EXPECT_THAT(positions.foresee(view, SeatNumber{0}, At{0}, "sand-runs-out"), HasSubstr("error"));
  EXPECT_THAT(positions.act(view, SeatNumber{0}, At{0}, "draw"), HasSubstr("error"));
  EXPECT_THAT(positions.advance(view, At{0}), HasSubstr("error"));
  EXPECT_THAT(positions.fold(game, ""), HasSubstr("error"));
  EXPECT_THAT(positions.foresee(game, SeatNumber{0}, At{0}, "draw"), HasSubstr("error"));
  EXPECT_EQ(positions.state(view, At{0}), before);
}

TEST_F(PositionsTest, B_TIME_1_time_never_goes_back) {
  EXPECT_THAT(positions.act(game, SeatNumber{3}, At{500}, "y 1a:1,1>1a:0,1"), HasSubstr("hash"));
  EXPECT_THAT(positions.act(game, SeatNumber{3}, At{499}, "o 1a:2,2>1a:1,2"), HasSubstr("error"));
  EXPECT_THAT(positions.advance(game, At{499}), HasSubstr("error"));
}

TEST_F(PositionsTest, what_comes_in_must_be_a_view_of_its_ruleset) {
  const std::string rules = unquoted(positions.ruleset(game));
  const std::string position = unquoted(positions.position(game));
  EXPECT_TRUE(is_open(positions.open_view(rules + "\n" + position)));
  EXPECT_FALSE(is_open(positions.open_view(rules + position)));
  EXPECT_FALSE(is_open(positions.open_view(rules + "\n" + position + "00")));
  const Handle two = handle_in(positions.open_game("scenario=1 seats=2"));
  EXPECT_FALSE(is_open(positions.open_view(unquoted(positions.ruleset(two)) + "\n" + position)));
}

}  // namespace
}  // namespace wasm

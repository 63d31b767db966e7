// What only the engine with the expansion can be asked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "wasm/check.h"
#include "wasm/positions.h"

namespace wasm {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view kSeats = " seats=4 seed=00000000000000000000000000000001";

Handle opened(Positions& positions, const std::string& words) {
  constexpr std::string_view kStart = "{\"handle\":";
  const std::string answer = positions.open_game(words + std::string{kSeats});
  return Handle{answer.starts_with(kStart) ? std::stoi(answer.substr(kStart.size())) : 0};
}

TEST(Security, T_SETUP_a_tutorial_is_dealt_by_its_name) {
  Positions positions;
  const Handle plain = opened(positions, "game=T1");
  EXPECT_THAT(positions.state(plain, At{0}), AllOf(HasSubstr("\"scenario\":\"T1\""), HasSubstr("security")));
  EXPECT_THAT(positions.ruleset(plain), AllOf(HasSubstr("modules=M3"), HasSubstr("side=1a")));
  EXPECT_THAT(positions.state(plain, At{0}), Not(HasSubstr("hardcore_earned")));
  const Handle hard = opened(positions, "game=T1 hardcore=yes");
  EXPECT_THAT(positions.ruleset(hard), HasSubstr("side=1b"));
  EXPECT_THAT(positions.state(hard, At{0}), HasSubstr("\"hardcore_earned\":false"));
  EXPECT_THAT(positions.open_game("game=none"), StartsWith("{\"refused\":\"NoSuchScenario\""));
  EXPECT_THAT(positions.open_game("game=T99"), StartsWith("{\"error\":"));
  EXPECT_THAT(positions.open_game("game=F0 hardcore=yes"), StartsWith("{\"refused\":\"RulesContradict\""));
}

TEST(Security, M2_1_tokens_are_listed_separately) {
  Positions positions;
  const Handle game = opened(positions, "game=F0");
  EXPECT_THAT(positions.legal(game, SeatNumber{0}, At{0}), Not(HasSubstr("loudspeaker")));
  EXPECT_THAT(positions.tokens(game, SeatNumber{0}),
              HasSubstr(R"({"action":"swap-token 1 1","kind":"swap_token","token":"swap1","with":1})"));
  EXPECT_EQ(positions.tokens(game, SeatNumber{200}), "[]");
  EXPECT_THAT(positions.tokens(game, SeatNumber{256}), HasSubstr("error"));
  EXPECT_THAT(positions.tokens(Handle{0}, SeatNumber{0}), HasSubstr("isn't open"));
}

TEST(Security, X_GEN_6_a_custom_mall_is_checked_before_it_is_dealt) {
  const std::string mall = "scenario=7 seats=4 tiles=2,3,4,5,6,7,8,9*,10,11,12";
  EXPECT_EQ(check_answer(mall + " modules=M1,M2"), "null");
  EXPECT_THAT(check_answer(mall + " modules=M5"),
              AllOf(StartsWith("{\"refused\":\"ModuleNeedsATile\""), HasSubstr("\"module\":\"M5\"")));
  EXPECT_THAT(check_answer(mall + ",28* modules=M12"), StartsWith("{\"refused\":\"ModuleNeedsAModule\""));
  EXPECT_THAT(check_answer("scenario=16 seats=4 tiles=2,3,4,5,6,7,8,9*,10,11,12,28* modules=M1,M12"),
              StartsWith("{\"refused\":\"ModuleNeedsTheVortex\""));
  EXPECT_THAT(check_answer(mall + " modules=M14"), StartsWith("{\"error\":"));
  EXPECT_THAT(check_answer("scenario=18 tiles=2"), StartsWith("{\"refused\":\"NoSuchScenario\""));
  Positions positions;
  const Handle game = opened(positions, "scenario=8 tiles=2,3,4,5,6,7,8,9*,10,11,12 modules=M1,M3 side=1a");
  EXPECT_THAT(positions.ruleset(game), AllOf(HasSubstr("modules=M1,M3"), HasSubstr("deck_face=up")));
}

}  // namespace
}  // namespace wasm

#include "protocol/write_request.h"

#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "protocol/read_request.h"
#include "support/schema.h"

namespace protocol {
namespace {

// Everything a client can send, each at least once.
std::vector<Request> all_requests() {
  const Token token{{0xab, 0xcd}};
  Choice choice{.scenario = "S7", .seats = 4, .level = 19, .sand_ms = 60'000};
  choice.start = rules::Tile::T1b;
  choice.pauses = Pauses::Allowed;
  const rules::Place place = rules::place(rules::Tile::T5, rules::Cell{6});
  const std::vector<Command> commands{Do{*notation::read_action("y 1a:1,1>1a:0,1")},
                                      Rename{"Zoë \"the\" elf"},
                                      Sit{3},
                                      Stand{},
                                      Ready{Switch::Off},
                                      Choose{choice},
                                      Choose{{.scenario = R"({"name":"Mine"})"}},
                                      ChangeChoice{change_between({}, choice)},
                                      Lock{Switch::On},
                                      Remove{MemberId{3}},
                                      LetIn{MemberId{3}},
                                      Complain{MemberId{3}},
                                      PassHost{MemberId{4}},
                                      Take{2},
                                      Pause{},
                                      Resume{},
                                      GiveUp{},
                                      Again{Deal::Same},
                                      NextScenario{},
                                      Leave{},
                                      Fill{},
                                      Fill{.chair = 3, .seats = {}, .pace = ai::Pace::Brisk},
                                      Fill{.chair = {}, .seats = 4, .pace = {}},
                                      SettleTeammates{ai::Pace::Instant, Switch::On},
                                      SettleTeammates{{}, {}, ai::Temperament::Calm},
                                      Mute{MemberId{3}, Switch::On},
                                      Talk{Say{"Go \"left\""}},
                                      Talk{SayPhrase{Phrase::GoThere}},
                                      Talk{Point{rules::Pawn::Green}},
                                      Talk{Point{place}},
                                      Talk{Sketch{{place, place}}},
                                      Talk{Gesture{Emote::Heart}},
                                      Talk{Signal{MemberId{2}, "{}"}},
                                      Talk{TurnVoice{true}},
                                      Talk{Spoke{}}};
  std::vector<Request> requests{Join{.name = "Ana", .token = token},
                                Join{.name = "Ben", .part = Part::Spectator, .kind = Kind::Bot},
                                Join{.name = "Cid", .protocol = 2},
                                Join{.name = "Dan", .browser = token},
                                Back{.token = token, .seen = std::nullopt, .browser = token},
                                Back{.token = token, .seen = Version{41}},
                                Back{.token = token, .seen = std::nullopt, .protocol = 3},
                                Snapshot{},
                                AskTime{},
                                Hint{rules::Pawn::Green},
                                Hint{std::nullopt},
                                AskIce{}};
  std::uint32_t number = 0;
  for (const Command& command : commands) requests.emplace_back(Numbered{Number{++number}, command});
  return requests;
}

TEST(WriteRequest, is_read_back_as_it_was_meant) {
  for (const Request& request : all_requests()) {
    const std::string line = line_of(request);
    const auto read = read_request(line);
    ASSERT_TRUE(read) << line << ": " << read.error().what;
    EXPECT_EQ(read->index(), request.index()) << line;
    EXPECT_EQ(line_of(*read), line);
  }
}

TEST(WriteRequest, keeps_to_the_protocol) {
  for (const Request& request : all_requests()) {
    const auto problem = schema::problem_of(std::string_view{line_of(request)}, schema::Direction::ToServer);
    EXPECT_FALSE(problem) << line_of(request) << ": " << *problem;
  }
}

}  // namespace
}  // namespace protocol

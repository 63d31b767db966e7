#include "app/remote_request.h"

#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "protocol/read_request.h"
#include "support/schema.h"

namespace app {
namespace {

using protocol::MemberId;
using protocol::Number;
using protocol::Numbered;
using protocol::Request;
using protocol::Switch;

// Everything a client can say, each at least once.
std::vector<Request> all_requests() {
  const protocol::Token token{{0xab, 0xcd}};
  protocol::Choice choice{.scenario = "S7", .seats = 4, .level = 19, .sand_ms = 60'000};
  choice.start = rules::Tile::T1b;
  choice.pauses = protocol::Pauses::Allowed;
  const rules::Place place = rules::place(rules::Tile::T5, rules::Cell{6});
  const std::vector<protocol::Wish> wishes{protocol::Do{*notation::read_action("y 1a:1,1>1a:0,1")},
                                           protocol::Rename{"Zoë \"the\" elf"},
                                           protocol::Sit{3},
                                           protocol::Stand{},
                                           protocol::Ready{Switch::Off},
                                           protocol::Choose{choice},
                                           protocol::Choose{{.scenario = R"({"name":"Mine"})"}},
                                           protocol::ChangeChoice{protocol::change_between({}, choice)},
                                           protocol::Lock{Switch::On},
                                           protocol::Remove{MemberId{3}},
                                           protocol::PassHost{MemberId{4}},
                                           protocol::Take{2},
                                           protocol::Pause{},
                                           protocol::Resume{},
                                           protocol::GiveUp{},
                                           protocol::Again{protocol::Deal::Same},
                                           protocol::NextScenario{},
                                           protocol::Leave{},
                                           protocol::Fill{},
                                           protocol::Fill{.chair = 3, .seats = {}, .pace = ai::Pace::Brisk},
                                           protocol::Fill{.chair = {}, .seats = 4, .pace = {}},
                                           protocol::SettleTeammates{ai::Pace::Instant, Switch::On},
                                           protocol::Mute{MemberId{3}, Switch::On},
                                           protocol::Talk{protocol::Say{"Go \"left\""}},
                                           protocol::Talk{protocol::SayPhrase{protocol::Phrase::GoThere}},
                                           protocol::Talk{protocol::Point{rules::Pawn::Green}},
                                           protocol::Talk{protocol::Point{place}},
                                           protocol::Talk{protocol::Sketch{{place, place}}},
                                           protocol::Talk{protocol::Gesture{protocol::Emote::Heart}},
                                           protocol::Talk{protocol::Signal{MemberId{2}, "{}"}},
                                           protocol::Talk{protocol::TurnVoice{true}},
                                           protocol::Talk{protocol::Spoke{}}};
  std::vector<Request> requests{
      protocol::Join{.name = "Ana", .token = token},
      protocol::Join{.name = "Ben", .part = protocol::Part::Spectator, .kind = protocol::Kind::Bot},
      protocol::Join{.name = "Cid", .protocol = 2},
      protocol::Back{.token = token, .seen = protocol::Version{41}},
      protocol::Back{.token = token, .seen = std::nullopt, .protocol = 3},
      protocol::Snapshot{},
      protocol::AskTime{},
      protocol::Hint{rules::Pawn::Green},
      protocol::Hint{std::nullopt},
      protocol::AskIce{}};
  std::uint32_t number = 0;
  for (const protocol::Wish& wish : wishes) requests.emplace_back(Numbered{Number{++number}, wish});
  return requests;
}

TEST(RemoteRequest, is_read_back_as_it_was_meant) {
  for (const Request& request : all_requests()) {
    const std::string line = line_of(request);
    const auto read = protocol::read_request(line);
    ASSERT_TRUE(read) << line << ": " << read.error().what;
    EXPECT_EQ(read->index(), request.index()) << line;
    EXPECT_EQ(line_of(*read), line);
  }
}

TEST(RemoteRequest, keeps_to_the_protocol) {
  for (const Request& request : all_requests()) {
    const auto problem = schema::problem_of(std::string_view{line_of(request)}, schema::Direction::ToServer);
    EXPECT_FALSE(problem) << line_of(request) << ": " << *problem;
  }
}

}  // namespace
}  // namespace app

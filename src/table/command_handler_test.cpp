#include "table/command_handler.h"

#include <gtest/gtest.h>

#include "table/objection.h"
#include "table/talking.h"

namespace table {
namespace {

// Ana on chair 0 is the host, Ben on chair 1; both are here.
struct CommandHandlerTest : testing::Test {
  static constexpr MemberId kAna{1};
  static constexpr MemberId kBen{2};
  Lobby lobby;
  People people;
  PlayedGame game;
  TableSettings settings;

  void SetUp() override {
    for (const Fact& fact :
         FactList{Joined{kAna, "Ana", Kind::Person, Part::Player, {}}, SatDown{kAna, 0}, HostPassed{kAna},
                  Joined{kBen, "Ben", Kind::Person, Part::Player, {}}, SatDown{kBen, 1}}) {
      evolve(lobby, fact);
    }
    for (const MemberId member : {kAna, kBen}) {
      people.connect({member.value});
      people.connection_of(ConnectionId{member.value})->member = member;
    }
  }
  void begin() {
    const auto next = next_game(lobby, {});
    ASSERT_TRUE(next);
    game.begin(*next);
    lobby.phase = Phase::Playing;
    lobby.seats = 2;
    lobby.clock.state = ClockState::Running;
  }
  Handled handle(MemberId me, const protocol::Command& command) const {
    return handle_command({.lobby = lobby,
                           .people = people,
                           .game = game,
                           .settings = settings,
                           .me = me,
                           .now = {.server = {1'000}}},
                          command);
  }
  protocol::TableReason reason(MemberId me, const protocol::Command& command) const {
    const Handled handled = handle(me, command);
    return handled ? protocol::TableReason{} : handled.error().reason;
  }
};

TEST_F(CommandHandlerTest, changes_nothing_itself) {
  const Handled handled = handle(kAna, protocol::Lock{protocol::Switch::On});
  ASSERT_TRUE(handled);
  EXPECT_TRUE(std::holds_alternative<LockTurned>(handled->facts.front()));
  EXPECT_FALSE(lobby.is_locked);
  EXPECT_FALSE(handled->parting || handled->gives_up || handled->needs_teammate_place);
}

TEST_F(CommandHandlerTest, what_only_the_host_may_do_is_refused_to_others) {
  EXPECT_EQ(reason(kBen, protocol::Lock{protocol::Switch::On}), protocol::TableReason::OnlyTheHost);
  EXPECT_EQ(reason(kBen, protocol::Remove{kAna}), protocol::TableReason::OnlyTheHost);
}

TEST_F(CommandHandlerTest, a_host_who_leaves_passes_on_its_rights) {
  const Handled handled = handle(kAna, protocol::Leave{});
  ASSERT_TRUE(handled);
  ASSERT_EQ(handled->facts.size(), 2U);
  EXPECT_EQ(std::get<HostPassed>(handled->facts[1]).member, kBen);
  EXPECT_EQ(handled->parting, (Parting{kAna, Parting::Why::Left}));
}

TEST_F(CommandHandlerTest, someone_removed_leaves_for_that_reason) {
  const Handled handled = handle(kAna, protocol::Remove{kBen});
  ASSERT_TRUE(handled);
  EXPECT_EQ(handled->parting, (Parting{kBen, Parting::Why::WasRemoved}));
}

TEST_F(CommandHandlerTest, teammates_need_a_place_which_the_table_asks_for) {
  const Handled handled = handle(kAna, protocol::Fill{});
  ASSERT_TRUE(handled);
  EXPECT_TRUE(handled->needs_teammate_place);
  EXPECT_FALSE(lobby.has_teammates());
}

TEST_F(CommandHandlerTest, giving_up_to_play_again_is_a_separate_line) {
  begin();
  const Handled handled = handle(kAna, protocol::Again{});
  ASSERT_TRUE(handled);
  EXPECT_TRUE(handled->gives_up);
  ASSERT_EQ(handled->facts.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<BackToStart>(handled->facts[1]));
}

TEST_F(CommandHandlerTest, R_24_the_seat_of_a_present_player_cannot_be_taken) {
  begin();
  EXPECT_EQ(reason(kAna, protocol::Take{1}), protocol::TableReason::NotDeserted);
}

TEST_F(CommandHandlerTest, R_16_no_pauses_unless_the_table_allows_them) {
  begin();
  EXPECT_EQ(reason(kAna, protocol::Pause{}), protocol::TableReason::PausesNotAllowed);
}

TEST_F(CommandHandlerTest, R_25_an_action_reaches_the_rules_only_while_the_game_runs) {
  const auto reason_of = [&](MemberId me,
                             const rules::Action& action) -> std::optional<protocol::TableReason> {
    const auto objection = objection_to(action, lobby, me);
    if (!objection) return std::nullopt;
    return std::get<protocol::TableRefusal>(*objection).reason;
  };
  EXPECT_EQ(reason_of(kAna, rules::Draw{}), protocol::TableReason::NoGame);
  begin();
  EXPECT_EQ(reason_of(kAna, rules::Draw{}), std::nullopt);
  EXPECT_EQ(reason_of(MemberId{7}, rules::Draw{}), protocol::TableReason::NoSeat);
  EXPECT_TRUE(objection_to(rules::SandRunsOut{}, lobby, kAna)) << "only the table says that";
  lobby.clock.state = ClockState::Paused;
  EXPECT_EQ(reason_of(kAna, rules::Draw{}), protocol::TableReason::GameIsPaused);
  lobby.clock.state = ClockState::Interrupted;
  EXPECT_EQ(reason_of(kAna, rules::Draw{}), protocol::TableReason::GameIsInterrupted);
}

TEST_F(CommandHandlerTest, B_COM_1_words_go_to_those_who_may_hear_them_and_are_noted) {
  const auto said = handle_talk(lobby, people, kAna, protocol::Say{"Hello"});
  ASSERT_TRUE(said);
  EXPECT_EQ(std::get<TalkEffects::ToCircle>(said->told).circle, Circle::Table);
  EXPECT_EQ(said->speaker, std::nullopt) << "no game to note it for";
  begin();
  EXPECT_EQ(handle_talk(lobby, people, kBen, protocol::Say{"Hello"})->speaker, rules::Seat{1});
}

TEST_F(CommandHandlerTest, only_two_who_have_turned_their_voice_on_are_introduced) {
  const protocol::Signal signal{.to = kBen, .data = "{}"};
  ASSERT_FALSE(handle_talk(lobby, people, kAna, signal));
  EXPECT_EQ(handle_talk(lobby, people, kAna, protocol::TurnVoice{true})->turns_voice, true);
  EXPECT_FALSE(people.has_voice(kAna)) << "the table carries it out";
  for (const MemberId member : {kAna, kBen}) people.connection_of(member)->has_voice = true;
  const auto called = handle_talk(lobby, people, kAna, signal);
  ASSERT_TRUE(called);
  EXPECT_EQ(std::get<TalkEffects::ToMember>(called->told).member, kBen);
  EXPECT_EQ(called->speaker, std::nullopt);
  EXPECT_FALSE(handle_talk(lobby, people, kAna, protocol::Signal{.to = kAna, .data = "{}"}));
}

}  // namespace
}  // namespace table

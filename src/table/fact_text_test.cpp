// Facts as the journal keeps them and as everyone is shown them.
#include "table/fact_text.h"

#include <gtest/gtest.h>

#include "table/lobby.h"

namespace table {
namespace {

FactList one_of_each() {
  protocol::TokenDigest digest;
  digest.bytes.fill(0xab);
  protocol::Choice choice;
  choice.scenario = R"({"name":"A; b = c","level":12})";
  choice.seats = 5;
  choice.start = rules::Tile::T1b;
  choice.level = 19;
  choice.sand_ms = 240'000;
  choice.visibility = protocol::Visibility::Public;
  choice.pauses = protocol::Pauses::Allowed;
  choice.laid_by_hand = R"({"seed":7})";
  choice.deals = protocol::Deals::Any;
  choice.bots = protocol::Bots::Never;
  choice.voice = protocol::Voice::OwnCall;
  chronicle::AchievementSet earned;
  earned.insert(chronicle::Achievement::CommonShaft);
  earned.insert(chronicle::Achievement::AgainstAllOdds);
  return {Opened{protocol::Code::numbered(77), 1'700'000'000},
          Joined{{3}, "Zoë; the=1st", Kind::Bot, Part::Spectator, digest},
          Renamed{{3}, "  two words "},
          SatDown{{3}, 8},
          StoodUp{{3}, Part::Player},
          TookSeat{{3}, 2},
          SeatReturned{2},
          WentAway{{3}},
          WasRemoved{{3}},
          HostPassed{{3}},
          LockTurned{true},
          GameChosen{choice},
          GameChosen{},
          ReadySaid{{3}, true},
          CountdownBegan{{5'000'000'000}},
          CountdownStopped{},
          GameBegan{2, 4, {123}, 1'700'000'001, true, "magicmaze-record 1 seed=00ff deck=5,3", true},
          GamePaused{{1}},
          GameInterrupted{{2}},
          GameResumed{{3}, {-4}},
          GivenUp{{5}},
          GameRecorded{"abc", earned},
          BackToStart{Deal::Same},
          Acknowledged{{3}, {17}, {120}},
          LastGame{2, 4, true, 1, "abc", "head", "00", {70'000}, {5}, true, 58, earned},
          Joined{{4}, "Cleo", Kind::Teammate, Part::Player, {}},
          TeammatesSettled{{ai::Pace::Brisk, protocol::StandIn::Allowed, ai::Temperament::Eager}},
          ParTold{2, 41, 1},
          ParTold{2, std::nullopt, 0},
          Talked{{70'000}, rules::Seat{3}, notation::Channel::Gesture},
          Talked{{0}, std::nullopt, notation::Channel::Call},
          Muted{{3}, true},
          AvatarChosen{{3}, 37},
          NoWaySeen{2},
          KeptOut{{3}, "Zoë; the=1st", {0xfeedface}},
          KeptOut{{3}, "", {}},
          LetIn{{3}},
          Joined{{6}, "Dan", Kind::Person, Part::Player, digest, {0xfeedface}}};
}

TEST(FactText, every_kind_is_written_and_read_back) {
  const FactList facts = one_of_each();
  const std::string text = text_of(facts, Audience::Journal);
  const auto read = read_facts(text);
  ASSERT_TRUE(read) << text;
  ASSERT_EQ(read->size(), facts.size());
  EXPECT_EQ(text_of(*read, Audience::Journal), text);
  std::vector<bool> seen(std::variant_size_v<Fact>);
  for (const Fact& fact : *read) seen[fact.index()] = true;
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_TRUE(seen[i]) << "kind " << i;
}

TEST(FactText, digests_heads_and_setups_are_never_shown) {
  const std::string text = text_of(one_of_each(), Audience::Everybody);
  for (const std::string_view secret : {"digest=", "head=", "laid_by_hand=", "origin=", "position=",
                                        "channel=", "abab", "visitor=", "feedface"}) {
    EXPECT_FALSE(text.contains(secret)) << secret;
  }
}

TEST(FactText, anything_but_a_fact_is_rejected) {
  for (const std::string_view text :
       {"nonsense", "sat member=x chair=1", "sat chair=1 member=1", "sat member=1 chair=1 more=2",
        "sat member=70000 chair=1", "joined member=1 name=%zz", "opened code=0OI1LX wall_s=1", "; sat"}) {
    EXPECT_FALSE(read_facts(text)) << text;
  }
}

// Journals that were written before these fields came.
TEST(FactText, a_field_added_later_may_be_missing) {
  const auto facts = read_facts("began game=2 seats=4 origin=123 wall_s=5 known_deal=no head=h");
  ASSERT_TRUE(facts);
  EXPECT_FALSE(std::get<GameBegan>(facts->front()).certified);
  const auto last = read_facts(
      "last_game games=2 seats=4 known_deal=no result=1 record=r head=h position=00 at=7 last_member=5");
  ASSERT_TRUE(last);
  EXPECT_EQ(std::get<LastGame>(last->front()).actions, std::nullopt);
  EXPECT_TRUE(std::get<LastGame>(last->front()).achievements.empty());
}

TEST(Lobby, the_facts_of_a_lobby_make_the_same_lobby) {
  Lobby lobby;
  for (const Fact& fact :
       FactList{Opened{protocol::Code::numbered(77), 5}, Joined{{1}, "Ana", Kind::Person, Part::Player, {}},
                SatDown{{1}, 0}, HostPassed{{1}}, Joined{{2}, "Ben", Kind::Person, Part::Player, {}},
                SatDown{{2}, 4}, Joined{{3}, "Eva", Kind::Person, Part::Spectator, {}}, LockTurned{true},
                Joined{{7}, "Kim", Kind::Person, Part::Spectator, {}}, WentAway{{7}},
                Acknowledged{{2}, {9}, {30}}, Muted{{3}, true}, AvatarChosen{{2}, 37}, ReadySaid{{2}, true},
                GameBegan{1, 2, {100}, 6, false, "head", true}, GivenUp{{70}}, GameRecorded{"id"},
                ParTold{1, 41, 2}}) {
    evolve(lobby, fact);
  }
  Lobby again;
  for (const Fact& fact : facts_of(lobby, "pos")) evolve(again, fact);
  EXPECT_EQ(text_of(facts_of(again, "pos"), Audience::Journal),
            text_of(facts_of(lobby, "pos"), Audience::Journal));
  EXPECT_EQ(again.result, GameResult::GivenUp);
  EXPECT_TRUE(again.certified);
  ASSERT_TRUE(again.par);
  EXPECT_EQ(again.par->actions, 41U);
  EXPECT_TRUE(again.member({3})->muted);
  EXPECT_FALSE(again.member({2})->muted);
  EXPECT_EQ(again.member({2})->face, 37);
  EXPECT_EQ(again.last_member, 7);
  EXPECT_EQ(again.owned_by({2}), 1);
  EXPECT_EQ(again.member({2})->acknowledged.back().version, (protocol::Version{30}));
  EXPECT_EQ(again.phase, Phase::Gathering);
  EXPECT_EQ(again.clock.stopped_at, (rules::GameTime{70}));
}

TEST(Lobby, a_stand_in_keeps_the_chair_after_the_game) {
  Lobby lobby;
  for (const Fact& fact : FactList{Joined{{1}, "Ana", Kind::Person, Part::Player, {}}, SatDown{{1}, 0},
                                   Joined{{2}, "Ben", Kind::Person, Part::Player, {}},
                                   GameBegan{1, 1, {0}, 0, false, ""}, TookSeat{{2}, 0}}) {
    evolve(lobby, fact);
  }
  EXPECT_EQ(lobby.ring[0].owner, (MemberId{1}));
  evolve(lobby, GivenUp{{1}});
  EXPECT_EQ(lobby.ring[0].owner, (MemberId{2}));
}

}  // namespace
}  // namespace table

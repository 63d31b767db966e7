// What happens at a table around the game: facts that cannot fail, lines of its journal. A table is the fold
// of its facts and of the actions of its game. New kinds are added at the end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chronicle/achievement.h"
#include "notation/record.h"
#include "protocol/challenge.h"
#include "protocol/choice.h"
#include "protocol/code.h"
#include "protocol/request.h"
#include "protocol/teammates.h"
#include "rules/vocabulary.h"
#include "table/moment.h"

namespace table {

using protocol::Deal;
using protocol::Kind;
using protocol::MemberId;
using protocol::Part;

struct Opened {  // the first fact of all
  protocol::Code code;
  std::int64_t wall_s = 0;
  protocol::Challenge challenge{};  // what it was opened for
};
struct Joined {
  MemberId member;
  std::string name;
  Kind kind = Kind::Person;
  Part part = Part::Player;
  protocol::TokenDigest digest;  // never shown
};
struct Renamed {
  MemberId member;
  std::string name;
};
struct SatDown {  // before a game; the chair is his own
  MemberId member;
  std::uint8_t chair = 0;
};
struct StoodUp {  // the chair is free
  MemberId member;
  Part part = Part::Spectator;
};
struct TookSeat {  // during a game: sits in for one who is gone, or for good where nobody was
  MemberId member;
  std::uint8_t seat = 0;
};
struct SeatReturned {  // its player is back
  std::uint8_t seat = 0;
};
struct WentAway {  // left for good; the seat, if any, is free
  MemberId member;
};
struct WasRemoved {
  MemberId member;
};
struct HostPassed {
  MemberId member;
};
struct LockTurned {
  bool locked = false;
};
struct GameChosen {
  protocol::Choice choice;
};
struct ReadySaid {
  MemberId member;
  bool ready = false;
};
struct CountdownBegan {
  ServerTime ends;
};
struct CountdownStopped {};
struct GameBegan {
  std::uint32_t game = 0;  // counted from 1
  std::uint8_t seats = 0;
  ServerTime origin;  // when the sand began to run
  std::int64_t wall_s = 0;
  bool known_deal = false;  // these people have seen this deal before
  std::string head;         // the first line of the record: holds the secrets, never shown
  bool certified = false;   // a plan is known for this deal
};
struct GamePaused {
  rules::GameTime at;
};
struct GameInterrupted {
  rules::GameTime at;
};
struct GameResumed {
  rules::GameTime at;
  ServerTime origin;
};
struct GivenUp {
  rules::GameTime at;
};
struct GameRecorded {
  std::string id;
  chronicle::AchievementSet achievements{};
};
struct BackToStart {  // the ready check begins anew
  Deal deal = Deal::New;
};
// The requests of a member that were granted last, so that a repeated one is known after a settlement too.
struct Granted {
  MemberId member;
  protocol::Number number;
  protocol::Version version;
};
// What a settled journal still tells of the game before (see facts_of).
struct LastGame {
  std::uint32_t games = 0;
  std::uint8_t seats = 0;
  bool known_deal = false;
  std::uint8_t result = 0;  // as in Result
  std::string record;
  std::string head;
  std::string position;    // everybody's view of how it ended
  rules::GameTime at{};    // when it ended
  MemberId last_member{};  // the highest number anybody had so far: none is given twice
  bool certified = false;
  std::optional<std::uint32_t> actions = std::nullopt;  // made in it; old journals do not tell
  chronicle::AchievementSet achievements{};             // earned in it
};

// How the table's teammates behave.
struct TeammatesSettled {
  protocol::TeammateHabits habits;
};

// What the last game's deal could have been played in.
struct ParTold {
  std::uint32_t game = 0;
  std::optional<std::uint32_t> actions = std::nullopt;  // none: no plan was found
  std::uint32_t flips = 0;
};

// Somebody communicated beside the game: who, when and how, never what. Nobody is shown it; the record has
// it.
struct Talked {
  rules::GameTime at;
  std::optional<rules::Seat> seat;  // none: all of them
  notation::Channel channel = notation::Channel::Text;
};

struct Muted {
  MemberId member;
  bool muted = false;
};

using Fact =
    std::variant<Opened, Joined, Renamed, SatDown, StoodUp, TookSeat, SeatReturned, WentAway, WasRemoved,
                 HostPassed, LockTurned, GameChosen, ReadySaid, CountdownBegan, CountdownStopped, GameBegan,
                 GamePaused, GameInterrupted, GameResumed, GivenUp, GameRecorded, BackToStart, Granted,
                 LastGame, TeammatesSettled, ParTold, Talked, Muted>;
using FactList = std::vector<Fact>;

}  // namespace table

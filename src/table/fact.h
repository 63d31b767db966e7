// What happens at a table outside the game: facts that can't fail, lines of its journal. A table is the fold
// of its facts and of the actions of its game. New kinds are added at the end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chronicle/achievement.h"
#include "notation/record.h"
#include "protocol/choice.h"
#include "protocol/code.h"
#include "protocol/request.h"
#include "protocol/table_purpose.h"
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
  protocol::TablePurpose purpose{};  // what it was opened for
};
struct Joined {
  MemberId member;
  std::string name;
  Kind kind = Kind::Person;
  Part part = Part::Player;
  protocol::TokenDigest digest;  // never shown
  protocol::Visitor visitor{};   // never shown
};
struct Renamed {
  MemberId member;
  std::string name;
};
struct SatDown {  // before a game; the chair becomes the member's own
  MemberId member;
  std::uint8_t chair = 0;
};
struct StoodUp {  // the chair is free
  MemberId member;
  Part part = Part::Spectator;
};
struct TookSeat {  // during a game: sits in for an absent player, or for good if nobody was there
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
  std::string head;         // the first line of the record: contains the secrets, never shown
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
struct BackToStart {  // the ready check starts over
  Deal deal = Deal::New;
};
// A member's latest requests that have been carried out, so that a repeated one is recognised after a
// settlement too.
struct Acknowledged {
  MemberId member;
  protocol::Number number;
  protocol::Version version;
};
// What a settled journal still says about the previous game (see facts_of).
struct LastGame {
  std::uint32_t games = 0;
  std::uint8_t seats = 0;
  bool known_deal = false;
  std::uint8_t result = 0;  // as in Result
  std::string record;
  std::string head;
  std::string position;    // everyone's view of how it ended
  rules::GameTime at{};    // when it ended
  MemberId last_member{};  // the highest number anyone has had: none is given out twice
  bool certified = false;
  std::optional<std::uint32_t> actions = std::nullopt;  // made in it; old journals don't have it
  chronicle::AchievementSet achievements{};             // earned in it
};

// How the table's teammates behave.
struct TeammatesSettled {
  protocol::TeammateSettings teammate_settings;
};

// How few actions the last game's deal could have been won in.
struct ParTold {
  std::uint32_t game = 0;
  std::optional<std::uint32_t> actions = std::nullopt;  // none: no plan was found
  std::uint32_t flips = 0;
};

// The teammates have said that they see no way to go on.
struct NoWaySeen {
  std::uint32_t game = 0;
};

// Someone communicated outside the game: who, when and how, never what. Nobody is shown it; the record has
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

struct AvatarChosen {
  MemberId member;
  std::uint8_t face = 0;  // 0: none
};

// Someone who was removed can't come in again until the host says so.
struct KeptOut {
  MemberId member;            // that it was
  std::string name;           // as the others were shown it last
  protocol::Visitor visitor;  // never shown
};
struct LetIn {
  MemberId member;
};

using Fact =
    std::variant<Opened, Joined, Renamed, SatDown, StoodUp, TookSeat, SeatReturned, WentAway, WasRemoved,
                 HostPassed, LockTurned, GameChosen, ReadySaid, CountdownBegan, CountdownStopped, GameBegan,
                 GamePaused, GameInterrupted, GameResumed, GivenUp, GameRecorded, BackToStart, Acknowledged,
                 LastGame, TeammatesSettled, ParTold, Talked, Muted, AvatarChosen, NoWaySeen, KeptOut, LetIn>;
using FactList = std::vector<Fact>;

}  // namespace table

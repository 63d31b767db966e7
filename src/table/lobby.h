// The people around a game and what they have agreed on: the fold of a table's facts. Knows no connections:
// who is here at this moment isn't a fact (people.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fixed_list.h"
#include "protocol/limits.h"
#include "protocol/table_state.h"
#include "rules/vocabulary.h"
#include "table/fact.h"
#include "table/ports.h"

namespace table {

using protocol::ClockState;
using protocol::Phase;

struct Member {
  MemberId id;
  std::string name;
  Kind kind = Kind::Person;
  Part part = Part::Player;
  protocol::TokenDigest digest;
  protocol::Visitor visitor{};
  std::uint8_t face = 0;  // what the member is drawn with; 0: nothing chosen
  bool ready = false;
  bool muted = false;       // by the host
  bool came_late = false;   // joined while the current game was running
  bool has_played = false;  // has had a seat in the running game, even if only for a while
  // The latest requests that have been carried out, the newest at the back: they make repeating harmless.
  base::FixedList<Acknowledged, protocol::kMostUnanswered> acknowledged{};
};

// A chair of the ring. While a game is running, chair i is seat i, and a member who sits in for an absent
// player gives the seat back when the owner returns.
struct Chair {
  std::optional<MemberId> owner;
  std::optional<MemberId> holder;
};

// Game time runs with the server's clock from an origin, or is stopped.
struct GameClock {
  ClockState state = ClockState::Stopped;
  ServerTime origin;           // while running: when game time was 0
  rules::GameTime stopped_at;  // otherwise

  rules::GameTime at(ServerTime now) const;
};

struct Lobby {
  Code code;
  std::int64_t opened_wall_s = 0;
  protocol::TablePurpose purpose{};
  std::vector<Member> members{};
  std::uint16_t last_member = 0;
  std::array<Chair, rules::kMostSeats> ring{};
  std::optional<MemberId> host = std::nullopt;
  bool is_locked = false;
  std::vector<KeptOut> kept_out{};  // who was removed, the latest at the back
  protocol::Choice choice{};
  bool plays_expansion = false;  // what is chosen; a custom scenario has to be laid out to know it
  Phase phase = Phase::Gathering;
  ServerTime countdown_ends;
  // The running game, or the last one.
  std::uint32_t games = 0;
  std::uint8_t seats = 0;
  GameClock clock;
  std::int64_t began_wall_s = 0;
  bool known_deal = false;
  bool certified = false;                               // a plan is known for its deal
  std::optional<std::uint32_t> actions = std::nullopt;  // made in it, without knocks
  std::optional<ParTold> par = std::nullopt;            // once it is over and the result is known
  bool sees_no_way = false;                             // its teammates have said so
  std::string head{};                                   // of its record
  GameResult result = GameResult::None;
  chronicle::AchievementSet achievements{};  // earned in it, once it is over
  std::uint32_t pauses = 0;
  std::uint32_t interruptions = 0;
  std::string record{};
  Deal next_deal = Deal::New;
  protocol::TeammateSettings teammate_settings{};  // of its teammates
  std::uint16_t played_by_teammates{};  // a bit for each seat of that game, even if only for a while
  bool played_by_bots = false;          // some seat of that game, even if only for a while

  bool is_running() const { return phase == Phase::Playing && clock.state == ClockState::Running; }
  // Whether a game is running in which this member has no seat. Many of them are no faster than one: anyone
  // can open the link in as many windows as they like.
  bool is_onlooker(MemberId id) const;
  const Member* member(MemberId id) const;
  Member* member(MemberId id);
  std::optional<MemberId> member_with(const protocol::Token& token) const;
  bool keeps_out(protocol::Visitor visitor) const;
  const KeptOut* kept_out_as(MemberId id) const;
  std::optional<std::uint8_t> chair_of(MemberId id) const;  // where it sits
  std::optional<std::uint8_t> owned_by(MemberId id) const;  // what is its own
  std::optional<std::uint8_t> free_chair() const;           // for one more player
  // The chair of the last teammate, which makes room if no other chair is free.
  std::optional<std::uint8_t> teammates_chair() const;
  bool is_teammate(MemberId id) const;
  bool is_screen(MemberId id) const;
  bool has_teammates() const;
  bool is_left_to_teammates() const;  // they are seated here, and nobody else
  SeatList teammate_seats() const;    // while a game runs
  std::uint8_t seated() const;
  // The member to the left of that chair: on the next occupied one around the ring.
  std::optional<MemberId> left_of(std::uint8_t chair) const;
  std::optional<rules::Seat> seat_of(MemberId id) const;  // while a game runs
  std::string name_for(std::string_view wanted) const;    // different from the names already there
};

void evolve(Lobby& lobby, const Fact& fact);

// Someone has done something in the game.
void note_action(Lobby& lobby, const rules::Action& action);

// The rules have said that the game is over.
void end_game(Lobby& lobby, GameResult result, rules::GameTime at);

// Facts that make this lobby from nothing: a settled journal begins with them. The position is how the last
// game ended, as everyone sees it.
FactList facts_of(const Lobby& lobby, std::string last_position);

}  // namespace table

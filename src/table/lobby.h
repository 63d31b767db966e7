// The people around a game and what they have settled: the fold of a table's facts. Knows no connection: who
// is here at this moment is not a fact (presence.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fixed_list.h"
#include "protocol/limits.h"
#include "rules/vocabulary.h"
#include "table/fact.h"
#include "table/ports.h"

namespace table {

struct Member {
  MemberId id;
  std::string name;
  Kind kind = Kind::Person;
  Part part = Part::Player;
  protocol::TokenDigest digest;
  bool ready = false;
  bool muted = false;       // by the host
  bool came_late = false;   // while the game that runs was running
  bool has_played = false;  // had a seat in the game that runs, if only for a while
  // The requests granted last, the latest at the back: what makes repeating harmless.
  base::FixedList<Granted, protocol::kMostUnanswered> granted{};
};

// A chair of the ring. While a game runs chair i is seat i, and one who sits in for a player that is gone
// gives the seat back when the owner returns.
struct Chair {
  std::optional<MemberId> owner;
  std::optional<MemberId> holder;
};

enum class Phase : std::uint8_t { Gathering, Counting, Playing };

enum class Result : std::uint8_t { None, Won, Lost, GivenUp };

// Game time runs with the server's clock from an origin, or stands still.
struct GameClock {
  enum class Hand : std::uint8_t { Stopped, Running, Paused, Interrupted };
  Hand hand = Hand::Stopped;
  ServerTime origin;           // while running: when game time was 0
  rules::GameTime stopped_at;  // otherwise

  rules::GameTime at(ServerTime now) const;
};

struct Lobby {
  Code code;
  std::int64_t opened_wall_s = 0;
  protocol::Challenge challenge{};
  std::vector<Member> members{};
  std::uint16_t last_member = 0;
  std::array<Chair, rules::kMostSeats> ring{};
  std::optional<MemberId> host = std::nullopt;
  bool is_locked = false;
  protocol::Choice choice{};
  Phase phase = Phase::Gathering;
  ServerTime countdown_ends;
  // The game that runs, or the last one.
  std::uint32_t games = 0;
  std::uint8_t seats = 0;
  GameClock clock;
  std::int64_t began_wall_s = 0;
  bool known_deal = false;
  bool certified = false;                               // a plan is known for its deal
  std::optional<std::uint32_t> actions = std::nullopt;  // made in it, without knocks
  std::optional<ParTold> par = std::nullopt;            // once it is over and somebody has found out
  std::string head{};                                   // of its record
  Result result = Result::None;
  chronicle::AchievementSet achievements{};  // earned in it, once it is over
  std::uint32_t pauses = 0;
  std::uint32_t interruptions = 0;
  std::string record{};
  Deal next_deal = Deal::New;
  protocol::TeammateHabits habits{};    // of its teammates
  std::uint16_t played_by_teammates{};  // a bit for each seat of that game, if only for a while
  bool played_by_bots = false;          // some seat of that game, if only for a while

  const Member* member(MemberId id) const;
  Member* member(MemberId id);
  std::optional<std::uint8_t> chair_of(MemberId id) const;  // where it sits
  std::optional<std::uint8_t> owned_by(MemberId id) const;  // what is its own
  std::optional<std::uint8_t> free_chair() const;           // for one more who can play
  // The chair of the last teammate: it makes room if there is no other.
  std::optional<std::uint8_t> teammates_chair() const;
  bool is_teammate(MemberId id) const;
  bool has_teammates() const;
  bool is_left_to_teammates() const;  // they sit here, and nobody else
  SeatList teammate_seats() const;    // while a game runs
  std::uint8_t seated() const;
  // Whoever sits to the left of that chair: the next occupied one around the ring.
  std::optional<MemberId> left_of(std::uint8_t chair) const;
  std::optional<rules::Seat> seat_of(MemberId id) const;  // while a game runs
  std::string name_for(std::string_view wish) const;      // told apart from the names that are there
};

void evolve(Lobby& lobby, const Fact& fact);

// Somebody has done something in the game.
void note_action(Lobby& lobby, const rules::Action& action);

// The rules' word that the game is over.
void end_game(Lobby& lobby, Result result, rules::GameTime at);

// Facts that make such a lobby from nothing: what a settled journal begins with. The position is how the last
// game ended, as everybody sees it.
FactList facts_of(const Lobby& lobby, std::string last_position);

}  // namespace table

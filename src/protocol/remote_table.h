// A remote table as its server describes it: who is there, who sits where, and what is going to be played.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "protocol/choice.h"
#include "protocol/request.h"
#include "protocol/table_state.h"
#include "rules/vocabulary.h"

// NOLINTBEGIN(readability-identifier-naming): the names are Boost's.
namespace boost::json {
class object;
}  // namespace boost::json
// NOLINTEND(readability-identifier-naming)

namespace protocol {

struct RemoteMember {
  MemberId id;
  std::string name;
  Kind kind = Kind::Person;
  Part part = Part::Player;
  std::optional<std::uint8_t> chair = std::nullopt;
  bool is_ready = false;
  bool is_here = true;
  std::optional<MemberId> left = std::nullopt;  // who sits on its left
};

struct RemoteChair {
  std::uint8_t chair = 0;
  std::optional<MemberId> owner = std::nullopt;
  std::optional<MemberId> holder = std::nullopt;
};

struct RemoteTable {
  std::string code;
  Phase phase = Phase::Gathering;
  std::optional<MemberId> host = std::nullopt;
  bool is_locked = false;
  bool allows_setup = false;
  Choice choice{};
  bool is_laid_by_hand = false;
  std::vector<RemoteMember> members{};
  std::vector<RemoteChair> ring{};  // in the order of the ring; free chairs are left out
  std::uint8_t seats = 0;           // of the running game, or of the last one
  std::uint32_t games = 0;
  std::optional<std::uint32_t> countdown_ms = std::nullopt;
  ClockState clock = ClockState::Stopped;
  GameResult result = GameResult::None;
  std::string record{};                                 // the name of the last game's record; empty: none
  std::optional<std::uint32_t> actions = std::nullopt;  // made in the last game
  std::optional<std::uint32_t> par = std::nullopt;      // what would have won it; none: no plan is known

  const RemoteMember* member(MemberId id) const;
  RemoteMember* member(MemberId id);
  const RemoteMember* sitting_on(std::uint8_t chair) const;
  // Its name, or a word for someone who isn't on the list.
  std::string name_of(std::optional<MemberId> id) const;
  std::optional<rules::Seat> seat_of(MemberId id) const;  // while a game runs
};

// May throw Boost.JSON's exceptions; only the reader of messages calls it. The error is a sentence.
std::expected<RemoteTable, std::string> read_table(const boost::json::object& object);

}  // namespace protocol

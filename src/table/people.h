// Who is at a table at this moment: connections, who is gone and since when, who is waiting to join, and how
// fast they may come and go. None of it is a fact or in the journal. It reads the lobby and changes only
// itself; the table tells the others about it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "protocol/quality.h"
#include "table/connection.h"
#include "table/lobby.h"
#include "table/talk_limits.h"

namespace table {

class People {
 public:
  // ---- connections
  std::span<Connection> connections() { return connections_; }
  std::span<const Connection> connections() const { return connections_; }
  bool is_empty() const { return connections_.empty(); }
  Connection* connection_of(ConnectionId id);
  Connection* connection_of(MemberId member);
  void connect(ConnectionId id);
  // A newer connection has replaced it.
  void drop(ConnectionId id);
  // The connection is gone; the member it belonged to is absent from now on.
  void lose(ConnectionId id, const Lobby& lobby, Moment now);
  // Everyone is sent away.
  void send_all_away() { connections_.clear(); }
  // Since when nobody has been here, in steady milliseconds.
  std::optional<std::int64_t> empty_since_ms() const { return empty_since_ms_; }
  void open_empty(Moment now) { empty_since_ms_ = now.steady_ms; }
  // A table restored from its journal: nobody is here yet.
  void restore(const Lobby& lobby, Moment now);

  // ---- members
  bool is_here(MemberId member) const;
  bool has_voice(MemberId member) const;  // it can be called by the others
  protocol::Quality quality_of(MemberId member) const;
  std::optional<std::int64_t> absent_since(MemberId member) const;
  std::span<const Absence> absences() const { return absences_; }
  // A member is back; its rate limits for talking stay as they were. True if this is the first time since the
  // server started.
  bool come_back(MemberId member);
  void forget(MemberId member);
  // One of many spectators has left unseen: it is removed from the list when the others may see that.
  void leave_unseen(Connection& connection, Moment now);
  // A new connection doesn't reset the limits. None if nothing is known about that member.
  TalkLimits* talk_limits_of(MemberId member);

  // ---- what follows from who is here
  // everyone seated is here and ready. Teammates always are; where nobody else sits, the host
  // says when.
  bool is_everybody_ready(const Lobby& lobby) const;
  // a seat that nobody plays, or whose player has been gone for long enough.
  bool is_deserted(const Lobby& lobby, std::uint8_t seat, Moment now) const;
  // Absent members without a seat, the longest absence first and the host last: on a full list they make
  // room.
  std::vector<MemberId> dispensable(const Lobby& lobby) const;
  // The next host: a seated member who is here, or otherwise anyone who is here and not a screen.
  std::optional<MemberId> next_host(const Lobby& lobby, std::optional<MemberId> except) const;
  // When the game is to be interrupted because nobody is left, in steady milliseconds.
  std::optional<std::int64_t> interrupted_at_ms(const Lobby& lobby) const;
  void note_interruption() { is_leaving_known_ = true; }
  // Someone has joined or come back. The next departure of the last person interrupts the game again.
  void note_arrival(Kind kind) {
    if (kind == Kind::Person) is_leaving_known_ = false;
  }
  // The host's rights, chairs and names of members who have been gone for long.
  FactList tidy_absent(const Lobby& lobby, Moment now);

  // ---- what the others are shown (B-COM-1)
  // Someone has come or gone. False: the others are shown later how it ended.
  bool shows_change_of(MemberId member, const Lobby& lobby, Moment now);
  // Whose change may be shown now.
  std::vector<MemberId> delayed_changes(const Lobby& lobby, Moment now);
  std::span<const DelayedPresence> delayed_presences() const { return delayed_presences_; }
  // As the others were shown it.
  bool shows_here(MemberId member) const;
  // A connection has got better or worse. False if it hasn't, or if the others have just been told or see
  // that this member is gone.
  bool update_quality(Connection& connection, protocol::Quality quality, const Lobby& lobby, Moment now);

  // ---- joining, while a game is running
  TalkLimiter& onlooker_limits() { return onlooker_limits_; }
  const TalkLimiter& onlooker_limits() const { return onlooker_limits_; }
  bool has_newcomers() const { return !newcomers_.empty(); }
  void wait_to_join(ConnectionId id, const protocol::Join& join);
  // The next one who may come in now.
  std::optional<Newcomer> take_newcomer(const Lobby& lobby, Moment now);

 private:
  bool may_be_seen(MemberId member, const Lobby& lobby, Moment now);
  std::int64_t seen_again_at(MemberId member, const Lobby& lobby);
  std::optional<std::int64_t> left_by_people_since(const Lobby& lobby) const;

  std::vector<Connection> connections_;
  std::vector<Absence> absences_;
  std::vector<DelayedPresence> delayed_presences_;
  std::vector<Newcomer> newcomers_;     // in the order in which they came
  TalkLimiter onlooker_limits_;         // shared by all members without a seat in the running game
  std::vector<MemberId> not_yet_back_;  // since the server started
  std::optional<std::int64_t> empty_since_ms_;
  bool is_leaving_known_ = false;  // the game has already been interrupted because everyone left
};

}  // namespace table

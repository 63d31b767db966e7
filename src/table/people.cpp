#include "table/people.h"

#include <algorithm>
#include <utility>

namespace table {
namespace {

constexpr std::int64_t kHostWaitsMs = 10'000;   // a host who is gone for longer passes on its rights
constexpr std::int64_t kChairWaitsMs = 60'000;  // before a game: the chair of one who is gone
constexpr std::int64_t kSpectatorWaitsMs = 60'000;
constexpr std::int64_t kPlayerWaitsMs = 1'800'000;  // then it is removed from the list

}  // namespace

// ---- connections

Connection* People::connection_of(ConnectionId id) {
  const auto found = std::ranges::find(connections_, id, &Connection::id);
  return found == connections_.end() ? nullptr : &*found;
}

Connection* People::connection_of(MemberId member) {
  const auto found = std::ranges::find(connections_, std::optional{member}, &Connection::member);
  return found == connections_.end() ? nullptr : &*found;
}

void People::connect(ConnectionId id) {
  connections_.push_back({.id = id});
  empty_since_ms_.reset();
}

void People::drop(ConnectionId id) {
  std::erase_if(connections_, [&](const Connection& connection) { return connection.id == id; });
}

void People::lose(ConnectionId id, const Lobby& lobby, Moment now) {
  const Connection* connection = connection_of(id);
  if (connection == nullptr) return;
  if (connection->member && lobby.member(*connection->member) != nullptr) {
    absences_.push_back({*connection->member, now.steady_ms, connection->talk_limits});
  }
  drop(id);
  if (connections_.empty()) empty_since_ms_ = now.steady_ms;
}

void People::restore(const Lobby& lobby, Moment now) {
  for (const Member& member : lobby.members) {
    if (member.kind == Kind::Teammate) continue;
    absences_.push_back({member.id, now.steady_ms});
    not_yet_back_.push_back(member.id);
  }
  empty_since_ms_ = now.steady_ms;
  is_leaving_known_ = true;
}

// ---- members

bool People::is_here(MemberId member) const {
  return std::ranges::any_of(connections_,
                             [&](const Connection& connection) { return connection.member == member; });
}

bool People::has_voice(MemberId member) const {
  const auto found = std::ranges::find(connections_, std::optional{member}, &Connection::member);
  return found != connections_.end() && found->has_voice;
}

protocol::Quality People::quality_of(MemberId member) const {
  const auto found = std::ranges::find(connections_, std::optional{member}, &Connection::member);
  return found == connections_.end() ? protocol::Quality::Good : found->quality;
}

std::optional<std::int64_t> People::absent_since(MemberId member) const {
  const auto found = std::ranges::find(absences_, member, &Absence::member);
  return found == absences_.end() ? std::nullopt : std::optional{found->since_ms};
}

bool People::come_back(MemberId member) {
  forget(member);
  return std::erase(not_yet_back_, member) > 0;
}

void People::forget(MemberId member) {
  std::erase_if(absences_, [&](const Absence& absence) { return absence.member == member; });
}

void People::leave_unseen(Connection& connection, Moment now) {
  absences_.push_back({*connection.member, now.steady_ms - kPlayerWaitsMs, connection.talk_limits});
  connection.member.reset();
  connection.is_parting = true;
}

TalkLimits* People::talk_limits_of(MemberId member) {
  if (Connection* connection = connection_of(member)) return &connection->talk_limits;
  const auto absence = std::ranges::find(absences_, member, &Absence::member);
  return absence != absences_.end() ? &absence->talk_limits : nullptr;
}

// ---- what follows from who is here

bool People::is_everybody_ready(const Lobby& lobby) const {
  if (lobby.seated() == 0) return false;
  const auto is_ready = [&](MemberId id) { return lobby.member(id)->ready && is_here(id); };
  if (lobby.is_left_to_teammates()) return lobby.host && is_ready(*lobby.host);
  return std::ranges::all_of(lobby.ring, [&](const Chair& chair) {
    return !chair.holder || lobby.is_teammate(*chair.holder) || is_ready(*chair.holder);
  });
}

bool People::is_deserted(const Lobby& lobby, std::uint8_t seat, Moment now) const {
  const auto holder = lobby.ring[seat].holder;
  if (!holder) return true;
  if (lobby.is_teammate(*holder) || is_here(*holder)) return false;
  const auto since = absent_since(*holder);
  return !since || now.steady_ms - *since >= std::int64_t{protocol::kFreeToTakeAfterMs};
}

std::vector<MemberId> People::dispensable(const Lobby& lobby) const {
  std::vector<Absence> gone;
  for (const Absence& absence : absences_) {
    const bool is_listed = lobby.member(absence.member) != nullptr;
    const bool has_seat = lobby.chair_of(absence.member) || lobby.owned_by(absence.member);
    if (is_listed && !has_seat) gone.push_back(absence);
  }
  std::ranges::stable_sort(gone, {}, [&](const Absence& absence) {
    return std::pair{lobby.host == absence.member, absence.since_ms};
  });
  std::vector<MemberId> members;
  members.reserve(gone.size());
  for (const Absence& absence : gone) members.push_back(absence.member);
  return members;
}

std::optional<MemberId> People::next_host(const Lobby& lobby, std::optional<MemberId> except) const {
  std::optional<MemberId> next;
  for (const Member& member : lobby.members) {
    if (member.id == except || !is_here(member.id) || member.kind == Kind::Screen) continue;
    if (lobby.chair_of(member.id)) return member.id;
    if (!next) next = member.id;
  }
  return next;
}

// since when no person has been here; nothing if one is here, or if there have never been any.
std::optional<std::int64_t> People::left_by_people_since(const Lobby& lobby) const {
  std::optional<std::int64_t> since;
  for (const Member& member : lobby.members) {
    if (member.kind != Kind::Person) continue;
    if (is_here(member.id)) return std::nullopt;
    since = std::max(since.value_or(0), absent_since(member.id).value_or(0));
  }
  return since;
}

std::optional<std::int64_t> People::interrupted_at_ms(const Lobby& lobby) const {
  if (!lobby.is_running() || is_leaving_known_) return std::nullopt;
  const auto since = left_by_people_since(lobby);
  return since ? std::optional{*since + std::int64_t{protocol::kFreeToTakeAfterMs}} : std::nullopt;
}

FactList People::tidy_absent(const Lobby& lobby, Moment now) {
  FactList facts;
  if (connections_.empty()) return facts;  // a table that everyone has left waits as it is
  std::vector<MemberId> gone;
  for (const Absence& absence : absences_) {
    const std::int64_t ms = now.steady_ms - absence.since_ms;
    const Member* member = lobby.member(absence.member);
    if (member == nullptr) {
      gone.push_back(absence.member);
      continue;
    }
    if (lobby.host == absence.member && ms >= kHostWaitsMs) {
      if (const auto next = next_host(lobby, absence.member)) facts.emplace_back(HostPassed{*next});
    }
    if (lobby.phase == Phase::Playing && lobby.owned_by(absence.member)) continue;
    const bool is_spectator = member->part == Part::Spectator;
    if (ms >= (is_spectator ? kSpectatorWaitsMs : kPlayerWaitsMs)) {
      if (lobby.is_onlooker(absence.member) && !onlooker_limits_.take(TalkKind::Onlookers, now.steady_ms))
        continue;
      facts.emplace_back(WentAway{absence.member});
      gone.push_back(absence.member);
    } else if (ms >= kChairWaitsMs && lobby.chair_of(absence.member)) {
      facts.emplace_back(StoodUp{absence.member, Part::Player});
    }
  }
  for (const MemberId member : gone) forget(member);
  return facts;
}

// ---- what the others are shown

// Whether the others may be shown a change of this member now; if so, it is used up.
bool People::may_be_seen(MemberId member, const Lobby& lobby, Moment now) {
  if (lobby.is_onlooker(member)) return onlooker_limits_.take(TalkKind::Onlookers, now.steady_ms);
  TalkLimits* const limits = talk_limits_of(member);
  return limits == nullptr || limits->limiter.take(TalkKind::Presence, now.steady_ms);
}

std::int64_t People::seen_again_at(MemberId member, const Lobby& lobby) {
  if (lobby.is_onlooker(member)) return onlooker_limits_.free_at(TalkKind::Onlookers);
  const TalkLimits* const limits = talk_limits_of(member);
  return limits == nullptr ? 0 : limits->limiter.free_at(TalkKind::Presence);
}

bool People::shows_change_of(MemberId member, const Lobby& lobby, Moment now) {
  const auto known = std::ranges::find(delayed_presences_, member, &DelayedPresence::member);
  if (lobby.phase == Phase::Playing) {
    if (known != delayed_presences_.end()) return false;
    if (!may_be_seen(member, lobby, now)) {
      delayed_presences_.push_back({member, !is_here(member), seen_again_at(member, lobby)});
      return false;
    }
  } else if (known != delayed_presences_.end()) {
    delayed_presences_.erase(known);
  }
  return true;
}

std::vector<MemberId> People::delayed_changes(const Lobby& lobby, Moment now) {
  std::vector<MemberId> changed;
  std::erase_if(delayed_presences_, [&](DelayedPresence& delayed) {
    if (now.steady_ms < delayed.due_ms) return false;
    const bool is_listed = lobby.member(delayed.member) != nullptr;
    if (!is_listed || delayed.shown_here == is_here(delayed.member)) return true;
    if (lobby.phase == Phase::Playing && !may_be_seen(delayed.member, lobby, now)) {
      delayed.due_ms = seen_again_at(delayed.member, lobby);
      return false;
    }
    changed.push_back(delayed.member);
    return true;
  });
  return changed;
}

bool People::shows_here(MemberId member) const {
  const auto delayed = std::ranges::find(delayed_presences_, member, &DelayedPresence::member);
  return delayed != delayed_presences_.end() ? delayed->shown_here : is_here(member);
}

bool People::update_quality(Connection& connection, protocol::Quality quality, const Lobby& lobby,
                            Moment now) {
  if (quality == connection.quality) return false;
  auto& quality_told_at_ms = connection.talk_limits.quality_told_at_ms;
  if (quality_told_at_ms && now.steady_ms - *quality_told_at_ms < protocol::kQualityHoldsMs) return false;
  if (connection.member && lobby.is_onlooker(*connection.member) &&
      !may_be_seen(*connection.member, lobby, now))
    return false;
  connection.quality = quality;
  quality_told_at_ms = now.steady_ms;
  return connection.member && shows_here(*connection.member);
}

// ---- joining

void People::wait_to_join(ConnectionId id, const protocol::Join& join) {
  if (std::ranges::find(newcomers_, id, &Newcomer::connection) != newcomers_.end()) return;
  newcomers_.push_back({id, join});
}

// One after the other, and all at once when the game is over.
std::optional<Newcomer> People::take_newcomer(const Lobby& lobby, Moment now) {
  if (newcomers_.empty()) return std::nullopt;
  const bool is_silent = lobby.phase == Phase::Playing;
  if (is_silent && now.steady_ms < onlooker_limits_.free_at(TalkKind::Onlookers)) return std::nullopt;
  Newcomer first = newcomers_.front();
  newcomers_.erase(newcomers_.begin());
  return first;
}

}  // namespace table

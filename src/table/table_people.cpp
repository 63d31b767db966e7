// Who comes, who goes, and who is the host.
#include <algorithm>

#include "protocol/messages.h"
#include "table/table.h"

namespace table {
namespace {

constexpr std::int64_t kHostWaitsMs = 10'000;   // a host who is gone for longer hands on its rights
constexpr std::int64_t kChairWaitsMs = 60'000;  // before a game: the chair of one who is gone
constexpr std::int64_t kSpectatorWaitsMs = 60'000;
constexpr std::int64_t kPlayerWaitsMs = 1'800'000;  // then it is struck off the list

}  // namespace

void Table::connect(ConnectionId connection) {
  links_.push_back({.id = connection});
  empty_since_ms_.reset();
}

void Table::join(Link& link, const protocol::Join& join, Moment now) {
  // A join that is repeated because its answer was lost.
  if (join.token && member_with(*join.token)) {
    return come_back(link.id, {*join.token, std::nullopt, join.protocol}, now);
  }
  const auto turn_away = [&](protocol::TableReason reason) {
    tell_now(link.id, protocol::no_entry_text(protocol::TableRefusal{.reason = reason}));
    ports_.outbox.close(link.id, Goodbye::NoEntry);
  };
  using enum protocol::TableReason;
  if (join.protocol != protocol::kProtocolVersion) return turn_away(ProtocolNotSpoken);
  if (store_ == StoreState::Fails) return turn_away(StoreIsTroubled);
  if (lobby_.is_locked) return turn_away(TableIsLocked);
  const bool is_full = lobby_.members.size() >= protocol::kMostMembers;
  const std::vector<MemberId> leaving = is_full ? dispensable() : std::vector<MemberId>{};
  if ((is_full && leaving.empty()) || lobby_.last_member == 0xffff) return turn_away(TableIsFull);
  if (join.kind == Kind::Bot && !takes_bots(lobby_.choice)) return turn_away(NoBotsHere);
  const auto name = protocol::read_name(join.name);
  if (!name) return turn_away(NameNotAllowed);

  const protocol::Token token = join.token ? *join.token : ports_.chance.token();
  const MemberId member{static_cast<std::uint16_t>(lobby_.last_member + 1)};
  const bool may_sit = join.part == Part::Player && lobby_.phase != Phase::Playing;
  const auto chair = may_sit ? chair_for_one_more() : std::nullopt;
  const Part part = join.part == Part::Player && (chair || !may_sit) ? Part::Player : Part::Spectator;
  FactList facts;
  if (!leaving.empty()) facts.emplace_back(WentAway{leaving.front()});
  facts.emplace_back(Joined{member, lobby_.name_for(*name), join.kind, part, protocol::digest_of(token)});
  if (chair) sit_down(facts, member, *chair);
  if (!leaving.empty() && lobby_.host == leaving.front()) {
    const std::size_t before = facts.size();
    pass_host_on(facts, leaving.front());
    if (facts.size() == before) facts.emplace_back(HostPassed{member});
  }
  if (!lobby_.host) facts.emplace_back(HostPassed{member});

  link.member = member;
  link.knows = Version{decided_.value + 1};
  write(facts, std::nullopt, now);
  tell(link, protocol::welcome_text(member, token, lobby_.code));
  send_snapshot(link, now);
  check_ready(now);
}

std::optional<MemberId> Table::member_with(const protocol::Token& token) const {
  const protocol::TokenDigest digest = protocol::digest_of(token);
  // A teammate has no token, so no token is its own.
  const auto found = std::ranges::find_if(lobby_.members, [&](const Member& member) {
    return member.kind != Kind::Teammate && member.digest == digest;
  });
  return found == lobby_.members.end() ? std::nullopt : std::optional{found->id};
}

void Table::come_back(ConnectionId connection, const protocol::Back& back, Moment now) {
  const auto turn_away = [&](protocol::TableReason reason) {
    tell_now(connection, protocol::no_entry_text(protocol::TableRefusal{.reason = reason}));
    ports_.outbox.close(connection, Goodbye::NoEntry);
  };
  if (back.protocol != protocol::kProtocolVersion) {
    return turn_away(protocol::TableReason::ProtocolNotSpoken);
  }
  const auto found = member_with(back.token);
  if (!found) {
    ++ports_.counters.wrong_tokens;
    return turn_away(protocol::TableReason::NoSuchMember);
  }
  const MemberId member = *found;
  const Manners* const known = manners_at(member);
  const Manners manners = known != nullptr ? *known : Manners{};
  const bool was_here = is_here(member);
  const protocol::Quality quality_before = quality_of(member);
  if (const Link* old = link_of(member)) replace(old->id);
  Link& link = *link_of(connection);  // only now: replacing moves the others
  std::erase_if(absences_, [&](const Absence& absence) { return absence.member == member; });

  tell_now(link.id, protocol::welcome_text(member, std::nullopt, lobby_.code));
  const bool is_first_return = std::erase(not_yet_back_, member) > 0;
  const bool is_ahead = back.seen && (*back.seen > durable_ || (is_first_return && *back.seen > restored_));
  if (is_ahead) {
    ++ports_.counters.clients_ahead;
    tell_now(link.id, protocol::rolled_back_text(*back.seen, durable_));
  }
  const auto missed = back.seen && !is_ahead ? history_.since(*back.seen, durable_) : std::nullopt;
  link.member = member;
  link.manners = manners;
  link.came_at = decided_;
  if (missed) {
    for (const Line& line : *missed) ports_.outbox.send(link.id, line);
    // Who is here is in no line.
    for (const Member& other : lobby_.members) {
      tell_now(connection, protocol::presence_text(
                               other.id, shows_here(other.id) ? protocol::Here::Yes : protocol::Here::No,
                               quality_of(other.id)));
    }
    link.knows = durable_;
    link.came_with = *back.seen;
  } else {
    link.knows = decided_;
    link.came_with = decided_;
    send_snapshot(link, now);
  }
  if (!was_here) {
    note_presence(member, now);
  } else if (quality_before != link.quality) {
    tell_presence(member);
  }
  if (is_troubled()) tell_now(connection, protocol::frozen_text(protocol::Frozen::Yes));

  // the seat comes back; before a game a chair does, if one is free.
  if (store_ == StoreState::Fails) return;
  FactList facts;
  const auto own = lobby_.owned_by(member);
  if (own && lobby_.ring[*own].holder != member) {
    const auto stand_in = lobby_.ring[*own].holder;
    facts.emplace_back(SeatReturned{*own});
    if (stand_in && lobby_.is_teammate(*stand_in)) facts.emplace_back(WentAway{*stand_in});
  }
  if (!own && lobby_.phase == Phase::Gathering && lobby_.member(member)->part == Part::Player) {
    if (const auto chair = chair_for_one_more()) sit_down(facts, member, *chair);
  }
  if (!lobby_.host) facts.emplace_back(HostPassed{member});
  write(facts, std::nullopt, now);
  flush();
}

bool Table::takes_bots(const protocol::Choice& choice) const {
  const bool is_public = choice.visibility == protocol::Visibility::Public;
  return choice.bots == protocol::Bots::Allowed && (ports_.rules.bots_at_public_tables || !is_public);
}

// Before a game: a free one, or else that of a teammate, which makes room.
std::optional<std::uint8_t> Table::chair_for_one_more() const {
  const auto free = lobby_.free_chair();
  return free ? free : lobby_.teammates_chair();
}

void Table::sit_down(FactList& facts, MemberId member, std::uint8_t chair) const {
  const auto holder = lobby_.ring[chair].holder;
  if (holder && lobby_.is_teammate(*holder)) facts.emplace_back(WentAway{*holder});
  facts.emplace_back(SatDown{member, chair});
}

void Table::replace(ConnectionId old) {
  tell_now(old, protocol::replaced_text());
  ports_.outbox.close(old, Goodbye::Replaced);
  std::erase_if(links_, [&](const Link& link) { return link.id == old; });
}

// Says goodbye to a member that is no longer on the list, with a last line if there is one. It waits for the
// disk like everything else: nobody goes because of what may never have happened.
void Table::part_with(MemberId member, Goodbye why, Line last) {
  std::erase_if(absences_, [&](const Absence& absence) { return absence.member == member; });
  if (Link* link = link_of(member)) {
    link->member.reset();
    link->is_parting = true;
    if (last) link->knows = decided_;  // what it is told in its own line it need not hear in everybody's
    waiting_.put({.after = decided_, .to = link->id, .line = std::move(last), .goodbye = why});
  }
}

void Table::lose(ConnectionId connection, Moment now) {
  const Link* link = link_of(connection);
  if (link == nullptr) return;
  const auto member = link->member;
  const Manners manners = link->manners;
  std::erase_if(links_, [&](const Link& other) { return other.id == connection; });
  if (member && lobby_.member(*member) != nullptr) {
    absences_.push_back({*member, now.steady_ms, manners});
    if (lobby_.member(*member)->kind == Kind::Person) is_leaving_known_ = false;
    note_presence(*member, now);
    // who is not here is not ready.
    if (lobby_.phase != Phase::Playing && lobby_.member(*member)->ready) {
      write({ReadySaid{*member, false}}, std::nullopt, now);
      check_ready(now);
    }
  }
  if (links_.empty()) empty_since_ms_ = now.steady_ms;
  attend_to_teammates(now);
}

// To one who is here and sits, or else to one who is here.
void Table::pass_host_on(FactList& facts, std::optional<MemberId> except) const {
  std::optional<MemberId> next;
  for (const Member& member : lobby_.members) {
    if (member.id == except || !is_here(member.id)) continue;
    if (lobby_.chair_of(member.id)) {
      facts.emplace_back(HostPassed{member.id});
      return;
    }
    if (!next) next = member.id;
  }
  if (next) facts.emplace_back(HostPassed{*next});
}

// The host's rights, chairs and names of those who have been gone for long.
void Table::tidy_absent(Moment now) {
  if (links_.empty()) return;  // a table that everybody left waits as it is
  FactList facts;
  std::vector<MemberId> gone;
  for (const Absence& absence : absences_) {
    const std::int64_t ms = now.steady_ms - absence.since_ms;
    const Member* member = lobby_.member(absence.member);
    if (member == nullptr) {
      gone.push_back(absence.member);
      continue;
    }
    if (lobby_.host == absence.member && ms >= kHostWaitsMs) pass_host_on(facts, absence.member);
    if (lobby_.phase == Phase::Playing && lobby_.owned_by(absence.member)) continue;
    const bool is_spectator = member->part == Part::Spectator;
    if (ms >= (is_spectator ? kSpectatorWaitsMs : kPlayerWaitsMs)) {
      facts.emplace_back(WentAway{absence.member});
      gone.push_back(absence.member);
    } else if (ms >= kChairWaitsMs && lobby_.chair_of(absence.member)) {
      facts.emplace_back(StoodUp{absence.member, Part::Player});
    }
  }
  for (const MemberId member : gone) {
    std::erase_if(absences_, [&](const Absence& absence) { return absence.member == member; });
  }
  if (facts.empty()) return;
  write(facts, std::nullopt, now);
  check_ready(now);
}

void Table::close(Moment /*now*/) {
  for (const Link& link : links_) {
    tell_now(link.id, protocol::closed_text());
    ports_.outbox.close(link.id, Goodbye::Closed);
  }
  links_.clear();
  if (thinking_.has_place) ports_.teammates.leave(lobby_.code);
  is_closed_ = true;
  ports_.journal.forget(lobby_.code);
}

void Table::shut(std::uint32_t come_back_ms, Moment /*now*/) {
  for (const Link& link : links_) {
    tell_now(link.id, protocol::bye_text(come_back_ms));
    ports_.outbox.close(link.id, Goodbye::Restart);
  }
  links_.clear();
}

}  // namespace table

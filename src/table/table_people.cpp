// Who comes, who goes, and who is the host.
#include <utility>

#include "protocol/messages.h"
#include "table/joining.h"
#include "table/table.h"

namespace table {

void Table::connect(ConnectionId connection) { people_.connect(connection); }

void Table::turn_away(ConnectionId connection, protocol::TableReason reason) {
  delivery_.tell_now(connection, protocol::no_entry_text(protocol::TableRefusal{.reason = reason}));
  delivery_.close_now(connection, Goodbye::NoEntry);
}

void Table::join(Link& link, const protocol::Join& join, Moment now) {
  // A join that is repeated because its answer was lost.
  if (join.token && lobby_.member_with(*join.token)) {
    return come_back(link.id, {*join.token, std::nullopt, join.protocol}, now);
  }
  using enum protocol::TableReason;
  if (join.protocol != protocol::kProtocolVersion) return turn_away(link.id, ProtocolNotSpoken);
  if (store_ == StoreState::Fails) return turn_away(link.id, StoreIsTroubled);
  if (const auto objection = objection_to_join(lobby_, people_, ports_.settings, join)) {
    return turn_away(link.id, *objection);
  }
  // B-COM-1: everyone sees who joins, so joining has a rate limit while a game is running.
  if (lobby_.phase == Phase::Playing && !people_.onlooker_limits().take(TalkKind::Onlookers, now.steady_ms)) {
    people_.wait_to_join(link.id, join);
    return;
  }

  const protocol::Token token = join.token ? *join.token : ports_.random_source.token();
  const Joining joined = joining(lobby_, people_, join, token);
  link.member = joined.member;
  people_.note_arrival(join.kind);
  link.knows = Version{delivery_.decided().value + 1};
  write(joined.facts, std::nullopt, now);
  tell(link, protocol::welcome_text(joined.member, token, lobby_.code));
  send_snapshot(link, now);
  check_ready(now);
}

void Table::admit_newcomers(Moment now) {
  while (const auto newcomer = people_.take_newcomer(lobby_, now)) {
    Link* link = people_.link_of(newcomer->connection);
    if (link != nullptr && !link->member && !link->is_parting) join(*link, newcomer->join, now);
  }
}

void Table::come_back(ConnectionId connection, const protocol::Back& back, Moment now) {
  if (back.protocol != protocol::kProtocolVersion) {
    return turn_away(connection, protocol::TableReason::ProtocolNotSpoken);
  }
  const auto found = lobby_.member_with(back.token);
  if (!found) {
    ++ports_.counters.wrong_tokens;
    return turn_away(connection, protocol::TableReason::NoSuchMember);
  }
  const MemberId member = *found;
  const TalkLimits* const known = people_.talk_limits_of(member);
  const TalkLimits talk_limits = known != nullptr ? *known : TalkLimits{};
  const bool was_here = people_.is_here(member);
  const protocol::Quality quality_before = people_.quality_of(member);
  if (const Link* old = people_.link_of(member)) {
    const ConnectionId before = old->id;
    delivery_.tell_now(before, protocol::replaced_text());
    delivery_.close_now(before, Goodbye::Replaced);
    people_.drop(before);
  }
  Link& link = *people_.link_of(connection);  // only now: replacing moves the others
  const bool is_first_return = people_.come_back(member);
  people_.note_arrival(lobby_.member(member)->kind);

  delivery_.tell_now(link.id, protocol::welcome_text(member, std::nullopt, lobby_.code));
  const bool is_ahead =
      back.seen && (*back.seen > delivery_.durable() || (is_first_return && *back.seen > restored_));
  if (is_ahead) {
    ++ports_.counters.clients_ahead;
    delivery_.tell_now(link.id, protocol::rolled_back_text(*back.seen, delivery_.durable()));
  }
  const auto missed = back.seen && !is_ahead ? delivery_.missed_since(*back.seen) : std::nullopt;
  link.member = member;
  link.talk_limits = talk_limits;
  link.came_at = delivery_.decided();
  if (missed) {
    for (const Line& line : *missed) delivery_.tell_now(link.id, line);
    // No line says who is here.
    for (const Member& other : lobby_.members) {
      delivery_.tell_now(
          connection, protocol::presence_text(
                          other.id, people_.shows_here(other.id) ? protocol::Here::Yes : protocol::Here::No,
                          people_.quality_of(other.id)));
    }
    link.knows = delivery_.durable();
    link.came_with = *back.seen;
  } else {
    link.knows = delivery_.decided();
    link.came_with = delivery_.decided();
    send_snapshot(link, now);
  }
  if (!was_here) {
    note_presence(member, now);
  } else {
    // The others know the quality of the replaced connection. A better one is a change like any other, at the
    // same rate.
    const protocol::Quality fresh = std::exchange(link.quality, quality_before);
    judge(link, fresh, now);
  }
  if (is_troubled()) delivery_.tell_now(connection, protocol::frozen_text(protocol::Frozen::Yes));

  if (store_ == StoreState::Fails) return;
  write(facts_of_return(lobby_, member), std::nullopt, now);
  flush();
}

// Says goodbye to a member that is no longer on the list, with a last line if there is one. It waits for the
// disk like everything else: nobody leaves because of something that may never have happened.
void Table::part_with(MemberId member, Line last) {
  people_.forget(member);
  if (Link* link = people_.link_of(member)) {
    link->member.reset();
    link->is_parting = true;
    if (last)
      link->knows =
          delivery_.decided();  // what its own line says doesn't have to reach it again in everyone's
    delivery_.part(link->id, std::move(last), Goodbye::Left);
  }
}

// One of many spectators leaves at once; the others are told when the rate limit allows it.
void Table::leave_unseen(Link& link, Number number, Moment now) {
  const MemberId member = *link.member;
  tell(link, protocol::done_text(number, std::nullopt), member);
  people_.leave_unseen(link, now);
  delivery_.part(link.id, nullptr, Goodbye::Left);
  note_presence(member, now);
}

void Table::lose(ConnectionId connection, Moment now) {
  const Link* link = people_.link_of(connection);
  if (link == nullptr) return;
  const auto member = link->member;
  people_.lose(connection, lobby_, now);
  if (member && lobby_.member(*member) != nullptr) {
    note_presence(*member, now);
    // an absent member isn't ready.
    if (lobby_.phase != Phase::Playing && lobby_.member(*member)->ready) {
      write({ReadySaid{*member, false}}, std::nullopt, now);
      check_ready(now);
    }
  }
  attend_to_teammates(now);
}

// Presence is a sign, not a fact: it isn't in the journal, and is sent at once. During a game it has a rate
// limit: if someone comes and goes fast, the others are shown the current state later (B-COM-1).
void Table::note_presence(MemberId member, Moment now) {
  if (people_.shows_change_of(member, lobby_, now)) tell_presence(member);
}

void Table::tell_presence(MemberId member) {
  const Line line = line_of(
      protocol::presence_text(member, people_.is_here(member) ? protocol::Here::Yes : protocol::Here::No,
                              people_.quality_of(member)));
  delivery_.tell_members_now(people_.links(), line, member);
}

// Everyone is told when someone's connection gets better or worse, including that member.
void Table::judge(Link& link, protocol::Quality quality, Moment now) {
  if (!people_.judge(link, quality, lobby_, now)) return;
  const Line line = line_of(protocol::presence_text(*link.member, protocol::Here::Yes, quality));
  delivery_.tell_members_now(people_.links(), line);
}

void Table::close(Moment /*now*/) {
  for (const Link& link : people_.links()) {
    delivery_.tell_now(link.id, protocol::closed_text());
    delivery_.close_now(link.id, Goodbye::Closed);
  }
  people_.send_all_away();
  teammates_.leave(lobby_.code);
  is_closed_ = true;
  ports_.journal.forget(lobby_.code);
}

void Table::shut(std::uint32_t come_back_ms, Moment /*now*/) {
  for (const Link& link : people_.links()) {
    delivery_.tell_now(link.id, protocol::bye_text(come_back_ms));
    delivery_.close_now(link.id, Goodbye::Restart);
  }
  people_.send_all_away();
}

}  // namespace table

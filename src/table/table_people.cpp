// Who comes, who goes, and who is the host.
#include <utility>

#include "protocol/messages.h"
#include "table/joining.h"
#include "table/table.h"

namespace table {

void Table::connect(ConnectionId id) { people_.connect(id); }

void Table::turn_away(ConnectionId id, protocol::TableReason reason) {
  delivery_.tell_now(id, protocol::no_entry_text(protocol::TableRefusal{.reason = reason}));
  delivery_.close_now(id, Goodbye::NoEntry);
}

void Table::join(Connection& connection, const protocol::Join& join, Moment now) {
  // A join that is repeated because its answer was lost.
  if (join.token && lobby_.member_with(*join.token)) {
    return come_back(connection.id, {*join.token, std::nullopt, join.protocol}, now);
  }
  using enum protocol::TableReason;
  if (join.protocol != protocol::kProtocolVersion) return turn_away(connection.id, ProtocolNotSpoken);
  if (store_ == StoreState::Fails) return turn_away(connection.id, StoreIsTroubled);
  if (const auto objection = objection_to_join(lobby_, people_, ports_.settings, join)) {
    return turn_away(connection.id, *objection);
  }
  // B-COM-1: everyone sees who joins, so joining has a rate limit while a game is running.
  if (lobby_.phase == Phase::Playing && !people_.onlooker_limits().take(TalkKind::Onlookers, now.steady_ms)) {
    people_.wait_to_join(connection.id, join);
    return;
  }

  const protocol::Token token = join.token ? *join.token : ports_.random_source.token();
  const Joining joined = joining(lobby_, people_, join, token);
  connection.member = joined.member;
  people_.note_arrival(join.kind);
  connection.knows = Version{delivery_.decided().value + 1};
  write(joined.facts, std::nullopt, now);
  tell(connection, protocol::welcome_text(joined.member, token, lobby_.code));
  send_snapshot(connection, now);
  check_ready(now);
}

void Table::admit_newcomers(Moment now) {
  while (const auto newcomer = people_.take_newcomer(lobby_, now)) {
    Connection* connection = people_.connection_of(newcomer->connection);
    if (connection != nullptr && !connection->member && !connection->is_parting)
      join(*connection, newcomer->join, now);
  }
}

void Table::come_back(ConnectionId id, const protocol::Back& back, Moment now) {
  if (back.protocol != protocol::kProtocolVersion) {
    return turn_away(id, protocol::TableReason::ProtocolNotSpoken);
  }
  const auto found = lobby_.member_with(back.token);
  if (!found) {
    ++ports_.counters.wrong_tokens;
    return turn_away(id, protocol::TableReason::NoSuchMember);
  }
  const MemberId member = *found;
  const TalkLimits* const known = people_.talk_limits_of(member);
  const TalkLimits talk_limits = known != nullptr ? *known : TalkLimits{};
  const bool was_here = people_.is_here(member);
  const protocol::Quality quality_before = people_.quality_of(member);
  if (const Connection* old = people_.connection_of(member)) {
    const ConnectionId before = old->id;
    delivery_.tell_now(before, protocol::replaced_text());
    delivery_.close_now(before, Goodbye::Replaced);
    people_.drop(before);
  }
  Connection& connection = *people_.connection_of(id);  // only now: replacing moves the others
  const bool is_first_return = people_.come_back(member);
  people_.note_arrival(lobby_.member(member)->kind);

  delivery_.tell_now(connection.id, protocol::welcome_text(member, std::nullopt, lobby_.code));
  const bool is_ahead =
      back.seen && (*back.seen > delivery_.durable() || (is_first_return && *back.seen > restored_));
  if (is_ahead) {
    ++ports_.counters.clients_ahead;
    delivery_.tell_now(connection.id, protocol::rolled_back_text(*back.seen, delivery_.durable()));
  }
  const auto missed = back.seen && !is_ahead ? delivery_.missed_since(*back.seen) : std::nullopt;
  connection.member = member;
  connection.talk_limits = talk_limits;
  connection.came_at = delivery_.decided();
  if (missed) {
    for (const Line& line : *missed) delivery_.tell_now(connection.id, line);
    // No line says who is here.
    for (const Member& other : lobby_.members) {
      delivery_.tell_now(
          id, protocol::presence_text(other.id,
                                      people_.shows_here(other.id) ? protocol::Here::Yes : protocol::Here::No,
                                      people_.quality_of(other.id)));
    }
    connection.knows = delivery_.durable();
    connection.came_with = *back.seen;
  } else {
    connection.knows = delivery_.decided();
    connection.came_with = delivery_.decided();
    send_snapshot(connection, now);
  }
  if (!was_here) {
    note_presence(member, now);
  } else {
    // The others know the quality of the replaced connection. A better one is a change like any other, at the
    // same rate.
    const protocol::Quality fresh = std::exchange(connection.quality, quality_before);
    update_quality(connection, fresh, now);
  }
  if (is_troubled()) delivery_.tell_now(id, protocol::frozen_text(protocol::Frozen::Yes));

  if (store_ == StoreState::Fails) return;
  write(facts_of_return(lobby_, member), std::nullopt, now);
  flush();
}

// Says goodbye to a member that is no longer on the list, with a last line if there is one. It waits for the
// disk like everything else: nobody leaves because of something that may never have happened.
void Table::part_with(MemberId member, Line last) {
  people_.forget(member);
  if (Connection* connection = people_.connection_of(member)) {
    connection->member.reset();
    connection->is_parting = true;
    if (last)
      connection->knows =
          delivery_.decided();  // what its own line says doesn't have to reach it again in everyone's
    delivery_.part(connection->id, std::move(last), Goodbye::Left);
  }
}

// One of many spectators leaves at once; the others are told when the rate limit allows it.
void Table::leave_unseen(Connection& connection, Number number, Moment now) {
  const MemberId member = *connection.member;
  tell(connection, protocol::done_text(number, std::nullopt), member);
  people_.leave_unseen(connection, now);
  delivery_.part(connection.id, nullptr, Goodbye::Left);
  note_presence(member, now);
}

void Table::lose(ConnectionId id, Moment now) {
  const Connection* connection = people_.connection_of(id);
  if (connection == nullptr) return;
  const auto member = connection->member;
  people_.lose(id, lobby_, now);
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
  delivery_.tell_members_now(people_.connections(), line, member);
}

// Everyone is told when someone's connection gets better or worse, including that member.
void Table::update_quality(Connection& connection, protocol::Quality quality, Moment now) {
  if (!people_.update_quality(connection, quality, lobby_, now)) return;
  const Line line = line_of(protocol::presence_text(*connection.member, protocol::Here::Yes, quality));
  delivery_.tell_members_now(people_.connections(), line);
}

void Table::close(Moment now) {
  if (const auto claim = heist_claim(lobby_.purpose, lobby_.code, now.wall_s);
      claim && lobby_.phase == Phase::Counting) {
    ports_.heist_tries.give_back(*claim);
  }
  for (const Connection& connection : people_.connections()) {
    delivery_.tell_now(connection.id, protocol::closed_text());
    delivery_.close_now(connection.id, Goodbye::Closed);
  }
  people_.send_all_away();
  teammates_.leave(lobby_.code);
  is_closed_ = true;
  ports_.journal.forget(lobby_.code);
}

void Table::shut(std::uint32_t come_back_ms, Moment /*now*/) {
  for (const Connection& connection : people_.connections()) {
    delivery_.tell_now(connection.id, protocol::bye_text(come_back_ms));
    delivery_.close_now(connection.id, Goodbye::Restart);
  }
  people_.send_all_away();
}

}  // namespace table

#include "table/table.h"

#include "base/overloaded.h"
#include "protocol/messages.h"
#include "table/seating.h"

namespace table {

Table::Table(Ports ports, Code code, const protocol::NewTable& wish, Moment now) : ports_(ports) {
  FactList facts{Opened{code, now.wall_s, wish.challenge}, GameChosen{wish.choice}};
  if (wish.habits != protocol::TeammateHabits{}) facts.emplace_back(TeammatesSettled{wish.habits});
  Lobby lobby;
  for (const Fact& fact : facts) evolve(lobby, fact);
  Seating seating{lobby};
  for (std::uint8_t i = 1; i <= wish.teammates && seating.lobby().free_chair(); ++i) {
    seating.seat(i % rules::kMostSeats);  // the first chair stays free for who comes first
  }
  facts.insert(facts.end(), seating.facts().begin(), seating.facts().end());
  write(facts, std::nullopt, now);
  empty_since_ms_ = now.steady_ms;
  keep_place(Teammates::Arrival::New);
}

void Table::hear(ConnectionId connection, const protocol::Request& request, Moment now) {
  Link* link = link_of(connection);
  if (link == nullptr || link->is_parting) return;
  wake(now);  // time comes first: what is due by now has happened before this request arrived
  link = link_of(connection);
  if (link == nullptr) return;
  if (!link->member) {
    if (const auto* newcomer = std::get_if<protocol::Join>(&request)) {
      join(*link, *newcomer, now);
    } else if (const auto* returning = std::get_if<protocol::Back>(&request)) {
      come_back(connection, *returning, now);
    } else {
      tell_now(connection, protocol::bad_text("Say first who you are: join or back.", std::nullopt));
    }
    attend_to_teammates(now);
    ask_for_par(now);
    return;
  }
  const auto once = [&] {
    tell_now(connection, protocol::bad_text("You have said who you are.", std::nullopt));
  };
  std::visit(base::Overloaded{
                 [&](const protocol::Join&) { once(); },
                 [&](const protocol::Back&) { once(); },
                 [&](const protocol::Numbered& numbered) { grant(*link, numbered, now); },
                 [&](const protocol::Snapshot&) {
                   ++ports_.counters.snapshots;
                   send_snapshot(*link, now);
                 },
                 [&](const protocol::AskTime&) {
                   const bool runs = lobby_.clock.hand == GameClock::Hand::Running && !is_troubled();
                   tell_now(connection, protocol::time_text(game_time(now), runs ? protocol::Clock::Runs
                                                                                 : protocol::Clock::Stands));
                 },
                 [&](const protocol::Hint& dragged) { hint(*link, dragged, now); },
                 [&](const protocol::AskIce&) {
                   // A relay is for those who can talk by it.
                   const bool talks = lobby_.chair_of(*link->member).has_value() &&
                                      lobby_.choice.voice == protocol::Voice::BuiltIn;
                   const auto relays = talks ? protocol::Relays::Told : protocol::Relays::LeftOut;
                   tell_now(connection, protocol::ice_text(protocol::ice_servers_json(ports_.rules.ice,
                                                                                      relays, now.wall_s)));
                 },
             },
             request);
  attend_to_teammates(now);
  ask_for_par(now);
}

void Table::hear(ConnectionId connection, const protocol::BadRequest& bad) {
  tell_now(connection, protocol::bad_text(bad.what, bad.number));
}

void Table::too_fast(ConnectionId connection, std::optional<Number> number) {
  ++ports_.counters.refusals;
  const protocol::TableRefusal refusal{.reason = protocol::TableReason::TooFast};
  tell_now(connection,
           number ? protocol::refusal_text(number, refusal)
                  : protocol::bad_text(std::string{protocol::sentence(refusal.reason)}, std::nullopt));
}

void Table::measured(ConnectionId connection, std::uint32_t round_trip_ms, Moment now) {
  Link* link = link_of(connection);
  if (link == nullptr) return;
  link->measured(round_trip_ms);
  if (const auto usual = link->usual_round_trip_ms()) {
    judge(*link, protocol::next_quality(link->quality, *usual), now);
  }
}

void Table::overdue(ConnectionId connection, Moment now) {
  if (Link* link = link_of(connection)) judge(*link, protocol::Quality::Poor, now);
}

void Table::trouble(StoreState state) {
  const bool was_troubled = is_troubled();
  store_ = state;
  if (is_troubled() == was_troubled) return;
  for (const Link& link : links_) {
    if (link.member)
      tell_now(link.id, protocol::frozen_text(is_troubled() ? protocol::Frozen::Yes : protocol::Frozen::No));
  }
}

}  // namespace table

#include "table/table.h"

#include "base/overloaded.h"
#include "protocol/messages.h"
#include "table/seating.h"

namespace table {

Table::Table(Ports ports)
    : ports_(ports), delivery_(ports.outbox), teammates_(ports.teammates), solver_(ports.solver) {}

Table::Table(Ports ports, Code code, const protocol::NewTable& request, Moment now) : Table(ports) {
  FactList facts{Opened{code, now.wall_s, request.purpose}, GameChosen{request.choice}};
  if (request.teammate_settings != protocol::TeammateSettings{})
    facts.emplace_back(TeammatesSettled{request.teammate_settings});
  Lobby lobby;
  for (const Fact& fact : facts) evolve(lobby, fact);
  Seating seating{lobby};
  for (std::uint8_t i = 1; i <= request.teammates && seating.lobby().free_chair(); ++i) {
    seating.seat(i % rules::kMostSeats);  // the first chair stays free for the first person to come
  }
  facts.insert(facts.end(), seating.facts().begin(), seating.facts().end());
  write(facts, std::nullopt, now);
  people_.open_empty(now);
  teammates_.keep_place(lobby_.code, lobby_.has_teammates(), TeammateService::Arrival::New);
}

void Table::hear(ConnectionId id, const protocol::Request& request, Moment now) {
  Connection* connection = people_.connection_of(id);
  if (connection == nullptr || connection->is_parting) return;
  wake(now);  // time comes first: what is due by now happened before this request arrived
  connection = people_.connection_of(id);
  if (connection == nullptr) return;
  if (!connection->member) {
    if (const auto* newcomer = std::get_if<protocol::Join>(&request)) {
      join(*connection, *newcomer, now);
    } else if (const auto* returning = std::get_if<protocol::Back>(&request)) {
      come_back(id, *returning, now);
    } else {
      delivery_.tell_now(id, protocol::bad_text("Say who you are first: join or back.", std::nullopt));
    }
    attend_to_teammates(now);
    ask_for_par(now);
    return;
  }
  const auto once = [&] {
    delivery_.tell_now(id, protocol::bad_text("You've already said who you are.", std::nullopt));
  };
  std::visit(base::Overloaded{
                 [&](const protocol::Join&) { once(); },
                 [&](const protocol::Back&) { once(); },
                 [&](const protocol::Numbered& numbered) { handle(*connection, numbered, now); },
                 [&](const protocol::Snapshot&) {
                   ++ports_.counters.snapshots;
                   send_snapshot(*connection, now);
                 },
                 [&](const protocol::AskTime&) {
                   const bool runs = lobby_.clock.state == ClockState::Running && !is_troubled();
                   delivery_.tell_now(
                       id, protocol::time_text(game_.time(lobby_, now.server),
                                               runs ? protocol::Clock::Runs : protocol::Clock::Stands));
                 },
                 [&](const protocol::Hint& dragged) { hint(*connection, dragged, now); },
                 [&](const protocol::AskIce&) {
                   // A relay is only for people who can talk through it.
                   const bool talks = lobby_.chair_of(*connection->member).has_value() &&
                                      lobby_.choice.voice == protocol::Voice::BuiltIn;
                   const auto relays = talks ? protocol::Relays::Told : protocol::Relays::LeftOut;
                   delivery_.tell_now(id, protocol::ice_text(protocol::ice_servers_json(ports_.settings.ice,
                                                                                        relays, now.wall_s)));
                 },
             },
             request);
  attend_to_teammates(now);
  ask_for_par(now);
}

void Table::hear(ConnectionId id, const protocol::BadRequest& bad) {
  delivery_.tell_now(id, protocol::bad_text(bad.what, bad.number));
}

void Table::too_fast(ConnectionId id, std::optional<Number> number) {
  ++ports_.counters.refusals;
  const protocol::TableRefusal refusal{.reason = protocol::TableReason::TooFast};
  delivery_.tell_now(
      id, number ? protocol::refusal_text(number, refusal)
                 : protocol::bad_text(std::string{protocol::sentence(refusal.reason)}, std::nullopt));
}

void Table::measured(ConnectionId id, std::uint32_t round_trip_ms, Moment now) {
  Connection* connection = people_.connection_of(id);
  if (connection == nullptr) return;
  connection->measured(round_trip_ms);
  if (const auto usual = connection->usual_round_trip_ms()) {
    update_quality(*connection, protocol::next_quality(connection->quality, *usual), now);
  }
}

void Table::overdue(ConnectionId id, Moment now) {
  if (Connection* connection = people_.connection_of(id))
    update_quality(*connection, protocol::Quality::Poor, now);
}

void Table::trouble(StoreState state) {
  const bool was_troubled = is_troubled();
  store_ = state;
  if (is_troubled() == was_troubled) return;
  const auto frozen = is_troubled() ? protocol::Frozen::Yes : protocol::Frozen::No;
  delivery_.tell_members_now(people_.connections(), line_of(protocol::frozen_text(frozen)));
}

}  // namespace table

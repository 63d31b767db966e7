// What the server's operator asks of a table while it is running. It is written and told like everything
// else.
#include "protocol/messages.h"
#include "table/joining.h"
#include "table/table.h"

namespace table {

TableReport Table::report() const {
  TableReport report{.summary = summary_of(lobby_),
                     .opened_wall_s = lobby_.opened_wall_s,
                     .games = lobby_.games,
                     .clock = lobby_.clock.state,
                     .version = delivery_.decided(),
                     .crew = lobby_.purpose.crew ? std::optional{CrewId{*lobby_.purpose.crew}} : std::nullopt,
                     .people = {},
                     .kept_out = lobby_.kept_out};
  for (const Member& member : lobby_.members) {
    PersonReport& person = report.people.emplace_back(PersonReport{.member = member.id,
                                                                   .name = member.name,
                                                                   .kind = member.kind,
                                                                   .chair = lobby_.chair_of(member.id),
                                                                   .is_host = lobby_.host == member.id,
                                                                   .is_muted = member.muted,
                                                                   .visitor = member.visitor});
    for (const Connection& connection : people_.connections()) {
      if (connection.member != member.id) continue;
      person.connection = connection.id;
      person.quality = connection.quality;
      person.round_trip_ms = connection.usual_round_trip_ms();
    }
  }
  return report;
}

bool Table::remove(MemberId member, Moment now) {
  if (lobby_.member(member) == nullptr) return false;
  FactList facts = facts_of_removal(lobby_, member, std::nullopt);
  if (lobby_.host == member) {
    if (const auto next = people_.next_host(lobby_, member)) facts.emplace_back(HostPassed{*next});
  }
  write(facts, std::nullopt, now);
  part_with(member, line_of(protocol::removed_text()));
  check_ready(now);
  attend_to_teammates(now);
  flush();
  return true;
}

bool Table::rename(MemberId member, std::string name, Moment now) {
  if (lobby_.member(member) == nullptr && lobby_.kept_out_as(member) == nullptr) return false;
  const std::string given = lobby_.name_for(name);
  write({Renamed{member, given}}, std::nullopt, now);
  latest_texts_.rename(member, given);
  delivery_.forget_history();  // the lines that someone has missed may contain the old name
  flush();
  return true;
}

void Table::unlock(Moment now) {
  if (!lobby_.is_locked) return;
  write({LockTurned{false}}, std::nullopt, now);
  flush();
}

}  // namespace table

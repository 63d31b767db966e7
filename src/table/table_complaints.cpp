// Someone tells the server's operator about someone else. It isn't a fact of the table: nobody here sees it.
#include "protocol/messages.h"
#include "table/table.h"
#include "table/talking.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

void Table::complain(Connection& connection, Number number, MemberId about, Moment now) {
  const Member& me = *lobby_.member(*connection.member);
  const auto accused = find_accused(about);
  if (!accused || about == me.id || lobby_.is_teammate(about)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::NoSuchMember});
    return;
  }
  if (!connection.talk_limits.limiter.take(TalkKind::Complaints, now.steady_ms)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  ports_.complaints.put(
      {.table = lobby_.code,
       .at_wall_s = now.wall_s,
       .about = *accused,
       .by = {.member = me.id, .name = me.name, .visitor = me.visitor, .connection = connection.id},
       .heard = latest_texts_.heard_in(circle_of(lobby_, me.id))});
  connection.note_done(number);
  tell(connection, protocol::done_text(number, std::nullopt), me.id);
  flush();
}

// Who is here, who was removed, or who wrote something and left.
std::optional<Complaint::Person> Table::find_accused(MemberId about) {
  if (const Member* member = lobby_.member(about)) {
    const Connection* theirs = people_.connection_of(about);
    return Complaint::Person{.member = about,
                             .name = member->name,
                             .visitor = member->visitor,
                             .connection = theirs == nullptr ? std::nullopt : std::optional{theirs->id}};
  }
  if (const KeptOut* removed = lobby_.kept_out_as(about)) {
    return Complaint::Person{.member = about, .name = removed->name, .visitor = removed->visitor};
  }
  if (const auto text = latest_texts_.last_by(about)) {
    return Complaint::Person{.member = about, .name = text->name, .visitor = text->visitor};
  }
  return std::nullopt;
}

}  // namespace table

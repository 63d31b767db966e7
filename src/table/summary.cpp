#include "table/summary.h"

#include <algorithm>

#include "table/lobby.h"
#include "table/lobby_json.h"

namespace table {

Summary summary_of(const Lobby& lobby) {
  Summary summary{.code = lobby.code,
                  .phase = std::string{word(lobby.phase)},
                  .scenario = lobby.choice.scenario.is_custom() ? "own" : lobby.choice.scenario.text(),
                  .is_locked = lobby.is_locked,
                  .is_public = lobby.choice.visibility == protocol::Visibility::Public,
                  .host = {},
                  .heist = lobby.purpose.heist,
                  .race = lobby.purpose.race};
  for (const Member& member : lobby.members) {
    if (member.kind == Kind::Screen) {
      ++summary.screens;
      continue;
    }
    const bool plays = lobby.chair_of(member.id).has_value();
    ++(plays ? summary.players : summary.spectators);
    if (lobby.host == member.id) summary.host = shown_name(lobby, member);
    if (member.kind == Kind::Teammate) ++summary.teammates;
  }
  const std::size_t chairs = lobby.phase == Phase::Playing ? lobby.seats : protocol::most_seats(lobby.choice);
  summary.free_seats = chairs - std::min<std::size_t>(chairs, lobby.seated());
  return summary;
}

}  // namespace table

#include "table/joining.h"

#include <vector>

#include "protocol/limits.h"
#include "protocol/read_request.h"
#include "table/lobby_json.h"
#include "table/seating.h"

namespace table {
namespace {

bool takes_bots(const protocol::Choice& choice, const TableSettings& settings) {
  const bool is_public = choice.visibility == protocol::Visibility::Public;
  return choice.bots == protocol::Bots::Allowed && (settings.bots_at_public_tables || !is_public);
}

// Before a game: a free one, or otherwise a teammate's, which makes room.
std::optional<std::uint8_t> chair_for_one_more(const Lobby& lobby) {
  const auto free = lobby.free_chair();
  return free ? free : lobby.teammates_chair();
}

// Who makes room for one more, the first to go at the front; nobody while there is room.
std::vector<MemberId> making_room(const Lobby& lobby, const People& people) {
  const bool is_full = lobby.members.size() >= protocol::kMostMembers;
  return is_full ? people.dispensable(lobby) : std::vector<MemberId>{};
}

}  // namespace

std::optional<protocol::TableReason> objection_to_join(const Lobby& lobby, const People& people,
                                                       const TableSettings& settings,
                                                       const protocol::Join& join) {
  using enum protocol::TableReason;
  if (lobby.keeps_out(join.visitor)) return KeptOut;
  if (lobby.is_locked) return TableIsLocked;
  const bool is_full = lobby.members.size() >= protocol::kMostMembers && making_room(lobby, people).empty();
  if (is_full || lobby.last_member == 0xffff) return TableIsFull;
  if (join.kind == Kind::Bot && !takes_bots(lobby.choice, settings)) return NoBotsHere;
  const auto name = protocol::read_name(join.name);
  if (!name || settings.blocked_words.forbids(*name)) return NameNotAllowed;
  return std::nullopt;
}

Joining joining(const Lobby& lobby, const People& people, const protocol::Join& join,
                const protocol::Token& token) {
  const MemberId member{static_cast<std::uint16_t>(lobby.last_member + 1)};
  const std::vector<MemberId> leaving = making_room(lobby, people);
  const bool is_screen = join.kind == Kind::Screen;
  const bool plays = join.part == Part::Player && !is_screen;
  const bool may_sit = plays && lobby.phase != Phase::Playing;
  const auto chair = may_sit ? chair_for_one_more(lobby) : std::nullopt;
  const Part part = plays && (chair || !may_sit) ? Part::Player : Part::Spectator;
  const std::string name = protocol::read_name(join.name).value_or(join.name);
  FactList facts;
  if (!leaving.empty()) facts.emplace_back(WentAway{leaving.front()});
  facts.emplace_back(
      Joined{member, lobby.name_for(name), join.kind, part, protocol::digest_of(token), join.visitor});
  if (chair) sit_down(facts, lobby, member, *chair);
  if (!leaving.empty() && lobby.host == leaving.front()) {
    const auto next = people.next_host(lobby, leaving.front());
    if (next || !is_screen) facts.emplace_back(HostPassed{next.value_or(member)});
  }
  if (!lobby.host && !is_screen) facts.emplace_back(HostPassed{member});
  return {member, std::move(facts)};
}

FactList facts_of_removal(const Lobby& lobby, MemberId member, std::optional<MemberId> by) {
  FactList facts{WasRemoved{member}};
  const Member* removed = lobby.member(member);
  const Member* remover = by ? lobby.member(*by) : nullptr;
  // Removing one's own second window doesn't keep oneself out.
  const bool is_own = remover != nullptr && removed != nullptr && remover->visitor == removed->visitor;
  if (removed != nullptr && removed->visitor.is_known() && !is_own) {
    facts.emplace_back(table::KeptOut{member, shown_name(lobby, *removed), removed->visitor});
  }
  return facts;
}

FactList facts_of_return(const Lobby& lobby, MemberId member) {
  FactList facts;
  const auto own = lobby.owned_by(member);
  if (own && lobby.ring[*own].holder != member) {
    const auto stand_in = lobby.ring[*own].holder;
    facts.emplace_back(SeatReturned{*own});
    if (stand_in && lobby.is_teammate(*stand_in)) facts.emplace_back(WentAway{*stand_in});
  }
  if (!own && lobby.phase == Phase::Gathering && lobby.member(member)->part == Part::Player) {
    if (const auto chair = chair_for_one_more(lobby)) sit_down(facts, lobby, member, *chair);
  }
  if (!lobby.host && !lobby.is_screen(member)) facts.emplace_back(HostPassed{member});
  return facts;
}

}  // namespace table

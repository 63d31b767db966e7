#include "table/seating.h"

#include <algorithm>
#include <array>

namespace table {

void sit_down(FactList& facts, const Lobby& lobby, MemberId member, std::uint8_t chair) {
  const auto holder = lobby.ring[chair].holder;
  if (holder && lobby.is_teammate(*holder)) facts.emplace_back(WentAway{*holder});
  facts.emplace_back(SatDown{member, chair});
}
namespace {

// Short, and read the same in every language.
constexpr std::array<std::string_view, 12> kNames{"Alba",  "Bruno", "Cleo", "Dario", "Elin", "Fabio",
                                                  "Gitta", "Hanno", "Ilka", "Jaro",  "Kira", "Lenz"};

std::string name_for_teammate(const Lobby& lobby) {
  for (const std::string_view name : kNames) {
    const bool is_taken =
        std::ranges::any_of(lobby.members, [&](const Member& member) { return member.name == name; });
    if (!is_taken) return std::string{name};
  }
  return lobby.name_for(kNames.front());
}

}  // namespace

bool Seating::has_room() const {
  const bool is_full = lobby_.members.size() >= protocol::kMostMembers;
  return (!is_full || !dispensable_.empty()) && lobby_.last_member != 0xffff;
}

void Seating::seat(std::uint8_t chair) {
  if (lobby_.members.size() >= protocol::kMostMembers && !dispensable_.empty()) {
    add(WentAway{dispensable_.front()});
    dispensable_.erase(dispensable_.begin());
  }
  const MemberId member{static_cast<std::uint16_t>(lobby_.last_member + 1)};
  add(Joined{member, name_for_teammate(lobby_), Kind::Teammate, Part::Player, {}});
  if (lobby_.phase == Phase::Playing) {
    add(TookSeat{member, chair});
  } else {
    add(SatDown{member, chair});
  }
}

void Seating::add(Fact fact) {
  evolve(lobby_, fact);
  facts_.push_back(std::move(fact));
}

}  // namespace table

#include "chronicle/footfalls.h"

#include "rules/mall.h"

namespace chronicle {
namespace {

constexpr std::size_t kLongestWalk = 64;  // no mall is as wide

// The spaces between, if the way can be followed; through a breach it can't.
std::vector<rules::Place> between(const rules::State& state, const rules::PawnMoved& moved) {
  std::vector<rules::Place> way;
  if (!rules::is_placed(state, moved.from.tile()) || !rules::is_placed(state, moved.to.tile())) return way;
  const auto toward = rules::straight_line(state, moved.from, moved.to);
  for (rules::Place at = moved.from; toward && way.size() < kLongestWalk;) {
    at = rules::next_space(state, at, *toward).place;
    if (at == moved.to) return way;
    if (at == rules::kNowhere) break;
    way.push_back(at);
  }
  return {};
}

}  // namespace

std::vector<Footfall> footfalls_of(const Course& course) {
  std::vector<Footfall> all(rules::kTiles * catalog::kCells);
  const auto tread = [&](rules::Pawn pawn, rules::Place at) { ++all[at.code].times[rules::index(pawn)]; };
  for (std::size_t i = 0; i < course.actions.size(); ++i) {
    for (const rules::Event& event : course.actions[i].events) {
      const auto* const moved = std::get_if<rules::PawnMoved>(&event);
      if (moved == nullptr) continue;
      if (moved->way == rules::Way::Walk) {
        for (const rules::Place at : between(course.positions[i], *moved)) tread(moved->pawn, at);
      }
      tread(moved->pawn, moved->to);
    }
  }
  for (std::size_t code = 0; code < all.size(); ++code) all[code].at.code = static_cast<std::uint16_t>(code);
  std::erase_if(all, [](const Footfall& footfall) {
    return footfall.times == std::array<std::uint32_t, rules::kPawns>{};
  });
  return all;
}

}  // namespace chronicle

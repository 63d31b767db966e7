#include "chronicle/tugs_of_war.h"

#include <algorithm>

#include "rules/mall.h"

namespace chronicle {
namespace {

struct Walk {
  std::size_t action = 0;
  rules::Direction toward = rules::Direction::North;
  rules::GameTime at;
  std::optional<rules::Seat> by;
};

// A pawn's last walk, and the tug-of-war that it may be a part of.
struct Trail {
  std::optional<Walk> last = std::nullopt;
  TugOfWar tug{};
};

bool pulls_back(const Walk& before, const Walk& now) {
  return now.toward == catalog::opposite(before.toward) && now.by != before.by &&
         now.at < before.at + kTugPatience;
}

}  // namespace

std::vector<TugOfWar> tugs_of_war(const Course& course) {
  std::vector<TugOfWar> tugs;
  std::array<Trail, rules::kPawns> trails{};
  const auto end = [&](Trail& trail) {
    if (trail.tug.pulls >= kFewestPulls) tugs.push_back(trail.tug);
    trail.tug = {};
  };
  for (std::size_t i = 0; i < course.actions.size(); ++i) {
    const auto* const move = std::get_if<rules::Move>(&course.actions[i].what);
    if (move == nullptr) continue;
    const auto toward = rules::straight_line(course.positions[i], move->from, move->to);
    if (!toward) continue;
    Trail& trail = trails[rules::index(move->pawn)];
    const Walk walk{.action = i, .toward = *toward, .at = course.actions[i].at, .by = course.actions[i].by};
    if (trail.last && pulls_back(*trail.last, walk)) {
      if (trail.tug.pulls == 0) trail.tug = {.pawn = move->pawn, .first = trail.last->action};
      trail.tug.last = i;
      ++trail.tug.pulls;
    } else {
      end(trail);
    }
    trail.last = walk;
  }
  for (Trail& trail : trails) end(trail);
  std::ranges::sort(tugs, {}, &TugOfWar::first);
  return tugs;
}

}  // namespace chronicle

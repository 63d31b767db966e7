#include "ai/pace.h"

namespace ai {
namespace {

constexpr std::array<Timing, 4> kTimings{
    Timing{.surprise = {450, 900},
           .gap = {900, 1900},
           .gap_alone = {700, 1300},
           .least = 620,
           .per_action = 1400,
           .safety = 9000},
    Timing{.surprise = {150, 300},
           .gap = {250, 500},
           .gap_alone = {200, 400},
           .least = 200,
           .per_action = 400,
           .safety = 6000},
    Timing{
        .surprise = {1, 1}, .gap = {1, 1}, .gap_alone = {1, 1}, .least = 1, .per_action = 5, .safety = 2000},
    Timing{.surprise = {900, 1800},
           .gap = {3000, 5000},
           .gap_alone = {1500, 2500},
           .least = 1500,
           .per_action = 4000,
           .safety = 15000,
           .first = 4000,
           .group_gap = 3000},
};

}  // namespace

std::optional<Pace> pace_named(std::string_view wanted) {
  for (const Pace pace : kPaces) {
    if (name(pace) == wanted) return pace;
  }
  return std::nullopt;
}

const Timing& timing_of(Pace pace) { return kTimings[static_cast<std::size_t>(pace)]; }

rules::Millis draw(base::Random& random, Span span) {
  return rules::Millis{span.shortest + random.below(span.longest - span.shortest + 1)};
}

}  // namespace ai

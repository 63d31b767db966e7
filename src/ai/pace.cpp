#include "ai/pace.h"

namespace ai {
namespace {

constexpr std::array<Rhythm, 3> kRhythms{
    Rhythm{.surprise = {450, 900},
           .gap = {900, 1900},
           .gap_alone = {700, 1300},
           .least = 620,
           .per_action = 1400,
           .safety = 9000},
    Rhythm{.surprise = {150, 300},
           .gap = {250, 500},
           .gap_alone = {200, 400},
           .least = 200,
           .per_action = 400,
           .safety = 6000},
    Rhythm{
        .surprise = {1, 1}, .gap = {1, 1}, .gap_alone = {1, 1}, .least = 1, .per_action = 5, .safety = 2000},
};

}  // namespace

std::optional<Pace> pace_named(std::string_view wanted) {
  for (const Pace pace : kPaces) {
    if (name(pace) == wanted) return pace;
  }
  return std::nullopt;
}

const Rhythm& rhythm_of(Pace pace) { return kRhythms[static_cast<std::size_t>(pace)]; }

rules::Millis draw(base::Random& random, Span span) {
  return rules::Millis{span.shortest + random.below(span.longest - span.shortest + 1)};
}

}  // namespace ai

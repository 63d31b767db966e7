#include "sim/tally.h"

#include <algorithm>

#include "rules/legal.h"
#include "rules/sand.h"
#include "rules/view.h"

namespace sim {
namespace {

Loss loss_of(const ai::SimulatedGame& simulated) {
  const rules::State& state = simulated.game.state;
  if (simulated.refused > 0) return Loss::IllegalRequest;
  if (state.defeat == rules::Defeat::NothingToRearrange) return Loss::NothingToRearrange;
  return state.stolen ? Loss::AfterTheTheft : Loss::BeforeTheTheft;
}

std::uint64_t fingerprint_of(std::uint64_t seed, const rules::Game& game) {
  std::array<std::uint8_t, 16> bytes{};
  const std::uint64_t when = (std::uint64_t{game.version} << 32U) | game.now.ms;
  for (std::size_t i = 0; i < 8; ++i) {
    bytes[i] = static_cast<std::uint8_t>(seed >> (8 * i));
    bytes[8 + i] = static_cast<std::uint8_t>(when >> (8 * i));
  }
  return base::siphash({rules::public_hash(game.state), 0}, bytes);
}

void add_in_order(std::vector<std::uint64_t>& seeds, const std::vector<std::uint64_t>& others) {
  const auto middle = static_cast<std::ptrdiff_t>(seeds.size());
  seeds.insert(seeds.end(), others.begin(), others.end());
  std::inplace_merge(seeds.begin(), seeds.begin() + middle, seeds.end());
}

}  // namespace

bool Tally::stood_still(const rules::Ruleset& rules, const GameWatch& watch) {
  return watch.longest_idle().ms > kIdleForLong &&
         !rules::actions_of_all_seats(rules, watch.longest_idle().position).empty();
}

void Tally::add(std::uint64_t seed, const ai::SimulatedGame& simulated, const GameWatch& watch) {
  const rules::Game& game = simulated.game;
  ++games;
  if (game.state.outcome == rules::Outcome::Won) {
    ++won;
    time_left.add(rules::sand_left(game.state, game.state.ended).count);
  } else {
    ++losses[static_cast<std::size_t>(loss_of(simulated))];
    lost_seeds.insert(std::upper_bound(lost_seeds.begin(), lost_seeds.end(), seed), seed);
  }
  time.add(game.now.ms);
  flips.add(game.state.flips);
  actions.add(simulated.actions);
  gaps.add(watch.gaps());
  reactions.add(watch.reactions());
  back_and_forth.add(watch.back_and_forth());
  do_somethings.add(watch.do_somethings());
  do_something_gaps.add(watch.do_something_gaps());
  idle.add(watch.longest_idle().ms);
  if (stood_still(game.rules, watch))
    idle_seeds.insert(std::upper_bound(idle_seeds.begin(), idle_seeds.end(), seed), seed);
  fingerprint += fingerprint_of(seed, game);
}

void Tally::add(const Tally& other) {
  games += other.games;
  won += other.won;
  for (std::size_t i = 0; i < kLosses; ++i) losses[i] += other.losses[i];
  add_in_order(lost_seeds, other.lost_seeds);
  time_left.add(other.time_left);
  time.add(other.time);
  flips.add(other.flips);
  actions.add(other.actions);
  gaps.add(other.gaps);
  reactions.add(other.reactions);
  back_and_forth.add(other.back_and_forth);
  do_somethings.add(other.do_somethings);
  do_something_gaps.add(other.do_something_gaps);
  idle.add(other.idle);
  add_in_order(idle_seeds, other.idle_seeds);
  idle_with_a_way += other.idle_with_a_way;
  decisions.add(other.decisions);
  fingerprint += other.fingerprint;
}

}  // namespace sim

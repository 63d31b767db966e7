#include "ai/expansion_signature.h"

#include <array>
#include <optional>
#include <vector>

#include "ai/playout.h"
#include "ai/signature_fold.h"
#include "rules/legal.h"
#include "rules/token_actions.h"
#include "rules/view.h"

namespace ai {
namespace {

constexpr std::uint32_t kMostActionsOfAGame = 300;
constexpr std::uint32_t kMsPerAction = 400;

struct ChosenAction {
  rules::Seat by;
  rules::Action what;
};

// A kind of action that someone may take now, and one of that kind; moves are chosen more often, because
// tokens would soon be used up otherwise.
std::optional<ChosenAction> any_action(const rules::Game& game, base::Random& random) {
  constexpr unsigned kMoreMoves = 6;
  std::array<std::vector<ChosenAction>, std::variant_size_v<rules::Action>> kinds;
  for (std::uint8_t i = 0; i < game.state.seats; ++i) {
    const rules::Seat seat{i};
    const auto keep = [&](const rules::Action& action) { kinds[action.index()].push_back({seat, action}); };
    for (const rules::Action& action : rules::legal_actions(game.rules, game.state, seat)) keep(action);
    rules::each_token_action(game.rules, game.state, seat, keep);
  }
  std::vector<std::size_t> possible;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    if (kinds[kind].empty()) continue;
    const bool is_move = kind == rules::Action{rules::Move{}}.index();
    possible.insert(possible.end(), is_move ? kMoreMoves : 1U, kind);
  }
  if (possible.empty()) return std::nullopt;
  const auto& kind = kinds[possible[random.below(static_cast<std::uint32_t>(possible.size()))]];
  return kind[random.below(static_cast<std::uint32_t>(kind.size()))];
}

void add_expansion_game(const rules::Ruleset& rules, SignatureFold& fold) {
  const base::Seed seed{catalog::index(rules.game), rules.hardcore ? 1U : 0U};
  rules::Game game = first_position(rules, seed);
  base::Random random{seed};
  fold.add(rules::public_hash(game.state));
  for (std::uint32_t i = 0; i < kMostActionsOfAGame && game.state.outcome == rules::Outcome::Running; ++i) {
    const auto chosen = any_action(game, random);
    if (!chosen) return;
    const rules::Decision decision =
        rules::play(game, {chosen->by, game.now + rules::Millis{kMsPerAction}, chosen->what});
    if (!decision) {  // the sand has run out
      fold.add(static_cast<std::uint64_t>(decision.error().reason));
      return;
    }
    for (const rules::Event& event : *decision) fold.add(event);
    fold.add(rules::public_hash(game.state));
  }
}

}  // namespace

std::uint64_t expansion_signature() {
  SignatureFold fold;
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    const auto game = static_cast<catalog::ExpansionGame>(i);
    for (const bool hardcore : {false, true}) {
      const auto rules = rules::ruleset_for(rules::ExpansionChoice{.game = game, .hardcore = hardcore});
      if (rules) add_expansion_game(*rules, fold);
    }
  }
  return fold.value();
}

}  // namespace ai

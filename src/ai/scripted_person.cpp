#include "ai/scripted_person.h"

#include <algorithm>

#include "rules/action_needs.h"
#include "rules/decide.h"
#include "rules/legal.h"

namespace ai {
namespace {

constexpr rules::Millis kSlowly{8000};
constexpr rules::Millis kReaction{1500};     // to the red pawn
constexpr std::uint8_t kMostWrongMoves = 6;  // then the person sees that the item is another hero's
constexpr std::uint32_t kTakesBackOneIn = 4;

// Where an action takes its hero.
std::optional<rules::Place> end_of(const rules::Action& action) {
  if (const auto* move = std::get_if<rules::Move>(&action)) return move->to;
  if (const auto* ride = std::get_if<rules::RideEscalator>(&action)) return ride->to;
  if (const auto* vortex = std::get_if<rules::TakeVortex>(&action)) return vortex->to;
  return std::nullopt;
}

bool flips_the_timer(const rules::State& view, const rules::Action& action) {
  const auto to = end_of(action);
  return to && rules::space_at(*to).symbol == rules::Symbol::SandTimer && !is_out_of_order(view, *to);
}

}  // namespace

std::optional<PersonKind> person_kind_named(std::string_view wanted) {
  for (const PersonKind kind : kPersonKinds) {
    if (name(kind) == wanted) return kind;
  }
  return std::nullopt;
}

PersonScript usual_script(PersonKind kind) {
  if (kind == PersonKind::Sensible) return {};
  return {.every = kind == PersonKind::Slow ? kSlowly : PersonScript{}.every, .random_in = 0, .kind = kind};
}

ScriptedPerson::ScriptedPerson(const rules::Ruleset& rules, rules::Seat seat, PersonScript script, Pace pace,
                               base::Seed seed)
    : rules_(rules), seat_(seat), script_(script), mind_(rules, timing_of(pace)), random_(seed) {}

void ScriptedPerson::begin(const rules::State& view, rules::GameTime now) {
  next_beat_ = now + script_.later + script_.every;
  mind_.plan(view, now);
}

void ScriptedPerson::notice(const rules::State& view, const rules::Stamped& action,
                            const rules::Events& events) {
  mind_.notice(view, action.at, action.what, events);
  if (action.by == seat_) {
    is_asked_ = false;
    to_take_back_.reset();
    return;
  }
  const auto* put = std::get_if<rules::PutRedPawn>(&action.what);
  const bool listens = script_.kind == PersonKind::NeverExplores || script_.kind == PersonKind::ForgetsToFlip;
  if (listens && put != nullptr && put->before == seat_) {
    is_asked_ = true;
    next_beat_ = std::min(next_beat_, action.at + kReaction);
  }
  const auto* move = std::get_if<rules::Move>(&action.what);
  if (move != nullptr && is_hero(move->pawn)) to_take_back_ = *move;
}

std::optional<rules::Action> ScriptedPerson::act(const rules::State& view) {
  const rules::GameTime now = next_beat_;
  next_beat_ = now + script_.every;
  if (script_.random_in > 0 && random_.below(script_.random_in) == 0) {
    const rules::Actions actions = legal_actions(rules_, view, seat_);
    if (actions.empty()) return std::nullopt;
    return actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
  }
  switch (script_.kind) {
    case PersonKind::Sensible:
    case PersonKind::Slow:
      break;
    case PersonKind::OwnPlans:
      if (const auto wrong = on_the_way_to_a_wrong_item(view)) {
        ++wrong_moves_[index(*pawn_of(*wrong))];
        return wrong;
      }
      break;
    case PersonKind::NeverExplores:
      if (!is_asked_) return without_exploring(view, now);
      break;
    case PersonKind::ForgetsToFlip: {
      const auto planned = sensible(view, now);
      return planned && !is_asked_ && flips_the_timer(view, *planned) ? std::nullopt : planned;
    }
    case PersonKind::Undoes:
      if (const auto back = take_back(view, now)) return back;
      break;
  }
  return sensible(view, now);
}

std::optional<rules::Action> ScriptedPerson::sensible(const rules::State& view, rules::GameTime now) {
  if (now >= mind_.valid_until()) mind_.plan(view, now);
  return mind_.planned_action(view, now, seat_);
}

// The first hero, in the order of the colours, that this seat can bring nearer to the next hero's item.
std::optional<rules::Action> ScriptedPerson::on_the_way_to_a_wrong_item(const rules::State& view) const {
  if (view.stolen || view.held) return std::nullopt;
  const Landmarks marks = landmarks_of(view);
  Ways ways;
  ways.survey(rules_, view);
  const rules::Actions legal = legal_actions(rules_, view, seat_);
  for (const rules::Pawn hero : rules::kHeroes) {
    const auto& item = marks.items[(index(hero) + 1) % marks.items.size()];
    if (!item || !is_in_the_mall(view, hero) || wrong_moves_[index(hero)] == kMostWrongMoves) continue;
    const std::array wanted{Destination{*item}};
    const EffortField toward = ways.field(view, hero, wanted, kEvenEfforts, VortexUse::Works);
    Effort least = toward.from(place_of(view, hero));
    MaybeAction best;
    for (const rules::Action& action : legal) {
      const auto to = end_of(action);
      if (!to || pawn_of(action) != hero || flips_the_timer(view, action)) continue;
      if (toward.from(*to) >= least) continue;
      least = toward.from(*to);
      best = action;
    }
    if (best) return best;
  }
  return std::nullopt;
}

std::optional<rules::Action> ScriptedPerson::without_exploring(const rules::State& view,
                                                               rules::GameTime now) {
  rules::State hands = view;
  rules::ActionTile& tile = hands.action_tiles[seat_.index];
  tile.bits = static_cast<std::uint8_t>(tile.bits & ~(1U << catalog::index(rules::Ability::Explore)));
  return view.held ? sensible(view, now) : sensible(hands, now);
}

std::optional<rules::Action> ScriptedPerson::take_back(const rules::State& view, rules::GameTime now) {
  if (!to_take_back_) return std::nullopt;
  const rules::Action back = rules::Move{to_take_back_->pawn, to_take_back_->to, to_take_back_->from};
  const bool may = !why_refused(rules_, view, {seat_, now, back});
  to_take_back_.reset();
  return may && random_.below(kTakesBackOneIn) == 0 ? std::optional{back} : std::nullopt;
}

}  // namespace ai

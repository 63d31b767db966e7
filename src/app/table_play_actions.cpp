// How a key becomes a request: which seat, which action, and what is asked about before.
#include <algorithm>

#include "app/table_play.h"
#include "app/table_words.h"
#include "rules/legal.h"
#include "rules/mall.h"

namespace app {
namespace {

using rules::Ability;
using rules::Action;
using rules::Direction;
using rules::GameTime;
using rules::Place;
using rules::Reason;
using rules::Seat;

// Where no space follows, no request can be made; so the table itself says what the rules would.
std::optional<Reason> reason_to_stop(rules::Border border) {
  switch (border) {
    case rules::Border::Open:
    case rules::Border::OrangeWall:
    case rules::Border::SteelDoor:
      return std::nullopt;
    case rules::Border::Wall:
      return Reason::WayIsBlocked;
    case rules::Border::DeadEnd:
      return Reason::DeadEnd;
    case rules::Border::Edge:
      return Reason::EdgeOfTheMall;
  }
  return std::nullopt;
}

Reason why_not_allowed(const rules::State& state) {
  if (!rules::is_solo(state)) return Reason::NotOnYourActionTile;
  return state.solo_pile.empty() ? Reason::NothingRevealed : Reason::NotTheRevealedAction;
}

std::optional<Place> other_end(Place at) {
  const auto cell = catalog::def(at.tile()).escalator[at.cell().index];
  return cell ? std::optional{rules::place(at.tile(), *cell)} : std::nullopt;
}

}  // namespace

// As far as the hero may go; if it may not even go one step, that step tells why.
void TablePlay::walk(Direction toward, Reach reach, GameTime now) {
  const rules::State& mall = state();
  const Ability ability = catalog::move_towards(toward);
  const Seat by = seat_for(ability);
  const Place from = rules::place_of(mall, chosen_);
  if (!rules::is_in_the_mall(mall, chosen_)) return refuse({.reason = Reason::HasEscaped, .pawn = chosen_});
  if (!mall.action_tiles[by.index].allows(ability)) return refuse({.reason = why_not_allowed(mall)});
  std::optional<Action> furthest;
  rules::NextSpace next = rules::next_space(mall, from, toward);
  if (const auto reason = reason_to_stop(next.border)) return refuse({.reason = *reason});
  while (!reason_to_stop(next.border)) {
    const Action further = rules::Move{chosen_, from, next.place};
    if (!furthest || is_right({by, now, further})) furthest = further;
    if (reach == Reach::OneStep) break;
    next = rules::next_space(mall, next.place, toward);
  }
  act(by, *furthest, now);
}

void TablePlay::take_vortex(GameTime now) {
  const rules::State& mall = state();
  const Seat by = seat_for(Ability::Vortex);
  const Place from = rules::place_of(mall, chosen_);
  Choice choice{.by = by, .prompt = " Which vortex? "};
  Action otherwise = rules::TakeVortex{chosen_, from, from};
  for (const rules::Tile tile : mall.placed) {
    const auto cell = catalog::def(tile).vortex[rules::index(chosen_)];
    if (!cell || rules::place(tile, *cell) == from) continue;
    const Action action = rules::TakeVortex{chosen_, from, rules::place(tile, *cell)};
    otherwise = action;
    if (is_right({by, now, action})) choice.actions.push_back(action);
  }
  if (choice.actions.empty()) return act(by, otherwise, now);
  offer(std::move(choice), now);
}

void TablePlay::ride_escalator(GameTime now) {
  const Place from = rules::place_of(state(), chosen_);
  const std::optional<Place> to = from == rules::kNowhere ? std::nullopt : other_end(from);
  act(seat_for(Ability::Escalator), rules::RideEscalator{chosen_, from, to.value_or(from)}, now);
}

void TablePlay::explore(GameTime now) {
  if (state().held) return choose_place(now);
  wants_to_place_ = true;
  act(seat_for(Ability::Explore), rules::Draw{}, now);
}

void TablePlay::choose_place(GameTime now) {
  wants_to_place_ = false;
  const Seat by = seat_for(Ability::Explore);
  Choice choice{.by = by, .prompt = " Where does the tile go? "};
  for (const Action& action : rules::legal_actions(ruleset(), state(), by)) {
    if (std::holds_alternative<rules::PlaceTile>(action)) choice.actions.push_back(action);
  }
  if (choice.actions.empty()) return refuse({.reason = why_not_allowed(state())});
  std::ranges::sort(choice.actions);
  offer(std::move(choice), now);
}

void TablePlay::discard(GameTime now) {
  const Seat by = sender();
  Choice choice{.by = by, .prompt = " Which tile goes? "};
  for (const Action& action : rules::legal_actions(ruleset(), state(), by)) {
    if (std::holds_alternative<rules::Discard>(action)) choice.actions.push_back(action);
  }
  std::ranges::sort(choice.actions);
  if (choice.actions.empty()) return act(by, rules::Discard{ruleset().start}, now);
  offer(std::move(choice), now);
}

// One possibility of moving needs no choice; a tile that leaves the mall is always asked about.
void TablePlay::offer(Choice choice, GameTime now) {
  if (choice.actions.empty()) return;
  const bool is_plain =
      choice.actions.size() == 1 && !std::holds_alternative<rules::Discard>(choice.actions.front());
  if (is_plain) return act(choice.by, choice.actions.front(), now);
  if (choice.actions.size() > kSigns.size()) choice.actions.resize(kSigns.size());
  choice_ = std::move(choice);
  asking_ = Asking::Choice;
}

void TablePlay::act(Seat by, const Action& action, GameTime now) {
  refused_.clear();
  if (!std::holds_alternative<rules::Draw>(action)) wants_to_place_ = false;
  const std::optional<rules::Decision> decision = referee_.ask({by, now, action});
  if (!decision) return;  // it is on its way
  if (!*decision) return refuse(decision->error());
  hear({.events = **decision, .by = by}, now);
}

void TablePlay::hear(const News& news, GameTime now) {
  if (news.by) acted_ = news.by;
  std::string story = story_of(news.events);
  if (!news.who.empty() && !story.empty()) story = std::string{news.who} + ": " + story;
  if (!story.empty()) happened_ = std::move(story);
  if (asking_ == Asking::Choice) drop_stale_choice(now);
  const bool is_drawn = std::ranges::any_of(
      news.events, [](const rules::Event& event) { return std::holds_alternative<rules::TileDrawn>(event); });
  if (wants_to_place_ && is_drawn && news.by && has_hands_of(*news.by)) {
    wants_to_place_ = false;
    if (state().held && asking_ == Asking::Nothing) choose_place(now);
  }
}

// Somebody else may have been faster; the signs stay as they are while one of them still means something.
void TablePlay::drop_stale_choice(GameTime now) {
  const bool is_alive = std::ranges::any_of(
      choice_.actions, [&](const Action& action) { return is_right({choice_.by, now, action}); });
  if (!is_alive) asking_ = Asking::Nothing;
}

void TablePlay::refuse(std::string sentence) {
  wants_to_place_ = false;
  refused_ = std::move(sentence);
}

void TablePlay::refuse(const rules::Refusal& refusal) { refuse(sentence_of(refusal)); }

bool TablePlay::is_right(const rules::Stamped& action) const {
  return rules::decide(ruleset(), state(), action).has_value();
}

bool TablePlay::has_hands_of(Seat seat) const {
  const SeatList hands = referee_.hands();
  return std::ranges::find(hands, seat) != hands.end();
}

// Whoever of these hands has it on the action tile.
Seat TablePlay::seat_for(Ability ability) const {
  const SeatList hands = referee_.hands();
  for (const Seat seat : hands) {
    if (state().action_tiles[seat.index].allows(ability)) return seat;
  }
  return hands.empty() ? Seat{0} : hands.front();
}

// Whoever of these hands acted last.
Seat TablePlay::sender() const {
  if (acted_ && has_hands_of(*acted_)) return *acted_;
  const SeatList hands = referee_.hands();
  return hands.empty() ? Seat{0} : hands.front();
}

// Whoever acted last, unless it is the one meant: then the neighbour on the left, if these are its hands too.
Seat TablePlay::sender_to(Seat target) const {
  const Seat first = sender();
  const Seat neighbour{static_cast<std::uint8_t>((first.index + 1U) % state().seats)};
  return first == target && has_hands_of(neighbour) ? neighbour : first;
}

std::vector<Place> TablePlay::within_reach() const {
  std::vector<Place> places;
  for (const Seat seat : referee_.hands()) {
    for (const Action& action : rules::legal_actions(ruleset(), state(), seat)) {
      const auto* move = std::get_if<rules::Move>(&action);
      if (move != nullptr && move->pawn == chosen_) places.push_back(move->to);
    }
  }
  return places;
}

}  // namespace app

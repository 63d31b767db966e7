// How a key becomes a request: which seat, which action, and what to ask first.
#include <algorithm>

#include "cli/sentences.h"
#include "rules/legal.h"
#include "rules/mall.h"
#include "terminal/game_keys.h"

namespace terminal {
namespace {

using rules::Ability;
using rules::Action;
using rules::Direction;
using rules::GameTime;
using rules::Place;
using rules::Reason;
using rules::Seat;

// Without a next space there can be no request, so the table itself says what the rules would say.
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

// As far as the hero can go. If it can't go even one step, that step's refusal says why.
void GameKeys::walk(Direction toward, WalkLength length, GameTime now) {
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
    if (length == WalkLength::OneStep) break;
    next = rules::next_space(mall, next.place, toward);
  }
  act(by, *furthest, now);
}

void GameKeys::take_vortex(GameTime now) {
  const rules::State& mall = state();
  const Seat by = seat_for(Ability::Vortex);
  const Place from = rules::place_of(mall, chosen_);
  Menu menu{.by = by, .prompt = " Which vortex? "};
  Action otherwise = rules::TakeVortex{chosen_, from, from};
  for (const rules::Tile tile : mall.placed) {
    const auto cell = catalog::def(tile).vortex[rules::index(chosen_)];
    if (!cell || rules::place(tile, *cell) == from) continue;
    const Action action = rules::TakeVortex{chosen_, from, rules::place(tile, *cell)};
    otherwise = action;
    if (is_right({by, now, action})) menu.actions.push_back(action);
  }
  if (menu.actions.empty()) return act(by, otherwise, now);
  offer(std::move(menu), now);
}

void GameKeys::ride_escalator(GameTime now) {
  const Place from = rules::place_of(state(), chosen_);
  const std::optional<Place> to = from == rules::kNowhere ? std::nullopt : other_end(from);
  act(seat_for(Ability::Escalator), rules::RideEscalator{chosen_, from, to.value_or(from)}, now);
}

void GameKeys::explore(GameTime now) {
  if (state().held) return choose_place(now);
  wants_to_place_ = true;
  act(seat_for(Ability::Explore), rules::Draw{}, now);
}

void GameKeys::choose_place(GameTime now) {
  wants_to_place_ = false;
  const Seat by = seat_for(Ability::Explore);
  Menu menu{.by = by, .prompt = " Where does the tile go? "};
  for (const Action& action : rules::legal_actions(ruleset(), state(), by)) {
    if (std::holds_alternative<rules::PlaceTile>(action)) menu.actions.push_back(action);
  }
  if (menu.actions.empty()) return refuse({.reason = why_not_allowed(state())});
  std::ranges::sort(menu.actions);
  offer(std::move(menu), now);
}

void GameKeys::discard(GameTime now) {
  const Seat by = sender();
  Menu menu{.by = by, .prompt = " Which tile comes out? "};
  for (const Action& action : rules::legal_actions(ruleset(), state(), by)) {
    if (std::holds_alternative<rules::Discard>(action)) menu.actions.push_back(action);
  }
  std::ranges::sort(menu.actions);
  if (menu.actions.empty()) return act(by, rules::Discard{ruleset().start}, now);
  offer(std::move(menu), now);
}

// A single possible move needs no menu; taking a tile out of the mall is always confirmed.
void GameKeys::offer(Menu menu, GameTime now) {
  if (menu.actions.empty()) return;
  const bool is_plain =
      menu.actions.size() == 1 && !std::holds_alternative<rules::Discard>(menu.actions.front());
  if (is_plain) return act(menu.by, menu.actions.front(), now);
  if (menu.actions.size() > kSigns.size()) menu.actions.resize(kSigns.size());
  menu_ = std::move(menu);
  asking_ = Asking::Menu;
}

void GameKeys::act(Seat by, const Action& action, GameTime now) {
  refused_.clear();
  if (!std::holds_alternative<rules::Draw>(action)) wants_to_place_ = false;
  const std::optional<rules::Decision> decision = referee_.ask({by, now, action});
  if (!decision) return;  // it is on its way
  if (!*decision) return refuse(decision->error());
  hear({.events = **decision, .by = by}, now);
}

void GameKeys::hear(const News& news, GameTime now) {
  if (news.by) acted_ = news.by;
  std::string sentences = cli::sentences_of(news.events);
  if (!news.who.empty() && !sentences.empty()) sentences = std::string{news.who} + ": " + sentences;
  if (!sentences.empty()) happened_ = std::move(sentences);
  if (asking_ == Asking::Menu) drop_stale_menu(now);
  const bool is_drawn = std::ranges::any_of(
      news.events, [](const rules::Event& event) { return std::holds_alternative<rules::TileDrawn>(event); });
  if (wants_to_place_ && is_drawn && news.by && has_hands_of(*news.by)) {
    wants_to_place_ = false;
    if (state().held && asking_ == Asking::Nothing) choose_place(now);
  }
}

// Someone else may have been faster. The keys stay as they are while at least one of them still works.
void GameKeys::drop_stale_menu(GameTime now) {
  const bool is_alive = std::ranges::any_of(
      menu_.actions, [&](const Action& action) { return is_right({menu_.by, now, action}); });
  if (!is_alive) asking_ = Asking::Nothing;
}

void GameKeys::refuse(std::string sentence) {
  wants_to_place_ = false;
  refused_ = std::move(sentence);
}

void GameKeys::refuse(const rules::Refusal& refusal) { refuse(cli::sentence_of(refusal)); }

bool GameKeys::is_right(const rules::Stamped& action) const {
  return !rules::why_refused(ruleset(), state(), action);
}

bool GameKeys::has_hands_of(Seat seat) const {
  const SeatList hands = referee_.hands();
  return std::ranges::find(hands, seat) != hands.end();
}

// The first of this player's seats that has it on its action tile.
Seat GameKeys::seat_for(Ability ability) const {
  const SeatList hands = referee_.hands();
  for (const Seat seat : hands) {
    if (state().action_tiles[seat.index].allows(ability)) return seat;
  }
  return hands.empty() ? Seat{0} : hands.front();
}

// The one of this player's seats that acted last.
Seat GameKeys::sender() const {
  if (acted_ && has_hands_of(*acted_)) return *acted_;
  const SeatList hands = referee_.hands();
  return hands.empty() ? Seat{0} : hands.front();
}

// The seat that acted last, unless it is the target: then its left neighbour, if this player has that seat
// too.
Seat GameKeys::sender_to(Seat target) const {
  const Seat first = sender();
  const Seat neighbour{static_cast<std::uint8_t>((first.index + 1U) % state().seats)};
  return first == target && has_hands_of(neighbour) ? neighbour : first;
}

std::vector<Place> GameKeys::within_reach() const {
  std::vector<Place> places;
  for (const Seat seat : referee_.hands()) {
    for (const Action& action : rules::legal_actions(ruleset(), state(), seat)) {
      const auto* move = std::get_if<rules::Move>(&action);
      if (move != nullptr && move->pawn == chosen_) places.push_back(move->to);
    }
  }
  return places;
}

}  // namespace terminal

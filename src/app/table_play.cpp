#include "app/table_play.h"

#include <algorithm>

#include "app/table_words.h"
#include "base/overloaded.h"
#include "notation/words.h"
#include "rules/legal.h"
#include "rules/mall.h"

namespace app {
namespace {

using rules::Ability;
using rules::Action;
using rules::Direction;
using rules::GameTime;
using rules::Pawn;
using rules::Place;
using rules::Reason;
using rules::Seat;

constexpr std::string_view kSigns = "123456789abcdefghijklmnopqrstuvwxyz";

// Capitals run, for terminals that keep shifted arrows to themselves.
std::optional<Direction> direction_of_capital(char character) {
  switch (character) {
    case 'K':
    case 'W':
      return Direction::North;
    case 'L':
    case 'D':
      return Direction::East;
    case 'J':
    case 'S':
      return Direction::South;
    case 'H':
    case 'A':
      return Direction::West;
    default:
      return std::nullopt;
  }
}

std::optional<Pawn> hero_of(char character) {
  if (character >= '1' && character <= '4') return rules::kHeroes[static_cast<std::size_t>(character - '1')];
  const std::optional<Pawn> pawn = notation::pawn_of_letter(character);
  return pawn && rules::is_hero(*pawn) ? pawn : std::nullopt;
}

bool is_character(const Key& key, char character) {
  return key.kind == KeyKind::Character && key.character == character;
}

// The space an action of a choice is about, if it is about one.
std::optional<Place> space_of(const Action& action) {
  if (const auto* vortex = std::get_if<rules::TakeVortex>(&action)) return vortex->to;
  if (const auto* placing = std::get_if<rules::PlaceTile>(&action)) return placing->from;
  return std::nullopt;
}

// Where no space follows, no request can be made; so the table itself says what the rules would.
std::optional<Reason> reason_to_stop(rules::Border border) {
  switch (border) {
    case rules::Border::Open:
    case rules::Border::OrangeWall:
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

std::string greeting(const rules::State& state) {
  if (rules::is_solo(state)) {
    return "You are alone: r turns over an action tile; use it on any hero, as often as you like, then turn "
           "the next.";
  }
  return "You act for all " + std::to_string(state.seats) + " seats; whoever has the action does it.";
}

}  // namespace

TablePlay::TablePlay(TableGame& table) : table_(table), happened_(greeting(table.state())) {}

void TablePlay::pass_time(GameTime now) {
  if (phase_ != Phase::Playing) return;
  const rules::Events events = table_.pass_time(now);
  if (!events.empty()) happened_ = story_of(events);
  if (table_.state().outcome == rules::Outcome::Running) return;
  phase_ = Phase::Over;
  asking_ = Asking::Nothing;
  refused_.clear();
}

void TablePlay::press(const Key& key, GameTime now) {
  const bool was_playing = phase_ == Phase::Playing;
  pass_time(now);
  if (was_playing && phase_ == Phase::Over)
    return;  // the key was meant for the game, not for its closing screen
  if (asking_ == Asking::Help) {
    asking_ = Asking::Nothing;
    return;
  }
  if (asking_ == Asking::Leaving) {
    asking_ = Asking::Nothing;
    if (is_character(key, 'q')) phase_ = Phase::Left;
    return;
  }
  if (is_character(key, 'f')) scale_ = scale_ == Scale::Full ? Scale::Overview : Scale::Full;
  switch (phase_) {
    case Phase::BeforeStart:
      if (key.kind == KeyKind::Enter) {
        phase_ = Phase::Playing;
        happened_ = "The sand is running.";
      }
      if (is_character(key, '?')) asking_ = Asking::Help;
      if (is_character(key, 'q')) asking_ = Asking::Leaving;
      if (const auto hero = key.kind == KeyKind::Character ? hero_of(key.character) : std::nullopt)
        chosen_ = *hero;
      return;
    case Phase::Playing:
      press_while_playing(key, now);
      pass_time(now);  // what was done may have ended the game
      return;
    case Phase::Over:
      if (key.kind == KeyKind::Enter || is_character(key, 'q')) phase_ = Phase::Left;
      return;
    case Phase::Left:
      return;
  }
}

void TablePlay::press_while_playing(const Key& key, GameTime now) {
  if (asking_ == Asking::Choice) return press_while_choosing(key, now);
  if (asking_ == Asking::SeatToHurry || asking_ == Asking::SeatToStareAt) return press_for_seat(key, now);
  if (key.kind == KeyKind::Arrow) return walk(key.direction, Reach::OneStep, now);
  if (key.kind == KeyKind::ShiftArrow) return walk(key.direction, Reach::AllTheWay, now);
  if (key.kind == KeyKind::Tab) {
    return choose_hero(rules::kHeroes[(rules::index(chosen_) + 1) % rules::kHeroes.size()]);
  }
  if (key.kind == KeyKind::Character) press_character(key.character, now);
}

void TablePlay::press_character(char character, GameTime now) {
  if (const auto hero = hero_of(character)) return choose_hero(*hero);
  if (const auto toward = direction_of_capital(character)) return walk(*toward, Reach::AllTheWay, now);
  switch (character) {
    case 'v':
      return take_vortex(now);
    case 'e':
      return ride_escalator(now);
    case 'x':
      return explore(now);
    case 't':
      return act(acted_.value_or(Seat{0}), rules::Theft{}, now);
    case 'r':
      return act(Seat{0}, rules::Reveal{}, now);
    case 'd':
      return discard(now);
    case 'n':
      if (rules::is_solo(table_.state())) return act(Seat{0}, rules::PutRedPawn{Seat{0}}, now);
      asking_ = Asking::SeatToHurry;
      return;
    case 's':
      if (rules::is_solo(table_.state())) return act(Seat{0}, rules::Stare{Seat{0}}, now);
      asking_ = Asking::SeatToStareAt;
      return;
    case '?':
      asking_ = Asking::Help;
      return;
    case 'q':
      asking_ = Asking::Leaving;
      return;
    default:
      return;
  }
}

void TablePlay::choose_hero(Pawn hero) {
  chosen_ = hero;
  refused_.clear();
}

void TablePlay::press_while_choosing(const Key& key, GameTime now) {
  const auto decide_for = [&](std::size_t index) {
    asking_ = Asking::Nothing;
    act(choice_.by, choice_.actions[index], now);
  };
  if (key.kind == KeyKind::Escape) {
    asking_ = Asking::Nothing;
  } else if (key.kind == KeyKind::Enter) {
    decide_for(choice_.looking_at);
  } else if (key.kind == KeyKind::Tab || key.kind == KeyKind::Arrow) {
    const bool is_back =
        key.kind == KeyKind::Arrow && (key.direction == Direction::North || key.direction == Direction::West);
    const std::size_t count = choice_.actions.size();
    choice_.looking_at = (choice_.looking_at + (is_back ? count - 1 : 1)) % count;
  } else if (key.kind == KeyKind::Character) {
    const std::size_t index = kSigns.find(key.character);
    if (index < choice_.actions.size()) decide_for(index);
  }
}

void TablePlay::press_for_seat(const Key& key, GameTime now) {
  const bool is_to_hurry = asking_ == Asking::SeatToHurry;
  asking_ = Asking::Nothing;
  if (key.kind != KeyKind::Character || key.character < '0' || key.character > '8') return;
  const Seat target{static_cast<std::uint8_t>(key.character - '0')};
  const Action action = is_to_hurry ? Action{rules::PutRedPawn{target}} : Action{rules::Stare{target}};
  const bool is_the_leaders =
      is_to_hurry && table_.ruleset().do_something == catalog::DoSomething::LeaderOnly;
  Seat by = sender_to(target);
  for (std::uint8_t i = 0; is_the_leaders && i < table_.state().seats; ++i) {
    if (table_.state().action_tiles[i] == rules::ActionTile{}) by = Seat{i};
  }
  act(by, action, now);
}

// As far as the hero may go; if it may not even go one step, that step tells why.
void TablePlay::walk(Direction toward, Reach reach, GameTime now) {
  const rules::State& state = table_.state();
  const Ability ability = catalog::move_towards(toward);
  const Seat by = seat_for(ability);
  const Place from = rules::place_of(state, chosen_);
  if (!rules::is_in_the_mall(state, chosen_)) return refuse({.reason = Reason::HasEscaped, .pawn = chosen_});
  if (!state.action_tiles[by.index].allows(ability)) return refuse({.reason = why_not_allowed(state)});
  std::optional<Action> furthest;
  rules::NextSpace next = rules::next_space(state, from, toward);
  if (const auto reason = reason_to_stop(next.border)) return refuse({.reason = *reason});
  while (!reason_to_stop(next.border)) {
    const Action further = rules::Move{chosen_, from, next.place};
    if (!furthest || table_.consider({by, now, further})) furthest = further;
    if (reach == Reach::OneStep) break;
    next = rules::next_space(state, next.place, toward);
  }
  act(by, *furthest, now);
}

void TablePlay::take_vortex(GameTime now) {
  const rules::State& state = table_.state();
  const Seat by = seat_for(Ability::Vortex);
  const Place from = rules::place_of(state, chosen_);
  Choice choice{.by = by, .prompt = " Which vortex? "};
  Action otherwise = rules::TakeVortex{chosen_, from, from};
  for (const rules::Tile tile : state.placed) {
    const auto cell = catalog::def(tile).vortex[rules::index(chosen_)];
    if (!cell || rules::place(tile, *cell) == from) continue;
    const Action action = rules::TakeVortex{chosen_, from, rules::place(tile, *cell)};
    otherwise = action;
    if (table_.consider({by, now, action})) choice.actions.push_back(action);
  }
  if (choice.actions.empty()) return act(by, otherwise, now);
  offer(std::move(choice), now);
}

void TablePlay::ride_escalator(GameTime now) {
  const Place from = rules::place_of(table_.state(), chosen_);
  const std::optional<Place> to = from == rules::kNowhere ? std::nullopt : other_end(from);
  act(seat_for(Ability::Escalator), rules::RideEscalator{chosen_, from, to.value_or(from)}, now);
}

void TablePlay::explore(GameTime now) {
  const Seat by = seat_for(Ability::Explore);
  if (!table_.state().held) {
    act(by, rules::Draw{}, now);
    if (!table_.state().held) return;
  }
  Choice choice{.by = by, .prompt = " Where does the tile go? "};
  for (const Action& action : rules::legal_actions(table_.ruleset(), table_.state(), by)) {
    if (std::holds_alternative<rules::PlaceTile>(action)) choice.actions.push_back(action);
  }
  if (choice.actions.empty()) return refuse({.reason = why_not_allowed(table_.state())});
  std::ranges::sort(choice.actions);
  offer(std::move(choice), now);
}

void TablePlay::discard(GameTime now) {
  Choice choice{.by = Seat{0}, .prompt = " Which tile goes? "};
  for (const Action& action : rules::legal_actions(table_.ruleset(), table_.state(), Seat{0})) {
    if (std::holds_alternative<rules::Discard>(action)) choice.actions.push_back(action);
  }
  std::ranges::sort(choice.actions);
  if (choice.actions.empty()) return act(Seat{0}, rules::Discard{table_.ruleset().start}, now);
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
  const rules::Decision decision = table_.attempt({by, now, action});
  if (!decision) return refuse(decision.error());
  acted_ = by;
  happened_ = story_of(*decision);
  refused_.clear();
}

void TablePlay::refuse(const rules::Refusal& refusal) { refused_ = sentence_of(refusal); }

Seat TablePlay::seat_for(Ability ability) const {
  for (std::uint8_t i = 0; i < table_.state().seats; ++i) {
    if (table_.state().action_tiles[i].allows(ability)) return Seat{i};
  }
  return Seat{0};
}

// Whoever acted last, unless it is the one meant: then the neighbour on the left.
Seat TablePlay::sender_to(Seat target) const {
  const Seat sender = acted_.value_or(Seat{0});
  if (sender != target) return sender;
  return Seat{static_cast<std::uint8_t>((sender.index + 1U) % table_.state().seats)};
}

std::vector<Place> TablePlay::within_reach() const {
  std::vector<Place> places;
  for (std::uint8_t i = 0; i < table_.state().seats; ++i) {
    for (const Action& action : rules::legal_actions(table_.ruleset(), table_.state(), Seat{i})) {
      const auto* move = std::get_if<rules::Move>(&action);
      if (move != nullptr && move->pawn == chosen_) places.push_back(move->to);
    }
  }
  return places;
}

TableView TablePlay::view(GameTime now) const {
  TableView view{
      .game = table_.game(), .now = now, .marks = {.chosen = chosen_, .within_reach = within_reach()}};
  view.scale = scale_;
  view.happened = happened_;
  view.refused = refused_;
  view.acted = acted_;
  if (table_.is_record_broken()) view.refused = "The record can no longer be written.";
  switch (asking_) {
    case Asking::Nothing:
      if (phase_ == Phase::BeforeStart) view.prompt = " Press Enter to turn the timer over ";
      if (phase_ == Phase::Over) {
        view.sheet = Sheet::End;
        view.prompt = " Enter: leave ";
      }
      break;
    case Asking::Choice:
      view.prompt = choice_.prompt + "Press its sign, or Tab and Enter (now " + kSigns[choice_.looking_at] +
                    "); Esc: no. ";
      view.marks.looking_at = choice_.looking_at;
      for (std::size_t i = 0; i < choice_.actions.size(); ++i) {
        const Action& action = choice_.actions[i];
        const char sign = kSigns[i];
        if (const auto place = space_of(action)) view.marks.spaces.push_back({*place, sign});
        if (const auto* gone = std::get_if<rules::Discard>(&action))
          view.marks.tiles.push_back({gone->tile, sign});
      }
      if (const auto* placing = std::get_if<rules::PlaceTile>(&choice_.actions[choice_.looking_at])) {
        const auto tile = table_.state().held ? table_.state().held->tile() : std::nullopt;
        if (tile) view.held_turns = rules::position_explored_from(table_.state(), placing->from, *tile).turns;
      }
      break;
    case Asking::SeatToHurry:
      view.prompt =
          " Do something! Before which seat? 0 to " + std::to_string(table_.state().seats - 1) + " ";
      break;
    case Asking::SeatToStareAt:
      view.prompt = " Stare at which seat? 0 to " + std::to_string(table_.state().seats - 1) + " ";
      break;
    case Asking::Leaving:
      view.sheet = Sheet::Quit;
      break;
    case Asking::Help:
      view.sheet = Sheet::Help;
      break;
  }
  return view;
}

}  // namespace app

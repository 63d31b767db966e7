#include "app/table_play.h"

#include "app/table_words.h"
#include "notation/words.h"
#include "rules/mall.h"

namespace app {
namespace {

using rules::Action;
using rules::Direction;
using rules::GameTime;
using rules::Pawn;
using rules::Place;
using rules::Seat;

constexpr std::string_view kSandRuns = "The sand is running.";
constexpr std::string_view kActing = "vextrdns";

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

std::string greeting(const rules::State& state) {
  if (rules::is_solo(state)) {
    return "You are alone: r turns over an action tile; use it on any hero, as often as you like, then turn "
           "the next.";
  }
  return "You act for all " + std::to_string(state.seats) + " seats; whoever has the action does it.";
}

}  // namespace

TablePlay::TablePlay(Referee& referee, Sand sand)
    : referee_(referee),
      phase_(sand == Sand::Runs ? Phase::Playing : Phase::BeforeStart),
      happened_(sand == Sand::Runs ? std::string{kSandRuns} : greeting(referee.game().state)) {}

void TablePlay::pass_time(GameTime now) {
  if (phase_ != Phase::Playing) return;
  const rules::Events events = referee_.pass_time(now);
  if (!events.empty()) happened_ = story_of(events);
  if (state().outcome == rules::Outcome::Running) return;
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
        happened_ = kSandRuns;
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

// Whoever only watches may look around.
bool TablePlay::needs_a_seat(const Key& key) const {
  if (key.kind == KeyKind::Arrow || key.kind == KeyKind::ShiftArrow) return true;
  if (key.kind != KeyKind::Character || hero_of(key.character)) return false;
  return direction_of_capital(key.character).has_value() || kActing.contains(key.character);
}

void TablePlay::press_while_playing(const Key& key, GameTime now) {
  if (referee_.hands().empty() && needs_a_seat(key))
    return refuse("You are watching: T and a number take an empty seat.");
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
      return act(sender(), rules::Theft{}, now);
    case 'r':
      return act(sender(), rules::Reveal{}, now);
    case 'd':
      return discard(now);
    case 'n':
      if (rules::is_solo(state())) return act(Seat{0}, rules::PutRedPawn{Seat{0}}, now);
      asking_ = Asking::SeatToHurry;
      return;
    case 's':
      if (rules::is_solo(state())) return act(Seat{0}, rules::Stare{Seat{0}}, now);
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
  const bool is_the_leaders = is_to_hurry && ruleset().do_something == catalog::DoSomething::LeaderOnly;
  Seat by = sender_to(target);
  for (const Seat seat : referee_.hands()) {
    if (is_the_leaders && state().action_tiles[seat.index] == rules::ActionTile{}) by = seat;
  }
  act(by, action, now);
}

TableView TablePlay::view(GameTime now) const {
  TableView view{
      .game = referee_.game(), .now = now, .marks = {.chosen = chosen_, .within_reach = within_reach()}};
  view.scale = scale_;
  view.happened = happened_;
  view.refused = refused_;
  view.acted = acted_;
  if (!referee_.trouble().empty()) view.refused = referee_.trouble();
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
        const auto tile = state().held ? state().held->tile() : std::nullopt;
        if (tile) view.held_turns = rules::position_explored_from(state(), placing->from, *tile).turns;
      }
      break;
    case Asking::SeatToHurry:
      view.prompt = " Do something! Before which seat? 0 to " + std::to_string(state().seats - 1) + " ";
      break;
    case Asking::SeatToStareAt:
      view.prompt = " Stare at which seat? 0 to " + std::to_string(state().seats - 1) + " ";
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

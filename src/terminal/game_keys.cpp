#include "terminal/game_keys.h"

#include "cli/sentences.h"
#include "notation/words.h"
#include "rules/mall.h"

namespace terminal {
namespace {

using rules::Action;
using rules::Direction;
using rules::GameTime;
using rules::Pawn;
using rules::Place;
using rules::Seat;

constexpr std::string_view kSandRuns = "The sand is running.";
constexpr std::string_view kActing = "vextrdns";

// Capitals run too, for terminals that don't pass on shifted arrows.
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

// The space that an action of a menu is about, if any.
std::optional<Place> space_of(const Action& action) {
  if (const auto* vortex = std::get_if<rules::TakeVortex>(&action)) return vortex->to;
  if (const auto* placing = std::get_if<rules::PlaceTile>(&action)) return placing->from;
  return std::nullopt;
}

std::string greeting(const rules::State& state) {
  if (rules::is_solo(state)) {
    return "You're alone: r turns over an action tile. Use it on any hero, as often as you like, then turn "
           "over "
           "the next.";
  }
  return "You play all " + std::to_string(state.seats) +
         " seats. Each action is done by the seat that has it.";
}

}  // namespace

GameKeys::GameKeys(Referee& referee, SandTimer timer)
    : referee_(referee),
      phase_(timer == SandTimer::Runs ? Phase::Playing : Phase::BeforeStart),
      happened_(timer == SandTimer::Runs ? std::string{kSandRuns} : greeting(referee.game().state)) {}

void GameKeys::pass_time(GameTime now) {
  if (phase_ != Phase::Playing) return;
  const rules::Events events = referee_.pass_time(now);
  if (!events.empty()) happened_ = cli::sentences_of(events);
  if (state().outcome == rules::Outcome::Running) return;
  phase_ = Phase::Over;
  asking_ = Asking::Nothing;
  refused_.clear();
}

void GameKeys::press(const Key& key, GameTime now) {
  const bool was_playing = phase_ == Phase::Playing;
  pass_time(now);
  if (was_playing && phase_ == Phase::Over) return;  // the key was meant for the game, not for the end screen
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
      pass_time(now);  // the action may have ended the game
      return;
    case Phase::Over:
      if (key.kind == KeyKind::Enter || is_character(key, 'q')) phase_ = Phase::Left;
      return;
    case Phase::Left:
      return;
  }
}

// Spectators may still look around.
bool GameKeys::needs_a_seat(const Key& key) const {
  if (key.kind == KeyKind::Arrow || key.kind == KeyKind::ShiftArrow) return true;
  if (key.kind != KeyKind::Character || hero_of(key.character)) return false;
  return direction_of_capital(key.character).has_value() || kActing.contains(key.character);
}

void GameKeys::press_while_playing(const Key& key, GameTime now) {
  if (referee_.hands().empty() && needs_a_seat(key))
    return refuse("You're watching. Press T and a number to take an empty seat.");
  if (asking_ == Asking::Menu) return press_while_choosing(key, now);
  if (asking_ == Asking::SeatToHurry || asking_ == Asking::SeatToStareAt) return press_for_seat(key, now);
  if (key.kind == KeyKind::Arrow) return walk(key.direction, WalkLength::OneStep, now);
  if (key.kind == KeyKind::ShiftArrow) return walk(key.direction, WalkLength::AllTheWay, now);
  if (key.kind == KeyKind::Tab) {
    return choose_hero(rules::kHeroes[(rules::index(chosen_) + 1) % rules::kHeroes.size()]);
  }
  if (key.kind == KeyKind::Character) press_character(key.character, now);
}

void GameKeys::press_character(char character, GameTime now) {
  if (const auto hero = hero_of(character)) return choose_hero(*hero);
  if (const auto toward = direction_of_capital(character)) return walk(*toward, WalkLength::AllTheWay, now);
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

void GameKeys::choose_hero(Pawn hero) {
  chosen_ = hero;
  refused_.clear();
}

void GameKeys::press_while_choosing(const Key& key, GameTime now) {
  const auto decide_for = [&](std::size_t index) {
    asking_ = Asking::Nothing;
    act(menu_.by, menu_.actions[index], now);
  };
  if (key.kind == KeyKind::Escape) {
    asking_ = Asking::Nothing;
  } else if (key.kind == KeyKind::Enter) {
    decide_for(menu_.looking_at);
  } else if (key.kind == KeyKind::Tab || key.kind == KeyKind::Arrow) {
    const bool is_back =
        key.kind == KeyKind::Arrow && (key.direction == Direction::North || key.direction == Direction::West);
    const std::size_t count = menu_.actions.size();
    menu_.looking_at = (menu_.looking_at + (is_back ? count - 1 : 1)) % count;
  } else if (key.kind == KeyKind::Character) {
    const std::size_t index = kSigns.find(key.character);
    if (index < menu_.actions.size()) decide_for(index);
  }
}

void GameKeys::press_for_seat(const Key& key, GameTime now) {
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

ScreenView GameKeys::view(GameTime now) const {
  ScreenView view{
      .game = referee_.game(), .now = now, .highlights = {.chosen = chosen_, .within_reach = within_reach()}};
  view.scale = scale_;
  view.happened = happened_;
  view.refused = refused_;
  view.acted = acted_;
  if (!referee_.trouble().empty()) view.refused = referee_.trouble();
  switch (asking_) {
    case Asking::Nothing:
      if (phase_ == Phase::BeforeStart) view.prompt = " Press Enter to flip the timer and start ";
      if (phase_ == Phase::Over) {
        view.sheet = Sheet::End;
        view.prompt = " Enter: leave ";
      }
      break;
    case Asking::Menu:
      view.prompt = menu_.prompt + "Press its key, or Tab and Enter (now " + kSigns[menu_.looking_at] +
                    "); Esc cancels. ";
      view.highlights.looking_at = menu_.looking_at;
      for (std::size_t i = 0; i < menu_.actions.size(); ++i) {
        const Action& action = menu_.actions[i];
        const char sign = kSigns[i];
        if (const auto place = space_of(action)) view.highlights.spaces.push_back({*place, sign});
        if (const auto* gone = std::get_if<rules::Discard>(&action))
          view.highlights.tiles.push_back({gone->tile, sign});
      }
      if (const auto* placing = std::get_if<rules::PlaceTile>(&menu_.actions[menu_.looking_at])) {
        const auto tile = state().held ? state().held->tile() : std::nullopt;
        if (tile) view.held_turns = rules::placement_explored_from(state(), placing->from, *tile).turns;
      }
      break;
    case Asking::SeatToHurry:
      view.prompt = " Do something! Which seat? 0 to " + std::to_string(state().seats - 1) + " ";
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

}  // namespace terminal

#include "terminal/side_column.h"

#include <algorithm>

#include "cli/sentences.h"
#include "rules/decide.h"
#include "rules/goal.h"

namespace terminal {
namespace {

using rules::Pawn;

constexpr int kTileRows = 9;
constexpr Style kColumnHeading{.ink = Ink::Grey};

// Line by line.
class Side {
 public:
  Side(Picture& screen, const ScreenView& view, Rows rows)
      : screen_(screen),
        view_(view),
        columns_(side_columns(screen.extent()) - 2),
        left_(screen.extent().columns - columns_ - 1),
        end_(rows.bottom),
        row_(rows.top) {}

  void draw() {
    const rules::State& state = view_.game.state;
    const int own = view_.people.empty() ? 0 : 1;
    const int seats = rules::is_solo(state) ? 2 : state.seats * (has_two_lines_a_seat() ? 2 : 1);
    const int others = 1 + own + seats + 2;  // title, own actions, seats, deck and theft
    const int room = end_ - row_ - others;
    const bool has_tile = state.held && state.held->tile();
    const bool has_heroes = room >= 4 + (has_tile ? kTileRows : 0);
    is_airy_ = room >= 4 + (has_tile ? kTileRows : 0) + 4;
    line(cli::scenario_title(view_.game.rules), kBold);
    if (own > 0) draw_own();
    air();
    if (has_heroes) {
      for (const Pawn hero : rules::kHeroes) draw_hero(hero);
      air();
    }
    if (rules::is_solo(state)) {
      draw_solo();
    } else {
      for (std::uint8_t i = 0; i < state.seats; ++i) draw_seat(rules::Seat{i});
    }
    air();
    draw_deck();
    draw_theft();
    air();
    if (has_tile) draw_held(*state.held->tile());
  }

 private:
  int line(std::string_view text, Style style = kPlain) {
    screen_.write({row_, left_}, shortened(text, columns_), style);
    return row_++;
  }
  void air() {
    if (is_airy_) ++row_;
  }
  void labelled(std::string_view label, std::string_view text, Style style) {
    screen_.write({row_, left_}, label, kColumnHeading);
    screen_.write({row_++, left_ + 7}, shortened(text, columns_ - 7), style);
  }

  void draw_hero(Pawn hero) {
    const rules::State& state = view_.game.state;
    const bool is_chosen = view_.highlights.chosen == hero;
    const bool has_left = rules::has_escaped(state, hero);
    const Style badge{.ink = ink_of(hero), .weight = Weight::Bold, .ground = Ground::Reversed};
    if (is_chosen) screen_.put({row_, left_ - 1}, {U'›', kBold});
    screen_.write({row_, left_}, std::string{" "} + sign_of(hero) + " ", badge);
    screen_.write({row_, left_ + 4}, cli::title_of(hero), is_chosen ? kBold : kPlain);
    std::string where = has_left ? "escaped" : "aside";
    if (rules::is_in_the_mall(state, hero))
      where = standing_on(rules::space_at(rules::place_of(state, hero)));
    screen_.write({row_++, left_ + 14}, where, has_left ? kBold : kFaint);
  }

  static std::string standing_on(const rules::Space& space) {
    switch (space.symbol) {
      case rules::Symbol::Exploration:
        return "explore";
      case rules::Symbol::Vortex:
        return "vortex";
      case rules::Symbol::Item:
        return "item";
      case rules::Symbol::Exit:
        return "exit";
      case rules::Symbol::SandTimer:
        return "timer";
      case rules::Symbol::CrystalBall:
        return "ball";
      case rules::Symbol::Camera:
        return "camera";
      default:
        return "";
    }
  }

  void draw_solo() {
    const rules::State& state = view_.game.state;
    const std::size_t down = state.solo_deck.size();
    if (state.solo_pile.empty()) {
      labelled("ACTION", "none: press r", kBold);
    } else {
      const auto ability = state.solo_pile.back().ability();
      const std::string sign{ability && *ability <= rules::Ability::West ? cli::short_name(*ability) : ""};
      const std::string name{ability ? catalog::name(*ability) : "?"};
      labelled("ACTION", " " + sign + (sign.empty() ? "" : " ") + name + " ", kReversed);
    }
    labelled("", down == 0 ? "r: pile again" : std::to_string(down) + " face down", kFaint);
  }

  // What this player may do, easy to see; in a solo game it's the tile that is face up.
  void draw_own() {
    const rules::State& state = view_.game.state;
    for (std::uint8_t i = 0; i < view_.people.size() && i < state.seats; ++i) {
      if (!view_.people[i].is_me) continue;
      const std::string tile = rules::is_solo(state) ? "play alone" : cli::text_of(state.action_tiles[i]);
      line(" YOU " + tile + " ", kReversed);
      return;
    }
    line(" YOU: watching ", kReversed);
  }

  void draw_seat(rules::Seat seat) {
    const rules::State& state = view_.game.state;
    const bool has_acted = view_.acted == seat;
    const std::string tile = cli::text_of(state.action_tiles[seat.index]);
    if (has_acted) screen_.put({row_, left_ - 1}, {U'›', kBold});
    screen_.write({row_, left_}, "s" + std::to_string(seat.index), kColumnHeading);
    if (state.red_pawn == seat) screen_.put({row_, left_ + columns_ - 1}, {U'●', kAlarm});
    int column = left_ + 3;
    if (seat.index < view_.people.size()) {
      const SeatedPerson& person = view_.people[seat.index];
      const int room = has_two_lines_a_seat() ? columns_ - 4 : name_columns();
      draw_person(person, {row_, column}, room);
      if (has_two_lines_a_seat()) {
        ++row_;
      } else {
        column += room + 1;
      }
    }
    screen_.write({row_, column}, shortened(tile, left_ + columns_ - 1 - column), has_acted ? kBold : kPlain);
    ++row_;
  }

  void draw_person(const SeatedPerson& person, Spot spot, int room) {
    const bool is_nobody = person.name.empty();
    const std::string_view sign = is_nobody || person.is_here ? "" : " gone";
    const std::string name = is_nobody ? "nobody" : person.name;
    const int rest = std::max(room - width_of(sign), 1);
    const Style style = is_nobody || !person.is_here ? kFaint : person.is_me ? kBold : kPlain;
    const int column = screen_.write(spot, shortened(name, rest), style);
    screen_.write({spot.row, column}, sign, kAlarm);
  }

  int widest_tile() const {
    int widest = 0;
    for (std::uint8_t i = 0; i < view_.game.state.seats; ++i) {
      widest = std::max(widest, width_of(cli::text_of(view_.game.state.action_tiles[i])));
    }
    return widest;
  }
  // Between the seat's number and its action tile; the red pawn has its own place at the end.
  int name_columns() const { return std::min(columns_ - 3 - 1 - widest_tile() - 2, 16); }
  // With few players, each has many actions, which leaves no room for a name next to them.
  bool has_two_lines_a_seat() const {
    constexpr int kShortestName = 7;
    return !view_.people.empty() && !rules::is_solo(view_.game.state) && name_columns() < kShortestName;
  }

  void draw_deck() {
    const rules::State& state = view_.game.state;
    const std::size_t count = state.deck.size();
    std::string text = count == 0 ? "empty" : std::to_string(count) + (count == 1 ? " tile" : " tiles");
    const bool is_seen = count > 0 && state.deck_face == rules::DeckFace::Up;
    const auto top = is_seen ? state.deck.back().tile() : std::nullopt;
    if (top) text = std::to_string(count) + ", top " + std::string{catalog::name(*top)};
    labelled("DECK", text, kPlain);
  }

  void draw_theft() {
    const rules::State& state = view_.game.state;
    if (state.discards_due > 0) {
      labelled("TILES", " " + std::to_string(state.discards_due) + " out: key d ", kReversed);
    } else if (!rules::has_theft(view_.game.rules)) {
      labelled("THEFT", "none", kPlain);
    } else if (state.stolen) {
      labelled("THEFT", "done: get out!", {.ink = Ink::Green, .weight = Weight::Bold});
    } else if (!rules::why_refused(view_.game.rules, state, {rules::Seat{0}, view_.now, rules::Theft{}})) {
      labelled("THEFT", " press t ", {.ink = Ink::Green, .weight = Weight::Bold, .ground = Ground::Reversed});
    } else {
      labelled("THEFT", "not yet", kPlain);
    }
  }

  void draw_held(rules::Tile tile) {
    const rules::Turns turns = view_.held_turns.value_or(rules::Turns{});
    const Scale scale = end_ - row_ >= kTileRows ? Scale::Full : Scale::Overview;
    const Picture picture = picture_of_tile(tile, turns, scale);
    screen_.copy(picture, {0, 0}, picture.extent(), {row_, left_});
  }

  Picture& screen_;
  const ScreenView& view_;
  int columns_;
  int left_;
  int end_;
  int row_;
  bool is_airy_ = false;
};

}  // namespace

void draw_side(Picture& screen, const ScreenView& view, Rows rows) { Side{screen, view, rows}.draw(); }

}  // namespace terminal

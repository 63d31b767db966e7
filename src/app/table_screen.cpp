#include "app/table_screen.h"

#include <algorithm>
#include <vector>

#include "app/table_sheets.h"
#include "app/table_words.h"
#include "rules/decide.h"
#include "rules/sand.h"

namespace app {
namespace {

using rules::Pawn;

// The column beside the mall; wide windows have more room for it.
constexpr int side_columns(Extent size) { return size.columns < 110 ? 24 : 34; }
constexpr int kTop = 2;     // sand, and a line below it
constexpr int kBottom = 4;  // a line, and three lines of text
constexpr int kTileRows = 9;

constexpr Style kReversed{.weight = Weight::Bold, .ground = Ground::Reversed};
constexpr Style kHeading{.ink = Ink::Grey};

std::string shortened(std::string_view text, int columns) {
  if (width_of(text) <= columns) return std::string{text};
  std::string kept;
  for (const char byte : text) {
    const bool begins = (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
    if (begins && width_of(kept) >= columns - 1) break;
    kept += byte;
  }
  return kept + "…";
}

// What may be said, in one word that is seen from afar.
struct TalkSign {
  std::string_view text;
  Style style;
};
TalkSign talk_sign(const rules::Game& game) {
  switch (game.state.speech) {
    case rules::Speech::Open:
      return {" TALK FREELY ", {.ink = Ink::Green, .weight = Weight::Bold, .ground = Ground::Reversed}};
    case rules::Speech::Window:
      return {" TALK NOW ", {.ink = Ink::Green, .weight = Weight::Bold, .ground = Ground::Reversed}};
    case rules::Speech::Gestures:
      return {" GESTURES NOW ", {.ink = Ink::Yellow, .weight = Weight::Bold, .ground = Ground::Reversed}};
    case rules::Speech::Silent:
      return {" SILENCE ", kReversed};
  }
  return {"", kPlain};
}

void draw_sand(Picture& screen, const TableView& view) {
  const std::uint32_t left = rules::sand_left(view.game.state, view.now).count;
  const bool is_short = left <= 30'000;
  const Style style{.ink = is_short ? Ink::Red : Ink::Sand, .weight = Weight::Bold};
  const TalkSign talk = talk_sign(view.game);
  const int talk_column = screen.extent().columns - width_of(talk.text) - 1;
  screen.write({0, talk_column}, talk.text, talk.style);

  const int bar_column = screen.write({0, 1}, clock_text({left}), style) + 1;
  const int bar = talk_column - bar_column - 2;
  const std::uint64_t capacity = std::max(view.game.rules.sand_ms, 1U);
  const auto full =
      static_cast<int>((std::uint64_t{left} * static_cast<unsigned>(bar) + capacity - 1) / capacity);
  for (int i = 0; i < bar; ++i) {
    screen.put({0, bar_column + i}, i < full ? Glyph{U'█', style} : Glyph{U'·', kFaint});
  }
}

void draw_level_line(Picture& screen, int row) {
  for (int column = 0; column < screen.extent().columns; ++column) screen.put({row, column}, {U'─', kFaint});
}

// Keeps `from` to `to` within a window: the start of the window, moved as little as possible.
int scrolled(int start, int window, int from, int to) {
  if (to - from > window) return from;
  if (from < start) return from;
  return to > start + window ? to - window : start;
}

struct Span {
  Spot from;
  Spot to;
};

Span around(Spot spot) { return {{spot.row - 1, spot.column - 1}, {spot.row + 2, spot.column + 5}}; }

Spot scroll_to(const MallPicture& mall, const TableView& view, Extent window, Spot scroll) {
  const Extent whole = mall.picture.extent();
  // All heroes if they fit, then the chosen one with some ground around it, then the space being looked at.
  std::vector<Span> wishes;
  std::optional<Span> heroes;
  for (const Pawn hero : rules::kHeroes) {
    const std::optional<Spot> spot = mall.pawns[rules::index(hero)];
    if (!spot) continue;
    const Span here = around(*spot);
    if (!heroes) heroes = here;
    heroes->from = {std::min(heroes->from.row, here.from.row),
                    std::min(heroes->from.column, here.from.column)};
    heroes->to = {std::max(heroes->to.row, here.to.row), std::max(heroes->to.column, here.to.column)};
  }
  if (heroes) {
    const bool do_fit = heroes->to.row - heroes->from.row <= window.rows &&
                        heroes->to.column - heroes->from.column <= window.columns;
    if (do_fit) wishes.push_back(*heroes);
  }
  if (view.marks.chosen && mall.pawns[rules::index(*view.marks.chosen)]) {
    const Spot spot = *mall.pawns[rules::index(*view.marks.chosen)];
    wishes.push_back({{spot.row - 5, spot.column - 11}, {spot.row + 6, spot.column + 15}});
  }
  if (view.marks.looking_at && *view.marks.looking_at < mall.marks.size()) {
    wishes.push_back(around(mall.marks[*view.marks.looking_at]));
  }
  for (const Span& wish : wishes) {
    scroll.row = scrolled(scroll.row, window.rows, wish.from.row, wish.to.row);
    scroll.column = scrolled(scroll.column, window.columns, wish.from.column, wish.to.column);
  }
  // Nothing is gained by showing what lies outside; what fits is centred.
  const auto fitted = [](int start, int part, int all) {
    return all <= part ? -(part - all) / 2 : std::clamp(start, 0, all - part);
  };
  return {fitted(scroll.row, window.rows, whole.rows), fitted(scroll.column, window.columns, whole.columns)};
}

// Signs at the rim tell that the mall goes on there.
void draw_rim(Picture& screen, const MallPicture& mall, Extent window, Spot scroll) {
  const Extent whole = mall.picture.extent();
  const Style style{.ink = Ink::Plain, .weight = Weight::Bold, .ground = Ground::Reversed};
  const Spot middle{kTop + window.rows / 2, window.columns / 2};
  if (scroll.row > 0) screen.write({kTop - 1, middle.column - 3}, " more ↑ ", style);
  if (scroll.row + window.rows < whole.rows) {
    screen.write({kTop + window.rows, middle.column - 3}, " more ↓ ", style);
  }
  if (scroll.column > 0) screen.put({middle.row, 0}, {U'←', style});
  if (scroll.column + window.columns < whole.columns)
    screen.put({middle.row, window.columns - 1}, {U'→', style});
}

// The column beside the mall, line by line.
class Side {
 public:
  Side(Picture& screen, const TableView& view)
      : screen_(screen),
        view_(view),
        columns_(side_columns(screen.extent()) - 2),
        left_(screen.extent().columns - columns_ - 1),
        end_(screen.extent().rows - kBottom) {}

  void draw() {
    const rules::State& state = view_.game.state;
    const int seats = rules::is_solo(state) ? 2 : state.seats;
    const int others = 1 + seats + 2;  // title, seats, deck and theft
    const int room = end_ - row_ - others;
    const bool has_tile = state.held && state.held->tile();
    const bool has_heroes = room >= 4 + (has_tile ? kTileRows : 0);
    is_airy_ = room >= 4 + (has_tile ? kTileRows : 0) + 4;
    line(scenario_title(view_.game.rules), kBold);
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
    screen_.write({row_, left_}, label, kHeading);
    screen_.write({row_++, left_ + 7}, shortened(text, columns_ - 7), style);
  }

  void draw_hero(Pawn hero) {
    const rules::State& state = view_.game.state;
    const bool is_chosen = view_.marks.chosen == hero;
    const bool has_left = rules::has_escaped(state, hero);
    const Style badge{.ink = ink_of(hero), .weight = Weight::Bold, .ground = Ground::Reversed};
    if (is_chosen) screen_.put({row_, left_ - 1}, {U'›', kBold});
    screen_.write({row_, left_}, std::string{" "} + sign_of(hero) + " ", badge);
    screen_.write({row_, left_ + 4}, title_of(hero), is_chosen ? kBold : kPlain);
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
      const std::string sign{ability && *ability <= rules::Ability::West ? short_name(*ability) : ""};
      const std::string name{ability ? catalog::name(*ability) : "?"};
      labelled("ACTION", " " + sign + (sign.empty() ? "" : " ") + name + " ", kReversed);
    }
    labelled("", down == 0 ? "r turns the pile" : std::to_string(down) + " face down", kFaint);
  }

  void draw_seat(rules::Seat seat) {
    const rules::State& state = view_.game.state;
    const bool has_acted = view_.acted == seat;
    if (has_acted) screen_.put({row_, left_ - 1}, {U'›', kBold});
    screen_.write({row_, left_}, "s" + std::to_string(seat.index), kHeading);
    screen_.write({row_, left_ + 3}, shortened(text_of(state.action_tiles[seat.index]), columns_ - 4),
                  has_acted ? kBold : kPlain);
    if (state.red_pawn == seat) {
      screen_.put({row_, left_ + columns_ - 1}, {U'●', Style{.ink = Ink::Red, .weight = Weight::Bold}});
    }
    ++row_;
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
    } else if (state.stolen) {
      labelled("THEFT", "done: get out!", {.ink = Ink::Green, .weight = Weight::Bold});
    } else if (rules::decide(view_.game.rules, state, {rules::Seat{0}, view_.now, rules::Theft{}})) {
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
  const TableView& view_;
  int columns_;
  int left_;
  int end_;
  int row_ = kTop;
  bool is_airy_ = false;
};

// Words are kept whole; what does not fit into the lines is cut.
std::vector<std::string> wrapped(std::string_view text, int columns, std::size_t lines) {
  std::vector<std::string> result;
  while (!text.empty() && result.size() + 1 < lines && width_of(text) > columns) {
    std::size_t end = std::min(text.size(), static_cast<std::size_t>(columns));
    end = text.rfind(' ', end);
    if (end == std::string_view::npos || end == 0) break;
    result.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  if (!text.empty()) result.push_back(shortened(text, columns));
  return result;
}

std::string keys_of(const TableView& view) {
  std::string keys = "ypgo hero  arrows step  Shift run  ";
  if (rules::is_solo(view.game.state)) keys += "r turn  ";
  return keys + "v vortex  e escal.  x expl.  ? help";
}

void draw_texts(Picture& screen, const TableView& view) {
  const int row = screen.extent().rows - kBottom + 1;
  const int columns = screen.extent().columns - 2;
  const std::vector<std::string> happened = wrapped(view.happened, columns, view.refused.empty() ? 2 : 1);
  for (std::size_t i = 0; i < happened.size(); ++i) screen.write({row + static_cast<int>(i), 1}, happened[i]);
  if (!view.refused.empty()) {
    const int column = screen.write({row + 1, 1}, " NO ",
                                    {.ink = Ink::Red, .weight = Weight::Bold, .ground = Ground::Reversed}) +
                       1;
    screen.write({row + 1, column}, shortened(view.refused, columns - column), {.ink = Ink::Red});
  }
  if (!view.prompt.empty()) {
    screen.write({row + 2, 1}, shortened(view.prompt, columns), kReversed);
  } else {
    screen.write({row + 2, 1}, shortened(keys_of(view), columns), kFaint);
  }
}

}  // namespace

Picture screen_of(const TableView& view, Extent size, Spot& scroll) {
  Picture screen{size};
  if (size.rows < kSmallestScreen.rows || size.columns < kSmallestScreen.columns) {
    screen.write({0, 0}, "This window is too small:");
    screen.write({1, 0}, "80 x 24 characters at least.");
    screen.write({2, 0}, "Sand: " + clock_text(rules::sand_left(view.game.state, view.now)) + "   q q leaves",
                 kBold);
    return screen;
  }
  const Extent window{size.rows - kTop - kBottom, size.columns - side_columns(size) - 1};
  const MallPicture mall = picture_of(view.game.state, view.marks, view.scale);
  scroll = scroll_to(mall, view, window, scroll);
  screen.copy(mall.picture, scroll, window, {kTop, 0});
  draw_sand(screen, view);
  draw_level_line(screen, kTop - 1);
  draw_level_line(screen, size.rows - kBottom);
  for (int row = kTop; row < size.rows - kBottom; ++row) screen.put({row, window.columns}, {U'│', kFaint});
  screen.put({kTop - 1, window.columns}, {U'┬', kFaint});
  screen.put({size.rows - kBottom, window.columns}, {U'┴', kFaint});
  draw_rim(screen, mall, window, scroll);
  Side{screen, view}.draw();
  draw_texts(screen, view);
  draw_sheet(screen, view, {kTop, 0}, window);
  return screen;
}

}  // namespace app

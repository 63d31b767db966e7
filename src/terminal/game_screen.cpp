#include "terminal/game_screen.h"

#include <algorithm>
#include <vector>

#include "cli/sentences.h"
#include "rules/sand.h"
#include "terminal/screen_foot.h"
#include "terminal/sheets.h"
#include "terminal/side_column.h"

namespace terminal {
namespace {

using rules::Pawn;

constexpr int kTop = 2;  // sand, and the line below it
constexpr int kBottom = kFootRows;

// What may be said, in one word that is easy to see.
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

void draw_sand(Picture& screen, const ScreenView& view) {
  const std::uint32_t left = rules::sand_left(view.game.state, view.now).count;
  const bool is_short = left <= 30'000;
  const Style style{.ink = is_short ? Ink::Red : Ink::Sand, .weight = Weight::Bold};
  const TalkSign talk = talk_sign(view.game);
  const int talk_column = screen.extent().columns - width_of(talk.text) - 1;
  screen.write({0, talk_column}, talk.text, talk.style);

  const int bar_column = screen.write({0, 1}, cli::clock_text({left}), style) + 1;
  const int bar = talk_column - bar_column - 2;
  const std::uint64_t capacity = std::max(view.game.rules.sand_ms, 1U);
  const auto full =
      static_cast<int>((std::uint64_t{left} * static_cast<unsigned>(bar) + capacity - 1) / capacity);
  for (int i = 0; i < bar; ++i) {
    screen.put({0, bar_column + i}, i < full ? Glyph{U'█', style} : Glyph{U'·', kFaint});
  }
}

// The start of a window that contains `from` to `to`, moved as little as possible.
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

Spot scroll_to(const MallPicture& mall, const ScreenView& view, Extent window, Spot scroll) {
  const Extent whole = mall.picture.extent();
  // Tries to show all heroes, then the chosen one with some space around it, then the space being looked at.
  std::vector<Span> targets;
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
    if (do_fit) targets.push_back(*heroes);
  }
  if (view.highlights.chosen && mall.pawns[rules::index(*view.highlights.chosen)]) {
    const Spot spot = *mall.pawns[rules::index(*view.highlights.chosen)];
    targets.push_back({{spot.row - 5, spot.column - 11}, {spot.row + 6, spot.column + 15}});
  }
  if (view.highlights.looking_at && *view.highlights.looking_at < mall.highlights.size()) {
    targets.push_back(around(mall.highlights[*view.highlights.looking_at]));
  }
  for (const Span& command : targets) {
    scroll.row = scrolled(scroll.row, window.rows, command.from.row, command.to.row);
    scroll.column = scrolled(scroll.column, window.columns, command.from.column, command.to.column);
  }
  // A mall that fits is centred.
  const auto fitted = [](int start, int part, int all) {
    return all <= part ? -(part - all) / 2 : std::clamp(start, 0, all - part);
  };
  return {fitted(scroll.row, window.rows, whole.rows), fitted(scroll.column, window.columns, whole.columns)};
}

// Marks at the edge say that the mall continues there.
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

// In the line below the sand, over its full width, so that nobody misses it.
void draw_alarm(Picture& screen, const ScreenView& view) {
  if (view.alarm.empty()) return;
  const Style style{.ink = Ink::Red, .weight = Weight::Bold, .ground = Ground::Reversed};
  const int columns = screen.extent().columns;
  screen.write({kTop - 1, 0}, std::string(static_cast<std::size_t>(columns), ' '), style);
  const std::string text = shortened(view.alarm, columns);
  screen.write({kTop - 1, (columns - width_of(text)) / 2}, text, style);
}

std::string keys_of(const ScreenView& view) {
  std::string keys = "ypgo hero  arrows step  Shift run  ";
  if (rules::is_solo(view.game.state)) keys += "r turn  ";
  return keys + "v vortex  e escal.  x expl.  ? help";
}

}  // namespace

Picture screen_of(const ScreenView& view, Extent size, Spot& scroll) {
  if (is_too_small(size)) {
    return too_small_screen(
        size, "Sand: " + cli::clock_text(rules::sand_left(view.game.state, view.now)) + "   q q leaves");
  }
  Picture screen{size};
  const Extent window{size.rows - kTop - kBottom, size.columns - side_columns(size) - 1};
  const MallPicture mall = picture_of(view.game.state, view.highlights, view.scale);
  scroll = scroll_to(mall, view, window, scroll);
  screen.copy(mall.picture, scroll, window, {kTop, 0});
  draw_sand(screen, view);
  draw_level_line(screen, kTop - 1);
  draw_foot(screen, {view.happened, view.refused, view.prompt, keys_of(view)});
  for (int row = kTop; row < size.rows - kBottom; ++row) screen.put({row, window.columns}, {U'│', kFaint});
  screen.put({kTop - 1, window.columns}, {U'┬', kFaint});
  screen.put({size.rows - kBottom, window.columns}, {U'┴', kFaint});
  draw_rim(screen, mall, window, scroll);
  draw_side(screen, view, {.top = kTop, .bottom = size.rows - kBottom});
  draw_alarm(screen, view);
  draw_sheet(screen, view, {kTop, 0}, window);
  return screen;
}

}  // namespace terminal

#include "terminal/sheets.h"

#include <algorithm>
#include <string>
#include <vector>

#include "cli/sentences.h"
#include "rules/goal.h"

namespace terminal {
namespace {

struct Line {
  std::string text = {};
  Style style = kPlain;
};
using Lines = std::vector<Line>;

Lines help_lines() {
  return {
      {"y p g o or 1 2 3 4   choose a hero"},
      {"arrows               one step"},
      {"Shift+arrows         as far as it goes"},
      {"  or H J K L, W A S D (capitals)"},
      {"v  vortex   e  escalator   x  explore"},
      {"t  theft    d  take a tile out (S11)"},
      {"r  turn over an action tile (solo)"},
      {"n 0..8  Do something!   s 0..8  stare"},
      {"f  the whole mall, or back   q  quit"},
      {"To choose: its key, or Tab, Enter; Esc: no"},
      {},
      {"e explore  v vortex  i item  x exit: yellow"},
      {"purple green orange  tm timer  cb ball"},
      {"ca camera  / escalator  ┄┄ dwarf  •  in reach"},
      {},
      {"any key: back to the game (sand is running!)", kBold},
  };
}

// With the keys that only a server's table has, in as many lines.
Lines help_lines_among_people() {
  constexpr std::size_t kReveal = 6;
  constexpr std::size_t kGap = 10;
  Lines lines = help_lines();
  lines[kReveal] = {"r  turn over (solo)    P  pause"};
  lines[kGap] = {"T 0..8  take an empty seat  G  give up"};
  return lines;
}

Lines quit_lines() { return {{" Leave the game? ", kBold}, {}, {"q again: yes     any other key: no"}}; }

// A row of a table; all rows have the same length, so that they stay aligned when centred.
std::string row_of(std::string name, std::string value) {
  name.resize(20, ' ');
  value.resize(6, ' ');
  return name + value;
}

// A line from someone else.
Lines notice_lines(const ScreenView& view) {
  Lines lines;
  for (const std::string& text : view.notice) lines.push_back({text, lines.empty() ? kReversed : kPlain});
  return lines;
}

// T-GOAL: a tutorial may ask for fewer than four.
Line escaped_line(const rules::Game& game) {
  int asked = 0;
  int escaped = 0;
  for (const rules::Pawn hero : rules::kHeroes) {
    if (!rules::is_asked_for(game.rules, hero)) continue;
    ++asked;
    escaped += rules::has_escaped(game.state, hero) ? 1 : 0;
  }
  return {row_of("heroes escaped", std::to_string(escaped) + " of " + std::to_string(asked))};
}

Lines end_lines(const ScreenView& view) {
  const rules::State& state = view.game.state;
  const bool is_won = state.outcome == rules::Outcome::Won;
  const bool is_given_up = view.ended_by == EndedBy::GivingUp;
  const Style style{
      .ink = is_won ? Ink::Green : Ink::Red, .weight = Weight::Bold, .ground = Ground::Reversed};
  Lines lines{
      {is_won        ? "  YOU GOT AWAY WITH IT  "
       : is_given_up ? "  GIVEN UP  "
                     : "  CAUGHT  ",
       style},
      {},
      {is_given_up ? "The host has given up this game." : cli::outcome_of(view.game, view.now)},
      {},
  };
  if (rules::has_escape(view.game.rules)) lines.push_back(escaped_line(view.game));
  lines.push_back({row_of("tiles in the mall", std::to_string(state.placed.size()))});
  lines.push_back({row_of("flips of the timer", std::to_string(state.flips))});
  lines.emplace_back();
  if (view.notice.empty()) lines.push_back({"Enter: leave", kBold});
  for (const std::string& text : view.notice) lines.push_back({text, kBold});
  return lines;
}

// Words are centred, tables aren't.
bool is_centred(Sheet sheet) { return sheet != Sheet::Help; }

Lines lines_of(const ScreenView& view) {
  switch (view.sheet) {
    case Sheet::None:
      return {};
    case Sheet::Help:
      return view.people.empty() ? help_lines() : help_lines_among_people();
    case Sheet::Quit:
      return quit_lines();
    case Sheet::End:
      return end_lines(view);
    case Sheet::Notice:
      return notice_lines(view);
  }
  return {};
}

}  // namespace

void draw_box(Picture& screen, Spot corner, Extent extent) {
  for (int row = 0; row < extent.rows; ++row) {
    for (int column = 0; column < extent.columns; ++column) {
      const bool is_level = row == 0 || row == extent.rows - 1;
      const bool is_upright = column == 0 || column == extent.columns - 1;
      char32_t sign = is_level ? U'─' : is_upright ? U'│' : U' ';
      if (is_level && is_upright) {
        const bool is_left = column == 0;
        sign = row == 0 ? (is_left ? U'┌' : U'┐') : (is_left ? U'└' : U'┘');
      }
      screen.put({corner.row + row, corner.column + column}, {sign, kBold});
    }
  }
}

void draw_sheet(Picture& screen, const ScreenView& view, Spot corner, Extent window) {
  const Lines lines = lines_of(view);
  if (lines.empty()) return;
  int widest = 0;
  for (const Line& line : lines) widest = std::max(widest, width_of(line.text));
  const Extent box{static_cast<int>(lines.size()) + 2, widest + 4};
  const Spot at{corner.row + std::max(0, (window.rows - box.rows) / 2),
                corner.column + std::max(0, (window.columns - box.columns) / 2)};
  draw_box(screen, at, box);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int indent = is_centred(view.sheet) ? (widest - width_of(lines[i].text)) / 2 : 0;
    screen.write({at.row + 1 + static_cast<int>(i), at.column + 2 + indent}, lines[i].text, lines[i].style);
  }
}

}  // namespace terminal

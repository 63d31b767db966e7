#include "terminal/screen_foot.h"

namespace terminal {

void draw_level_line(Picture& screen, int row) {
  for (int column = 0; column < screen.extent().columns; ++column) screen.put({row, column}, {U'─', kFaint});
}

void draw_foot(Picture& screen, const Foot& foot) {
  draw_level_line(screen, screen.extent().rows - kFootRows);
  const int row = screen.extent().rows - kFootRows + 1;
  const int columns = screen.extent().columns - 2;
  const std::vector<std::string> happened = wrapped(foot.happened, columns, foot.refused.empty() ? 2 : 1);
  for (std::size_t i = 0; i < happened.size(); ++i) screen.write({row + static_cast<int>(i), 1}, happened[i]);
  if (!foot.refused.empty()) {
    const Style loud{.ink = Ink::Red, .weight = Weight::Bold, .ground = Ground::Reversed};
    const int column = screen.write({row + 1, 1}, " NO ", loud) + 1;
    screen.write({row + 1, column}, shortened(foot.refused, columns - column), {.ink = Ink::Red});
  }
  const bool is_asking = !foot.prompt.empty();
  screen.write({row + 2, 1}, shortened(is_asking ? foot.prompt : foot.keys, columns),
               is_asking ? kReversed : kFaint);
}

bool is_too_small(Extent size) {
  return size.rows < kSmallestScreen.rows || size.columns < kSmallestScreen.columns;
}

Picture too_small_screen(Extent size, std::string_view more) {
  Picture screen{size};
  screen.write({0, 0}, "This window is too small;");
  screen.write({1, 0}, "it needs at least 80 x 24.");
  screen.write({2, 0}, more, kBold);
  return screen;
}

}  // namespace terminal

#include "serve/qr_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "notation/words.h"

namespace serve {
namespace {

// The modules of the picture, rows of '#' and ' ', with the white margin.
std::vector<std::string> modules_of(const std::string& picture) {
  std::vector<std::string> rows;
  notation::TextParts lines{picture, "\n"};
  while (auto line = lines.next()) {
    if (line->empty()) continue;
    std::string upper;
    std::string lower;
    line->remove_prefix(std::string_view{"\x1b[30;107m"}.size());
    line->remove_suffix(std::string_view{"\x1b[0m"}.size());
    while (!line->empty()) {
      const bool is_full = line->starts_with("█");
      const bool is_upper = line->starts_with("▀");
      const bool is_lower = line->starts_with("▄");
      upper += is_full || is_upper ? '#' : ' ';
      lower += is_full || is_lower ? '#' : ' ';
      line->remove_prefix(is_full || is_upper || is_lower ? 3 : 1);
    }
    rows.push_back(upper);
    rows.push_back(lower);
  }
  return rows;
}

TEST(QrPicture, is_a_square_with_its_three_eyes_and_white_around_it) {
  const auto picture = qr_picture("http://192.168.1.20:8080");
  ASSERT_TRUE(picture);
  const std::vector<std::string> rows = modules_of(*picture);
  const std::size_t width = rows.front().size();
  ASSERT_EQ(width, 29U) << "25 modules and two of white on both sides";
  for (const std::string& row : rows) ASSERT_EQ(row.size(), width);
  const auto is_eye = [&](std::size_t top, std::size_t left) {
    constexpr std::string_view kEye[] = {"#######", "#     #", "# ### #", "# ### #",
                                         "# ### #", "#     #", "#######"};
    for (std::size_t row = 0; row < 7; ++row) {
      if (rows.at(top + row).substr(left, 7) != kEye[row]) return false;
    }
    return true;
  };
  EXPECT_TRUE(is_eye(2, 2));
  EXPECT_TRUE(is_eye(2, width - 9));
  EXPECT_TRUE(is_eye(width - 9, 2));
  EXPECT_FALSE(is_eye(width - 9, width - 9));
  for (const std::size_t row : {std::size_t{0}, std::size_t{1}, width - 1, width - 2}) {
    EXPECT_TRUE(std::ranges::all_of(rows.at(row), [](char module) { return module == ' '; })) << row;
  }
}

TEST(QrPicture, what_would_not_fit_a_screen_is_left_out) {
  EXPECT_TRUE(qr_picture("https://a-rather-long-name-of-a-host.example.org/games/maze"));
  EXPECT_FALSE(qr_picture(std::string(400, 'x')));
}

}  // namespace
}  // namespace serve

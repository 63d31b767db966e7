#include "chronicle/achievement.h"

#include <charconv>

namespace chronicle {

std::string text_of(AchievementSet achievements) {
  std::string text;
  for (const Achievement achievement : kAllAchievements) {
    if (!achievements.contains(achievement)) continue;
    if (!text.empty()) text += ',';
    text += std::to_string(number(achievement));
  }
  return text;
}

std::optional<AchievementSet> read_achievements(std::string_view text) {
  AchievementSet achievements;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    unsigned value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool is_one =
        error == std::errc{} && end == word.data() + word.size() && value >= 1 && value <= kAchievements;
    const bool ends_with_comma = word.size() + 1 == text.size();
    if (!is_one || ends_with_comma) return std::nullopt;
    achievements.insert(static_cast<Achievement>(value - 1));
    text.remove_prefix(word.size() == text.size() ? word.size() : word.size() + 1);
  }
  return achievements;
}

}  // namespace chronicle

// What links to this server show, in the languages of its page.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace net {

enum class Language : std::uint8_t { English, German, Portuguese, French, Spanish, Italian };

// The game has this name in every language.
inline constexpr std::string_view kGameName = "Magic Maze Online";

// The language that is wanted most among those available; English if none is. Many programs that read links
// don't say.
Language language_for(std::string_view accept_language);

// The singular and the plural.
struct Counted {
  std::string_view one;
  std::string_view more;
};

struct ScreenWords {
  std::string_view title;
  std::string_view text;
};

// Screens recognised by their path; anything below a path is that screen too, unless an earlier entry matches
// it.
inline constexpr std::array<std::string_view, 11> kScreenPaths{
    "/practice/solo", "/practice/introduction", "/practice", "/rules", "/replay", "/editor", "/book", "/crew",
    "/heist",         "/achievements",          "/screen"};

// {} marks where something is filled in.
struct PreviewWords {
  std::string_view locale;
  std::string_view what_it_is;
  std::array<ScreenWords, kScreenPaths.size()> screens;
  ScreenWords invitation;
  ScreenWords public_table;  // {} scenario, {} players, {} seats
  std::string_view scenario;
  std::string_view custom_scenario;
  Counted players;
  Counted free_seats;
  ScreenWords some_game;
  std::string_view won;  // {} scenario, {} minutes
  std::string_view lost;
  std::string_view given_up;
  std::string_view game;  // {} players
  std::string_view achievements;
  std::string_view picture;
  bool is_zero_singular = false;  // "0 place libre"
};

const PreviewWords& preview_words(Language language);

}  // namespace net

// The smallest words of the notation: places, pawns, tiles, seats, numbers and the names of closed sets.
// Writing appends to a text; reading takes a whole word and returns nothing if it isn't exactly such a word.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/event.h"
#include "rules/state.h"

namespace notation {

// A closed set and its words, in the order of its enumerators.
template <class Enum>
struct Words;

template <>
struct Words<rules::Way> {
  static constexpr std::array<std::string_view, 5> kAll{"walk", "vortex", "escalator", "shaft",
                                                        "teleportation"};
};
template <>
struct Words<rules::FlipBy> {
  static constexpr std::array<std::string_view, 2> kAll{"space", "token"};
};
template <>
struct Words<rules::Right> {
  static constexpr std::array<std::string_view, 5> kAll{"hero", "crystal-ball", "map", "auto-explore",
                                                        "ball-spell"};
};
template <>
struct Words<rules::Speech> {
  static constexpr std::array<std::string_view, 4> kAll{"open", "window", "gestures", "silent"};
};
template <>
struct Words<rules::Defeat> {
  static constexpr std::array<std::string_view, 7> kAll{
      "none",         "sand_ran_out",    "nothing_to_rearrange",
      "two_captives", "guard_came_upon", "all_in_one_dimension",
      "goal_missed"};
};
template <>
struct Words<rules::Outcome> {
  static constexpr std::array<std::string_view, 3> kAll{"running", "won", "lost"};
};
template <>
struct Words<rules::Pawn> {
  static constexpr auto kAll = rules::kPawnNames;
};
template <>
struct Words<rules::Ability> {
  static constexpr auto kAll = catalog::kAbilityNames;
};

template <>
struct Words<rules::Direction> {
  static constexpr auto kAll = catalog::kDirectionNames;
};
template <>
struct Words<rules::DeckFace> {
  static constexpr std::array<std::string_view, 2> kAll{"down", "up"};
};
template <>
struct Words<rules::Spell> {
  static constexpr auto kAll = catalog::kSpellNames;
};
template <>
struct Words<catalog::ExpansionGame> {
  static constexpr auto kAll = catalog::kExpansionGameNames;
};
template <>
struct Words<rules::StressToken> {
  static constexpr std::array<std::string_view, rules::kStressTokens> kAll{
      "timer", "swap1", "swap2", "loudspeaker1", "loudspeaker2", "loudspeaker3"};
};
template <>
struct Words<rules::Presence> {
  static constexpr std::array<std::string_view, 8> kAll{"none",    "mall", "aside",  "out",
                                                        "waiting", "frog", "dining", "dining_frog"};
};
template <>
struct Words<rules::Put> {
  static constexpr std::array<std::string_view, 8> kAll{"appears", "discarded", "caught",  "sent_back",
                                                        "put_out", "enchanted", "invited", "returns"};
};
template <>
struct Words<rules::Catcher> {
  static constexpr std::array<std::string_view, 3> kAll{"guard", "beholder", "sensor"};
};

template <class Enum>
concept Worded = requires { Words<Enum>::kAll; };

template <Worded Enum>
constexpr std::string_view word(Enum value) {
  return Words<Enum>::kAll[static_cast<std::size_t>(value)];
}

template <Worded Enum>
bool read(std::string_view text, Enum& value) {
  for (std::size_t i = 0; i < Words<Enum>::kAll.size(); ++i) {
    if (Words<Enum>::kAll[i] == text) {
      value = static_cast<Enum>(i);
      return true;
    }
  }
  return false;
}

// Decimal, without leading zeros; a minus sign only if the type is signed.
bool read_number(std::string_view text, std::int64_t lowest, std::int64_t highest, std::int64_t& value);

template <std::integral Number>
  requires(!std::same_as<Number, bool> && (sizeof(Number) < 8 || std::signed_integral<Number>))
bool read(std::string_view text, Number& value) {
  std::int64_t number = 0;
  if (!read_number(text, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max(), number)) {
    return false;
  }
  value = static_cast<Number>(number);
  return true;
}

bool read(std::string_view text, bool& value);
bool read(std::string_view text, rules::Place& value);
bool read(std::string_view text, rules::Tile& value);
bool read(std::string_view text, rules::Card& value);
bool read(std::string_view text, rules::SoloCard& value);
bool read(std::string_view text, rules::Seat& value);
bool read(std::string_view text, rules::GameTime& value);
bool read(std::string_view text, rules::Millis& value);
bool read(std::string_view text, rules::Turns& value);

std::string text_of(rules::Place place);  // 5:1,2
inline constexpr std::string_view kHexDigits = "0123456789abcdef";
std::string hexadecimal(std::uint64_t value);  // sixteen digits
bool read_hexadecimal(std::string_view text, std::uint64_t& value);

// One letter for a hero, a digit for a guard: y p g o 1 2 3 4.
char letter(rules::Pawn pawn);
std::optional<rules::Pawn> pawn_of_letter(char letter);

// The parts of a text between separators; an empty text has no parts.
class TextParts {
 public:
  TextParts(std::string_view text, std::string_view separator)
      : rest_(text), separator_(separator), done_(text.empty()) {}
  std::optional<std::string_view> next();

 private:
  std::string_view rest_;
  std::string_view separator_;
  bool done_;
};

}  // namespace notation

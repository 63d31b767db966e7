#include "base/utf8.h"
#include "protocol/characters.h"
#include "protocol/limits.h"
#include "protocol/read_request.h"

namespace protocol {
namespace {

// Invisible characters, and those that reverse their surroundings: a name must not look like another or like
// none.
bool is_unfit(char32_t c) {
  return c < 0x20 || is_between(c, 0x7f, 0x9f) || c == 0xad || c == 0x034f || c == 0x061c ||
         is_between(c, 0x115f, 0x1160) || is_between(c, 0x17b4, 0x17b5) || is_between(c, 0x180b, 0x180f) ||
         is_between(c, 0x200b, 0x200f) || is_between(c, 0x2028, 0x202e) || is_between(c, 0x2060, 0x206f) ||
         c == 0x3164 || c == 0xfeff || c == 0xffa0 || is_between(c, 0xfff9, 0xfffb) ||
         is_between(c, 0xe0000, 0xe0fff) || (c & 0xfffeU) == 0xfffe;
}

bool is_white(char32_t c) {
  return c == 0x20 || c == 0xa0 || c == 0x1680 || is_between(c, 0x2000, 0x200a) || c == 0x202f ||
         c == 0x205f || c == 0x3000 || c == 0x2800;
}

constexpr char32_t kJoiner = 0x200d;
constexpr char32_t kAsPicture = 0xfe0f;  // the previous character is shown as an emoji

constexpr std::size_t kMostMarks = 3;  // on one character

// Whether the next character is a picture.
bool picture_follows(std::string_view text) {
  const auto next = text.empty() ? std::nullopt : base::take_character(text);
  return next && is_picture(*next);
}

enum class Unfit : std::uint8_t { Refused, LeftOut };

std::optional<std::string> read_visible(std::string_view text, std::size_t most, Unfit unfit) {
  std::string name;
  std::size_t characters = 0;
  std::size_t marks = kMostMarks;  // there's nothing yet that it could mark
  bool space_is_due = false;
  bool is_after_picture = false;
  while (!text.empty()) {
    const std::string_view before = text;
    const auto character = base::take_character(text);
    if (!character) return std::nullopt;
    const bool is_break = unfit == Unfit::LeftOut && is_between(*character, 0x09, 0x0d);
    // Between two pictures a joiner makes one of them, which is visible; elsewhere it isn't.
    const bool joins = *character == kJoiner && is_after_picture && picture_follows(text);
    is_after_picture = is_picture(*character) || (is_after_picture && *character == kAsPicture);
    if (is_unfit(*character) && !is_break && !joins) {
      if (unfit == Unfit::Refused) return std::nullopt;
      continue;
    }
    if (is_white(*character) || is_break) {
      space_is_due = !name.empty();
      marks = kMostMarks;
      continue;
    }
    if (is_mark(*character) && marks == kMostMarks) {
      if (unfit == Unfit::Refused) return std::nullopt;
      continue;
    }
    marks = is_mark(*character) ? marks + 1 : 0;
    if (space_is_due) {
      name += ' ';
      ++characters;
      space_is_due = false;
    }
    name += before.substr(0, before.size() - text.size());
    if (++characters > most) return std::nullopt;
  }
  return name.empty() ? std::nullopt : std::optional{name};
}

}  // namespace

std::optional<std::string> read_name(std::string_view text) {
  return read_visible(text, kLongestName, Unfit::Refused);
}

bool can_be_read(std::string_view text) {
  return read_visible(text, text.size(), Unfit::Refused).has_value();
}

std::optional<std::string> read_message(std::string_view text) {
  return read_visible(text, kLongestMessage, Unfit::LeftOut);
}

}  // namespace protocol

#include "terminal/key.h"

namespace terminal {
namespace {

using catalog::Direction;

std::optional<Direction> arrow(char letter) {
  switch (letter) {
    case 'A':
      return Direction::North;
    case 'B':
      return Direction::South;
    case 'C':
      return Direction::East;
    case 'D':
      return Direction::West;
    default:
      return std::nullopt;
  }
}

// The parameters and the last letter of ESC [ ... or ESC O ...: arrows come as A to D, with shift as 1;2A or
// as a.
Key key_of(std::string_view parameters, char last) {
  if (const auto direction = arrow(last)) {
    const bool has_modifier = parameters.find(';') != std::string_view::npos;
    return {.kind = has_modifier ? KeyKind::ShiftArrow : KeyKind::Arrow, .direction = *direction};
  }
  if (last >= 'a' && last <= 'd') {
    return {.kind = KeyKind::ShiftArrow, .direction = *arrow(static_cast<char>(last - 'a' + 'A'))};
  }
  return {};
}

Key plain_key(char byte) {
  switch (byte) {
    case '\r':
    case '\n':
      return {.kind = KeyKind::Enter};
    case '\t':
      return {.kind = KeyKind::Tab};
    case '\x03':
      return {.kind = KeyKind::Interrupt};
    case '\x0c':
      return {.kind = KeyKind::Redraw};
    default:
      break;
  }
  if (byte < ' ' || byte > '~') return {};
  return {.kind = KeyKind::Character, .character = byte};
}

}  // namespace

std::optional<Key> take_key(std::string& bytes, More more) {
  if (bytes.empty()) return std::nullopt;
  const auto take = [&](std::size_t count, const Key& key) {
    bytes.erase(0, count);
    return key;
  };
  if (bytes[0] != '\x1b') return take(1, plain_key(bytes[0]));
  if (bytes.size() == 1) {
    if (more == More::MayFollow) return std::nullopt;
    return take(1, {.kind = KeyKind::Escape});
  }
  if (bytes[1] != '[' && bytes[1] != 'O') return take(1, {.kind = KeyKind::Escape});
  for (std::size_t i = 2; i < bytes.size(); ++i) {
    if (bytes[i] < '@' || bytes[i] > '~') continue;
    return take(i + 1, key_of(std::string_view{bytes}.substr(2, i - 2), bytes[i]));
  }
  if (more == More::MayFollow) return std::nullopt;
  return take(bytes.size(), {});
}

}  // namespace terminal

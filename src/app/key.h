// Keys as a terminal sends them: characters, and sequences that begin with escape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "catalog/direction.h"

namespace app {

enum class KeyKind : std::uint8_t {
  Character,
  Arrow,
  ShiftArrow,
  Enter,
  Tab,
  Escape,
  Interrupt,  // Ctrl-C
  Redraw,     // Ctrl-L
  Unknown,
};

struct Key {
  KeyKind kind = KeyKind::Unknown;
  char character = 0;                                        // of a character
  catalog::Direction direction = catalog::Direction::North;  // of an arrow
  friend bool operator==(const Key&, const Key&) = default;
};

// Whether more may follow what has been read: a lone escape is a key only if nothing does.
enum class More : std::uint8_t { MayFollow, WillNot };

// Takes the next key off the bytes that were read; none if they end in the middle of one.
std::optional<Key> take_key(std::string& bytes, More more);

}  // namespace app

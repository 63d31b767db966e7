// Keys as a terminal sends them: characters, and sequences that begin with escape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "catalog/direction.h"

namespace terminal {

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

constexpr bool is_character(const Key& key, char character) {
  return key.kind == KeyKind::Character && key.character == character;
}

// Whether more may follow: an escape alone is a key only if nothing follows it.
enum class More : std::uint8_t { MayFollow, WillNot };

// Takes the next key from the bytes that were read; none if they end in the middle of one.
std::optional<Key> take_key(std::string& bytes, More more);

}  // namespace terminal

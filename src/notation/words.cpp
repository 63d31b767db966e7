#include "notation/words.h"

#include <charconv>

#include "base/ascii.h"

namespace notation {

bool read_number(std::string_view text, std::int64_t lowest, std::int64_t highest, std::int64_t& value) {
  const bool is_negative = !text.empty() && text.front() == '-';
  const std::string_view digits = is_negative ? text.substr(1) : text;
  if (digits.empty() || digits.size() > 18 || (digits.size() > 1 && digits.front() == '0')) return false;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return false;
  }
  std::int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (is_negative && number == 0) return false;
  if (is_negative) number = -number;
  if (number < lowest || number > highest) return false;
  value = number;
  return true;
}

bool read(std::string_view text, bool& value) {
  if (text != "yes" && text != "no") return false;
  value = text == "yes";
  return true;
}

bool read(std::string_view text, rules::Place& value) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || text.size() != colon + 4 || text[colon + 2] != ',') return false;
  const char row = text[colon + 1];
  const char column = text[colon + 3];
  if (row < '0' || row > '3' || column < '0' || column > '3') return false;
  const std::optional<rules::Tile> tile = catalog::tile_named(text.substr(0, colon));
  if (!tile) return false;
  value = rules::place(
      *tile, catalog::cell_at(static_cast<unsigned>(row - '0'), static_cast<unsigned>(column - '0')));
  return true;
}

bool read(std::string_view text, rules::Tile& value) {
  const std::optional<rules::Tile> tile = catalog::tile_named(text);
  if (tile) value = *tile;
  return tile.has_value();
}

bool read(std::string_view text, rules::Card& value) {
  if (text == "?") {
    value = rules::Card::hidden();
  } else if (text == "base") {
    value = rules::Card::with_back(rules::Back::Base);
  } else if (text == "expansion") {
    value = rules::Card::with_back(rules::Back::Expansion);
  } else {
    rules::Tile tile{};
    if (!read(text, tile)) return false;
    value = rules::Card{tile};
  }
  return true;
}

bool read(std::string_view text, rules::SoloCard& value) {
  if (text == "?") {
    value = rules::SoloCard::hidden();
    return true;
  }
  rules::Ability ability{};
  if (!read(text, ability)) return false;
  value = rules::SoloCard{ability};
  return true;
}

bool read(std::string_view text, rules::Seat& value) {
  std::int64_t number = 0;
  if (!read_number(text, 0, rules::kMostSeats - 1, number)) return false;
  value = rules::Seat{static_cast<std::uint8_t>(number)};
  return true;
}

bool read(std::string_view text, rules::GameTime& value) { return read(text, value.ms); }
bool read(std::string_view text, rules::Millis& value) { return read(text, value.count); }

bool read(std::string_view text, rules::Turns& value) {
  std::int64_t number = 0;
  if (!read_number(text, 0, 3, number)) return false;
  value = rules::Turns{static_cast<std::uint8_t>(number)};
  return true;
}

std::string text_of(rules::Place place) {
  if (place == rules::kNowhere) return "-";
  std::string text{catalog::name(place.tile())};
  text += ':';
  text += static_cast<char>('0' + place.cell().row());
  text += ',';
  text += static_cast<char>('0' + place.cell().column());
  return text;
}

std::string hexadecimal(std::uint64_t value) {
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; value >>= 4U) text[i] = kHexDigits[value & 15U];
  return text;
}

bool read_hexadecimal(std::string_view text, std::uint64_t& value) {
  if (text.size() != 16) return false;
  std::uint64_t number = 0;
  for (const char digit : text) {
    const auto digit_value = base::hexadecimal_digit(digit);
    if (!digit_value || base::is_capital(digit)) return false;
    number = (number << 4U) | *digit_value;
  }
  value = number;
  return true;
}

namespace {
constexpr std::string_view kLetters = "ypgo1234";
}

char letter(rules::Pawn pawn) { return kLetters[rules::index(pawn)]; }

std::optional<rules::Pawn> pawn_of_letter(char letter) {
  const std::size_t found = kLetters.find(letter);
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<rules::Pawn>(found);
}

std::optional<std::string_view> TextParts::next() {
  if (done_) return std::nullopt;
  const std::size_t found = rest_.find(separator_);
  const std::string_view part = rest_.substr(0, found);
  done_ = found == std::string_view::npos;
  if (!done_) rest_.remove_prefix(found + separator_.size());
  return part;
}

}  // namespace notation

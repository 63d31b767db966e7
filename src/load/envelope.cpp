#include "load/envelope.h"

#include <cstring>

#include "base/ascii.h"
#include "notation/event_text.h"
#include "notation/words.h"

namespace load {
namespace {

bool take(std::string_view& text, std::string_view expected) {
  if (!text.starts_with(expected)) return false;
  text.remove_prefix(expected.size());
  return true;
}

// A whole number from the front of the text, or the word null.
bool take_number(std::string_view& text, std::optional<std::uint32_t>& number) {
  if (take(text, "null")) {
    number.reset();
    return true;
  }
  std::uint64_t value = 0;
  std::size_t digits = 0;
  while (digits < text.size() && base::is_digit(text[digits])) {
    if (digits == 10) return false;
    value = value * 10 + static_cast<std::uint64_t>(text[digits] - '0');
    ++digits;
  }
  if (digits == 0 || value > 0xffff'ffffU) return false;
  text.remove_prefix(digits);
  number = static_cast<std::uint32_t>(value);
  return true;
}

// `"0123456789abcdef"` or null.
bool take_hash(std::string_view& text, std::optional<std::uint64_t>& hash) {
  if (take(text, "null")) {
    hash.reset();
    return true;
  }
  if (text.size() < 18 || text[0] != '"' || text[17] != '"') return false;
  std::uint64_t value = 0;
  if (!notation::read_hexadecimal(text.substr(1, 16), value)) return false;
  text.remove_prefix(18);
  hash = value;
  return true;
}

}  // namespace

std::optional<std::uint32_t> version_of(std::string_view line) {
  std::optional<std::uint32_t> version;
  if (!take(line, "{\"v\":") || !take_number(line, version)) return std::nullopt;
  return version;
}

std::optional<ScannedEnvelope> scan_envelope(std::string_view line) {
  ScannedEnvelope scanned;
  std::optional<std::uint32_t> version;
  std::optional<std::uint32_t> seat;
  const bool begins_as_usual = take(line, "{\"v\":") && take_number(line, version) && version &&
                               take(line, ",\"at\":") && take_number(line, scanned.at) &&
                               take(line, ",\"by\":") && take_number(line, scanned.by) &&
                               take(line, ",\"seat\":") && take_number(line, seat) && take(line, ",\"n\":") &&
                               take_number(line, scanned.number) && take(line, ",\"events\":[");
  if (!begins_as_usual) return std::nullopt;
  // No event's text contains a bracket.
  const std::size_t bracket = line.find(']');
  if (bracket == std::string_view::npos) return std::nullopt;
  scanned.events = line.substr(0, bracket);
  line.remove_prefix(bracket);
  if (!take(line, "],\"hash\":") || !take_hash(line, scanned.hash) || line != "}") return std::nullopt;
  scanned.version = *version;
  return scanned;
}

std::optional<rules::Events> events_in(std::string_view between_brackets) {
  rules::Events events;
  if (between_brackets.empty()) return events;
  if (between_brackets.size() < 2 || between_brackets.front() != '"' || between_brackets.back() != '"') {
    return std::nullopt;
  }
  notation::TextParts parts{between_brackets.substr(1, between_brackets.size() - 2), "\",\""};
  while (const auto part = parts.next()) {
    const std::optional<rules::Event> event = notation::read_event(*part);
    if (!event || events.full()) return std::nullopt;
    events.push_back(*event);
  }
  return events;
}

std::uint64_t fingerprint(std::string_view bytes) {
  constexpr std::uint64_t kOdd = 0x9e37'79b9'7f4a'7c15U;
  std::uint64_t value = bytes.size() * kOdd;
  const auto mix = [&](std::uint64_t word) {
    value = (value ^ word) * kOdd;
    value ^= value >> 29U;
  };
  while (bytes.size() >= sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), sizeof word);
    mix(word);
    bytes.remove_prefix(sizeof word);
  }
  std::uint64_t rest = 0;
  for (const char letter : bytes) rest = (rest << 8U) | static_cast<unsigned char>(letter);
  mix(rest);
  return value;
}

}  // namespace load

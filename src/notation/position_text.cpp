#include "notation/position_text.h"

#include "notation/words.h"
#include "rules/canonical_bytes.h"
#include "rules/read_canonical_bytes.h"
#include "rules/view.h"

namespace notation {

std::string position_text(const rules::State& state) {
  std::string text;
  for (const std::uint8_t byte : rules::canonical_bytes(rules::view(state))) {
    text += kHexDigits[byte >> 4U];
    text += kHexDigits[byte & 15U];
  }
  return text;
}

std::optional<rules::State> read_position(std::string_view text) {
  rules::CanonicalBytes bytes;
  if (text.size() % 2 != 0 || text.size() / 2 > rules::CanonicalBytes::capacity()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const std::size_t high = kHexDigits.find(text[i]);
    const std::size_t low = kHexDigits.find(text[i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    bytes.push_back(static_cast<std::uint8_t>((high << 4U) | low));
  }
  const auto state = rules::read_canonical_bytes({bytes.begin(), bytes.size()});
  if (!state || state->knowledge != rules::Knowledge::WhatAllMayKnow) return std::nullopt;
  return state;
}

}  // namespace notation

#include "notation/layout_text.h"

#include "notation/words.h"

namespace notation {

using rules::ActionTile;

std::string seed_text(base::Seed seed) { return hexadecimal(seed.high) + hexadecimal(seed.low); }

bool read_seed(std::string_view text, base::Seed& seed) {
  return text.size() == 32 && read_hexadecimal(text.substr(0, 16), seed.high) &&
         read_hexadecimal(text.substr(16), seed.low);
}

std::string deal_text(const rules::Deal& deal) {
  std::string text;
  for (const ActionTile tile : deal) {
    if (!text.empty()) text += ',';
    std::string abilities;
    for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
      if (!tile.allows(static_cast<rules::Ability>(i))) continue;
      if (!abilities.empty()) abilities += '+';
      abilities += catalog::kAbilityNames[i];
    }
    text += abilities.empty() ? "-" : abilities;
  }
  return text;
}

bool read_deal(std::string_view text, rules::Deal& deal) {
  TextParts tiles{text, ","};
  while (const auto part = tiles.next()) {
    ActionTile tile;
    if (*part != "-") {
      TextParts abilities{*part, "+"};
      while (const auto name = abilities.next()) {
        rules::Ability ability{};
        if (!read(*name, ability) || tile.allows(ability)) return false;
        tile.bits = static_cast<std::uint8_t>(tile.bits | catalog::action_tile(ability).bits);
      }
    }
    if (part->empty() || deal.full()) return false;
    deal.push_back(tile);
  }
  return true;
}

std::string solo_text(const rules::SoloOrder& solo) {
  std::string text;
  for (const rules::Ability ability : solo) {
    if (!text.empty()) text += ',';
    text += word(ability);
  }
  return text;
}

bool read_solo(std::string_view text, rules::SoloOrder& solo) {
  TextParts parts{text, ","};
  while (const auto part = parts.next()) {
    rules::Ability ability{};
    if (solo.full() || !read(*part, ability)) return false;
    solo.push_back(ability);
  }
  return true;
}

}  // namespace notation

// Something that is face down: a tile of the deck or of the solo deck, as far as it is known. What nobody may
// know is kept apart from what everyone sees, so that a position without secrets is a position too.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/vocabulary.h"

namespace rules {

// A mall tile in the deck: known, or only its back, or nothing at all.
class Card {
 public:
  constexpr Card() = default;
  constexpr explicit Card(Tile tile) : code_(static_cast<std::uint8_t>(tile)) {}
  static constexpr Card hidden() { return Card{kHidden}; }
  static constexpr Card with_back(Back back) { return Card{back == Back::Base ? kBaseBack : kExpansionBack}; }

  constexpr std::optional<Tile> tile() const {
    return code_ < kTiles ? std::optional{catalog::tile_at(code_)} : std::nullopt;
  }
  constexpr std::optional<Back> back() const {
    if (code_ < kTiles) return catalog::back(catalog::tile_at(code_));
    if (code_ == kBaseBack) return Back::Base;
    if (code_ == kExpansionBack) return Back::Expansion;
    return std::nullopt;
  }
  constexpr std::uint8_t code() const { return code_; }
  friend constexpr bool operator==(Card, Card) = default;

 private:
  static constexpr std::uint8_t kBaseBack = 0xfd;
  static constexpr std::uint8_t kExpansionBack = 0xfe;
  static constexpr std::uint8_t kHidden = 0xff;
  constexpr explicit Card(std::uint8_t code) : code_(code) {}

  std::uint8_t code_ = kHidden;
};

// A tile of the solo deck: known or not.
class SoloCard {
 public:
  constexpr SoloCard() = default;
  constexpr explicit SoloCard(Ability ability) : code_(static_cast<std::uint8_t>(ability)) {}
  static constexpr SoloCard hidden() { return SoloCard{}; }

  constexpr std::optional<Ability> ability() const {
    return code_ < catalog::kAbilities ? std::optional{static_cast<Ability>(code_)} : std::nullopt;
  }
  constexpr std::uint8_t code() const { return code_; }
  friend constexpr bool operator==(SoloCard, SoloCard) = default;

 private:
  std::uint8_t code_ = 0xff;
};

}  // namespace rules

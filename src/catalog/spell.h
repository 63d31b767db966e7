// The ten spells of the mage (M10): their names, and whether they act at once or last until the next flip.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace catalog {

// The instant ones first, then the temporary ones (M10-2).
enum class Spell : std::uint8_t {
  Broom,
  CrystalBall,
  Code,
  Swap,
  Teleportation,
  Clairvoyance,
  GhostForm,
  Frog,
  Invisibility,
  Voucher,
};

inline constexpr std::size_t kSpells = 10;
inline constexpr std::size_t kTemporarySpells = 5;
inline constexpr std::array<std::string_view, kSpells> kSpellNames{
    "broom",        "crystal-ball", "code", "swap",         "teleportation",
    "clairvoyance", "ghost-form",   "frog", "invisibility", "voucher"};
constexpr std::size_t index(Spell spell) { return static_cast<std::size_t>(spell); }
constexpr std::string_view name(Spell spell) { return kSpellNames[index(spell)]; }
constexpr bool is_temporary(Spell spell) { return spell >= Spell::Clairvoyance; }

struct Spells {
  std::uint16_t bits = 0;
  constexpr bool contains(Spell spell) const { return ((bits >> index(spell)) & 1U) != 0; }
  constexpr void insert(Spell spell) { bits = static_cast<std::uint16_t>(bits | (1U << index(spell))); }
  constexpr void erase(Spell spell) { bits = static_cast<std::uint16_t>(bits & ~(1U << index(spell))); }
  constexpr bool empty() const { return bits == 0; }
  friend constexpr bool operator==(Spells, Spells) = default;
};

template <class... Names>
constexpr Spells spells_of(Names... names) {
  return Spells{static_cast<std::uint16_t>((0U | ... | (1U << index(names))))};
}

}  // namespace catalog

// The four colours; each belongs to one hero (B-HERO-1).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace catalog {

enum class Colour : std::uint8_t { Yellow, Purple, Green, Orange };

inline constexpr std::array kColours{Colour::Yellow, Colour::Purple, Colour::Green, Colour::Orange};
inline constexpr std::array<std::string_view, 4> kColourNames{"yellow", "purple", "green", "orange"};

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::string_view name(Colour colour) { return kColourNames[index(colour)]; }

}  // namespace catalog

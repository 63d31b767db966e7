// The thirteen modules of the expansion Maximum Security, by name. rules/module_table.h lists what each of
// them needs and adds (X-GEN-6, R-86).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace catalog {

enum class Module : std::uint8_t {
  Guard,           // M1
  AntiStress,      // M2
  Shafts,          // M3
  Breaches,        // M4
  GuardRoom,       // M5
  LockedExit,      // M6
  Maps,            // M7, with auto-explore
  Beholder,        // M8
  Telekinesis,     // M9
  Spells,          // M10
  Reinforcements,  // M11
  ControlRoom,     // M12
  Sensor,          // M13
};

inline constexpr std::size_t kModules = 13;
inline constexpr std::array<std::string_view, kModules> kModuleNames{
    "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11", "M12", "M13"};
constexpr std::size_t index(Module module) { return static_cast<std::size_t>(module); }
constexpr std::string_view name(Module module) { return kModuleNames[index(module)]; }

// A first visit to the page has to be small: the engine it loads is built without the modules, so that
// nothing of them is linked. A table that plays them loads another engine (src/wasm/CMakeLists.txt).
#ifdef MAGICMAZE_WITHOUT_EXPANSION
inline constexpr bool kWithExpansion = false;
#else
inline constexpr bool kWithExpansion = true;
#endif

struct Modules {
  std::uint16_t bits = 0;
  constexpr bool contains(Module module) const {
    return kWithExpansion && ((bits >> index(module)) & 1U) != 0;
  }
  constexpr void insert(Module module) { bits = static_cast<std::uint16_t>(bits | (1U << index(module))); }
  constexpr bool empty() const { return !kWithExpansion || bits == 0; }
  friend constexpr bool operator==(Modules, Modules) = default;
};

}  // namespace catalog

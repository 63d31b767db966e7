// A part of a choice that a host changes. What isn't named stays as it is when the change arrives, so that
// two simultaneous changes don't undo each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "notation/json_writer.h"
#include "protocol/choice.h"

namespace protocol {

struct ChoiceChange {
  std::optional<Scenario> scenario{};
  std::optional<std::uint8_t> seats{};
  // Set to none: the scenario's default.
  std::optional<std::optional<rules::Tile>> start{};
  std::optional<std::optional<std::uint32_t>> level{};
  std::optional<std::optional<std::uint32_t>> sand_ms{};
  std::optional<bool> free_talk{};
  std::optional<bool> pairs{};
  std::optional<Visibility> visibility{};
  std::optional<Pauses> pauses{};
  std::optional<Deals> deals{};
  std::optional<Bots> bots{};
  std::optional<Voice> voice{};
  friend bool operator==(const ChoiceChange&, const ChoiceChange&) = default;
};

// A custom deal is made for one mall: it is dropped with another scenario, side or level.
Choice changed(Choice before, const ChoiceChange& change);

// The difference between two choices, as far as it is public: not custom deals.
ChoiceChange change_between(const Choice& before, const Choice& after);

void write_change(notation::JsonWriter& out, const ChoiceChange& change);

}  // namespace protocol

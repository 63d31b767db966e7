// A part of a choice that a host changes. What is not named stays as it is when the change arrives, so that
// two changes on their way at the same time do not undo each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "notation/json_writer.h"
#include "protocol/choice.h"

namespace protocol {

struct ChoiceChange {
  std::optional<std::string> scenario{};
  std::optional<std::uint8_t> seats{};
  // Set to none: as the scenario says.
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

// What was laid by hand was laid for one mall: it goes with another scenario, side or level.
Choice changed(Choice before, const ChoiceChange& change);

// What leads from one choice to the other, as far as it can be told: not what is laid by hand.
ChoiceChange change_between(const Choice& before, const Choice& after);

void write_change(notation::JsonWriter& out, const ChoiceChange& change);

}  // namespace protocol

// Things that live in here and are known outside by a number. The number of something closed isn't reused
// until its slot has been used four million times, so that a late question finds nothing rather than
// something else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "wasm/numbers.h"

namespace wasm {

template <class Thing>
class Handles {
 public:
  static constexpr std::size_t kMost = 512;

  // None if all are taken: whatever is opened must be closed.
  std::optional<Handle> open(const Thing& thing) {
    std::size_t slot = 0;
    while (slot < slots_.size() && slots_[slot].thing) ++slot;
    if (slot == kMost) return std::nullopt;
    if (slot == slots_.size()) slots_.emplace_back();
    slots_[slot].thing = thing;
    return number(slot, slots_[slot].uses);
  }

  void close(Handle handle) {
    Slot* const slot = find_slot(handle);
    if (slot == nullptr) return;
    slot->thing.reset();
    slot->uses = slot->uses == kMostUses ? 1 : slot->uses + 1;
  }

  Thing* find(Handle handle) {
    Slot* const slot = find_slot(handle);
    return slot == nullptr ? nullptr : &*slot->thing;
  }

 private:
  static constexpr std::uint32_t kMostUses = 0x3fffff;
  struct Slot {
    std::optional<Thing> thing;
    std::uint32_t uses = 1;
  };

  static Handle number(std::size_t slot, std::uint32_t uses) {
    return Handle{static_cast<std::int32_t>(uses * kMost + slot)};
  }
  Slot* find_slot(Handle handle) {
    if (handle.number <= 0) return nullptr;
    const std::size_t index = static_cast<std::size_t>(handle.number) % kMost;
    if (index >= slots_.size()) return nullptr;
    Slot& slot = slots_[index];
    return slot.thing && number(index, slot.uses) == handle ? &slot : nullptr;
  }

  std::vector<Slot> slots_;
};

}  // namespace wasm

// Many things in one number: each one that is folded in changes the key of the next hash.
#pragma once

#include <cstdint>
#include <span>

#include "ai/event_bytes.h"
#include "base/siphash.h"

namespace ai {

class SignatureFold {
 public:
  void add(std::span<const std::uint8_t> bytes) { value_ = base::siphash({value_, 0}, bytes); }
  void add(const rules::Event& event) {
    const EventBytes bytes = event_bytes(event);
    add({bytes.begin(), bytes.size()});
  }
  void add(std::uint64_t number) {
    EventBytes bytes;
    for (unsigned i = 0; i < 8; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8U * i)));
    add({bytes.begin(), bytes.size()});
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

}  // namespace ai

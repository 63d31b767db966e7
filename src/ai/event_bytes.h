// An event as bytes in a fixed order, the same on every machine: signatures are made of these.
#pragma once

#include <cstdint>

#include "base/fixed_list.h"
#include "rules/event.h"

namespace ai {

using EventBytes = base::FixedList<std::uint8_t, 24>;

// The position of the event's kind in the list of kinds, then its fields, numbers with the lowest byte first.
EventBytes event_bytes(const rules::Event& event);

}  // namespace ai

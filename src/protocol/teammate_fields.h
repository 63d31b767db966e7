// The pace of teammates inside a larger object, for the readers of requests only.
#pragma once

#include <optional>

#include "ai/pace.h"
#include "protocol/fields.h"

namespace protocol {

// May be missing or null, which means none.
std::optional<ai::Pace> take_pace(Fields& fields);

}  // namespace protocol

// The pace of teammates inside of a larger object: for the readers of requests alone.
#pragma once

#include <optional>

#include "ai/pace.h"
#include "protocol/fields.h"

namespace protocol {

// May be missing, or null: then it is none.
std::optional<ai::Pace> take_pace(Fields& fields);

}  // namespace protocol

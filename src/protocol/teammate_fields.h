// The pace and the temperament of teammates inside a larger object, for the readers of requests only.
#pragma once

#include <optional>

#include "ai/pace.h"
#include "ai/temperament.h"
#include "protocol/fields.h"

namespace protocol {

// May be missing or null, which means none.
std::optional<ai::Pace> take_pace(Fields& fields);
std::optional<ai::Temperament> take_temperament(Fields& fields);

}  // namespace protocol

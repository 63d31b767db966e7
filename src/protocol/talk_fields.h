// What someone says, inside a request; for the reader of requests only.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/fields.h"
#include "protocol/talk.h"

namespace protocol {

// None if there is no talk of that name.
std::optional<Utterance> read_utterance(std::string_view t, Fields& fields);

}  // namespace protocol

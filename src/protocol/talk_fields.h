// What somebody says, inside of a request: for the reader of requests alone.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/fields.h"
#include "protocol/talk.h"

namespace protocol {

// None: there is nothing of that name to say.
std::optional<Utterance> read_utterance(std::string_view t, Fields& fields);

}  // namespace protocol

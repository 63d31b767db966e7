// A choice inside a larger object, for the reader of requests only.
#pragma once

#include <expected>
#include <string>

#include "protocol/read_request.h"

namespace protocol {

// The error is a sentence.
std::expected<Choice, std::string> read_choice(const boost::json::object& object);
std::expected<ChoiceChange, std::string> read_choice_change(const boost::json::object& object);

}  // namespace protocol

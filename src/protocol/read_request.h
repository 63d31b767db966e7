// From the bytes of a frame to a request. The only place where a client's text is parsed.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/request.h"
#include "protocol/teammates.h"

namespace protocol {

// Why a text isn't a request. If it could be read, the number says which request is answered.
struct BadRequest {
  std::string what;  // a sentence for the programmer of a client
  std::optional<Number> number = std::nullopt;
};

std::expected<Request, BadRequest> read_request(std::string_view text);

// The fields of a choice: an object as in `choose`.
std::expected<Choice, BadRequest> read_choice(std::string_view json);

// The body of POST /api/tables: the fields of a choice, and who is seated from the start.
std::expected<NewTable, BadRequest> read_new_table(std::string_view json);

// The body of POST /api/crews: the name of a new crew.
std::expected<std::string, BadRequest> read_new_crew(std::string_view json);

// A name as it will be shown: without control characters and surrounding spaces, one space between words,
// 1 to kLongestName characters of valid UTF-8.
std::optional<std::string> read_name(std::string_view text);

// Whether a text is visible and contains nothing invisible or anything that reverses its surroundings.
bool can_be_read(std::string_view text);

// A text message to the others, by the same rules; invisible characters are removed, and it may have
// kLongestMessage characters.
std::optional<std::string> read_message(std::string_view text);

}  // namespace protocol

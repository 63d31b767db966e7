// Events as text (`moved pawn=yellow from=1a:1,1 to=1a:0,1 way=walk`) and as JSON objects.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/json_writer.h"
#include "rules/event.h"

namespace notation {

std::string_view kind_of(const rules::Event& event);

std::string text_of(const rules::Event& event);
std::optional<rules::Event> read_event(std::string_view text);

// Several, separated by "; ". An empty text is valid too.
std::string text_of(const rules::Events& events);
std::optional<rules::Events> read_events(std::string_view text);

// {"kind":"moved","pawn":"yellow",...}; hidden values are null.
void write_json(JsonWriter& json, const rules::Event& event);

}  // namespace notation

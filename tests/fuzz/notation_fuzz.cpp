// Whatever text is read as an action, an event, a line or a ruleset is written back as a text that reads the
// same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/record.h"
#include "notation/ruleset_text.h"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  if (const auto action = notation::read_action(text)) must(notation::text_of(*action) == text);
  if (const auto event = notation::read_event(text))
    must(notation::read_event(notation::text_of(*event)) == event);
  if (const auto events = notation::read_events(text)) {
    must(notation::read_events(notation::text_of(*events)) == events);
  }
  if (const auto line = notation::read_line(text)) {
    const auto again = notation::read_line(notation::line_text(*line));
    must(again && notation::line_text(*again) == notation::line_text(*line));
  }
  if (const auto rules = notation::read_ruleset(text)) {
    const auto again = notation::read_ruleset(notation::text_of(*rules));
    must(again == rules);
  }
  if (const auto plain = notation::unescaped(text))
    must(notation::unescaped(notation::escaped(*plain)) == plain);
  return 0;
}

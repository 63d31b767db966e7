// Everything a stranger sends is refused with a sentence, or it is a request within all limits.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/overloaded.h"
#include "notation/action_text.h"
#include "protocol/limits.h"
#include "protocol/read_request.h"

namespace {

void must(bool holds) {
  if (!holds) std::abort();
}

void check_name(const std::string& name) { must(protocol::read_name(name) == name); }

void check_choice(const protocol::Choice& choice) {
  must(choice.seats <= rules::kMostSeats);
  must(!choice.start || catalog::is_start(*choice.start));
  must(choice.scenario.text().size() + choice.laid_by_hand.size() <= protocol::kLargestChoice);
  static_cast<void>(protocol::new_game(choice, 4, {}));
  static_cast<void>(protocol::new_game(choice, 1, {}));
  // What is shown reads back as the same choice, except for its secrets.
  protocol::Choice shown = choice;
  shown.laid_by_hand.clear();
  notation::JsonWriter out;
  protocol::write_choice(out, shown);
  const auto again = protocol::read_choice(out.text());
  must(again && *again == shown);
}

void check_action(const rules::Action& action) {
  must(!std::holds_alternative<rules::SandRunsOut>(action));
  must(notation::read_action(notation::text_of(action)) == action);
}

void check_command(const protocol::Command& command) {
  std::visit(base::Overloaded{
                 [](const protocol::Do& playing) { check_action(playing.action); },
                 [](const protocol::Rename& rename) { check_name(rename.name); },
                 [](const protocol::Sit& sit) { must(sit.chair < rules::kMostSeats); },
                 [](const protocol::Take& take) { must(take.seat < rules::kMostSeats); },
                 [](const protocol::Choose& choose) { check_choice(choose.choice); },
                 [](const protocol::ChangeChoice& part) { check_choice(protocol::changed({}, part.change)); },
                 [](const auto&) {},
             },
             command);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  if (const auto name = protocol::read_name(text)) {
    must(!name->empty() && name->size() <= 4 * protocol::kLongestName);
    check_name(*name);
  }
  if (const auto choice = protocol::read_choice(text)) check_choice(*choice);
  const auto request = protocol::read_request(text);
  if (!request) {
    must(request.error().what.ends_with('.') && request.error().what.size() < 300);
    must(!request.error().number || request.error().number->value > 0);
    return 0;
  }
  must(size <= protocol::kLargestRequest);
  if (const auto* join = std::get_if<protocol::Join>(&*request)) check_name(join->name);
  if (const auto* numbered = std::get_if<protocol::Numbered>(&*request)) {
    must(numbered->number.value > 0);
    check_command(numbered->command);
  }
  return 0;
}

// A record from a stranger: it is refused with a reason or it is a game; nothing else.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/record.h"
#include "rules/legal.h"
#include "rules/view.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = notation::read_record({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  const auto verified = notation::verify(*record);
  const auto watched = notation::watch(*record);
  // Anything that today's rules confirm can be watched, and leads to the same position.
  if (verified && (!watched || !(verified->state == watched->state))) std::abort();
  if (watched) {
    rules::public_hash(watched->state);
    for (std::uint8_t seat = 0; seat < watched->state.seats; ++seat) {
      rules::legal_actions(watched->rules, watched->state, rules::Seat{seat});
    }
  }
  return 0;
}

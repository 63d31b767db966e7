#include "wasm/mailbox.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace {

constexpr std::size_t kLongestText = std::size_t{1} << 20U;

std::string asked;     // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
std::string answered;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

namespace wasm {

std::string take_text() { return std::exchange(asked, {}); }
void answer_with(std::string json) { answered = std::move(json); }

}  // namespace wasm

// Where to write a text of this many bytes for the next call; null if it is too long.
MAGICMAZE_EXPORT("room_for") char* room_for(std::uint32_t size) {
  asked.clear();
  if (size > kLongestText) return nullptr;
  asked.resize(size);
  return asked.data();
}
MAGICMAZE_EXPORT("answer") const char* answer() { return answered.data(); }
MAGICMAZE_EXPORT("answer_size") std::uint32_t answer_size() {
  return static_cast<std::uint32_t>(answered.size());
}

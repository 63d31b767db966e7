// How texts cross between a module and the page: one comes in through room_for(), an answer goes out through
// answer() and answer_size(), as JSON in UTF-8. One page, one thread: what was asked last is all there is.
#pragma once

#include <string>

#define MAGICMAZE_DOOR(name) extern "C" __attribute__((export_name(name), used))

namespace wasm {

// Each text serves once.
std::string take_text();
void answer_with(std::string json);

}  // namespace wasm

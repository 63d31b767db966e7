// How texts are passed between a module and the page: one comes in through room_for(), an answer goes out
// through answer() and answer_size(), as JSON in UTF-8. One page, one thread: only the last answer is kept.
#pragma once

#include <string>

#define MAGICMAZE_EXPORT(name) extern "C" __attribute__((export_name(name), used))

namespace wasm {

// Each text can be used once.
std::string take_text();
void answer_with(std::string json);

}  // namespace wasm

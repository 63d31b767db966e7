// What the engine says when a question cannot be answered: {"error":"..."}, for whoever wrote the page.
#pragma once

#include <string>
#include <string_view>

namespace wasm {

std::string error_answer(std::string_view sentence);

}  // namespace wasm

// What the engine says in several places: {"error":"..."} when a question cannot be answered, for whoever
// wrote the page; and why the rules refuse an action.
#pragma once

#include <string>
#include <string_view>

#include "rules/refusal.h"

namespace wasm {

std::string error_answer(std::string_view sentence);
std::string refusal_answer(const rules::Refusal& refusal);

}  // namespace wasm

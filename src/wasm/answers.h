// Answers used in several places: {"error":"..."} if a question can't be answered, meant for the page's
// programmer; and why the rules refuse an action.
#pragma once

#include <string>
#include <string_view>

#include "rules/refusal.h"

namespace wasm {

std::string error_answer(std::string_view sentence);
std::string refusal_answer(const rules::Refusal& refusal);

}  // namespace wasm

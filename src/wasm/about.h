// What the engine is, as JSON: its cardboard, its versions, its signature.
#pragma once

#include <string>

namespace wasm {

std::string catalog_answer();
std::string versions_answer();
std::string signature_answer();  // "16 hexadecimal digits"

}  // namespace wasm

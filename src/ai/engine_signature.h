// A number that two engines share if they play by the same rules on the same cardboard: a page compares it
// before it trusts its own engine. Cheap enough for every start of a page; signature.h looks far deeper.
#pragma once

#include <cstdint>
#include <string_view>

namespace ai {

// The versions, the cardboard as text (notation::catalog_json), and a short game of every scenario.
std::uint64_t engine_signature(std::string_view cardboard);

}  // namespace ai

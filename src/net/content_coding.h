// How the bytes of an answer are packed: what a browser says it can unpack, and which of the ready packings
// it gets.
#pragma once

#include <cstdint>
#include <string_view>

#include "page/page.h"

namespace net {

enum class Coding : std::uint8_t { Plain, Gzip, Brotli };

// The best for this Accept-Encoding of those the file lies ready in. Plain is always good enough.
Coding best_coding(std::string_view accept_encoding, const page::File& file);

std::string_view name_of(Coding coding);

}  // namespace net

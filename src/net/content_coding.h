// How the bytes of an answer are compressed: what a browser says it can read, and which of the prepared
// copies it gets.
#pragma once

#include <cstdint>
#include <string_view>

#include "page/page.h"

namespace net {

enum class Coding : std::uint8_t { Plain, Gzip, Brotli };

// The best coding for this Accept-Encoding among those the file exists in. Plain always works.
Coding best_coding(std::string_view accept_encoding, const page::File& file);

std::string_view name_of(Coding coding);

}  // namespace net

// A QR code for terminals: two of its rows per line, in half blocks, black on white in terminals of any
// colours.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace serve {

// Each line with its line break. None if the text is too long for a picture that fits a screen.
std::optional<std::string> qr_picture(std::string_view text);

}  // namespace serve

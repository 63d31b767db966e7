// A QR code for terminals: two rows of it in one line of half blocks, black on white whatever the terminal's
// own colours are.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace app {

// Each line with its line break. Nothing: the text is too long for a picture that fits a screen.
std::optional<std::string> qr_picture(std::string_view text);

}  // namespace app

#include "serve/qr_picture.h"

#include <qrencode.h>

#include <cstddef>
#include <memory>
#include <span>

namespace serve {
namespace {

// Cameras need some white around it.
constexpr int kMargin = 2;
constexpr std::string_view kBlackOnWhite = "\x1b[30;107m";
constexpr std::string_view kAsBefore = "\x1b[0m";
// 41 modules per side: with its margin 23 lines, which fit the smallest terminals.
constexpr int kWidest = 41;

}  // namespace

std::optional<std::string> qr_picture(std::string_view text) {
  const std::string word{text};  // the library needs a terminating zero
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
      QRcode_encodeString8bit(word.c_str(), 0, QR_ECLEVEL_L), &QRcode_free};
  if (!code || code->width > kWidest) return std::nullopt;
  const int width = code->width;
  const std::span modules{code->data, static_cast<std::size_t>(width) * static_cast<std::size_t>(width)};
  const auto is_black = [&](int row, int column) {
    if (row < 0 || column < 0 || row >= width || column >= width) return false;
    return (modules[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                    static_cast<std::size_t>(column)] &
            1U) != 0;
  };
  std::string picture;
  for (int row = -kMargin; row < width + kMargin; row += 2) {
    picture += kBlackOnWhite;
    for (int column = -kMargin; column < width + kMargin; ++column) {
      const bool upper = is_black(row, column);
      const bool lower = is_black(row + 1, column);
      picture += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    picture += kAsBefore;
    picture += '\n';
  }
  return picture;
}

}  // namespace serve

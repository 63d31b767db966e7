#include "net/filled.h"

namespace net {

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) {
    const std::size_t place = pattern.find("{}");
    text += pattern.substr(0, place);
    text += part;
    pattern = place == std::string_view::npos ? std::string_view{} : pattern.substr(place + 2);
  }
  return text += pattern;
}

}  // namespace net

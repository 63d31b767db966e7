// What a client understands of what is said to it, and what it tells its person about that.
#include <algorithm>
#include <boost/json.hpp>

#include "net/client.h"

namespace net {
namespace {

using boost::system::error_code;

constexpr std::uint32_t kLongestComeBackMs = 60'000;

// The person at the keyboard shall see words, whatever a stranger sends.
std::string printable(std::string_view text) {
  constexpr std::size_t kMost = 200;
  std::string words;
  for (const char letter : text.substr(0, kMost)) {
    const auto byte = static_cast<unsigned char>(letter);
    words += byte < 0x20 || byte >= 0x7f ? '?' : letter;
  }
  return words;
}

}  // namespace

std::uint32_t come_back_ms(std::string_view line) {
  if (!line.starts_with(R"({"bye":)")) return 0;
  error_code error;
  const boost::json::value value = boost::json::parse(line, error);
  if (error) return 0;
  const boost::json::value* bye = value.as_object().if_contains("bye");
  const boost::json::object* object = bye == nullptr ? nullptr : bye->if_object();
  const boost::json::value* ms = object == nullptr ? nullptr : object->if_contains("come_back_ms");
  if (ms == nullptr || !ms->is_int64() || ms->get_int64() < 0) return 0;
  return static_cast<std::uint32_t>(std::min<std::int64_t>(ms->get_int64(), kLongestComeBackMs));
}

std::string sentence_of(const Declined& declined, const TableLink& link) {
  error_code error;
  const boost::json::value value = boost::json::parse(declined.body, error);
  const boost::json::object* object = error ? nullptr : value.if_object();
  if (object == nullptr || !object->contains("error")) {
    return "There is no Magic Maze server at " + link.authority() + ".";
  }
  if (declined.status == 404) {
    return "There is no table " + link.code.text() + " at " + link.authority() +
           ": the code is mistyped, or everybody has left it.";
  }
  const boost::json::value* text = object->if_contains("text");
  if (text == nullptr || !text->is_string()) return link.authority() + " lets nobody in.";
  return printable(text->get_string());
}

}  // namespace net

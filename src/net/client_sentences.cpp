// How a client interprets what it receives, and what it tells its user about it.
#include <algorithm>
#include <boost/json.hpp>

#include "net/client.h"
#include "protocol/server_message.h"

namespace net {
namespace {

using boost::system::error_code;

constexpr std::uint32_t kLongestComeBackMs = 60'000;

// The person at the keyboard should see readable text, no matter what a stranger sends.
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
  const auto message = protocol::server::read(line);
  const auto* bye = message ? std::get_if<protocol::server::Bye>(&*message) : nullptr;
  return bye == nullptr ? 0 : std::min(bye->come_back_ms.value_or(0), kLongestComeBackMs);
}

std::string sentence_of(const Declined& declined, const TableLink& link) {
  error_code error;
  const boost::json::value value = boost::json::parse(declined.body, error);
  const boost::json::object* object = error ? nullptr : value.if_object();
  if (object == nullptr || !object->contains("error")) {
    return "There's no Magic Maze server at " + link.authority() + ".";
  }
  if (declined.status == 404) {
    return "There's no table " + link.code.text() + " at " + link.authority() +
           ". Check the code; the table may also be closed.";
  }
  const boost::json::value* text = object->if_contains("text");
  if (text == nullptr || !text->is_string()) return link.authority() + " doesn't let anyone in.";
  return printable(text->get_string());
}

}  // namespace net

#include "net/log.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <span>

#include "base/overloaded.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace net {
namespace {

constexpr std::array<std::string_view, 4> kLevels{"debug", "info", "warning", "error"};

std::int64_t wall_ms() {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

std::optional<LogLevel> read_log_level(std::string_view word) {
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (kLevels[i] == word) return static_cast<LogLevel>(i);
  }
  return std::nullopt;
}

void Log::tell(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
  if (!tells(level)) return;
  notation::JsonWriter json;
  json.begin_object().key("at_ms").number(wall_ms());
  json.key("level").string(kLevels[static_cast<std::size_t>(level)]).key("event").string(event);
  for (const LogField& field : fields) {
    json.key(field.name);
    std::visit(base::Overloaded{[&](std::int64_t number) { json.number(number); },
                                [&](const std::string& text) { json.string(text); }},
               field.value);
  }
  json.end_object();
  const std::string line = json.text() + "\n";
  // A log that cannot be written must not stop a game.
  [[maybe_unused]] const ssize_t written = ::write(file_, line.data(), line.size());
}

std::string Log::table(protocol::Code code) const {
  const std::string text = code.text();
  const std::span<const char> letters{text};
  std::array<std::uint8_t, protocol::Code::kLength> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(letters[i]);
  return notation::hexadecimal(base::siphash(key_, bytes)).substr(0, 8);
}

}  // namespace net

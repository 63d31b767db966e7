#include "net/log.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>
#include <span>

#include "base/overloaded.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace net {
namespace {

constexpr std::array<std::string_view, 4> kLevels{"debug", "info", "warning", "error"};

using LogFields = std::initializer_list<LogField>;

std::int64_t wall_ms() {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

// 2026-11-19T14:21:09.123Z
std::string timestamp(std::int64_t at_ms) {
  const std::time_t seconds = at_ms / 1'000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  return std::string{text.data(), size} + "." + std::to_string(1'000 + at_ms % 1'000).substr(1) + "Z";
}

std::string json_line(LogLevel level, std::string_view event, LogFields fields) {
  const std::int64_t at_ms = wall_ms();
  notation::JsonWriter json;
  json.begin_object().key("at_ms").number(at_ms).key("at").string(timestamp(at_ms));
  json.key("level").string(kLevels[static_cast<std::size_t>(level)]).key("event").string(event);
  for (const LogField& field : fields) {
    json.key(field.name);
    std::visit(base::Overloaded{[&](std::int64_t number) { json.number(number); },
                                [&](const std::string& text) { json.string(text); }},
               field.value);
  }
  return json.end_object().text() + "\n";
}

// Quoted as in JSON, so that it can't look like something else or move the cursor.
std::string in_quotes(const std::string& text) { return notation::JsonWriter{}.string(text).text(); }

// 2026-11-19T14:21:09.123Z info    started tables=7
std::string text_line(LogLevel level, std::string_view event, LogFields fields) {
  std::string word{kLevels[static_cast<std::size_t>(level)]};
  word.resize(std::size_t{8}, ' ');
  std::string line = timestamp(wall_ms()) + " " + word;
  line += event;
  for (const LogField& field : fields) {
    line += " ";
    line += field.name;
    line += "=";
    line += std::visit(base::Overloaded{[](std::int64_t number) { return std::to_string(number); },
                                        [](const std::string& text) { return in_quotes(text); }},
                       field.value);
  }
  return line + "\n";
}

}  // namespace

std::optional<LogLevel> read_log_level(std::string_view word) {
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (kLevels[i] == word) return static_cast<LogLevel>(i);
  }
  return std::nullopt;
}

std::optional<LogFormat> read_log_format(std::string_view word) {
  if (word == "json") return LogFormat::Json;
  if (word == "text") return LogFormat::Text;
  return std::nullopt;
}

void Log::tell(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
  if (!tells(level)) return;
  const std::string line =
      format_ == LogFormat::Json ? json_line(level, event, fields) : text_line(level, event, fields);
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

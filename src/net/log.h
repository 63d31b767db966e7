// What the server tells its operator: one JSON object per line. It never contains names, tokens or codes: a
// code would let its reader join, so a table is identified by a keyed hash of it.
#pragma once

#include <atomic>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/siphash.h"
#include "protocol/code.h"

namespace net {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error };

std::optional<LogLevel> read_log_level(std::string_view word);

// For programs, or for people at a terminal.
enum class LogFormat : std::uint8_t { Json, Text };

std::optional<LogFormat> read_log_format(std::string_view word);

struct LogField {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

class Log {
 public:
  // Writes to this file descriptor, a whole line at a time.
  Log(LogLevel level, base::SipKey key, int file = 2, LogFormat format = LogFormat::Json)
      : level_(level), key_(key), file_(file), format_(format) {}

  bool tells(LogLevel level) const { return level >= level_; }
  // Any thread.
  void tell(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {}) const;

  // Eight hexadecimal digits that identify a table.
  std::string table(protocol::Code code) const;

 private:
  LogLevel level_;
  base::SipKey key_;
  int file_;
  LogFormat format_;
};

}  // namespace net

// The fields of a line that a program sent. A field of the wrong type counts as missing.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace client {

inline std::string_view text(const boost::json::object& line, std::string_view key) {
  const boost::json::value* value = line.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view{value->get_string()} : std::string_view{};
}

inline bool is_true(const boost::json::object& line, std::string_view key) {
  const boost::json::value* value = line.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

inline std::optional<std::int64_t> whole_number(const boost::json::object& line, std::string_view key) {
  const boost::json::value* value = line.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return value->get_int64();
}

}  // namespace client

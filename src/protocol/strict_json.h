// JSON from strangers, parsed strictly: valid UTF-8, whole numbers, no duplicate keys, not deep,
// not wide.
#pragma once

#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

namespace protocol {

inline constexpr std::size_t kDeepestJson = 8;

// The error is a sentence.
std::expected<boost::json::value, std::string> read_strict_json(std::string_view text,
                                                                boost::json::storage_ptr storage = {});

// The same for a program on this machine: its lists and texts may be as long as the line it has sent.
std::expected<boost::json::value, std::string> read_long_strict_json(std::string_view text,
                                                                     boost::json::storage_ptr storage = {});

}  // namespace protocol

#include "protocol/strict_json.h"

#include <array>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <cstddef>
#include <span>
#include <utility>

namespace protocol {
namespace {

namespace json = boost::json;
using boost::system::error_code;

struct ForStrangers {
  static constexpr std::size_t kLongestList = 1024;
  static constexpr std::size_t kLongestText = 16'384;
};
struct AsLongAsTheLine {
  static constexpr std::size_t kLongestList = std::size_t{1} << 30U;
  static constexpr std::size_t kLongestText = std::size_t{1} << 30U;
};

// Builds the value like Boost's own parser and counts the fields on the way: an object that ends up with
// fewer has a duplicate key, of which Boost would silently keep the last.
template <class Limits>
struct Builder {
  // NOLINTBEGIN(readability-identifier-naming): the names are Boost's.
  static constexpr std::size_t max_object_size = 1024;
  static constexpr std::size_t max_array_size = Limits::kLongestList;
  static constexpr std::size_t max_key_size = 256;
  static constexpr std::size_t max_string_size = Limits::kLongestText;
  // NOLINTEND(readability-identifier-naming)

  json::value_stack stack;
  std::size_t fields = 0;
  bool has_fraction = false;

  explicit Builder(std::span<unsigned char> room) : stack(json::storage_ptr{}, room.data(), room.size()) {}

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code&) { return true; }
  bool on_object_end(std::size_t size, error_code&) {
    fields += size;
    stack.push_object(size);
    return true;
  }
  bool on_array_begin(error_code&) { return true; }
  bool on_array_end(std::size_t size, error_code&) {
    stack.push_array(size);
    return true;
  }
  bool on_key_part(json::string_view part, std::size_t, error_code&) {
    stack.push_chars(part);
    return true;
  }
  bool on_key(json::string_view part, std::size_t, error_code&) {
    stack.push_key(part);
    return true;
  }
  bool on_string_part(json::string_view part, std::size_t, error_code&) {
    stack.push_chars(part);
    return true;
  }
  bool on_string(json::string_view part, std::size_t, error_code&) {
    stack.push_string(part);
    return true;
  }
  bool on_number_part(json::string_view, error_code&) { return true; }
  bool on_int64(std::int64_t value, json::string_view, error_code&) {
    stack.push_int64(value);
    return true;
  }
  bool on_uint64(std::uint64_t value, json::string_view, error_code&) {
    stack.push_uint64(value);
    return true;
  }
  bool on_double(double value, json::string_view, error_code&) {
    has_fraction = true;
    stack.push_double(value);
    return true;
  }
  bool on_bool(bool value, error_code&) {
    stack.push_bool(value);
    return true;
  }
  bool on_null(error_code&) {
    stack.push_null();
    return true;
  }
  bool on_comment_part(json::string_view, error_code&) { return true; }
  bool on_comment(json::string_view, error_code&) { return true; }
};

// As deep as the parser allowed.
std::size_t fields_in(const json::value& value) {
  std::size_t fields = 0;
  if (const json::object* object = value.if_object()) {
    fields += object->size();
    for (const auto& field : *object) fields += fields_in(field.value());
  } else if (const json::array* array = value.if_array()) {
    for (const json::value& item : *array) fields += fields_in(item);
  }
  return fields;
}

template <class Limits>
std::expected<json::value, std::string> read(std::string_view text, json::storage_ptr storage) {
  json::parse_options options;
  options.max_depth = kDeepestJson;
  // Enough for most requests without using the heap.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): only room, clearing it would take time
  std::array<unsigned char, 2048> room;
  json::basic_parser<Builder<Limits>> parser{options, std::span{room}};
  parser.handler().stack.reset(std::move(storage));
  error_code error;
  const std::size_t parsed = parser.write_some(false, text.data(), text.size(), error);
  if (!error && parsed < text.size()) error = json::error::extra_data;
  if (error) return std::unexpected{"That isn't JSON: " + error.message() + "."};
  // Never intended, and it wouldn't be written again as it was read.
  if (parser.handler().has_fraction) return std::unexpected{"Numbers must be integers of at most 64 bits."};
  const std::size_t fields = parser.handler().fields;
  json::value value = parser.handler().stack.release();
  if (fields_in(value) != fields) return std::unexpected{"A field is named twice."};
  return value;
}

}  // namespace

std::expected<json::value, std::string> read_strict_json(std::string_view text, json::storage_ptr storage) {
  return read<ForStrangers>(text, std::move(storage));
}

std::expected<json::value, std::string> read_long_strict_json(std::string_view text,
                                                              json::storage_ptr storage) {
  return read<AsLongAsTheLine>(text, std::move(storage));
}

}  // namespace protocol

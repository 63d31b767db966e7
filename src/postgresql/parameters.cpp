#include "postgresql/parameters.h"

#include <algorithm>
#include <utility>

namespace postgresql {
namespace {

// The numbers of PostgreSQL's types, which never change (its pg_type.dat).
constexpr unsigned kBigint = 20;
constexpr unsigned kText = 25;
constexpr unsigned kBoolean = 16;
constexpr unsigned kTexts = 1009;
constexpr unsigned kBigints = 1016;

constexpr int kAsText = 0;
constexpr int kBinary = 1;

template <class Number>
void put(std::string& bytes, Number number) {
  for (int shift = static_cast<int>(sizeof(Number)) * 8 - 8; shift >= 0; shift -= 8) {
    bytes += static_cast<char>(number >> shift & 0xff);
  }
}

void put_text(std::string& bytes, std::string_view text) {
  put(bytes, static_cast<std::uint32_t>(text.size()));
  bytes += text;
}

// An array in PostgreSQL's binary format; `write` appends a value that is there.
template <class Value, class Write>
std::string array_of(unsigned type, std::span<const std::optional<Value>> values, Write write) {
  std::string bytes;
  put<std::uint32_t>(bytes, values.empty() ? 0 : 1);  // dimensions
  put<std::uint32_t>(bytes,
                     std::ranges::all_of(values, [](const auto& one) { return one.has_value(); }) ? 0 : 1);
  put<std::uint32_t>(bytes, type);
  if (values.empty()) return bytes;
  put(bytes, static_cast<std::uint32_t>(values.size()));
  put<std::uint32_t>(bytes, 1);  // the first index
  for (const std::optional<Value>& value : values) {
    if (value) {
      write(bytes, *value);
    } else {
      put<std::uint32_t>(bytes, 0xffff'ffff);  // no length: no value
    }
  }
  return bytes;
}

}  // namespace

Parameters& Parameters::add(unsigned type, int format, std::optional<std::string> value) {
  types_.push_back(type);
  formats_.push_back(format);
  values_.push_back(std::move(value));
  return *this;
}

Parameters& Parameters::number(std::optional<std::int64_t> value) {
  return add(kBigint, kAsText, value ? std::optional{std::to_string(*value)} : std::nullopt);
}

Parameters& Parameters::text(std::optional<std::string_view> value) {
  return add(kText, kBinary, value ? std::optional<std::string>{*value} : std::nullopt);
}

Parameters& Parameters::flag(bool value) { return add(kBoolean, kAsText, value ? "t" : "f"); }

Parameters& Parameters::numbers(std::span<const std::optional<std::int64_t>> values) {
  return add(kBigints, kBinary, array_of(kBigint, values, [](std::string& bytes, std::int64_t value) {
               put<std::uint32_t>(bytes, sizeof value);
               put(bytes, static_cast<std::uint64_t>(value));
             }));
}

Parameters& Parameters::texts(std::span<const std::optional<std::string>> values) {
  return add(kTexts, kBinary, array_of(kText, values, put_text));
}

Parameters& Parameters::texts(std::span<const std::optional<std::string_view>> values) {
  return add(kTexts, kBinary, array_of(kText, values, put_text));
}

std::vector<const char*> Parameters::values() const {
  std::vector<const char*> all;
  all.reserve(values_.size());
  for (const auto& value : values_) all.push_back(value ? value->c_str() : nullptr);
  return all;
}

std::vector<int> Parameters::lengths() const {
  std::vector<int> all;
  all.reserve(values_.size());
  for (const auto& value : values_) all.push_back(value ? static_cast<int>(value->size()) : 0);
  return all;
}

}  // namespace postgresql

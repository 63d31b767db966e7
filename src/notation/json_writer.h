// Writes one JSON value as text. Small, without exceptions and without a tree, because the browser's engine
// uses it. It doesn't read JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace notation {

class JsonWriter {
 public:
  JsonWriter& begin_object();
  JsonWriter& end_object();
  JsonWriter& begin_array();
  JsonWriter& end_array();
  JsonWriter& key(std::string_view name);
  JsonWriter& string(std::string_view value);
  JsonWriter& number(std::int64_t value);
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  JsonWriter& raw(std::string_view json);  // a value that is already JSON

  const std::string& text() const { return text_; }

 private:
  void separate();

  std::string text_;
  bool needs_comma_ = false;
};

}  // namespace notation

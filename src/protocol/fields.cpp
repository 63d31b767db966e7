#include "protocol/fields.h"

#include <algorithm>

namespace protocol {
namespace {

namespace json = boost::json;

std::string quoted(std::string_view key) {
  std::string text = "\"";
  text += key;
  return text += '"';
}

}  // namespace

const json::value* Fields::take(std::string_view key) {
  taken_.push_back(key);
  return object_.if_contains(key);
}

const json::value& Fields::must_have(std::string_view key) {
  static const json::value kNothing;
  if (const json::value* value = take(key)) return *value;
  object_to("The field " + quoted(key) + " is missing.");
  return kNothing;
}

bool Fields::is_null(std::string_view key) const {
  const json::value* value = object_.if_contains(key);
  return value == nullptr || value->is_null();
}

std::string_view Fields::text(std::string_view key) {
  const json::value& value = must_have(key);
  if (const json::string* found = value.if_string()) return *found;
  object_to(quoted(key) + " must be a string.");
  return {};
}

bool Fields::flag(std::string_view key) {
  const json::value& value = must_have(key);
  if (const bool* found = value.if_bool()) return *found;
  object_to(quoted(key) + " must be true or false.");
  return false;
}

std::int64_t Fields::whole(std::string_view key, std::int64_t lowest, std::int64_t highest) {
  const json::value& value = must_have(key);
  const std::int64_t* found = value.if_int64();
  if (found != nullptr && *found >= lowest && *found <= highest) return *found;
  object_to(quoted(key) + " must be a whole number from " + std::to_string(lowest) + " to " +
            std::to_string(highest) + ".");
  return lowest;
}

std::string_view Fields::text_or(std::string_view key, std::string_view otherwise) {
  if (object_.contains(key)) return text(key);
  taken_.push_back(key);
  return otherwise;
}

std::optional<std::string_view> Fields::text_if_any(std::string_view key) {
  if (!is_null(key)) return text(key);
  taken_.push_back(key);
  return std::nullopt;
}

bool Fields::flag_or_false(std::string_view key) {
  if (object_.contains(key)) return flag(key);
  taken_.push_back(key);
  return false;
}

std::optional<bool> Fields::flag_if_any(std::string_view key) {
  if (!is_null(key)) return flag(key);
  taken_.push_back(key);
  return std::nullopt;
}

void Fields::object_to(std::string sentence) {
  if (!problem_) problem_ = std::move(sentence);
}

std::optional<std::string> Fields::problem() {
  for (const auto& field : object_) {
    if (std::find(taken_.begin(), taken_.end(), std::string_view{field.key()}) != taken_.end()) continue;
    object_to("There's no field " + quoted(std::string_view{field.key()}.substr(0, 40)) + " here.");
  }
  return problem_;
}

}  // namespace protocol

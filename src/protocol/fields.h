// The fields of an object from a stranger, taken one by one. The first mistake is kept; whatever is taken
// after or instead of it is a default that nobody uses.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "base/fixed_list.h"

namespace protocol {

class Fields {
 public:
  explicit Fields(const boost::json::object& object) : object_(object) {}

  // Must be there.
  std::string_view text(std::string_view key);
  bool flag(std::string_view key);
  std::int64_t whole(std::string_view key, std::int64_t lowest, std::int64_t highest);
  template <std::unsigned_integral Number>
  Number whole(std::string_view key, Number lowest = 0, Number highest = std::numeric_limits<Number>::max())
    requires(sizeof(Number) < 8)
  {
    return static_cast<Number>(whole(key, std::int64_t{lowest}, std::int64_t{highest}));
  }

  // May be missing.
  std::string_view text_or(std::string_view key, std::string_view otherwise);
  bool flag_or_false(std::string_view key);

  // May be missing or null, which means none.
  std::optional<std::string_view> text_if_any(std::string_view key);
  template <std::unsigned_integral Number = std::uint32_t>
  std::optional<Number> whole_if_any(std::string_view key, Number lowest = 0,
                                     Number highest = std::numeric_limits<Number>::max()) {
    if (!is_null(key)) return whole<Number>(key, lowest, highest);
    taken_.push_back(key);
    return std::nullopt;
  }
  std::optional<bool> flag_if_any(std::string_view key);

  // As it is; none if it is missing.
  const boost::json::value* take(std::string_view key);
  bool is_null(std::string_view key) const;
  bool has(std::string_view key) const { return object_.contains(key); }

  void object_to(std::string sentence);
  bool has_problem() const { return problem_.has_value(); }
  // What is wrong: the first mistake, or a field that was never taken. To be called last.
  std::optional<std::string> problem();

 private:
  const boost::json::value& must_have(std::string_view key);

  const boost::json::object& object_;
  base::FixedList<std::string_view, 32> taken_{};  // more than any object has fields
  std::optional<std::string> problem_;
};

// One of the words, in the order of the enumerators.
template <class Enum, std::size_t Count>
Enum one_of(Fields& fields, std::string_view key, std::string_view said,
            const std::array<std::string_view, Count>& words) {
  std::string sentence = "\"" + std::string{key} + "\" must be one of";
  for (std::size_t i = 0; i < Count; ++i) {
    if (words[i] == said) return static_cast<Enum>(i);
    sentence += " \"" + std::string{words[i]} + "\"";
  }
  fields.object_to(sentence + ".");
  return Enum{};
}

}  // namespace protocol

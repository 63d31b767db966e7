// The values for a statement's parameters, $1 and so on, in their order. Texts are copied.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace postgresql {

class Parameters {
 public:
  Parameters& number(std::optional<std::int64_t> value);
  Parameters& text(std::optional<std::string_view> value);
  Parameters& flag(bool value);
  Parameters& numbers(std::span<const std::optional<std::int64_t>> values);
  Parameters& texts(std::span<const std::optional<std::string>> values);
  Parameters& texts(std::span<const std::optional<std::string_view>> values);

  // How libpq wants them.
  int count() const { return static_cast<int>(values_.size()); }
  const unsigned* types() const { return types_.data(); }
  std::vector<const char*> values() const;
  std::vector<int> lengths() const;
  const int* formats() const { return formats_.data(); }

 private:
  Parameters& add(unsigned type, int format, std::optional<std::string> value);

  std::vector<unsigned> types_;
  std::vector<int> formats_;
  std::vector<std::optional<std::string>> values_;
};

}  // namespace postgresql

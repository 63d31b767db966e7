#include "library/scenario_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/ascii.h"
#include "base/utf8.h"
#include "notation/words.h"

namespace library {
namespace {

using notation::ScenarioFields;
using notation::ScenarioValue;

// What is left of a JSON text. A function that finds something else than it wants returns nothing, and the
// text is refused.
class JsonText {
 public:
  explicit JsonText(std::string_view text) : rest_(text) { skip_blanks(); }

  bool is_at_end() const { return rest_.empty(); }
  std::size_t size() const { return rest_.size(); }
  bool next_is(char c) const { return rest_.starts_with(c); }

  // A bracket, a comma or a colon, and the blanks behind it.
  bool take(char sign) {
    if (!next_is(sign)) return false;
    rest_.remove_prefix(1);
    skip_blanks();
    return true;
  }
  std::optional<std::string> take_string();
  // A text, a number or a word, with what it is; anything else than true, false and whole numbers is none.
  std::optional<ScenarioValue> take_scalar();

 private:
  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }
  bool take_word(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool take_digits();
  bool take_number();
  bool take_escape(std::string& text);
  std::optional<char32_t> take_four_digits();

  std::string_view rest_;
};

bool JsonText::take_digits() {
  const auto* const end = std::ranges::find_if_not(rest_, base::is_digit);
  const auto count = static_cast<std::size_t>(end - rest_.begin());
  rest_.remove_prefix(count);
  return count > 0;
}

bool JsonText::take_number() {
  take_word("-");
  const bool begins_with_zero = next_is('0');
  const std::size_t before = rest_.size();
  if (!take_digits() || (begins_with_zero && before - rest_.size() > 1)) return false;
  if (take_word(".") && !take_digits()) return false;
  if (!take_word("e") && !take_word("E")) return true;
  if (!take_word("+")) take_word("-");
  return take_digits();
}

std::optional<char32_t> JsonText::take_four_digits() {
  if (rest_.size() < 4) return std::nullopt;
  char32_t value = 0;
  for (const char c : rest_.substr(0, 4)) {
    const auto digit = base::hexadecimal_digit(c);
    if (!digit) return std::nullopt;
    value = (value << 4U) | *digit;
  }
  rest_.remove_prefix(4);
  return value;
}

// What follows a backslash. Characters beyond four digits are written as a pair of surrogates.
bool JsonText::take_escape(std::string& text) {
  constexpr std::array<std::pair<char, char>, 8> kEscapes{{{'"', '"'},
                                                           {'\\', '\\'},
                                                           {'/', '/'},
                                                           {'b', '\b'},
                                                           {'f', '\f'},
                                                           {'n', '\n'},
                                                           {'r', '\r'},
                                                           {'t', '\t'}}};
  for (const auto& [sign, meant] : kEscapes) {
    if (!next_is(sign)) continue;
    rest_.remove_prefix(1);
    text += meant;
    return true;
  }
  if (!take_word("u")) return false;
  auto character = take_four_digits();
  if (!character || (*character >= 0xdc00 && *character < 0xe000)) return false;
  if (*character >= 0xd800 && *character < 0xdc00) {
    const auto low = take_word("\\u") ? take_four_digits() : std::nullopt;
    if (!low || *low < 0xdc00 || *low >= 0xe000) return false;
    character = 0x10000U + ((*character - 0xd800U) << 10U) + (*low - 0xdc00U);
  }
  base::append_character(text, *character);
  return true;
}

std::optional<std::string> JsonText::take_string() {
  if (!take_word("\"")) return std::nullopt;
  std::string text;
  while (!rest_.empty()) {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    if (c == '"') {
      skip_blanks();
      return text;
    }
    const bool is_control = static_cast<unsigned char>(c) < 0x20;
    if (is_control || (c == '\\' && !take_escape(text))) return std::nullopt;
    if (c != '\\') text += c;
  }
  return std::nullopt;
}

std::optional<ScenarioValue> JsonText::take_scalar() {
  const std::string_view before = rest_;
  ScenarioValue found;
  if (next_is('"')) {
    auto text = take_string();
    if (!text) return std::nullopt;
    found.value = std::move(*text);
  } else if (take_word("true")) {
    found.value = true;
  } else if (take_word("false")) {
    found.value = false;
  } else if (!take_word("null") && !take_number()) {
    return std::nullopt;
  }
  const std::string_view written = before.substr(0, before.size() - rest_.size());
  found.json = std::string{written.substr(0, written.find_last_not_of(" \t\r\n") + 1)};
  if (std::int64_t number = 0; notation::read(found.json, number)) found.value = number;
  skip_blanks();
  return found;
}

std::optional<ScenarioValue> take_value(JsonText& json, std::string_view text) {
  if (!json.next_is('[')) return json.take_scalar();
  const std::size_t begin = text.size() - json.size();
  json.take('[');
  ScenarioValue::List items;
  while (!json.next_is(']')) {
    if (!items.empty() && !json.take(',')) return std::nullopt;
    auto item = json.take_scalar();
    if (!item) return std::nullopt;
    items.push_back({.json = std::move(item->json)});
    if (auto* word = std::get_if<std::string>(&item->value)) items.back().text = std::move(*word);
  }
  const std::string_view written = text.substr(begin, text.size() - json.size() - begin + 1);
  json.take(']');
  return ScenarioValue{.value = std::move(items), .json = std::string{written}};
}

}  // namespace

std::expected<ScenarioFields, std::string> read_scenario(std::string_view text) {
  const auto no_object =
      std::unexpected{std::string{"A custom scenario must be a JSON object like {\"name\":\"Mine\"}."}};
  JsonText json{text};
  if (!base::is_utf8(text) || !json.take('{')) return no_object;
  ScenarioFields fields;
  while (!json.next_is('}')) {
    if (!fields.empty() && !json.take(',')) return no_object;
    auto key = json.take_string();
    if (!key || !json.take(':')) return no_object;
    auto value = take_value(json, text);
    if (!value) return no_object;
    const auto is_this = [&](const auto& field) { return field.first == *key; };
    if (std::ranges::any_of(fields, is_this)) return std::unexpected{"A field is named twice."};
    fields.emplace_back(std::move(*key), std::move(*value));
  }
  json.take('}');
  if (!json.is_at_end()) return no_object;
  return fields;
}

}  // namespace library

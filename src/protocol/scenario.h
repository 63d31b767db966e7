// What is played: a printed scenario, a game of the expansion by its name, or a custom scenario as JSON text.
// It is read once, when it is chosen; the wire and the journal have its text.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "protocol/custom_scenario.h"

namespace protocol {

class Scenario {
 public:
  struct Printed {
    unsigned number = 0;  // of the book
  };
  struct Custom {};   // its rules are in its text
  struct Unknown {};  // nothing has this name: refused when someone tries to play it
  using Kind = std::variant<Printed, NamedGame, Custom, Unknown>;

  // Any text can be made into a scenario. NOLINTBEGIN(google-explicit-constructor)
  Scenario(std::string text) : text_(std::move(text)), kind_(kind_of(text_)) {}
  Scenario(const char* text) : Scenario(std::string{text}) {}
  // NOLINTEND(google-explicit-constructor)

  const std::string& text() const { return text_; }
  const Kind& kind() const { return kind_; }
  bool is_custom() const { return std::holds_alternative<Custom>(kind_); }
  std::optional<unsigned> number() const {
    const auto* printed = std::get_if<Printed>(&kind_);
    return printed != nullptr ? std::optional{printed->number} : std::nullopt;
  }
  std::optional<NamedGame> game() const {
    const auto* named = std::get_if<NamedGame>(&kind_);
    return named != nullptr ? std::optional{*named} : std::nullopt;
  }

  friend bool operator==(const Scenario& one, const Scenario& other) { return one.text_ == other.text_; }
  friend bool operator==(const Scenario& one, std::string_view text) { return one.text_ == text; }
  friend bool operator==(const Scenario& one, const char* text) { return one.text_ == text; }

 private:
  static Kind kind_of(std::string_view text);

  std::string text_;
  Kind kind_;
};

std::ostream& operator<<(std::ostream& out, const Scenario& scenario);

}  // namespace protocol

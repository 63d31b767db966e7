// Choosing what is played, with the arrow keys: a row for everything that can be chosen, as the host of a
// table sees it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/key.h"
#include "protocol/choice.h"
#include "protocol/choice_change.h"

namespace app {

class Chooser {
 public:
  explicit Chooser(protocol::Choice choice) : before_(choice), choice_(std::move(choice)) {}

  enum class Verdict : std::uint8_t { Undecided, Taken, Dropped };
  Verdict press(const Key& key);

  const protocol::Choice& choice() const { return choice_; }
  // What was turned here, and nothing else: somebody else may have chosen meanwhile.
  protocol::ChoiceChange change() const { return protocol::change_between(before_, choice_); }

  struct Row {
    std::string_view label;
    std::string value;
    bool is_current = false;
  };
  std::vector<Row> rows() const;
  // What is new in the scenario, in a sentence; empty for an own one.
  std::string_view novelty() const;

 private:
  enum class Field : std::uint8_t {
    Scenario,
    Side,
    Level,
    Sand,
    Seats,
    Talk,
    Pairs,
    Pauses,
    Public,
    Deals,
    Bots
  };

  // Not every scenario has all of them.
  std::vector<Field> fields() const;
  void change(Field field, int by);
  std::string value_of(Field field) const;

  protocol::Choice before_;
  protocol::Choice choice_;
  std::size_t current_ = 0;
};

// One line about a choice but for its scenario: "side 1b, tiles 2 to 17, 3:00 of sand, 4 seats".
std::string details_of(const protocol::Choice& choice);

}  // namespace app

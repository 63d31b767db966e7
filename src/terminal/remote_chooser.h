// Choosing what is played with the arrow keys: one row for everything that can be chosen, as the host of a
// table sees it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/choice.h"
#include "protocol/choice_change.h"
#include "terminal/key.h"

namespace terminal {

class Chooser {
 public:
  explicit Chooser(protocol::Choice choice) : before_(choice), choice_(std::move(choice)) {}

  enum class Outcome : std::uint8_t { Undecided, Taken, Dropped };
  Outcome press(const Key& key);

  const protocol::Choice& choice() const { return choice_; }
  // Only what was changed here: someone else may have made other choices meanwhile.
  protocol::ChoiceChange change() const { return protocol::change_between(before_, choice_); }

  struct Row {
    std::string_view label;
    std::string value;
    bool is_current = false;
  };
  std::vector<Row> rows() const;
  // What is new in the scenario, in one sentence; empty for a custom one.
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

  // Not every scenario offers all of them.
  std::vector<Field> fields() const;
  void change(Field field, int by);
  std::string value_of(Field field) const;

  protocol::Choice before_;
  protocol::Choice choice_;
  std::size_t current_ = 0;
};

// One line about a choice, without its scenario: "side 1b, tiles 2 to 17, 3:00 of sand, 4 seats".
std::string details_of(const protocol::Choice& choice);

}  // namespace terminal

// Teammates for tests of tables: they take any step their seats may take, at a pace and after a delay that
// the test chooses.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "table/ports.h"

namespace world {

class FakeTeammates : public table::TeammateService {
 public:
  bool enter(table::Code table, Arrival arrival) override;
  void leave(table::Code table) override { places.erase(table); }
  void meet(table::Code table, const table::TeammateGroup& group, const rules::State& view,
            rules::GameTime now) override;
  void see(table::Code table, const table::AcceptedAction& action) override;
  bool ask(table::Code table, const table::Question& question) override;
  void part(table::Code table) override { groups.erase(table); }

  // Answers that are due by then; the oldest first.
  struct Answer {
    table::Code table;
    table::Advice advice;
    std::int64_t due_ms = 0;
  };
  std::optional<Answer> take(std::int64_t now_ms);
  std::optional<std::int64_t> next_due() const;

  // What the test decides.
  std::size_t most_tables = 100;
  bool is_busy = false;
  std::int64_t delay_ms = 0;   // of an answer
  std::uint32_t gap_ms = 100;  // from a question to the action
  bool sees_no_way = false;    // what every answer says
  std::function<std::optional<rules::SeatAction>(const table::TeammateGroup&, const rules::State&)> brain;

  // What they have been told.
  std::set<table::Code> places;
  std::map<table::Code, table::TeammateGroup> groups;
  std::deque<table::AcceptedAction> accepted;
  std::size_t meetings = 0;
  std::size_t questions = 0;
  std::int64_t now_ms = 0;  // the world's

 private:
  std::deque<Answer> answers_;
};

}  // namespace world

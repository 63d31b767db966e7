// Looks further than a journey does, at whole positions: leading a guard away, putting a hero on a code or at
// the controls, using a token or a spell. It knows none of these rules: it asks which actions are legal and
// what they lead to. It can be interrupted and continued later, so no single thought takes long.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "ai/assignment.h"
#include "ai/evaluator.h"
#include "ai/landmarks.h"
#include "ai/trips.h"
#include "rules/action.h"
#include "rules/state.h"

namespace ai {

class ErrandSearch {
 public:
  // The position as everyone sees it; the search looks for a way for the heroes who are blocked.
  ErrandSearch(const rules::Ruleset& rules, const rules::State& view, rules::GameTime now,
               const Assignments& assignments, const Landmarks& marks, const Efforts& efforts,
               std::size_t most_positions = kMostPositions);

  static constexpr std::size_t kMostPositions = 12'000;
  enum class Progress : std::uint8_t { Searching, Found, NoWay };
  // Continues thinking with this much effort: a hundred is a few milliseconds.
  Progress go_on(unsigned effort);

  // When a way was found: what has to be done, in this order.
  const std::vector<rules::Action>& plan() const { return plan_; }
  const rules::State& start() const { return nodes_.front().state; }

 private:
  struct Node {
    rules::State state;
    std::uint32_t parent = 0;
    std::uint32_t spent = 0;
    std::uint32_t ahead = 0;
    bool is_judged = false;  // all are judged before the search continues from one of them
    bool arrives = false;
    Trip actions{};  // that led here
  };
  struct OpenPosition {     // not expanded yet
    std::uint32_t promise;  // the smaller the better
    std::uint32_t node;
  };

  static bool is_later(const OpenPosition& a, const OpenPosition& b);
  void judge(std::uint32_t index);
  void push(std::uint32_t index);
  void expand(std::uint32_t index);
  void send(std::uint32_t index, rules::Pawn pawn);
  void operate(std::uint32_t index);
  void use_tokens(std::uint32_t index);
  bool is_of_use(const rules::State& state, const rules::Action& action) const;
  bool waits_for_a_cover(const rules::State& state) const;
  bool is_worth_standing_on(const rules::State& state, rules::Pawn hero, rules::Place at) const;
  void add(std::uint32_t index, const Trip& actions, Effort effort);
  bool is_new(const rules::State& state);
  void tell_plan(std::uint32_t index);

  rules::Ruleset rules_;
  rules::GameTime now_;
  std::size_t most_positions_;
  Assignments assignments_;
  Evaluator evaluator_;
  std::deque<Node> nodes_;
  std::vector<OpenPosition> heap_;
  std::vector<std::uint64_t> seen_;
  std::vector<rules::Action> plan_;
};

}  // namespace ai

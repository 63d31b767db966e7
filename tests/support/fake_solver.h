// A solver for tests of tables: it records what it is asked, and the test answers.
#pragma once

#include <utility>
#include <vector>

#include "table/ports.h"

namespace world {

class FakeSolver : public table::SolverService {
 public:
  bool ask(table::Code table, const table::SolverQuestion& question) override {
    if (is_busy) return false;
    asked.emplace_back(table, question);
    return true;
  }
  // The last question, if it was such a one.
  template <class Request>
  const Request* last() const {
    return asked.empty() ? nullptr : std::get_if<Request>(&asked.back().second);
  }

  bool is_busy = false;
  std::vector<std::pair<table::Code, table::SolverQuestion>> asked;
};

}  // namespace world

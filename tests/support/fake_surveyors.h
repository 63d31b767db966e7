// Surveyors for tests of tables: they keep what they are asked, and the test answers.
#pragma once

#include <utility>
#include <vector>

#include "table/ports.h"

namespace world {

class FakeSurveyors : public table::Surveyors {
 public:
  bool ask(table::Code table, const table::Survey& survey) override {
    if (is_busy) return false;
    asked.emplace_back(table, survey);
    return true;
  }
  // The last question, if it was such a one.
  template <class Wish>
  const Wish* last() const {
    return asked.empty() ? nullptr : std::get_if<Wish>(&asked.back().second);
  }

  bool is_busy = false;
  std::vector<std::pair<table::Code, table::Survey>> asked;
};

}  // namespace world

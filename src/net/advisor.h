// Who thinks for one table's teammates, and the paper on which the table writes what it has to know. Touched
// by one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ai/crew.h"
#include "table/ports.h"

namespace net {

// What a table has told since its teammates last looked.
struct Paper {
  struct Start {
    rules::State view;
    rules::GameTime now;
  };
  std::optional<table::Crew> crew;  // new people
  std::optional<Start> start;       // begin from here: what was before need not be known
  std::vector<table::Deed> deeds;
  std::optional<table::Question> question;

  void meet(const table::Crew& who, const rules::State& view, rules::GameTime now);
  void note(const table::Deed& deed);
};

class Advisor {
 public:
  // Reads it all; nothing if no question was left on it.
  std::optional<table::Advice> think(const Paper& paper);

 private:
  std::unique_ptr<ai::Crew> crew_;
};

}  // namespace net

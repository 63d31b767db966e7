// Thinks for one table's teammates, with the backlog of what the table has sent in the meantime. Used by one
// thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ai/teammates.h"
#include "table/ports.h"

namespace net {

// What a table has sent since its teammates last looked.
struct Backlog {
  struct Start {
    rules::State view;
    rules::GameTime now;
  };
  std::optional<table::TeammateGroup> group;  // new people
  std::optional<Start> start;                 // start from here: nothing earlier is needed
  std::vector<table::AcceptedAction> actions;
  std::optional<table::Question> question;

  void meet(const table::TeammateGroup& who, const rules::State& view, rules::GameTime now);
  void note(const table::AcceptedAction& accepted);
};

class Thinker {
 public:
  // Reads everything; nothing if there is no open question in it.
  std::optional<table::Advice> think(const Backlog& backlog);

 private:
  std::unique_ptr<ai::Teammates> teammates_;
};

}  // namespace net

#include "table/ports.h"

namespace table {
namespace {

class NoTeammates final : public Teammates {
 public:
  bool enter(Code /*table*/, Arrival /*arrival*/) override { return false; }
  void leave(Code /*table*/) override {}
  void meet(Code /*table*/, const Crew& /*crew*/, const rules::State& /*view*/,
            rules::GameTime /*now*/) override {}
  void see(Code /*table*/, const Deed& /*deed*/) override {}
  bool ask(Code /*table*/, const Question& /*question*/) override { return false; }
  void part(Code /*table*/) override {}
};

}  // namespace

Teammates& no_teammates() {
  static NoTeammates none;
  return none;
}

}  // namespace table

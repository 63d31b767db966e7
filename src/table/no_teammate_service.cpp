#include "table/ports.h"

namespace table {
namespace {

class NoTeammateService final : public TeammateService {
 public:
  bool enter(Code /*table*/, Arrival /*arrival*/) override { return false; }
  void leave(Code /*table*/) override {}
  void meet(Code /*table*/, const TeammateGroup& /*group*/, const rules::State& /*view*/,
            rules::GameTime /*now*/) override {}
  void see(Code /*table*/, const AcceptedAction& /*accepted*/) override {}
  bool ask(Code /*table*/, const Question& /*question*/) override { return false; }
  void part(Code /*table*/) override {}
};

}  // namespace

TeammateService& no_teammate_service() {
  static NoTeammateService none;
  return none;
}

}  // namespace table

#include "wasm/ruleset_check.h"

#include "notation/json_writer.h"
#include "notation/refusal_json.h"
#include "notation/ruleset_text.h"
#include "wasm/answers.h"

namespace wasm {

std::string ruleset_answer(std::string_view ruleset) {
  const auto rules = notation::read_ruleset(ruleset);
  if (!rules) return error_answer("That isn't a ruleset.");
  if (!catalog::kWithExpansion && rules->modules.bits != 0) {
    return error_answer("This engine was built without the expansion.");
  }
  const auto flaw = rules::flaw_of(*rules);
  if (!flaw) return "null";
  notation::JsonWriter out;
  out.begin_object();
  notation::write_flaw(out, *flaw, rules::sentence(flaw->fault));
  return out.end_object().text();
}

}  // namespace wasm

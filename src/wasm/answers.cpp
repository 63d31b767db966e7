#include "wasm/answers.h"

#include "notation/json_writer.h"
#include "notation/refusal_json.h"

namespace wasm {

std::string error_answer(std::string_view sentence) {
  return notation::JsonWriter{}.begin_object().key("error").string(sentence).end_object().text();
}

std::string refusal_answer(const rules::Refusal& refusal) {
  notation::JsonWriter out;
  out.begin_object();
  notation::write_refusal(out, refusal);
  return out.end_object().text();
}

}  // namespace wasm

#include "wasm/answers.h"

#include "notation/json_writer.h"

namespace wasm {

std::string error_answer(std::string_view sentence) {
  return notation::JsonWriter{}.begin_object().key("error").string(sentence).end_object().text();
}

}  // namespace wasm

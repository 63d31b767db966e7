#include "wasm/about.h"

#include "ai/engine_signature.h"
#include "notation/catalog_json.h"
#include "notation/json_writer.h"
#include "notation/versions_json.h"
#include "notation/words.h"

namespace wasm {

using notation::JsonWriter;

std::string catalog_answer() { return notation::catalog_json(); }

std::string versions_answer() {
  JsonWriter out;
  out.begin_object();
  notation::write_versions(out);
  return out.end_object().text();
}

std::string signature_answer() {
  const std::uint64_t signature = ai::engine_signature(notation::catalog_json());
  return JsonWriter{}.string(notation::hexadecimal(signature)).text();
}

}  // namespace wasm

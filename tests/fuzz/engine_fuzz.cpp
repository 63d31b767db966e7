// Any lines at all to the engine protocol: each gets one answer, a JSON object on one line.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/engine_session.h"
#include "notation/words.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  engine::EngineSession session;
  notation::TextParts lines{{reinterpret_cast<const char*>(data), size}, "\n"};
  for (int count = 0; count < 40; ++count) {
    const auto line = lines.next();
    if (!line) break;
    // Deep counts are legal and slow; this is only about reading the request.
    if (line->find("perft") != std::string_view::npos) continue;
    const std::string answer = session.answer(*line);
    const bool is_one_object = answer.starts_with('{') && answer.ends_with('}');
    if (!is_one_object || answer.find('\n') != std::string::npos) std::abort();
  }
  return 0;
}

// What the console answers: a sentence or a table of figures for people, and the same as fields for programs.
#pragma once

#include <string>
#include <utility>

namespace console {

struct Answer {
  bool is_done = true;
  std::string text;      // ends without a line break
  std::string fields{};  // of a JSON object, without its brackets: "tables":[...]
};

inline Answer refused(std::string sentence) { return {.is_done = false, .text = std::move(sentence)}; }

// {"ok":true,"text":"...", and the fields}
std::string json_of(const Answer& answer);

}  // namespace console

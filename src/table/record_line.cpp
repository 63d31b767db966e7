#include "table/record_line.h"

#include "table/fact_text.h"

namespace table {

std::optional<std::string> record_line(Row::Kind kind, std::string_view text) {
  if (kind == Row::Kind::Action) return std::string{text};
  if (!text.starts_with("talked ")) return std::nullopt;  // it is a line of its own
  const auto facts = read_facts(text);
  const auto* talked = facts && facts->size() == 1 ? std::get_if<Talked>(&facts->front()) : nullptr;
  if (talked == nullptr) return std::nullopt;
  return notation::note_text({.at = talked->at, .by = talked->seat, .channel = talked->channel});
}

}  // namespace table

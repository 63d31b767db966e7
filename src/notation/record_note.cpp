// Who communicated, when and how, as a line of a record.
#include "notation/record.h"

namespace notation {

std::string note_text(const RecordNote& note) {
  std::string text = "~ " + std::to_string(note.at.ms) + " ";
  text += note.by ? "s" + std::to_string(note.by->index) : "-";
  return text + " " + std::string{word(note.channel)};
}

std::optional<RecordNote> read_note(std::string_view text) {
  TextParts words{text, " "};
  if (words.next() != "~") return std::nullopt;
  RecordNote note;
  if (!read(words.next().value_or(""), note.at)) return std::nullopt;
  const std::string_view by = words.next().value_or("");
  if (by != "-") {
    rules::Seat seat;
    if (!by.starts_with('s') || !read(by.substr(1), seat)) return std::nullopt;
    note.by = seat;
  }
  if (!read(words.next().value_or(""), note.channel) || words.next()) return std::nullopt;
  return note;
}

}  // namespace notation

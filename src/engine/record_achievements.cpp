#include "engine/record_achievements.h"

#include "chronicle/chronicle.h"
#include "table/heard.h"

namespace engine {

chronicle::AchievementSet achievements_of(const notation::Record& record) {
  const notation::RecordHead& head = record.head;
  chronicle::Chronicle chronicle{head.ruleset, rules::lay_out(head.ruleset, head.layout)};
  auto note = record.notes.begin();
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    for (; note != record.notes.end() && note->after <= i; ++note) {
      chronicle.hear({.at = note->at,
                      .seat = note->by.value_or(rules::Seat{}),
                      .channel = table::heard_as(note->channel)});
    }
    chronicle.see(record.lines[i].events);
  }
  return chronicle.achievements();
}

}  // namespace engine

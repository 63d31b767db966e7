#include "app/table_game.h"

#include "notation/record.h"

namespace app {

TableGame::TableGame(const rules::Ruleset& ruleset, const rules::Layout& layout)
    : game_{.rules = ruleset, .state = rules::lay_out(ruleset, layout), .version = 0, .now = {}},
      layout_(layout) {}

std::optional<std::string> TableGame::record_to(const std::string& file) {
  record_.open(file, std::ios::trunc);
  record_ << notation::text_of(notation::head_of(game_.rules, layout_)) << '\n' << std::flush;
  if (!record_) return "The record cannot be written to " + file + ".";
  is_recording_ = true;
  return std::nullopt;
}

rules::Events TableGame::pass_time(rules::GameTime at) {
  const rules::Events events = rules::run_out(game_, at);
  if (!events.empty()) write({rules::Seat{0}, game_.now, rules::SandRunsOut{}}, events);
  return events;
}

rules::Decision TableGame::attempt(const rules::Stamped& action) {
  const rules::Decision decision = rules::play(game_, action);
  if (decision) write(action, *decision);
  return decision;
}

SeatList TableGame::hands() const {
  SeatList seats;
  for (std::uint8_t i = 0; i < game_.state.seats; ++i) seats.push_back(rules::Seat{i});
  return seats;
}

std::string_view TableGame::trouble() const {
  return is_record_broken() ? "The record can no longer be written." : "";
}

void TableGame::write(const rules::Stamped& action, const rules::Events& events) {
  if (!is_recording_) return;
  record_ << notation::line_text(notation::line_for(game_, action, events)) << '\n' << std::flush;
}

}  // namespace app

#include "terminal/local_game.h"

#include "notation/record.h"

namespace terminal {

LocalGame::LocalGame(const rules::Ruleset& ruleset, const rules::Layout& layout)
    : game_{.rules = ruleset, .state = rules::lay_out(ruleset, layout), .version = 0, .now = {}},
      layout_(layout) {}

std::optional<std::string> LocalGame::record_to(const std::string& file) {
  record_.open(file, std::ios::trunc);
  record_ << notation::text_of(notation::head_of(game_.rules, layout_)) << '\n' << std::flush;
  if (!record_) return "Can't write the record to " + file + ".";
  is_recording_ = true;
  return std::nullopt;
}

rules::Events LocalGame::pass_time(rules::GameTime at) {
  const rules::Events events = rules::run_out(game_, at);
  if (!events.empty()) write({rules::Seat{0}, game_.now, rules::SandRunsOut{}}, events);
  return events;
}

rules::Decision LocalGame::attempt(const rules::Stamped& action) {
  const rules::Decision decision = rules::play(game_, action);
  if (decision) write(action, *decision);
  return decision;
}

SeatList LocalGame::hands() const {
  SeatList seats;
  for (std::uint8_t i = 0; i < game_.state.seats; ++i) seats.push_back(rules::Seat{i});
  return seats;
}

std::string_view LocalGame::trouble() const {
  return is_record_broken() ? "The record can't be written any more." : "";
}

void LocalGame::write(const rules::Stamped& action, const rules::Events& events) {
  if (!is_recording_) return;
  record_ << notation::line_text(notation::line_for(game_, action, events)) << '\n' << std::flush;
}

}  // namespace terminal

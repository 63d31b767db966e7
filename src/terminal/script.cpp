#include "terminal/script.h"

#include <ostream>

#include "base/overloaded.h"
#include "base/text.h"
#include "cli/sentences.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/words.h"
#include "terminal/mall_picture.h"

namespace terminal {
namespace {

// Takes the first word from a trimmed text.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find_first_of(" \t");
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : base::trimmed(text.substr(end));
  return word;
}

std::string quoted(std::string_view text) { return "\"" + std::string{text} + "\""; }

std::expected<ScriptStep, std::string> read_step(std::string_view line) {
  if (line == "show") return ShowMall{};
  const std::string_view time = take_word(line);
  rules::GameTime at;
  if (!notation::read(time, at)) {
    return std::unexpected{
        quoted(time) + " isn't a time in milliseconds. A line is TIME_MS SEAT ACTION, TIME_MS -, or show."};
  }
  const std::string_view by = take_word(line);
  if (by == "-" && line.empty()) return LetTimePass{at};
  rules::Seat seat;
  if (!by.starts_with('s') || !notation::read(by.substr(1), seat)) {
    return std::unexpected{quoted(by) + " isn't a seat. Seats are s0, s1 and so on."};
  }
  const std::optional<rules::Action> action = notation::read_action(line);
  if (!action) return std::unexpected{quoted(line) + " isn't an action."};
  if (std::holds_alternative<rules::SandRunsOut>(*action)) {
    return std::unexpected{"The sand runs out by itself. Let time pass with TIME_MS -"};
  }
  return rules::Stamped{seat, at, *action};
}

void print_mall(const LocalGame& table, const Print& print, std::ostream& out) {
  out << text_of(picture_of(table.state()).picture, print.alphabet, print.palette);
}

void print_events(const rules::Events& events, std::ostream& out) {
  for (const rules::Event& event : events) out << "  " << notation::text_of(event) << '\n';
}

void pass_time(LocalGame& table, rules::GameTime at, std::ostream& out) {
  const rules::Events events = table.pass_time(at);
  if (events.empty()) return;
  out << table.game().now.ms << " - sand-runs-out\n";
  print_events(events, out);
}

enum class Answer : std::uint8_t { Accepted, Refused };

Answer ask(LocalGame& table, const rules::Stamped& asked, std::ostream& out) {
  pass_time(table, asked.at, out);
  out << asked.at.ms << " s" << unsigned{asked.by.index} << ' ' << notation::text_of(asked.what) << '\n';
  const rules::Decision decision = table.attempt(asked);
  if (decision) {
    print_events(*decision, out);
    return Answer::Accepted;
  }
  const rules::Reason reason = decision.error().reason;
  out << "  refused " << rules::name(reason) << " (" << rules::rule_of(reason)
      << "): " << rules::sentence(reason) << '\n';
  return Answer::Refused;
}

}  // namespace

std::expected<std::vector<ScriptLine>, ScriptProblem> read_script(std::string_view text) {
  std::vector<ScriptLine> script;
  rules::GameTime now;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    line = base::trimmed(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    auto step = read_step(line);
    if (!step) return std::unexpected{ScriptProblem{number, std::move(step.error())}};
    const rules::GameTime at = std::visit(base::Overloaded{
                                              [](const rules::Stamped& asked) { return asked.at; },
                                              [](const LetTimePass& pass) { return pass.until; },
                                              [&](const ShowMall&) { return now; },
                                          },
                                          *step);
    if (at < now)
      return std::unexpected{ScriptProblem{number, "The time is earlier than on the line before."}};
    now = at;
    script.push_back({number, *step});
  }
  return script;
}

std::size_t play_script(LocalGame& table, const std::vector<ScriptLine>& script, const Print& print,
                        std::ostream& out) {
  std::size_t refused = 0;
  rules::GameTime now;
  for (const ScriptLine& line : script) {
    std::visit(base::Overloaded{
                   [&](const rules::Stamped& asked) {
                     now = asked.at;
                     if (ask(table, asked, out) == Answer::Refused) ++refused;
                   },
                   [&](const LetTimePass& pass) {
                     now = pass.until;
                     pass_time(table, now, out);
                   },
                   [&](const ShowMall&) { print_mall(table, print, out); },
               },
               line.step);
  }
  print_mall(table, print, out);
  out << cli::outcome_of(table.game(), now) << '\n';
  return refused;
}

}  // namespace terminal

#include "notation/record.h"

#include "base/version.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/layout_text.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "rules/can_happen.h"
#include "rules/sand.h"
#include "rules/view.h"

namespace notation {
namespace {

using rules::Game;
using rules::Layout;

constexpr std::string_view kMagic = "magicmaze-record";
constexpr std::string_view kNote = "~ ";
constexpr std::size_t kLongestLine = 8192;
constexpr std::uint32_t kHashEvery = 10;

bool read_layout(std::string_view line, Layout& layout) {
  const auto text = [&](std::string_view key) { return value_of(line, key).value_or(std::string_view{}); };
  for (const rules::Colour colour : rules::kColours) {
    if (!read(text(catalog::name(colour)), layout.heroes[catalog::index(colour)])) return false;
  }
  base::Seed seed;
  std::uint32_t drawn = 0;
  const bool is_read = read_seed(text("seed"), seed) && read(text("drawn"), drawn) &&
                       read_tiles(text("deck"), layout.deck) && read_deal(text("deal"), layout.deal) &&
                       read_solo(text("solo"), layout.solo) && read_spells(text("cast"), layout.spells);
  layout.random = base::Random{seed, drawn};
  return is_read;
}

std::unexpected<RecordProblem> problem(std::size_t line, std::string what) {
  return std::unexpected{RecordProblem{line, std::move(what)}};
}

// Events that have a time have the time of their line.
bool bears_the_time(const rules::Event& event, rules::GameTime at) {
  if (const auto* flipped = std::get_if<rules::SandFlipped>(&event)) return flipped->at == at;
  if (const auto* won = std::get_if<rules::GameWon>(&event)) return won->at == at;
  if (const auto* lost = std::get_if<rules::GameLost>(&event))
    return lost->at <= at;  // it may be reported late
  return true;
}

// Folds one line into the game, after checking it against today's rules if the caller asks for that.
enum class Mode : std::uint8_t { Watch, Verify };

std::optional<std::string> follow(Game& game, const RecordLine& line, Mode mode) {
  if (line.version != game.version + 1) return "version " + std::to_string(line.version) + " is out of order";
  if (line.at < game.now) return "the time is earlier than on the line before";
  if (line.by && line.by->index >= game.state.seats) return "there's no such seat";
  if (mode == Mode::Verify) {
    const bool is_the_table = std::holds_alternative<rules::SandRunsOut>(line.action);
    if (!is_the_table && line.at >= rules::sand_ends(game.state))
      return "the sand had run out by then (B-TIME-1)";
    const rules::Seat by = line.by.value_or(rules::Seat{0});
    const rules::Decision decision = rules::decide(game.rules, game.state, {by, line.at, line.action});
    if (!decision) {
      return "today's rules refuse it: " + std::string{rules::name(decision.error().reason)} + " (" +
             std::string{rules::rule_of(decision.error().reason)} + ")";
    }
    if (!(*decision == line.events)) return "today's rules say instead: " + text_of(*decision);
  }
  for (const rules::Event& event : line.events) {
    if (!bears_the_time(event, line.at) || !rules::can_happen(game.rules, game.state, event))
      return "this can't happen here: " + text_of(event);
    rules::evolve(game.state, event);
  }
  if (line.hash && *line.hash != rules::public_hash(game.state)) {
    return "the position differs from the one recorded (hash " + hexadecimal(rules::public_hash(game.state)) +
           ")";
  }
  game.version = line.version;
  game.now = line.at;
  return std::nullopt;
}

std::expected<Game, RecordProblem> fold(const Record& record, Mode mode, const PositionObserver& observer) {
  const RecordHead& head = record.head;
  Game game{
      .rules = head.ruleset, .state = rules::lay_out(head.ruleset, head.layout), .version = 0, .now = {}};
  std::size_t notes = 0;  // they are among the lines and count as lines
  if (observer) observer(game);
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    while (notes < record.notes.size() && record.notes[notes].after <= i) ++notes;
    if (auto wrong = follow(game, record.lines[i], mode)) return problem(i + notes + 2, std::move(*wrong));
    if (observer) observer(game);
  }
  return game;
}

}  // namespace

RecordHead head_of(const catalog::Ruleset& ruleset, const Layout& layout) {
  return {.engine = std::string{base::kEngineVersion},
          .rules_version = base::kRulesVersion,
          .catalog_version = base::kCatalogVersion,
          .ruleset = ruleset,
          .layout = layout};
}

std::string text_of(const RecordHead& head) {
  const Layout& layout = head.layout;
  std::string text{kMagic};
  text += " " + std::to_string(kRecordFormat) + " engine=" + head.engine +
          " rules=" + std::to_string(head.rules_version) + " catalog=" + std::to_string(head.catalog_version);
  text += " " + text_of(head.ruleset);
  text += " seed=" + seed_text(layout.random.seed());
  text += " drawn=" + std::to_string(layout.random.drawn());
  text += " deck=" + tiles_text({layout.deck.begin(), layout.deck.size()});
  for (const rules::Colour colour : rules::kColours) {
    text += " " + std::string{catalog::name(colour)} + "=" + text_of(layout.heroes[catalog::index(colour)]);
  }
  text += " deal=" + deal_text(layout.deal) + " solo=" + solo_text(layout.solo);
  if (!layout.spells.empty()) text += " cast=" + spells_text(layout.spells);
  return text;
}

std::string line_text(const RecordLine& line) {
  std::string text = std::to_string(line.version) + " " + std::to_string(line.at.ms) + " ";
  text += line.by ? "s" + std::to_string(line.by->index) : "-";
  text += " " + text_of(line.action) + " | " + text_of(line.events);
  if (line.hash) text += " | #" + hexadecimal(*line.hash);
  return text;
}

std::string text_of(const Record& record) {
  std::string text = text_of(record.head) + "\n";
  auto note = record.notes.begin();
  const auto tell_notes = [&](std::size_t told) {
    for (; note != record.notes.end() && note->after <= told; ++note) text += note_text(*note) + "\n";
  };
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    tell_notes(i);
    text += line_text(record.lines[i]) + "\n";
  }
  tell_notes(record.lines.size());
  return text;
}

std::optional<RecordHead> read_head(std::string_view text) {
  const std::string start = std::string{kMagic} + " " + std::to_string(kRecordFormat) + " ";
  if (!text.starts_with(start)) return std::nullopt;
  text.remove_prefix(start.size());
  RecordHead head;
  head.engine = std::string{value_of(text, "engine").value_or("")};
  const bool are_versions = read(value_of(text, "rules").value_or(""), head.rules_version) &&
                            read(value_of(text, "catalog").value_or(""), head.catalog_version);
  const std::optional<catalog::Ruleset> ruleset = read_ruleset(text);
  if (!are_versions || head.engine.empty() || !ruleset || !read_layout(text, head.layout))
    return std::nullopt;
  head.ruleset = *ruleset;
  if (rules::flaw_of(head.ruleset) || rules::flaw_of(head.ruleset, head.layout)) return std::nullopt;
  return head;
}

std::optional<RecordLine> read_line(std::string_view text) {
  TextParts parts{text, " | "};
  const std::string_view front = parts.next().value_or(std::string_view{});
  const auto events = parts.next();
  const auto hash = parts.next();
  if (!events || parts.next()) return std::nullopt;

  TextParts words{front, " "};
  const std::string_view version = words.next().value_or(std::string_view{});
  const std::string_view at = words.next().value_or(std::string_view{});
  const std::string_view by = words.next().value_or(std::string_view{});
  const std::size_t before_action = version.size() + at.size() + by.size() + 3;
  RecordLine line;
  if (!read(version, line.version) || !read(at, line.at) || front.size() <= before_action)
    return std::nullopt;
  if (by != "-") {
    rules::Seat seat;
    if (!by.starts_with('s') || !read(by.substr(1), seat)) return std::nullopt;
    line.by = seat;
  }
  const std::optional<rules::Action> action = read_action(front.substr(before_action));
  const std::optional<rules::Events> happened = read_events(*events);
  if (!action || !happened || happened->empty()) return std::nullopt;
  line.action = *action;
  line.events = *happened;
  if (hash) {
    std::uint64_t value = 0;
    if (!hash->starts_with('#') || !read_hexadecimal(hash->substr(1), value)) return std::nullopt;
    line.hash = value;
  }
  return line;
}

std::expected<Record, RecordProblem> read_record(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  TextParts lines{text, "\n"};
  const auto first = lines.next();
  const std::optional<RecordHead> head =
      first && first->size() <= kLongestLine ? read_head(*first) : std::nullopt;
  if (!head) return problem(1, "this isn't the first line of a record of format 1");
  Record record{.head = *head, .lines = {}, .notes = {}};
  for (std::size_t number = 2; const auto next = lines.next(); ++number) {
    if (next->starts_with(kNote)) {
      auto note = read_note(*next);
      if (!note) return problem(number, "this note can't be read");
      note->after = record.lines.size();
      record.notes.push_back(*note);
      continue;
    }
    const std::optional<RecordLine> line = next->size() <= kLongestLine ? read_line(*next) : std::nullopt;
    if (!line) return problem(number, "this line can't be read");
    record.lines.push_back(*line);
  }
  return record;
}

std::expected<Game, RecordProblem> watch(const Record& record) { return fold(record, Mode::Watch, {}); }

std::expected<Game, RecordProblem> watch(const Record& record, const PositionObserver& observer) {
  return fold(record, Mode::Watch, observer);
}

std::expected<Game, RecordProblem> verify(const Record& record) { return fold(record, Mode::Verify, {}); }

RecordLine line_for(const Game& after, const rules::Stamped& action, const rules::Events& events) {
  const bool is_the_table = std::holds_alternative<rules::SandRunsOut>(action.what);
  RecordLine line{.version = after.version,
                  .at = action.at,
                  .by = is_the_table ? std::nullopt : std::optional{action.by},
                  .action = action.what,
                  .events = events,
                  .hash = std::nullopt};
  const bool is_over = after.state.outcome != rules::Outcome::Running;
  if (is_over || after.version % kHashEvery == 0) line.hash = rules::public_hash(after.state);
  return line;
}

}  // namespace notation

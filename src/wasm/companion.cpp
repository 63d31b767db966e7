#include "wasm/companion.h"

#include <array>
#include <deque>
#include <optional>
#include <vector>

#include "ai/simulation.h"
#include "ai/solver.h"
#include "ai/teammates.h"
#include "notation/action_text.h"
#include "notation/json_writer.h"
#include "notation/layout_text.h"
#include "notation/record.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "rules/explore.h"
#include "rules/game.h"
#include "rules/view.h"
#include "wasm/answers.h"
#include "wasm/opening.h"
#include "wasm/reading.h"

namespace wasm {
namespace {

using notation::JsonWriter;
using rules::GameTime;
using rules::Seat;

constexpr std::string_view kNobodySits = "Nobody is seated.";
constexpr GameTime kNever{0xffffffff};
constexpr std::uint64_t kMallsForAHint = 20'000;
constexpr std::uint32_t kBlueprintsForAHint = 8;
constexpr std::uint32_t kThoughtsForAHint = 400;  // someone is waiting
constexpr std::uint32_t kThoughtsForPar = 600;
constexpr std::array<std::string_view, 3> kVerdicts{"winnable", "unwinnable", "unknown"};

std::string_view word(ai::Verdict verdict) { return kVerdicts[static_cast<std::size_t>(verdict)]; }

struct ChosenTeammates {
  ai::SeatSet seats;
  ai::Pace pace = ai::Pace::Human;
  base::Seed seed;
};

// None if the words are invalid.
std::optional<ChosenTeammates> read_teammates(std::string_view words, unsigned seats) {
  ChosenTeammates chosen;
  if (const auto pace = notation::value_of(words, "pace")) {
    const auto named = ai::pace_named(*pace);
    if (!named) return std::nullopt;
    chosen.pace = *named;
  }
  if (const auto seed = notation::value_of(words, "seed")) notation::read_seed(*seed, chosen.seed);
  notation::TextParts mates{notation::value_of(words, "mates").value_or(std::string_view{}), ","};
  while (const auto mate = mates.next()) {
    Seat seat{};
    if (!notation::read(*mate, seat) || seat.index >= seats) return std::nullopt;
    chosen.seats.insert(seat);
  }
  return chosen;
}

bool is_signal(const rules::Action& action) {
  return std::holds_alternative<rules::PutRedPawn>(action) || std::holds_alternative<rules::Stare>(action);
}

std::string verdict_answer(ai::Verdict verdict) {
  return JsonWriter{}.begin_object().key("verdict").string(word(verdict)).end_object().text();
}

}  // namespace

struct Companion::Table {
  rules::Game game;
  rules::State view;
  notation::Record record;
  std::optional<ai::Teammates> teammates{};
  std::deque<rules::Action> plan{};  // as the solver found it, without the steps already done

  std::string hash() const { return notation::hexadecimal(rules::public_hash(game.state)); }

  bool may(Seat seat, GameTime at, const rules::Action& what) const {
    return !rules::why_refused(game.rules, game.state, {seat, at, what});
  }
  bool somebody_may(GameTime at, const rules::Action& what) const {
    for (std::uint8_t i = 0; i < game.state.seats; ++i) {
      if (may(Seat{i}, at, what)) return true;
    }
    return false;
  }

  // Doing what was planned doesn't change the plan.
  void cross_off(const rules::Action& what) {
    if (is_signal(what)) return;
    if (!plan.empty() && plan.front() == what) {
      plan.pop_front();
    } else {
      plan.clear();
    }
  }

  // Time doesn't matter to a plan, so it starts with a full timer.
  ai::Verdict find_a_plan(GameTime at) {
    if (!plan.empty() && somebody_may(at, plan.front())) return ai::Verdict::Winnable;
    rules::Game here = game;
    here.now = at;
    here.state.sand = {.since = at, .left = rules::Millis{game.rules.sand_ms}};
    // Someone is waiting for it, and it needn't be the shortest.
    const ai::Solution solution = ai::solve(here, {.malls = kMallsForAHint,
                                                   .blueprints = kBlueprintsForAHint,
                                                   .any_plan_will_do = true,
                                                   .thoughts = kThoughtsForAHint});
    plan.clear();
    for (const rules::Stamped& action : solution.actions) plan.push_back(action.what);
    return solution.verdict;
  }

  // Where the tile of this step goes.
  std::vector<rules::Place> places_of(const rules::Action& step) const {
    if (const auto* placing = std::get_if<rules::PlaceTile>(&step)) return {placing->from};
    if (!std::holds_alternative<rules::Draw>(step)) return {};
    const bool is_planned = plan.size() > 1 && plan.front() == step;
    const auto* then = is_planned ? std::get_if<rules::PlaceTile>(&plan[1]) : nullptr;
    if (then != nullptr) return {then->from};
    const rules::EligiblePlaces places = rules::eligible_places(game.rules, game.state);
    return {places.begin(), places.end()};
  }

  std::string step_answer(GameTime at, const rules::Action& step) const {
    JsonWriter out;
    out.begin_object().key("verdict").string(word(ai::Verdict::Winnable)).key("step");
    notation::write_json(out, step);
    out.key("seats").begin_array();
    for (std::uint8_t i = 0; i < game.state.seats; ++i) {
      if (may(Seat{i}, at, step)) out.number(i);
    }
    out.end_array();
    write_where(out, step);
    return out.end_object().text();
  }

  void write_where(JsonWriter& out, const rules::Action& step) const {
    out.key("where").begin_array();
    for (const rules::Place place : places_of(step)) out.string(notation::text_of(place));
    out.end_array();
  }

  void write_awaited(JsonWriter& out) const {
    const auto& awaited = teammates->awaited();
    if (!awaited) {
      out.null();
      return;
    }
    out.begin_object().key("seat").number(awaited->seat.index).key("step");
    notation::write_json(out, awaited->need.what);
    write_where(out, awaited->need.what);
    out.end_object();
  }
};

Companion::Companion() = default;
Companion::~Companion() = default;

std::string Companion::sit_down(std::string_view words) {
  const auto dealt = deal_with_layout(words);
  if (!dealt) return dealt.error();
  const rules::Game& game = dealt->game;
  const auto chosen = read_teammates(words, game.rules.seats);
  if (!chosen) return error_answer("Those aren't teammates of this table.");
  table_ = std::make_unique<Table>(
      Table{.game = game,
            .view = rules::view(game.state),
            .record = {.head = notation::head_of(game.rules, dealt->layout), .lines = {}}});
  if (chosen->seats.bits != 0) {
    table_->teammates.emplace(game.rules, chosen->seats, chosen->pace, ai::teammates_seed(chosen->seed));
    table_->teammates->begin(table_->view, game.now);
  }
  return JsonWriter{}.begin_object().key("hash").string(table_->hash()).end_object().text();
}

std::string Companion::see(SeatNumber seat, At at, std::string_view action) {
  if (!table_) return error_answer(kNobodySits);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  const auto now = time_of(at);
  if (!now || *now < table_->game.now) return error_answer(kNotATime);
  const auto what = action_of_a_seat(action);
  if (!what) return error_answer(kNotAnAction);
  const rules::Decision decision = rules::play(table_->game, {*by, *now, *what});
  if (!decision) return refusal_answer(decision.error());
  table_->view = rules::view(table_->game.state);
  table_->record.lines.push_back(notation::line_for(table_->game, {*by, *now, *what}, *decision));
  table_->cross_off(*what);
  if (table_->teammates) {
    rules::Events seen;
    for (const rules::Event& event : *decision) seen.push_back(rules::redact(event));
    table_->teammates->notice(table_->view, *now, *by, *what, seen);
  }
  return JsonWriter{}.begin_object().key("hash").string(table_->hash()).end_object().text();
}

std::string Companion::next(At at) {
  if (!table_ || !table_->teammates) return error_answer(kNobodySits);
  const auto now = time_of(at);
  if (!now || *now < table_->game.now) return error_answer(kNotATime);
  const ai::Thought thought = table_->teammates->next(table_->view, *now);
  const bool acts = thought.intention && thought.intention->at <= thought.look_again;
  const GameTime then = acts ? thought.intention->at : thought.look_again;
  JsonWriter out;
  out.begin_object().key("hash").string(table_->hash()).key("at");
  if (then == kNever) {
    out.null();
  } else {
    out.number(then.ms);
  }
  if (acts) {
    out.key("seat").number(thought.intention->by.index);
    out.key("action").string(notation::text_of(thought.intention->what));
  } else {
    out.key("seat").null().key("action").null();
  }
  if (thought.sees_no_way) out.key("no_way").boolean(true);
  table_->write_awaited(out.key("awaited"));
  return out.end_object().text();
}

std::string Companion::hint(SeatNumber seat, At at) {
  if (!table_) return error_answer(kNobodySits);
  const auto whose = seat_of(seat);
  if (!whose || whose->index >= table_->game.state.seats) return error_answer(kNotASeat);
  const auto now = time_of(at);
  if (!now || *now < table_->game.now) return error_answer(kNotATime);
  if (table_->game.state.outcome != rules::Outcome::Running) return error_answer("This game is over.");
  const ai::Verdict verdict = table_->find_a_plan(*now);
  if (verdict != ai::Verdict::Winnable) return verdict_answer(verdict);
  // Teammates have their own plan; helping with what they wait for is better than another one.
  if (table_->teammates) {
    const auto planned = table_->teammates->mind().planned_action(table_->view, *now, *whose);
    if (planned && table_->may(*whose, *now, *planned)) return table_->step_answer(*now, *planned);
  }
  return table_->step_answer(*now, table_->plan.front());
}

std::string Companion::record(At at) const {
  if (!table_) return error_answer(kNobodySits);
  const auto now = time_of(at);
  if (!now || *now < table_->game.now) return error_answer(kNotATime);
  notation::Record whole = table_->record;
  rules::Game end = table_->game;
  const rules::Events events = rules::run_out(end, *now);
  if (!events.empty())
    whole.lines.push_back(notation::line_for(end, {{}, end.now, rules::SandRunsOut{}}, events));
  return JsonWriter{}.begin_object().key("record").string(notation::text_of(whole)).end_object().text();
}

std::string solve_answer(std::string_view words) {
  const auto game = deal_game(words);
  if (!game) return game.error();
  const ai::Solution solution = ai::solve(*game, {.thoughts = kThoughtsForPar});
  if (solution.verdict != ai::Verdict::Winnable) return verdict_answer(solution.verdict);
  JsonWriter out;
  out.begin_object().key("verdict").string(word(solution.verdict));
  out.key("actions").number(static_cast<std::int64_t>(solution.actions.size()));
  return out.key("flips").number(solution.flips).end_object().text();
}

}  // namespace wasm

#include "library/magicmaze.h"

#include <algorithm>
#include <new>

#include "base/version.h"
#include "library/action_space.h"
#include "library/handle.h"
#include "library/observation.h"
#include "library/planes.h"
#include "notation/action_text.h"
#include "notation/box_json.h"
#include "notation/state_json.h"
#include "rules/legal.h"
#include "rules/sand.h"
#include "rules/token_actions.h"
#include "rules/view.h"

using rules::GameTime;
using rules::Seat;

namespace {

constexpr int kFirstRefusal = 1;
constexpr std::size_t kMostInRecord = 1'000'000;

int answer_to(const rules::Refusal& refusal) { return kFirstRefusal + static_cast<int>(refusal.reason); }

}  // namespace

int mm_api(void) { return MM_API; }
const char* mm_version(void) { return base::kEngineVersion.data(); }
size_t mm_catalog_json(char* text, size_t size) {
  return library::copy_text(notation::box_json(), text, size);
}

mm_game* mm_new(const char* scenario, unsigned seats, uint64_t seed, char* why, size_t why_size) {
  const auto rules = library::ruleset_of(scenario == nullptr ? "" : scenario, seats);
  if (!rules) {
    library::copy_text(rules.error(), why, why_size);
    return nullptr;
  }
  auto* const made =
      new (std::nothrow) mm_game{.game = {.rules = *rules, .state = {}, .version = 0, .now = {}}};
  if (made != nullptr) made->deal(seed);
  return made;
}

void mm_deal(mm_game* game, uint64_t seed) { game->deal(seed); }

mm_game* mm_clone(const mm_game* game) {
  auto* const made = new (std::nothrow) mm_game{.game = game->game};
  if (made != nullptr) mm_copy(made, game);
  return made;
}

void mm_copy(mm_game* to, const mm_game* from) {
  to->game = from->game;
  to->now = from->now;
  to->layout = from->layout;
  to->history = from->history;
  to->done.clear();
  to->has_forgotten = from->game.version > 0;
}

void mm_free(mm_game* game) { delete game; }

uint32_t mm_actions(const mm_game* game) { return library::actions_of(game->game.rules); }

size_t mm_legal(const mm_game* game, unsigned seat, int with_signals, uint32_t* actions, size_t room) {
  size_t count = 0;
  const auto give = [&](const rules::Action& action) {
    const auto number = library::number_of(game->game.state, action);
    if (!number) return;
    if (count < room) actions[count] = *number;
    ++count;
  };
  if (seat >= game->game.state.seats) return 0;
  const Seat by{static_cast<std::uint8_t>(seat)};
  const auto signals = with_signals != 0 ? rules::Signals::With : rules::Signals::Without;
  for (const rules::Action& action :
       rules::legal_actions(game->game.rules, game->game.state, by, signals, game->now)) {
    give(action);
  }
  rules::each_token_action(game->game.rules, game->game.state, by, give);
  return count;
}

int mm_act(mm_game* game, unsigned seat, uint32_t at, uint32_t action) {
  if (seat >= game->game.state.seats) return MM_NO_SUCH_SEAT;
  if (at < game->now.ms) return MM_TIME_GOES_BACK;
  if (action == MM_WAIT) return mm_pass_time(game, at);
  const auto meant = library::action_numbered(game->game, action);
  if (!meant) return MM_NO_SUCH_ACTION;
  const rules::Objection refused =
      game->act({Seat{static_cast<std::uint8_t>(seat)}, GameTime{at}, *meant}, action);
  return refused ? answer_to(*refused) : MM_DONE;
}

int mm_pass_time(mm_game* game, uint32_t at) {
  if (at < game->now.ms) return MM_TIME_GOES_BACK;
  game->pass_time(GameTime{at});
  return MM_DONE;
}

const char* mm_reason(int answer) {
  const int reason = answer - kFirstRefusal;
  if (reason < 0 || reason >= static_cast<int>(rules::kReasons)) return nullptr;
  return rules::name(static_cast<rules::Reason>(reason)).data();
}

size_t mm_action_text(const mm_game* game, uint32_t action, char* text, size_t size) {
  const auto meant = library::action_numbered(game->game, action);
  return library::copy_text(meant ? notation::text_of(*meant) : std::string{}, text, size);
}

uint32_t mm_read_action(const mm_game* game, const char* text) {
  const auto action = notation::read_action(text == nullptr ? "" : text);
  return action ? library::number_of(game->game.state, *action).value_or(library::kWait) : library::kWait;
}

unsigned mm_seats(const mm_game* game) { return game->game.state.seats; }
int mm_outcome(const mm_game* game) { return static_cast<int>(game->game.state.outcome); }
uint32_t mm_time(const mm_game* game) { return game->now.ms; }
uint32_t mm_sand_left(const mm_game* game) { return rules::sand_left(game->game.state, game->now).count; }
uint32_t mm_version_of_game(const mm_game* game) { return game->game.version; }
int mm_stolen(const mm_game* game) { return game->game.state.stolen ? 1 : 0; }
unsigned mm_escaped(const mm_game* game) {
  unsigned count = 0;
  for (const rules::Pawn hero : rules::kHeroes) count += rules::has_escaped(game->game.state, hero) ? 1U : 0U;
  return count;
}
uint64_t mm_hash(const mm_game* game) { return rules::public_hash(game->game.state); }

size_t mm_state_json(const mm_game* game, int secrets, char* text, size_t size) {
  notation::JsonWriter json;
  notation::write_json(json, game->game, game->now,
                       secrets != 0 ? notation::Secrets::Told : notation::Secrets::Struck);
  return library::copy_text(json.text(), text, size);
}

size_t mm_observation_size(void) { return library::kObservation; }

void mm_observe(const mm_game* game, unsigned seat, int16_t* numbers) {
  const auto by = static_cast<std::uint8_t>(seat % game->game.state.seats);
  library::observe(game->game, game->history, Seat{by}, game->now,
                   library::Observation{numbers, library::kObservation});
}

size_t mm_planes(const mm_game* game) { return library::planes_of(game->game.rules); }

void mm_draw_planes(const mm_game* game, uint8_t* planes) {
  library::Painter painter;
  painter.begin(planes, game->game.rules);
  painter.draw(game->game);
}

int mm_keep_record(mm_game* game, size_t most_actions) {
  game->most_done = std::min(most_actions, kMostInRecord);
  game->has_forgotten = game->game.version > 0;
  game->done.clear();
  game->done.reserve(game->most_done);
  return MM_DONE;
}

size_t mm_record(const mm_game* game, char* text, size_t size) {
  return library::copy_text(game->record(), text, size);
}

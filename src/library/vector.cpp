// Many games that advance by ticks: at each tick every seat acts or waits.
#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "library/action_space.h"
#include "library/each_number.h"
#include "library/handle.h"
#include "library/observation.h"
#include "library/planes.h"
#include "rules/goal.h"
#include "rules/token_actions.h"

using library::ActionNumber;
using rules::GameTime;
using rules::Seat;

namespace {

constexpr float kForTheTheft = 1;
constexpr float kForAnEscape = 1;
constexpr float kForWinning = 5;

constexpr std::size_t kCacheLine = 64;

// What a table's mask has most of the time, and more than it ever has.
constexpr std::size_t kUsualInMasks = 48;
constexpr std::size_t kMostInMasks = 16384;

// More would not fit into any memory.
constexpr std::size_t kMostGames = std::size_t{1} << 20U;
constexpr std::size_t kMostInAllRecords = std::size_t{1} << 28U;

struct Score {
  bool stolen = false;
  unsigned escaped = 0;
};

}  // namespace

struct mm_vector {
  struct Slot {
    mm_game handle;
    std::uint64_t round = 0;
    std::uint32_t tick = 0;
    std::vector<std::uint32_t> in_mask{};  // which entries of the table's mask have been set
    library::Painter painter{};
    // The last game that ended here, if records are kept.
    rules::Layout last_layout{};
    std::vector<rules::Stamped> last_done{};
  };

  std::vector<Slot> slots{};
  std::uint64_t seed = 0;
  std::uint32_t ms_per_tick = 0;
  bool with_signals = false;
  std::uint8_t* masks = nullptr;  // those that in_mask is about

  std::size_t seats() const { return slots.front().handle.game.rules.seats; }
  void deal(std::size_t i) {
    Slot& slot = slots[i];
    slot.handle.deal(seed + i + (slot.round * slots.size()));
    slot.tick = 0;
  }
  void deal_again(std::size_t i);
  void fetch(std::size_t i) const;
  float play(std::size_t i, const std::uint32_t* actions, std::uint8_t* refused);
  void show(std::size_t i, const mm_tick& tick);
  void show_masks(Slot& slot, std::uint8_t* mask);
  void take_masks(std::uint8_t* wanted);
};

namespace {

Score score_of(const rules::Game& game) {
  Score score{.stolen = game.state.stolen};
  for (const rules::Pawn hero : rules::kHeroes) {
    if (rules::has_escaped(game.state, hero)) ++score.escaped;
  }
  return score;
}

}  // namespace

// The game that has ended is kept, if there is a record of all of it.
void mm_vector::deal_again(std::size_t i) {
  Slot& slot = slots[i];
  if (slot.handle.most_done > 0) {
    slot.last_layout = slot.handle.layout;
    std::swap(slot.last_done, slot.handle.done);
    if (slot.handle.has_forgotten) slot.last_done.clear();
  }
  ++slot.round;
  deal(i);
}

// All games together don't fit into the processor's cache: it fetches the next one while this one is played.
void mm_vector::fetch(std::size_t i) const {
  if (i >= slots.size()) return;
  const auto ask_for = [](const void* from, std::size_t size) {
    const char* const begin = static_cast<const char*>(from);
    for (std::size_t at = 0; at < size; at += kCacheLine) __builtin_prefetch(begin + at);
  };
  ask_for(&slots[i].handle.game, sizeof(rules::Game));
  ask_for(slots[i].in_mask.data(), kUsualInMasks * sizeof(std::uint32_t));
}

// The rewards of the tick.
float mm_vector::play(std::size_t i, const std::uint32_t* actions, std::uint8_t* refused) {
  Slot& slot = slots[i];
  const rules::Game& game = slot.handle.game;
  const Score before = score_of(game);
  const GameTime now{(slot.tick + 1) * ms_per_tick};
  const std::size_t count = seats();
  for (std::size_t k = 0; k < count; ++k) {
    const auto seat = static_cast<std::uint8_t>((slot.tick + k) % count);
    if (refused != nullptr) refused[seat] = 0;
    if (actions[seat] == MM_WAIT || game.state.outcome != rules::Outcome::Running) continue;
    const auto action = library::action_numbered(game, actions[seat]);
    const bool is_done = action && !slot.handle.act({Seat{seat}, now, *action}, actions[seat]);
    if (refused != nullptr) refused[seat] = is_done ? 0 : 1;
  }
  slot.handle.pass_time(now);
  ++slot.tick;
  const Score after = score_of(game);
  float reward = after.stolen && !before.stolen ? kForTheTheft : 0;
  reward += kForAnEscape * static_cast<float>(after.escaped - before.escaped);
  return reward + (game.state.outcome == rules::Outcome::Won ? kForWinning : 0);
}

void mm_vector::show_masks(Slot& slot, std::uint8_t* mask) {
  const rules::Game& game = slot.handle.game;
  const std::uint32_t width = library::actions_of(game.rules);
  for (const std::uint32_t at : slot.in_mask) mask[at] = 0;
  slot.in_mask.clear();
  const auto set = [&](std::uint32_t at) {
    if (slot.in_mask.size() == kMostInMasks) return;
    mask[at] = 1;
    slot.in_mask.push_back(at);
  };
  const auto give = [&](Seat by, const rules::Action& action) {
    if (const auto number = library::number_of(game.state, action)) set((by.index * width) + *number);
  };
  for (std::uint8_t seat = 0; seat < game.rules.seats; ++seat) set(seat * width);  // to wait
  library::each_number(game, [&](std::uint16_t seats, ActionNumber number) {
    for (unsigned bits = seats; bits != 0; bits &= bits - 1)
      set((static_cast<std::uint32_t>(std::countr_zero(bits)) * width) + number);
  });
  if (game.rules.modules.empty() && !with_signals) return;
  for (std::uint8_t i = 0; i < game.rules.seats; ++i) {
    const Seat seat{i};
    const auto keep = [&](const rules::Action& action) { give(seat, action); };
    rules::each_token_action(game.rules, game.state, seat, keep);
    for (std::uint8_t other = 0; with_signals && other < game.rules.seats; ++other) {
      const rules::Stamped put{seat, slot.handle.now, rules::PutRedPawn{Seat{other}}};
      if (!rules::why_refused(game.rules, game.state, put)) keep(put.what);
    }
  }
}

// Memory that is new is cleared once; after that, only what was set is reset.
void mm_vector::take_masks(std::uint8_t* wanted) {
  if (wanted == nullptr || wanted == masks) return;
  masks = wanted;
  const std::size_t width = library::actions_of(slots.front().handle.game.rules);
  std::memset(masks, 0, slots.size() * seats() * width);
  for (Slot& slot : slots) slot.in_mask.clear();
}

void mm_vector::show(std::size_t i, const mm_tick& tick) {
  Slot& slot = slots[i];
  const std::size_t count = seats();
  if (tick.masks != nullptr)
    show_masks(slot, tick.masks + (i * count * library::actions_of(slot.handle.game.rules)));
  if (tick.observations == nullptr) return;
  library::observe_all_seats(slot.handle.game, slot.handle.history, slot.handle.now,
                             tick.observations + (i * count * library::kObservation));
}

// NOLINTNEXTLINE(bugprone-easily-swappable-parameters): the header in C promises this order.
mm_vector* mm_vector_new(const char* scenario, unsigned seats, size_t games, uint64_t seed,
                         uint32_t ms_per_tick, char* why, size_t why_size) {
  const auto rules = library::ruleset_of(scenario == nullptr ? "" : scenario, seats);
  if (!rules || games == 0 || games > kMostGames || ms_per_tick == 0) {
    library::copy_text(rules
                           ? "There must be 1 to 1048576 games, and a tick must last at least a millisecond."
                           : rules.error(),
                       why, why_size);
    return nullptr;
  }
  auto* const made = new (std::nothrow) mm_vector{.seed = seed, .ms_per_tick = ms_per_tick};
  if (made == nullptr) return nullptr;
  const rules::Game game{.rules = *rules, .state = {}, .version = 0, .now = {}};
  made->slots.resize(games, mm_vector::Slot{.handle = {.game = game}});
  for (std::size_t i = 0; i < games; ++i) {
    made->slots[i].in_mask.reserve(rules->modules.empty() ? 1200 : kMostInMasks);
    made->deal(i);
  }
  return made;
}

void mm_vector_free(mm_vector* vector) { delete vector; }
void mm_vector_signals(mm_vector* vector, int with_signals) { vector->with_signals = with_signals != 0; }
mm_game* mm_vector_game(mm_vector* vector, size_t game) {
  return game < vector->slots.size() ? &vector->slots[game].handle : nullptr;
}

void mm_vector_planes(mm_vector* vector, uint8_t* planes) {
  const rules::Ruleset& rules = vector->slots.front().handle.game.rules;
  const std::size_t step = library::planes_of(rules) * library::kPlane;
  for (std::size_t i = 0; i < vector->slots.size(); ++i) {
    mm_vector::Slot& slot = vector->slots[i];
    std::uint8_t* const own = planes + (i * step);
    if (slot.painter.memory() != own) slot.painter.begin(own, rules);
    slot.painter.draw(slot.handle.game);
  }
}

void mm_vector_keep_records(mm_vector* vector, size_t most_actions) {
  const std::size_t most = std::min(most_actions, kMostInAllRecords / vector->slots.size());
  for (mm_vector::Slot& slot : vector->slots) {
    mm_keep_record(&slot.handle, most);
    slot.last_done.clear();
    slot.last_done.reserve(slot.handle.most_done);
  }
}

size_t mm_vector_record(const mm_vector* vector, size_t game, char* text, size_t size) {
  const bool has_one = game < vector->slots.size() && !vector->slots[game].last_done.empty();
  if (!has_one) return library::copy_text("", text, size);
  const mm_vector::Slot& slot = vector->slots[game];
  const std::string record = library::record_of(slot.handle.game.rules, slot.last_layout, slot.last_done);
  return library::copy_text(record, text, size);
}

void mm_vector_reset(mm_vector* vector, const mm_tick* tick) {
  vector->take_masks(tick->masks);
  for (std::size_t i = 0; i < vector->slots.size(); ++i) {
    vector->slots[i].round = 0;
    vector->deal(i);
    vector->show(i, *tick);
  }
}

void mm_vector_step(mm_vector* vector, const uint32_t* actions, const mm_tick* tick) {
  const std::size_t seats = vector->seats();
  vector->take_masks(tick->masks);
  for (std::size_t i = 0; i < vector->slots.size(); ++i) {
    vector->fetch(i + 1);
    std::uint8_t* const refused = tick->refused == nullptr ? nullptr : tick->refused + (i * seats);
    const float reward = vector->play(i, actions + (i * seats), refused);
    const bool has_ended = vector->slots[i].handle.game.state.outcome != rules::Outcome::Running;
    if (tick->rewards != nullptr) tick->rewards[i] = reward;
    if (tick->ended != nullptr) tick->ended[i] = has_ended ? 1 : 0;
    if (has_ended) vector->deal_again(i);
    vector->show(i, *tick);
  }
}

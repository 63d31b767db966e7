#include "library/magicmaze.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "notation/box_json.h"
#include "notation/record.h"

namespace {

std::string text_of(std::size_t (*tell)(const mm_game*, char*, std::size_t), const mm_game* game) {
  std::string text(tell(game, nullptr, 0), '\0');
  tell(game, text.data(), text.size() + 1);
  return text;
}

// The same choices as any other binding makes: the (step * 7919)-th legal action of seat (step % seats).
std::vector<std::uint64_t> hashes_of(mm_game* game, unsigned steps) {
  std::vector<std::uint64_t> hashes;
  std::vector<std::uint32_t> actions(8192);
  for (unsigned step = 0; step < steps && mm_outcome(game) == MM_RUNNING; ++step) {
    const unsigned seat = step % mm_seats(game);
    const std::size_t count = mm_legal(game, seat, 0, actions.data(), actions.size());
    if (count == 0) continue;
    const std::uint32_t action = actions[step * 7919U % count];
    const int answer = mm_act(game, seat, mm_time(game) + 20, action);
    // A player who flips the timer at random has little sand.
    const bool is_late = answer > 0 && std::strcmp(mm_reason(answer), "SandHasRunOut") == 0;
    EXPECT_TRUE(answer == MM_DONE || is_late);
    hashes.push_back(mm_hash(game));
  }
  return hashes;
}

TEST(Library, plays_whole_games_of_both_boxes) {
  for (const char* scenario : {"S1", "S7", "S17", "F0", "F3", "T10-hardcore+M2"}) {
    mm_game* const game = mm_new(scenario, 4, 7, nullptr, 0);
    ASSERT_NE(game, nullptr) << scenario;
    EXPECT_FALSE(hashes_of(game, 2000).empty()) << scenario;
    EXPECT_GE(mm_version_of_game(game), 1U);
    mm_free(game);
  }
}

TEST(Library, says_why_there_is_no_such_game) {
  char why[200] = "";
  EXPECT_EQ(mm_new("S18", 4, 1, why, sizeof why), nullptr);
  EXPECT_STRNE(why, "");
  for (const char* scenario : {"", "X1", "S", "T14", "F0+M2x"}) {
    EXPECT_EQ(mm_new(scenario, 4, 1, nullptr, 0), nullptr) << scenario;
  }
  EXPECT_EQ(mm_new(nullptr, 4, 1, nullptr, 0), nullptr);
  EXPECT_EQ(mm_new("S1", 99, 1, why, sizeof why), nullptr);
}

// M3 has shafts, and M6 locks the exit.
constexpr const char* kOwn =
    R"({"name":"Mine","tiles":["2","3","4","5","6","7","8","10","11","13","9*","12*"],)"
    R"("modules":["M1","M3","M6"]})";

TEST(Library, SX_1_plays_custom_scenarios_with_modules) {
  mm_game* const game = mm_new(kOwn, 3, 7, nullptr, 0);
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(mm_seats(game), 3U);
  EXPECT_GT(hashes_of(game, 2000).size(), 5U);
  mm_free(game);
  mm_vector* const vector = mm_vector_new(kOwn, 3, 2, 7, 250, nullptr, 0);
  ASSERT_NE(vector, nullptr);
  EXPECT_EQ(mm_actions(mm_vector_game(vector, 1)), 10'655U);
  mm_vector_free(vector);
}

TEST(Library, says_why_a_custom_scenario_cannot_be_played) {
  char why[200] = "";
  EXPECT_EQ(mm_new("{", 4, 1, why, sizeof why), nullptr);
  EXPECT_STREQ(why, "A custom scenario must be a JSON object like {\"name\":\"Mine\"}.");
  EXPECT_EQ(mm_new("{\"name\":\"Mine\",\"vortex\":\"odd\"}", 4, 1, why, sizeof why), nullptr);
  EXPECT_STREQ(why, "\"vortex\" cannot be \"odd\".");
  EXPECT_EQ(mm_new("{\"name\":\"Mine\",\"modules\":[\"M1\"]}", 4, 1, why, 20), nullptr);
  EXPECT_EQ(std::strlen(why), 19U);
  EXPECT_EQ(mm_vector_new("{}", 4, 2, 1, 250, why, sizeof why), nullptr);
  EXPECT_EQ(mm_new(kOwn, 0, 1, nullptr, 0), nullptr);
  EXPECT_EQ(mm_new(kOwn, 4'000'000'000U, 1, nullptr, 0), nullptr);
}

TEST(Library, a_copy_is_independent) {
  mm_game* const game = mm_new("S7", 4, 3, nullptr, 0);
  mm_game* const copy = mm_clone(game);
  const auto one = hashes_of(game, 50);
  EXPECT_EQ(hashes_of(copy, 50), one);
  mm_deal(copy, 3);
  EXPECT_EQ(mm_time(copy), 0U);
  EXPECT_EQ(hashes_of(copy, 50), one);
  mm_copy(copy, game);
  EXPECT_EQ(mm_hash(copy), mm_hash(game));
  mm_free(game);
  mm_free(copy);
}

TEST(Library, refusals_have_names_and_mistakes_have_numbers) {
  mm_game* const game = mm_new("S1", 4, 1, nullptr, 0);
  EXPECT_EQ(mm_act(game, 4, 0, 1), MM_NO_SUCH_SEAT);
  EXPECT_EQ(mm_act(game, 0, 0, 4'000'000), MM_NO_SUCH_ACTION);
  const int refused = mm_act(game, 0, 100, mm_read_action(game, "theft"));
  EXPECT_GT(refused, 0);
  ASSERT_NE(mm_reason(refused), nullptr);
  EXPECT_EQ(mm_reason(0), nullptr);
  EXPECT_EQ(mm_reason(-1), nullptr);
  EXPECT_EQ(mm_act(game, 0, 99, MM_WAIT), MM_TIME_GOES_BACK);
  EXPECT_EQ(mm_act(game, 0, 9'999'999, MM_WAIT), MM_DONE);
  EXPECT_EQ(mm_outcome(game), MM_LOST);
  mm_free(game);
}

TEST(Library, actions_are_texts_and_back) {
  mm_game* const game = mm_new("S1", 4, 1, nullptr, 0);
  std::vector<std::uint32_t> actions(100);
  actions.resize(mm_legal(game, 0, 1, actions.data(), actions.size()));
  ASSERT_FALSE(actions.empty());
  for (const std::uint32_t action : actions) {
    char text[100];
    ASSERT_GT(mm_action_text(game, action, text, sizeof text), 0U);
    EXPECT_EQ(mm_read_action(game, text), action) << text;
  }
  EXPECT_EQ(mm_read_action(game, "dance"), static_cast<std::uint32_t>(MM_WAIT));
  EXPECT_EQ(mm_read_action(game, nullptr), static_cast<std::uint32_t>(MM_WAIT));
  mm_free(game);
}

TEST(Library, records_are_those_of_replay) {
  mm_game* const game = mm_new("F1", 3, 5, nullptr, 0);
  mm_keep_record(game, 500);
  hashes_of(game, 300);
  mm_pass_time(game, 9'999'999);
  const std::string text = text_of(mm_record, game);
  const auto record = notation::read_record(text);
  ASSERT_TRUE(record) << record.error().what;
  EXPECT_EQ(record->lines.size(), mm_version_of_game(game));
  const auto verified = notation::verify(*record);
  EXPECT_TRUE(verified) << verified.error().line << " " << verified.error().what;
  mm_keep_record(game, 5);
  mm_deal(game, 6);
  hashes_of(game, 10);
  EXPECT_EQ(mm_record(game, nullptr, 0), 0U) << "it was full";
  mm_free(game);
}

TEST(Library, the_board_is_data) {
  std::string text(mm_catalog_json(nullptr, 0), '\0');
  EXPECT_EQ(mm_catalog_json(text.data(), text.size() + 1), text.size());
  EXPECT_EQ(text, notation::box_json());
}

TEST(Library, what_no_memory_could_hold_is_not_asked_for) {
  char why[200] = "";
  EXPECT_EQ(mm_vector_new("S1", 4, std::size_t{1} << 40U, 1, 250, why, sizeof why), nullptr);
  EXPECT_STRNE(why, "");
  mm_vector* const vector = mm_vector_new("S1", 4, 2, 1, 250, nullptr, 0);
  EXPECT_EQ(mm_keep_record(mm_vector_game(vector, 0), static_cast<std::size_t>(-1)), MM_DONE);
  mm_vector_keep_records(vector, static_cast<std::size_t>(-1));
  mm_vector_free(vector);
}

struct Ticks {
  explicit Ticks(const char* scenario, std::size_t games, unsigned seats = 4)
      : vector(mm_vector_new(scenario, seats, games, 11, 250, nullptr, 0)),
        width(mm_actions(mm_vector_game(vector, 0))),
        masks(games * seats * width, 0xee),
        observations(games * seats * mm_observation_size()),
        rewards(games),
        ended(games),
        refused(games * seats),
        actions(games * seats),
        tick{masks.data(), observations.data(), rewards.data(), ended.data(), refused.data()} {}
  Ticks(const Ticks&) = delete;
  Ticks& operator=(const Ticks&) = delete;
  ~Ticks() { mm_vector_free(vector); }

  // Every seat does something legal, or waits.
  void choose(unsigned step) {
    for (std::size_t row = 0; row < actions.size(); ++row) {
      std::vector<std::uint32_t> legal;
      for (std::uint32_t i = 0; i < width; ++i) {
        if (masks[row * width + i] != 0) legal.push_back(i);
      }
      actions[row] = legal[(step * 7919U + row) % legal.size()];
    }
  }

  mm_vector* vector;
  std::uint32_t width;
  std::vector<std::uint8_t> masks;
  std::vector<std::int16_t> observations;
  std::vector<float> rewards;
  std::vector<std::uint8_t> ended;
  std::vector<std::uint8_t> refused;
  std::vector<std::uint32_t> actions;
  mm_tick tick;
};

void expect_masks_are_the_lists(Ticks& ticks, std::size_t games, unsigned seats) {
  std::vector<std::uint32_t> legal(8192);
  for (std::size_t game = 0; game < games; ++game) {
    for (unsigned seat = 0; seat < seats; ++seat) {
      std::vector<std::uint8_t> expected(ticks.width);
      expected[MM_WAIT] = 1;
      const std::size_t count =
          mm_legal(mm_vector_game(ticks.vector, game), seat, 0, legal.data(), legal.size());
      for (std::size_t i = 0; i < count; ++i) expected[legal[i]] = 1;
      const std::uint8_t* const mask = ticks.masks.data() + (game * seats + seat) * ticks.width;
      ASSERT_EQ(std::memcmp(mask, expected.data(), ticks.width), 0);
    }
  }
}

TEST(Library, masks_are_the_lists_of_every_seat) {
  for (const char* scenario : {"S7", "F3"}) {
    Ticks ticks{scenario, 5};
    mm_vector_reset(ticks.vector, &ticks.tick);
    for (unsigned step = 0; step < 120; ++step) {
      expect_masks_are_the_lists(ticks, 5, 4);
      ticks.choose(step);
      mm_vector_step(ticks.vector, ticks.actions.data(), &ticks.tick);
    }
  }
}

TEST(Library, finished_games_are_dealt_again) {
  Ticks ticks{"S1", 3};
  mm_vector_reset(ticks.vector, &ticks.tick);
  const std::uint64_t first = mm_hash(mm_vector_game(ticks.vector, 0));
  std::fill(ticks.actions.begin(), ticks.actions.end(), MM_WAIT);
  unsigned steps = 0;
  do {
    mm_vector_step(ticks.vector, ticks.actions.data(), &ticks.tick);
    ++steps;
  } while (ticks.ended[0] == 0 && steps < 10'000);
  EXPECT_EQ(ticks.ended, (std::vector<std::uint8_t>{1, 1, 1})) << "nobody has done anything";
  EXPECT_EQ(steps * 250U, 180'000U) << "the sand of three minutes";
  EXPECT_EQ(mm_time(mm_vector_game(ticks.vector, 0)), 0U);
  EXPECT_NE(mm_hash(mm_vector_game(ticks.vector, 0)), first);
  mm_vector_reset(ticks.vector, &ticks.tick);
  EXPECT_EQ(mm_hash(mm_vector_game(ticks.vector, 0)), first);
}

TEST(Library, if_two_seats_want_the_same_one_is_first) {
  Ticks ticks{"S1", 1};
  mm_vector_reset(ticks.vector, &ticks.tick);
  unsigned refused = 0;
  for (unsigned step = 0; step < 300; ++step) {
    ticks.choose(step);
    mm_vector_step(ticks.vector, ticks.actions.data(), &ticks.tick);
    for (const std::uint8_t one : ticks.refused) refused += one;
  }
  EXPECT_GT(refused, 0U);
}

TEST(Library, observations_begin_with_the_seat_itself) {
  mm_game* const game = mm_new("S1", 4, 1, nullptr, 0);
  std::vector<std::int16_t> one(mm_observation_size());
  std::vector<std::int16_t> other(mm_observation_size());
  mm_observe(game, 0, one.data());
  mm_observe(game, 1, other.data());
  EXPECT_EQ(one.size(), 483U);
  EXPECT_NE(one, other);
  mm_observe(game, 0, other.data());
  EXPECT_EQ(one, other);
  mm_free(game);
}

}  // namespace

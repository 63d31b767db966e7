// The mall as pictures: what is drawn little by little is what one would draw at once.
#include "library/planes.h"

#include <gtest/gtest.h>

#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "notation/record.h"

namespace {

struct Drawn {
  explicit Drawn(const char* scenario)
      : vector(mm_vector_new(scenario, 4, kGames, 3, 250, nullptr, 0)),
        width(mm_actions(mm_vector_game(vector, 0))),
        size(mm_planes(mm_vector_game(vector, 0)) * library::kPlane),
        masks(kGames * 4 * width),
        planes(kGames * size, 0xee),
        ended(kGames),
        actions(kGames * 4) {
    tick.masks = masks.data();
    tick.ended = ended.data();
  }
  Drawn(const Drawn&) = delete;
  Drawn& operator=(const Drawn&) = delete;
  ~Drawn() { mm_vector_free(vector); }

  void step(unsigned number) {
    for (std::size_t row = 0; row < actions.size(); ++row) {
      std::size_t at = (number * 7919U + row * 31U) % width;
      while (masks[row * width + at] == 0) at = (at + 1) % width;
      actions[row] = static_cast<std::uint32_t>(at);
    }
    mm_vector_step(vector, actions.data(), &tick);
  }

  static constexpr std::size_t kGames = 2;
  mm_vector* vector;
  std::size_t width;
  std::size_t size;
  std::vector<std::uint8_t> masks;
  std::vector<std::uint8_t> planes;
  std::vector<std::uint8_t> ended;
  std::vector<std::uint32_t> actions;
  mm_tick tick{};
};

TEST(Planes, are_the_same_drawn_little_by_little_and_at_once) {
  for (const char* scenario : {"S7", "S11", "S13", "F3", "T9", "T11"}) {
    Drawn drawn{scenario};
    mm_vector_reset(drawn.vector, &drawn.tick);
    std::vector<std::uint8_t> at_once(drawn.size);
    for (unsigned step = 0; step < 400; ++step) {
      mm_vector_planes(drawn.vector, drawn.planes.data());
      for (std::size_t i = 0; i < Drawn::kGames; ++i) {
        mm_draw_planes(mm_vector_game(drawn.vector, i), at_once.data());
        const std::span<const std::uint8_t> little{drawn.planes.data() + (i * drawn.size), drawn.size};
        ASSERT_TRUE(std::ranges::equal(little, at_once)) << scenario << " step " << step;
      }
      drawn.step(step);
    }
  }
}

TEST(Planes, show_every_hero_once) {
  mm_game* const game = mm_new("S1", 4, 1, nullptr, 0);
  std::vector<std::uint8_t> planes(mm_planes(game) * library::kPlane);
  mm_draw_planes(game, planes.data());
  EXPECT_EQ(mm_planes(game), library::kBasePlanes);
  for (std::size_t hero = 0; hero < 4; ++hero) {
    const std::uint8_t* const plane = planes.data() + ((library::kHeroPlanes + hero) * library::kPlane);
    EXPECT_EQ(std::accumulate(plane, plane + library::kPlane, 0), 1) << hero;
  }
  mm_free(game);
}

TEST(Planes, games_with_modules_and_with_two_dimensions_have_more) {
  for (const auto& [scenario, planes] :
       {std::pair{"F3", library::kAllPlanes}, {"S13", 2 * library::kBasePlanes}}) {
    mm_game* const game = mm_new(scenario, 4, 1, nullptr, 0);
    EXPECT_EQ(mm_planes(game), planes) << scenario;
    mm_free(game);
  }
}

TEST(VectorRecords, the_last_game_that_ended_can_be_verified) {
  Drawn drawn{"S2"};
  mm_vector_keep_records(drawn.vector, 5000);
  mm_vector_reset(drawn.vector, &drawn.tick);
  EXPECT_EQ(mm_vector_record(drawn.vector, 0, nullptr, 0), 0U) << "none has ended";
  for (unsigned step = 0; drawn.ended[0] == 0 && step < 10'000; ++step) drawn.step(step);
  std::string text(mm_vector_record(drawn.vector, 0, nullptr, 0), '\0');
  mm_vector_record(drawn.vector, 0, text.data(), text.size() + 1);
  const auto record = notation::read_record(text);
  ASSERT_TRUE(record) << record.error().what;
  const auto verified = notation::verify(*record);
  EXPECT_TRUE(verified) << verified.error().what;
  EXPECT_EQ(mm_vector_record(drawn.vector, 99, nullptr, 0), 0U);
}

TEST(VectorRecords, one_that_was_too_long_is_not_half_told) {
  Drawn drawn{"S2"};
  mm_vector_keep_records(drawn.vector, 3);
  mm_vector_reset(drawn.vector, &drawn.tick);
  for (unsigned step = 0; drawn.ended[0] == 0 && step < 10'000; ++step) drawn.step(step);
  EXPECT_EQ(mm_vector_record(drawn.vector, 0, nullptr, 0), 0U);
}

}  // namespace

#include "store/chore.h"

#include <gtest/gtest.h>

namespace store {
namespace {

TEST(Chore, the_answer_of_the_first_attempt_counts_and_is_delivered_once_it_is_durable) {
  std::vector<Takedown> heard;
  Chore asked = chore(HideGame{.record = "one"}, [&](Takedown answer) { heard.push_back(answer); });
  deliver(asked);
  EXPECT_TRUE(heard.empty()) << "there is no answer yet";
  auto& game = std::get<Asked<HideGame>>(asked);
  game.note(Takedown::Done);
  game.note(Takedown::NoSuchGame);  // the second attempt finds nothing left to do
  EXPECT_TRUE(heard.empty());
  deliver(asked);
  EXPECT_EQ(heard, (std::vector{Takedown::Done}));
}

TEST(Chore, nobody_has_to_listen) {
  Chore asked = chore(FoundCrew{.secret = {}, .name = "Foxes"});
  std::get<Asked<FoundCrew>>(asked).note({});
  deliver(asked);
}

}  // namespace
}  // namespace store

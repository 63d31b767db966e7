// Names and games are taken out of a store: what the operator is told.
#include "console/takedown.h"

#include <gtest/gtest.h>

#include <memory>

#include "store/memory_backend.h"
#include "store/test_rows.h"

namespace console {
namespace {

class ConsoleTakedown : public testing::Test {
 protected:
  void SetUp() override {
    std::vector<store::InboxItem> items;
    items.push_back({.entry = store::action(store::code(1), 1, "move")});
    table::Settlement settled = store::settlement(store::code(1), 2, "one");
    settled.card.names = R"(["Éva","Bo"])";
    items.push_back({.entry = std::make_unique<table::Settlement>(std::move(settled))});
    ASSERT_TRUE(backend.write({.items = items}));
  }
  // Each chore is done twice, as when a commit that was reported as failed has succeeded after all.
  Submit twice() {
    return [this](store::Chore chore) {
      std::vector<store::InboxItem> items;
      items.push_back({.entry = std::make_unique<store::Chore>(std::move(chore))});
      for (int attempt = 0; attempt < 2; ++attempt) ASSERT_TRUE(backend.write({.items = items}));
      store::deliver(*std::get<std::unique_ptr<store::Chore>>(items.front().entry));
    };
  }

  store::MemoryBackend backend{std::make_shared<store::MemoryStore>()};
};

TEST_F(ConsoleTakedown, what_the_first_attempt_has_done_is_the_answer) {
  const Answer forgotten = forget_name(twice(), "éva");
  EXPECT_TRUE(forgotten.fields.contains("\"games\":1")) << forgotten.text;
  const Answer seat = forget_seat(twice(), "one", 1);
  EXPECT_TRUE(seat.is_done) << seat.text;
  const Answer deleted = delete_game(twice(), "one");
  EXPECT_TRUE(deleted.is_done) << deleted.text;
  EXPECT_FALSE(delete_game(twice(), "one").is_done);
}

}  // namespace
}  // namespace console

#include "sqlite/importer.h"

#include <gtest/gtest.h>

#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

table::RecordCard played(const std::string& id, std::uint32_t game_ms) {
  table::RecordCard card;
  card.id = id;
  card.scenario = "S7";
  card.seats = 4;
  card.names = "[]";
  card.outcome = table::GameResult::Won;
  card.game_ms = game_ms;
  card.marks = table::Marks::read("public imported");
  return card;
}

TEST(Importer, recognises_a_game_by_its_text_whatever_its_name) {
  const TestFolder folder;
  {
    auto importer = Importer::open(folder.path()).value();
    EXPECT_EQ(importer.id_of(played("?", 5'000), "the game\n").value(), "");
    ASSERT_TRUE(importer.keep(played("first", 5'000), "the game\n"));
    EXPECT_EQ(importer.id_of(played("?", 5'000), "the game\n").value(), "first");  // before it is durable
    ASSERT_TRUE(importer.finish());
  }
  auto importer = Importer::open(folder.path()).value();
  EXPECT_EQ(importer.id_of(played("?", 5'900), "the game\n").value(), "first");  // its clock stopped late
  EXPECT_EQ(importer.id_of(played("?", 5'000), "another\n").value(), "");
  EXPECT_EQ(importer.id_of(played("?", 95'000), "the game\n").value(), "");
}

// Its text was never assembled: the server was stopped before that.
TEST(Importer, recognises_a_game_that_was_played_here) {
  const TestFolder folder;
  {
    const auto backend = writable(open_or_fail(folder.path()));
    auto settled = std::make_unique<table::Settlement>(settlement(code(1), 2, "ours"));
    settled->card.scenario = "S7";
    settled->card.outcome = table::GameResult::Won;
    settled->card.game_ms = 5'000;
    std::vector<store::InboxItem> items;
    items.push_back({.entry = action(code(1), 1, "1 1000 s0 draw")});
    items.push_back({.entry = std::move(settled)});
    ASSERT_TRUE(backend->write({.items = items}));
  }
  auto importer = Importer::open(folder.path()).value();
  EXPECT_EQ(importer.id_of(played("?", 5'000), "head of ours\n1 1000 s0 draw\n").value(), "ours");
}

}  // namespace
}  // namespace sqlite

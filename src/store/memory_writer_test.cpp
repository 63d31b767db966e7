// The writer on a store in memory: what it does by itself, whatever the store is made of.
#include <gtest/gtest.h>

#include <optional>

#include "store/memory_backend.h"
#include "store/test_rows.h"
#include "store/writer_test_helpers.h"

namespace store {
namespace {

class MemoryWriter : public testing::Test {
 protected:
  void SetUp() override {
    writer.emplace(std::make_unique<MemoryBackend>(store, faults), clock,
                   WriterCallbacks{.is_anybody_playing = [] { return false; },
                                   .on_trouble =
                                       [this](table::StoreState state, const std::string& why) {
                                         const std::scoped_lock lock{mutex};
                                         told.emplace_back(state, why);
                                       }},
                   quick());
    journal = &writer->journal(listener.callback());
  }
  std::vector<std::pair<table::StoreState, std::string>> heard() {
    const std::scoped_lock lock{mutex};
    return told;
  }
  Recovered recovered() const { return MemoryBackend{store}.recover().value(); }

  std::shared_ptr<MemoryStore> store = std::make_shared<MemoryStore>();
  std::shared_ptr<MemoryFaults> faults = std::make_shared<MemoryFaults>();
  ServerClock clock{table::ServerTime{5}};
  std::mutex mutex;
  std::vector<std::pair<table::StoreState, std::string>> told;
  Listener listener;
  std::optional<Writer> writer;
  ThreadJournal* journal = nullptr;
};

TEST_F(MemoryWriter, tries_the_same_lines_until_they_are_durable) {
  for (const auto failure : {MemoryFaults::Failure::Instead, MemoryFaults::Failure::Afterwards}) {
    faults->fail(failure == MemoryFaults::Failure::Instead ? 3 : 1, failure);
    const std::uint32_t at = failure == MemoryFaults::Failure::Instead ? 7 : 8;
    journal->append(facts(code(at), 1, "opened"));
    journal->append(facts(code(at), 2, "line"));
    if (at == 7) writer->start();
    ASSERT_TRUE(listener.hears_of(code(at), 2));
    ASSERT_TRUE(comes_true([&] { return !writer->counts().is_troubled; }));
  }
  EXPECT_EQ(writer->stop().lost, 0U);
  EXPECT_EQ(recovered().rows, 4U);
  ASSERT_EQ(heard().size(), 4U);
  EXPECT_EQ(heard()[0], (std::pair{table::StoreState::Fails, std::string{"the store was told to fail"}}));
  EXPECT_EQ(heard()[1].first, table::StoreState::Works);
}

TEST_F(MemoryWriter, reports_lost_files_though_nothing_is_written) {
  writer->start();
  faults->lose_files(true);
  EXPECT_TRUE(comes_true([&] { return !heard().empty(); }));
  faults->lose_files(false);
  EXPECT_TRUE(
      comes_true([&] { return heard().size() == 2 && heard()[1].first == table::StoreState::Works; }));
  writer->stop();
}

TEST_F(MemoryWriter, delivers_answers_in_the_order_of_what_was_asked) {
  std::vector<Takedown> answers;
  const auto note = [&](Takedown answer) { answers.push_back(answer); };
  writer->submit(HideGame{.record = "game"}, note);
  journal->append(action(code(7), 1, "move"));
  journal->settle(settlement(code(7), 2, "game"));
  writer->submit(HideGame{.record = "game"}, note);
  writer->start();
  writer->stop();
  EXPECT_EQ(answers, (std::vector{Takedown::NoSuchGame, Takedown::Done}));
  EXPECT_EQ(writer->counts().records, 1U);
  EXPECT_EQ(writer->counts().rows, 2U);
}

TEST_F(MemoryWriter, a_line_that_is_already_there_is_trouble_and_never_reported) {
  journal->append(facts(code(7), 1, "opened"));
  journal->append(facts(code(7), 2, "mine"));
  writer->start();
  ASSERT_TRUE(listener.hears_of(code(7), 2));
  journal->append(facts(code(7), 2, "another's"));
  ASSERT_TRUE(comes_true([&] { return !heard().empty(); }));
  EXPECT_TRUE(heard()[0].second.ends_with("is already there")) << heard()[0].second;
  EXPECT_EQ(writer->stop().lost, 1U);
  EXPECT_EQ(recovered().tables.at(code(7)).back(), facts(code(7), 2, "mine"));
}

}  // namespace
}  // namespace store

#include "store/memory_journal.h"

#include <gtest/gtest.h>

#include "sqlite/test_helpers.h"

namespace store {
namespace {

TEST(MemoryJournal, lines_become_durable_one_by_one_or_all) {
  MemoryJournal journal;
  journal.append(facts(code(1), 1, "a"));
  journal.append(facts(code(2), 1, "b"));
  journal.append(facts(code(1), 2, "c"));
  EXPECT_TRUE(journal.tables().empty());
  EXPECT_EQ(journal.make_one_durable(), (DurableVersion{code(1), {1}}));
  EXPECT_EQ(journal.waiting(), 2U);
  EXPECT_EQ(journal.make_durable(), (std::vector<DurableVersion>{{code(2), {1}}, {code(1), {2}}}));
  EXPECT_EQ(journal.make_one_durable(), std::nullopt);
  EXPECT_EQ(journal.tables().at(code(1)).size(), 2U);
}

TEST(MemoryJournal, nothing_becomes_durable_while_it_is_held_and_a_crash_loses_the_rest) {
  MemoryJournal journal;
  journal.append(facts(code(1), 1, "a"));
  journal.make_durable();
  journal.hold();
  journal.append(facts(code(1), 2, "b"));
  EXPECT_TRUE(journal.make_durable().empty());
  journal.crash();
  journal.let_go();
  EXPECT_TRUE(journal.make_durable().empty());
  EXPECT_EQ(journal.tables().at(code(1)), (std::vector{facts(code(1), 1, "a")}));
}

TEST(MemoryJournal, settles_and_forgets) {
  MemoryJournal journal;
  journal.append(facts(code(1), 1, "begun"));
  journal.append(action(code(1), 2, "one"));
  journal.append(action(code(1), 3, "two"));
  journal.settle(settlement(code(1), 4, "r"));
  journal.append(facts(code(2), 1, "b"));
  journal.forget(code(2));
  EXPECT_EQ(journal.make_durable().size(), 5U);
  EXPECT_EQ(journal.tables().size(), 1U);
  EXPECT_EQ(journal.tables().at(code(1)), (std::vector{facts(code(1), 4, "settled r")}));
  ASSERT_EQ(journal.records().size(), 1U);
  EXPECT_EQ(journal.records()[0].text, "head of r\none\ntwo\n");
}

}  // namespace
}  // namespace store

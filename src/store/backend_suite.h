// What the writer's side of a store has to do.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "store/store_suite.h"

namespace store {

class BackendSuite : public StoreSuite {
 protected:
  std::optional<std::string> text(const std::string& id) { return reader->text(id).value(); }
};

// ---- the journal

TEST_P(BackendSuite, a_new_store_is_empty_and_has_a_secret) {
  EXPECT_TRUE(first.tables.empty());
  EXPECT_TRUE(first.broken.empty());
  EXPECT_EQ(first.records, 0U);
  EXPECT_EQ(first.rows, 0U);
  EXPECT_EQ(first.newest_record_wall_s, std::nullopt);
  EXPECT_EQ(first.secret.size(), 64U);
  EXPECT_EQ(reopened().secret, first.secret);
  EXPECT_EQ(backend->problem(), std::nullopt);
}

TEST_P(BackendSuite, what_was_written_is_there_in_its_order) {
  append(facts(code(7), 1, "opened"));
  append(facts(code(8), 1, "opened too"));
  append(action(code(7), 2, "é; \"quoted\" \\ and a line\n\x01"));
  EXPECT_EQ(write(), 3U);
  append(action(code(8), 2, ""));
  append(action(code(7), 5, "versions may have gaps"));
  EXPECT_EQ(write(), 2U);
  const Recovered found = reopened();
  EXPECT_EQ(found.rows, 5U);
  EXPECT_EQ(found.tables.at(code(7)),
            (std::vector{facts(code(7), 1, "opened"), action(code(7), 2, "é; \"quoted\" \\ and a line\n\x01"),
                         action(code(7), 5, "versions may have gaps")}));
  EXPECT_EQ(found.tables.at(code(8)), (std::vector{facts(code(8), 1, "opened too"), action(code(8), 2, "")}));
  EXPECT_EQ(found.last_seen, (table::ServerTime{1'005}));
}

TEST_P(BackendSuite, an_empty_batch_may_bring_the_time) {
  EXPECT_EQ(write(table::ServerTime{5'000}), 0U);
  EXPECT_EQ(write(table::ServerTime{4'000}), 0U);
  EXPECT_EQ(reopened().last_seen, (table::ServerTime{5'000}));
}

TEST_P(BackendSuite, a_line_that_is_already_there_is_refused_with_its_batch) {
  append(facts(code(7), 1, "opened"));
  append(facts(code(7), 2, "mine"));
  write();
  append(facts(code(8), 1, "beside it"));
  append(facts(code(7), 2, "another server's"));
  const auto refused = attempt();
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().text, "line 2 of table " + code(7).text() + " is already there");
  EXPECT_FALSE(attempt()) << "and stays refused";
  items.clear();
  const Recovered found = reopened();
  EXPECT_EQ(found.tables.size(), 1U);
  EXPECT_EQ(found.tables.at(code(7)).back(), facts(code(7), 2, "mine"));
}

TEST_P(BackendSuite, so_is_a_settlement_and_a_line_twice_in_a_batch) {
  append(facts(code(7), 1, "opened"));
  append(facts(code(7), 5, "mine"));
  write();
  settle(settlement(code(7), 5, "game"));
  EXPECT_FALSE(attempt());
  items.clear();
  reopened();
  append(facts(code(7), 6, "once"));
  append(facts(code(7), 6, "twice"));
  EXPECT_FALSE(attempt());
  items.clear();
  const Recovered found = reopened();
  EXPECT_EQ(found.records, 0U);
  EXPECT_EQ(found.tables.at(code(7)).size(), 2U);
}

TEST_P(BackendSuite, version_1_begins_the_history_of_another_table) {
  for (std::uint32_t version = 1; version <= 3; ++version) append(facts(code(7), version, "old"));
  write();
  append(facts(code(7), 1, "new"));
  append(facts(code(7), 2, "new"));
  write();
  EXPECT_EQ(reopened().tables.at(code(7)), (std::vector{facts(code(7), 1, "new"), facts(code(7), 2, "new")}));
}

TEST_P(BackendSuite, a_forgotten_table_is_gone_and_its_code_free) {
  append(facts(code(7), 1, "opened"));
  append(facts(code(8), 1, "opened"));
  forget(code(7));
  forget(code(9));  // was never there
  write();
  append(facts(code(7), 1, "new"));
  write();
  forget(code(8));
  write();
  const Recovered found = reopened();
  EXPECT_EQ(found.tables.size(), 1U);
  EXPECT_EQ(found.tables.at(code(7)), (std::vector{facts(code(7), 1, "new")}));
}

// ---- finished games

TEST_P(BackendSuite, a_settlement_makes_a_record_and_leaves_one_row) {
  append(facts(code(7), 1, "begun"));
  append(action(code(7), 2, "one"));
  append(action(code(8), 1, "another table's"));
  write();
  append(action(code(7), 3, "two"));
  settle(settlement(code(7), 4, "game"));
  append(action(code(7), 5, "of the next game"));
  write();
  tidy_up();
  EXPECT_EQ(text("game"), "head of game\none\ntwo\n");
  EXPECT_EQ(text("none"), std::nullopt);
  const Recovered found = reopened();
  EXPECT_EQ(found.records, 1U);
  EXPECT_EQ(found.newest_record_wall_s, 1'700'000'600);
  EXPECT_EQ(found.tables.at(code(7)),
            (std::vector{facts(code(7), 4, "settled game"), action(code(7), 5, "of the next game")}));
  EXPECT_EQ(found.tables.at(code(8)).size(), 1U);
}

TEST_P(BackendSuite, the_next_game_of_a_table_has_its_own_actions) {
  append(action(code(7), 1, "one"));
  settle(settlement(code(7), 2, "first"));
  append(action(code(7), 3, "two"));
  settle(settlement(code(7), 4, "second"));
  forget(code(7));
  append(action(code(7), 1, "of another table"));
  settle(settlement(code(7), 2, "third"));
  write();
  tidy_up();
  EXPECT_EQ(text("first"), "head of first\none\n");
  EXPECT_EQ(text("second"), "head of second\ntwo\n");
  EXPECT_EQ(text("third"), "head of third\nof another table\n");
  EXPECT_EQ(reopened().records, 3U);
}

TEST_P(BackendSuite, games_are_deleted_at_their_age) {
  for (std::uint32_t i = 1; i <= 3; ++i) {
    append(action(code(i), 1, "x"));
    table::Settlement settled = settlement(code(i), 2, "game " + std::to_string(i));
    settled.card.ended_wall_s = 1'000 + i;
    settle(std::move(settled));
  }
  write();
  tidy_up();
  std::size_t removed = 0;
  for (bool is_last = false; !is_last;) {
    const auto expired = backend->expire(1'002);
    ASSERT_TRUE(expired);
    removed += expired->removed;
    is_last = expired->is_last;
  }
  EXPECT_EQ(removed, 1U);
  EXPECT_FALSE(text("game 1"));
  EXPECT_TRUE(text("game 2"));
  const Recovered found = reopened();
  EXPECT_EQ(found.records, 2U);
  EXPECT_EQ(found.newest_record_wall_s, 1'003);
}

// ---- failures

TEST_P(BackendSuite, a_batch_that_failed_is_written_once_however_often_it_is_tried) {
  for (const Failure failure : {Failure::Instead, Failure::Afterwards}) {
    const std::uint32_t at = failure == Failure::Instead ? 7 : 8;
    append(facts(code(at), 1, "opened"));
    append(action(code(at), 2, "move"));
    settle(settlement(code(at), 3, "game at " + std::to_string(at)));
    append(action(code(at), 4, "next"));
    const std::uint64_t failures = failure == Failure::Instead ? 3 : 1;
    store->fail_commits(failures, failure);
    for (std::uint64_t i = 0; i < failures; ++i) EXPECT_FALSE(attempt());
    EXPECT_EQ(write(), 4U);
    append(action(code(at), 5, "after it"));
    EXPECT_EQ(write(), 1U);
    tidy_up();
    EXPECT_EQ(text("game at " + std::to_string(at)), "head of game at " + std::to_string(at) + "\nmove\n");
  }
  const Recovered found = reopened();
  EXPECT_EQ(found.records, 2U);
  EXPECT_EQ(found.rows, 6U);
  EXPECT_EQ(found.tables.at(code(8)),
            (std::vector{facts(code(8), 3, "settled game at 8"), action(code(8), 4, "next"),
                         action(code(8), 5, "after it")}));
}

TEST_P(BackendSuite, a_batch_that_failed_may_be_lost_but_never_half_of_it) {
  append(facts(code(7), 1, "kept"));
  write();
  append(facts(code(7), 2, "lost"));
  append(facts(code(8), 1, "lost too"));
  store->fail_commits(1, Failure::Instead);
  EXPECT_FALSE(attempt());
  items.clear();
  const Recovered found = reopened();
  EXPECT_EQ(found.tables.size(), 1U);
  EXPECT_EQ(found.rows, 1U);
}

TEST_P(BackendSuite, what_the_first_attempt_of_a_chore_has_done_is_its_answer) {
  finish(7, "game", R"(["Rude","Bo"])");
  std::optional<NamesPortion> answer;
  items.push_back({.entry = std::make_unique<Chore>(chore(
                       RemoveName{.name = "rude"}, [&](const NamesPortion& found) { answer = found; }))});
  store->fail_commits(1, Failure::Afterwards);
  EXPECT_FALSE(attempt());
  EXPECT_TRUE(attempt());
  deliver(*std::get<std::unique_ptr<Chore>>(items.back().entry));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->games, 1);
}

// ---- chores

TEST_P(BackendSuite, crews_are_founded_found_and_forgotten_and_no_number_is_given_twice) {
  EXPECT_EQ(ask(FindCrew{.secret = secret(1)}), 0);
  ask(FoundCrew{.secret = secret(1), .name = "The Foxes", .at_wall_s = 5});
  ask(FoundCrew{.secret = secret(2), .name = "Owls", .at_wall_s = 6});
  ask(FoundCrew{.secret = secret(1), .name = "Again", .at_wall_s = 7});
  EXPECT_EQ(ask(FindCrew{.secret = secret(1)}), 1);
  EXPECT_EQ(ask(FindCrew{.secret = secret(2)}), 2);
  finish(7, "game", R"(["Ana"])", table::CrewId{2});
  EXPECT_EQ(ask(ForgetCrew{.crew = 2}), 1);
  EXPECT_EQ(ask(ForgetCrew{.crew = 2}), 0);
  EXPECT_EQ(ask(FindCrew{.secret = secret(2)}), 0);
  ask(FoundCrew{.secret = secret(3), .name = "Bears"});
  EXPECT_EQ(ask(FindCrew{.secret = secret(3)}), 3);
  EXPECT_EQ(reopened().records, 1U) << "its games stay";
}

TEST_P(BackendSuite, names_go_from_games_and_crews) {
  ask(FoundCrew{.secret = secret(1), .name = "RUDE 2"});
  finish(7, "one", R"(["Rude","Bo"])");
  finish(8, "two", R"(["Ana","rude 12"])");
  finish(9, "three", R"(["Ana","Rudeness"])");
  const NamesPortion removed = ask(RemoveName{.name = "rude"});
  EXPECT_EQ(removed.games, 2);
  EXPECT_EQ(removed.crews, 1);
  EXPECT_EQ(removed.last, 0);
  EXPECT_EQ(ask(RemoveName{.name = "rude"}).games, 0);
}

TEST_P(BackendSuite, names_go_from_the_journal) {
  const auto opened = [](std::uint32_t at) { return "opened code=" + code(at).text() + " wall_s=5"; };
  for (const std::uint32_t at : {7U, 8U}) {
    append(facts(code(at), 1, opened(at)));
    append(facts(code(at), 2, "joined member=1 name=Rude"));
    append(facts(code(at), 3, "joined member=2 name=Bo"));
  }
  write();
  EXPECT_EQ(ask(RemoveNameFromJournal{.name = "rude"}).changed, 2);
  EXPECT_EQ(ask(RemoveNamesOfTables{.tables = {code(8), code(9)}}).changed, 2) << "the other one, and #1";
  const Recovered found = reopened();
  for (const std::uint32_t at : {7U, 8U}) {
    const std::vector<table::Row>& rows = found.tables.at(code(at));
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_TRUE(rows[1].text.contains("name=%231")) << rows[1].text;
    EXPECT_TRUE(rows[2].text.contains(at == 7 ? "name=Bo" : "name=%232")) << rows[2].text;
  }
}

TEST_P(BackendSuite, a_seat_loses_its_name_and_a_game_its_place) {
  finish(7, "one");
  finish(8, "two");
  tidy_up();
  EXPECT_EQ(ask(RemoveNameOfSeat{.record = "one", .seat = 0}), Takedown::Done);
  EXPECT_EQ(ask(RemoveNameOfSeat{.record = "one", .seat = 0}), Takedown::NoSuchSeat);
  EXPECT_EQ(ask(RemoveNameOfSeat{.record = "one", .seat = 9}), Takedown::NoSuchSeat);
  EXPECT_EQ(ask(RemoveNameOfSeat{.record = "none", .seat = 0}), Takedown::NoSuchGame);
  EXPECT_EQ(ask(HideGame{.record = "one"}), Takedown::Done);
  EXPECT_EQ(ask(HideGame{.record = "one"}), Takedown::Done) << "once more changes nothing";
  EXPECT_EQ(ask(HideGame{.record = "none"}), Takedown::NoSuchGame);
  EXPECT_EQ(ask(RemoveNameOfSeat{.record = "one", .seat = 1}), Takedown::NoSuchSeat) << "it has no names";
  EXPECT_EQ(text("one"), "head of one\nmove of one\n") << "its link still works";
  EXPECT_EQ(ask(DeleteGame{.record = "two"}), Takedown::Done);
  EXPECT_EQ(ask(DeleteGame{.record = "two"}), Takedown::NoSuchGame);
  EXPECT_EQ(text("two"), std::nullopt);
  EXPECT_EQ(reopened().records, 1U);
}

TEST_P(BackendSuite, chores_and_lines_are_done_in_their_order) {
  append(action(code(7), 1, "move"));
  settle(settlement(code(7), 2, "game"));
  items.push_back({.entry = std::make_unique<Chore>(chore(HideGame{.record = "game"}))});
  items.push_back({.entry = std::make_unique<Chore>(chore(HideGame{.record = "later"}))});
  append(action(code(7), 3, "move"));
  settle(settlement(code(7), 4, "later"));
  ASSERT_TRUE(attempt());
  const auto answer = [&](std::size_t i) {
    return std::get<Asked<HideGame>>(*std::get<std::unique_ptr<Chore>>(items[i].entry)).answer;
  };
  EXPECT_EQ(answer(2), Takedown::Done);
  EXPECT_EQ(answer(3), Takedown::NoSuchGame);
}

}  // namespace store

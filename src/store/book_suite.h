// What the Great Book says, whatever kind of store it is in.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "store/store_suite.h"

namespace store {

using table::BookQuestion;
using table::CrewId;
using table::RecordCard;

class BookSuite : public StoreSuite {
 protected:
  using Ids = std::vector<std::string>;

  void settle(const std::string& id, const std::function<void(RecordCard&)>& change) {
    table::Settlement settled = settlement(code(1), ++version, id);
    settled.card.marks = table::Marks::read("public");
    settled.card.level = 19;
    settled.card.left_ms = 30'000;
    change(settled.card);
    StoreSuite::settle(std::move(settled));
    write();
  }
  CrewId found(std::uint8_t number, const std::string& name) {
    ask(FoundCrew{.secret = secret(number), .name = name, .at_wall_s = 7});
    return reader->crew(secret(number)).value().value().id;
  }
  void begin_heist(CrewId crew, std::uint32_t game, const std::string& day = "2026-11-16") {
    table::Row row = facts(code(1), ++version, "began");
    row.heist_try = table::HeistTry{.day = day, .crew = crew, .game = game, .at_wall_s = 100};
    append(std::move(row));
    write();
  }
  std::vector<std::string> ids(const BookQuestion& question) {
    std::vector<std::string> found;
    const auto entries = reader->entries(question).value();
    for (const table::BookEntry& entry : entries) found.push_back(entry.record);
    return found;
  }

  std::uint32_t version = 0;
};

TEST_P(BookSuite, B_SCORE_1_only_wins_are_entered_with_fewer_timer_spaces_first) {
  settle("four", [](RecordCard& card) { card.timer_spaces_used = 4; });
  settle("two", [](RecordCard& card) { card.timer_spaces_used = 2; });
  settle("slow", [](RecordCard& card) {
    card.timer_spaces_used = 2;
    card.left_ms = 10;
  });
  settle("lost", [](RecordCard& card) { card.outcome = table::GameResult::Lost; });
  settle("given up", [](RecordCard& card) { card.outcome = table::GameResult::GivenUp; });
  EXPECT_EQ(ids({.scenario = "S7", .order = BookQuestion::Order::Best}), (Ids{"two", "slow", "four"}));
}

TEST_P(BookSuite, the_latest_come_first_if_nothing_can_be_compared) {
  settle("old", [](RecordCard& card) { card.ended_wall_s = 1; });
  settle("new", [](RecordCard& card) { card.ended_wall_s = 2; });
  EXPECT_EQ(ids({}), (Ids{"new", "old"}));
  EXPECT_EQ(ids({.from = 1, .most = 1}), (Ids{"old"}));
}

TEST_P(BookSuite, can_be_filtered_by_scenario_level_seats_and_special_wins) {
  settle("plain", [](RecordCard&) {});
  settle("level", [](RecordCard& card) { card.level = 24; });
  settle("seats", [](RecordCard& card) { card.seats = 2; });
  settle("paused", [](RecordCard& card) { card.marks = table::Marks::read("public paused"); });
  settle("other", [](RecordCard& card) { card.scenario = "Ours"; });
  EXPECT_EQ(ids({.scenario = "Ours"}), (Ids{"other"}));
  EXPECT_EQ(ids({.level = 24}), (Ids{"level"}));
  EXPECT_EQ(ids({.seats = 2}), (Ids{"seats"}));
  EXPECT_EQ(ids({.apart = true}), (Ids{"paused"}));
  EXPECT_EQ(ids({.scenario = "S7", .level = 19, .seats = 4, .apart = false}), (Ids{"plain"}));
}

// A wrong index would miss something, or not exist.
TEST_P(BookSuite, B_SCORE_1_every_query_finds_its_entries_in_order) {
  const CrewId foxes = found(1, "The Foxes");
  std::vector<RecordCard> cards;
  for (std::uint8_t i = 0; i < 32; ++i) {
    settle("game " + std::to_string(i), [&](RecordCard& card) {
      card.scenario = (i & 1U) != 0 ? "S7" : "S3";
      card.level = (i & 2U) != 0 ? 19 : 24;
      card.seats = (i & 4U) != 0 ? 4 : 2;
      card.marks = table::Marks::read((i & 8U) != 0 ? "public" : "public paused");
      if ((i & 16U) != 0) card.crew = foxes;
      card.timer_spaces_used = i % 3;
      card.left_ms = 1'000U * (i % 7);
      if (i % 5 == 0) card.left_ms.reset();  // as in older versions
      card.ended_wall_s = 100 + i % 4;
      cards.push_back(card);
    });
  }
  for (unsigned asked = 0; asked < 64; ++asked) {
    BookQuestion question;
    if ((asked & 1U) != 0) question.scenario = "S7";
    if ((asked & 2U) != 0) question.level = 19;
    if ((asked & 4U) != 0) question.seats = 4;
    if ((asked & 8U) != 0) question.apart = false;
    if ((asked & 16U) != 0) question.crew = foxes;
    if ((asked & 32U) != 0) question.order = BookQuestion::Order::Best;
    Ids fitting;
    auto sorted = cards;
    if (question.order == BookQuestion::Order::Best) {
      std::ranges::stable_sort(sorted, {}, [](const RecordCard& card) {
        return std::tuple{card.marks.stands_apart(), card.timer_spaces_used,
                          -(card.left_ms ? std::int64_t{*card.left_ms} : -1)};
      });
    } else {
      std::ranges::reverse(sorted);
      std::ranges::stable_sort(sorted, std::greater{}, &RecordCard::ended_wall_s);
    }
    for (const RecordCard& card : sorted) {
      if (question.scenario && card.scenario != *question.scenario) continue;
      if (question.level && card.level != *question.level) continue;
      if (question.seats && card.seats != *question.seats) continue;
      if (question.apart && card.marks.stands_apart() != *question.apart) continue;
      if (question.crew && card.crew != question.crew) continue;
      fitting.push_back(card.id);
    }
    EXPECT_EQ(ids(question), fitting) << "question " << asked;
    question.from = 1;
    question.most = 2;
    const auto last = std::min<std::size_t>(3, fitting.size());
    EXPECT_EQ(ids(question), Ids(fitting.begin() + 1, fitting.begin() + static_cast<std::ptrdiff_t>(last)));
  }
}

TEST_P(BookSuite, a_private_win_is_only_entered_for_a_crew_which_alone_sees_its_names) {
  const CrewId foxes = found(1, "The Foxes");
  settle("private", [](RecordCard& card) { card.marks = {}; });
  EXPECT_EQ(ids({}), Ids{});
  settle("ours", [&](RecordCard& card) {
    card.marks = {};
    card.crew = foxes;
  });
  const auto all = reader->entries({}).value();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].crew, "The Foxes");
  EXPECT_EQ(all[0].names, "");
  EXPECT_EQ(all[0].faces, "");
  EXPECT_EQ(reader->entries({.crew = foxes}).value()[0].names, R"(["Ana","Bo","",""])");
  EXPECT_EQ(reader->entries({.crew = foxes}).value()[0].faces, "[37,0,0,0]");
  const auto shown = reader->entries({.crew = foxes, .asks_for_itself = false}).value();
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_EQ(shown[0].names, "");
  EXPECT_EQ(shown[0].faces, "");
}

TEST_P(BookSuite, can_be_asked_about_a_single_game) {
  settle("one", [](RecordCard&) {});
  settle("two", [](RecordCard&) {});
  settle("lost", [](RecordCard& card) { card.outcome = table::GameResult::Lost; });
  settle("private", [](RecordCard& card) { card.marks = {}; });
  EXPECT_EQ(ids({.record = "two"}), (Ids{"two"}));
  EXPECT_EQ(ids({.scenario = "S7", .record = "one", .order = BookQuestion::Order::Best}), (Ids{"one"}));
  for (const char* other : {"lost", "private", "unheard of", ""})
    EXPECT_EQ(ids({.record = other}), Ids{}) << other;
}

TEST_P(BookSuite, a_crew_is_identified_by_its_secret_and_created_once) {
  const CrewId foxes = found(1, "The Foxes");
  const CrewId owls = found(2, "Owls");
  EXPECT_NE(foxes, owls);
  EXPECT_EQ(found(1, "Somebody else"), foxes);
  settle("won", [&](RecordCard& card) { card.crew = foxes; });
  settle("lost", [&](RecordCard& card) {
    card.crew = foxes;
    card.outcome = table::GameResult::Lost;
  });
  const auto card = reader->crew(secret(1)).value().value();
  EXPECT_EQ(card.name, "The Foxes");
  EXPECT_EQ(card.founded_wall_s, 7);
  EXPECT_EQ(card.games, 2);
  EXPECT_EQ(card.won, 1);
  EXPECT_EQ(reader->crew(secret(3)).value(), std::nullopt);
}

TEST_P(BookSuite, of_a_heist_one_try_counts_and_it_is_on_no_other_board) {
  const CrewId foxes = found(1, "The Foxes");
  const CrewId owls = found(2, "Owls");
  const std::string day = "2026-11-16";
  EXPECT_EQ(reader->heist_stage(day, foxes).value(), table::HeistStage::NotTried);
  begin_heist(foxes, 1);
  EXPECT_EQ(reader->heist_stage(day, foxes).value(), table::HeistStage::Begun);
  begin_heist(owls, 4);
  EXPECT_THAT(reader->crews_with_a_try(day).value(), testing::UnorderedElementsAre(foxes, owls));
  EXPECT_TRUE(reader->crews_with_a_try("2026-11-17").value().empty());
  const auto heist = [&](const std::string& id, CrewId crew, std::uint32_t game, std::uint8_t spaces) {
    settle(id, [&](RecordCard& card) {
      card.crew = crew;
      card.game = game;
      card.heist = day;
      card.timer_spaces_used = spaces;
    });
  };
  heist("owls", owls, 4, 5);
  heist("foxes", foxes, 1, 3);
  EXPECT_EQ(reader->heist_stage(day, foxes).value(), table::HeistStage::Finished);
  begin_heist(foxes, 2);  // again, which changes nothing
  heist("again", foxes, 2, 1);
  const auto board = reader->heist(day, owls, 10).value();
  ASSERT_EQ(board.size(), 2U);
  EXPECT_EQ(board[0].entry.record, "foxes");
  EXPECT_EQ(board[0].entry.crew, "The Foxes");
  EXPECT_FALSE(board[0].is_mine);
  EXPECT_EQ(board[1].entry.record, "owls");
  EXPECT_TRUE(board[1].is_mine);
  EXPECT_EQ(ids({}), Ids{});
  EXPECT_EQ(reader->heist_of("foxes").value(), day);
  EXPECT_EQ(reader->heist_of("none").value(), "");
}

TEST_P(BookSuite, on_a_heists_board_special_wins_come_after_others) {
  const CrewId masks = found(1, "Masks");
  const CrewId owls = found(2, "Owls");
  const std::string day = "2026-11-16";
  const auto win = [&](const std::string& id, CrewId crew, std::uint32_t game, std::uint8_t spaces,
                       const std::string& marks) {
    begin_heist(crew, game);
    settle(id, [&](RecordCard& card) {
      card.crew = crew;
      card.game = game;
      card.heist = day;
      card.timer_spaces_used = spaces;
      card.marks = table::Marks::read(marks);
    });
  };
  win("masks", masks, 1, 0, "teammates:0,1,2,3");
  win("owls", owls, 2, 5, "");
  const auto board = reader->heist(day, std::nullopt, 10).value();
  ASSERT_EQ(board.size(), 2U);
  EXPECT_EQ(board[0].entry.record, "owls");
  EXPECT_EQ(board[1].entry.record, "masks");
}

TEST_P(BookSuite, B_SCORE_1_special_wins_come_last) {
  settle("four", [](RecordCard& card) { card.timer_spaces_used = 4; });
  settle("paused", [](RecordCard& card) {
    card.timer_spaces_used = 1;
    card.marks = table::Marks::read("public paused");
  });
  settle("two", [](RecordCard& card) { card.timer_spaces_used = 2; });
  EXPECT_EQ(ids({.scenario = "S7", .order = BookQuestion::Order::Best}), (Ids{"two", "four", "paused"}));
  EXPECT_EQ(ids({.scenario = "S7", .apart = true, .order = BookQuestion::Order::Best}), (Ids{"paused"}));
}

TEST_P(BookSuite, ACH_0_a_crew_keeps_the_first_game_that_proved_each_achievement) {
  const CrewId foxes = found(1, "Foxes");
  const CrewId bears = found(2, "Bears");
  settle("one", [&](RecordCard& card) {
    card.crew = foxes;
    card.marks = table::Marks::read("public achievements:13,17");
  });
  settle("two", [&](RecordCard& card) {
    card.crew = foxes;
    card.marks = table::Marks::read("achievements:2,13 paused");
  });
  settle("three", [](RecordCard& card) { card.marks = table::Marks::read("achievements:5"); });
  std::vector<std::string> kept;
  const auto achievements = reader->achievements(foxes).value();
  for (const table::Achieved& achievement : achievements)
    kept.push_back(achievement.achievement + " " + achievement.record);
  EXPECT_THAT(kept, testing::UnorderedElementsAre("ACH-13 one", "ACH-17 one", "ACH-2 two"));
  EXPECT_TRUE(reader->achievements(bears).value().empty());
}

TEST_P(BookSuite, ACH_42_the_crew_is_found_by_a_game_that_it_has_won) {
  const CrewId foxes = found(1, "Foxes");
  settle("won", [&](RecordCard& card) { card.crew = foxes; });
  settle("lost", [&](RecordCard& card) {
    card.crew = foxes;
    card.outcome = table::GameResult::Lost;
  });
  settle("of nobody", [](RecordCard&) {});
  const auto crew = reader->crew_of("won").value();
  ASSERT_TRUE(crew);
  EXPECT_EQ(crew->id, foxes);
  EXPECT_EQ(crew->name, "Foxes");
  for (const char* other : {"lost", "of nobody", "unheard of", ""}) {
    EXPECT_FALSE(reader->crew_of(other).value()) << other;
  }
}

}  // namespace store

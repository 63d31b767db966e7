// Names and games are taken out while a server writes.
#include "sqlite/takedown.h"

#include <gtest/gtest.h>

#include "sqlite/book.h"
#include "sqlite/query.h"
#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

class Takedowns : public testing::Test {
 protected:
  // Two public wins and one of a crew; at an open table sit two people.
  void SetUp() override {
    OpenedStore opened = open_or_fail(folder.path());
    clock.emplace(opened.recovered.last_seen);
    writer.emplace(writable(std::move(opened)), *clock, WriterCallbacks{}, quick());
    store::ThreadJournal& journal = writer->journal(listener.callback());
    writer->start();
    writer->submit(
        store::chore(store::FoundCrew{.secret = protocol::digest_of(protocol::Token{{1}}), .name = "Rude"}));
    settle(journal, 1, "one", R"(["Rude","Bo"])", std::nullopt);
    settle(journal, 2, "two", R"(["Ana","rude 2"])", std::nullopt);
    settle(journal, 3, "crews", R"(["Ana","Rudeness"])", table::CrewId{1});
    journal.append(facts(code(9), 1, "opened code=" + code(9).text() + " wall_s=5"));
    journal.append(facts(code(9), 2, "joined member=1 name=Rude"));
    journal.append(facts(code(9), 3, "joined member=2 name=Bo; renamed member=2 name=RUDE"));
    ASSERT_TRUE(listener.hears_of(code(9), 3));
  }
  void settle(store::ThreadJournal& journal, std::uint32_t at, const std::string& id,
              const std::string& names, std::optional<table::CrewId> crew) {
    journal.append(action(code(at), 1, "1 1000 s0 draw"));
    table::Settlement settled = settlement(code(at), 2, id);
    settled.facts = "opened code=" + code(at).text() + " wall_s=5";
    settled.card.names = names;
    settled.card.faces = "[17,18]";
    settled.card.crew = crew;
    if (crew) settled.card.marks = table::Marks::read("paused");
    journal.settle(settled);
    ASSERT_TRUE(listener.hears_of(code(at), 2));
  }
  template <class Request>
  typename Request::Answer write(Request request) {
    return write_and_wait(*writer, std::move(request));
  }
  // Its text is written a moment after its end; until then it can't be deleted.
  store::Takedown delete_when_written(const std::string& id) {
    store::Takedown done = store::Takedown::NotWrittenYet;
    while (done == store::Takedown::NotWrittenYet) {
      done = write(store::DeleteGame{.record = id});
    }
    return done;
  }
  std::vector<table::BookEntry> entries() const {
    return std::move(Book::open(folder.database()).value())->entries({.most = 10}).value();
  }
  std::int64_t counted() const {
    std::int64_t sum = 0;
    const auto book = std::move(Book::open(folder.database()).value());
    for (const table::BookCell& cell : book->grid(std::nullopt).value()) sum += cell.entries;
    return sum;
  }
  std::string faces_of(const std::string& id) const {
    return std::move(Records::open(folder.database()).value())->card(id).value()->faces;
  }
  std::string names_of(const std::string& id) const {
    return std::move(Records::open(folder.database()).value())->card(id).value()->names;
  }

  TestFolder folder;
  Listener listener;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
};

TEST_F(Takedowns, a_name_goes_from_games_crews_and_the_journal_and_others_stay) {
  const store::NamesPortion removed = write(store::RemoveName{.name = "rude"});
  EXPECT_EQ(removed.games, 2);
  EXPECT_EQ(removed.crews, 1);
  EXPECT_EQ(names_of("one"), R"(["","Bo"])");
  EXPECT_EQ(names_of("two"), R"(["Ana",""])");
  EXPECT_EQ(names_of("crews"), R"(["Ana","Rudeness"])");
  // An avatar goes with its name.
  EXPECT_EQ(faces_of("one"), "[0,18]");
  EXPECT_EQ(faces_of("two"), "[17,0]");
  EXPECT_EQ(faces_of("crews"), "[17,18]");
  const store::JournalPortion portion = write(store::RemoveNameFromJournal{.name = "rude"});
  EXPECT_EQ(portion.changed, 2);
  EXPECT_EQ(portion.last, 0);
  EXPECT_EQ(entries().size(), 3U);
  writer->stop();
  writer.reset();
  // What a server would bring back has the people, and not the name.
  const store::Recovered recovered = recover(folder.path());
  ASSERT_TRUE(recovered.tables.contains(code(9)));
  const auto& rows = recovered.tables.at(code(9));
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_TRUE(rows[1].text.contains("joined member=1 name=%231")) << rows[1].text;
  EXPECT_TRUE(rows[2].text.contains("joined member=2 name=Bo")) << rows[2].text;
  EXPECT_TRUE(rows[2].text.contains("renamed member=2 name=%232")) << rows[2].text;
}

// The tables wait as long as one portion takes, however many games there are.
TEST_F(Takedowns, a_large_book_is_gone_through_in_portions_that_no_table_notices) {
  static constexpr std::int64_t kGames = 100'000;
  {
    auto database = Database::open(std::make_shared<Disk>(), folder.database(), Access::Write);
    ASSERT_TRUE(database);
    ASSERT_TRUE(run_with(*database,
                         "WITH RECURSIVE n(i) AS (VALUES(1000) UNION ALL SELECT i + 1 FROM n"
                         " WHERE i < 1000 + ? - 1) INSERT INTO name(record, text)"
                         " SELECT i, '[\"Ana\",\"Rude\",\"Bo\",\"Cleo\"]' FROM n",
                         kGames));
  }
  std::int64_t games = 0;
  std::int64_t portions = 0;
  std::int64_t after = 0;
  do {
    const store::NamesPortion portion = write(store::RemoveName{.name = "rude", .after = after});
    EXPECT_LE(portion.games, 2'000);
    games += portion.games;
    after = portion.last;
    ++portions;
  } while (after != 0);
  EXPECT_EQ(games, kGames + 2);
  EXPECT_GE(portions, kGames / 2'000);
}

TEST_F(Takedowns, one_seat_of_one_game) {
  const auto remove = [&](const std::string& id, std::size_t seat) {
    return write(store::RemoveNameOfSeat{.record = id, .seat = seat});
  };
  EXPECT_EQ(remove("one", 0), store::Takedown::Done);
  EXPECT_EQ(names_of("one"), R"(["","Bo"])");
  EXPECT_EQ(faces_of("one"), "[0,18]");
  EXPECT_EQ(remove("one", 0), store::Takedown::NoSuchSeat);
  EXPECT_EQ(remove("one", 7), store::Takedown::NoSuchSeat);
  EXPECT_EQ(remove("none", 0), store::Takedown::NoSuchGame);
}

// A table that was opened for the crew meanwhile, and today's attempts in memory, know it by its number.
TEST_F(Takedowns, no_other_crew_gets_the_number_of_a_deleted_one) {
  const auto number_of = [&](unsigned char secret) {
    return write(store::FindCrew{.secret = protocol::digest_of(protocol::Token{{secret}})});
  };
  const auto found = [&](unsigned char secret) {
    write(store::FoundCrew{.secret = protocol::digest_of(protocol::Token{{secret}}), .name = "Crew"});
  };
  const auto forget = [&](std::int64_t crew) { return write(store::ForgetCrew{.crew = crew}); };
  found(2);
  ASSERT_EQ(number_of(1), 1);
  ASSERT_EQ(number_of(2), 2);
  EXPECT_EQ(forget(2), 0);
  EXPECT_EQ(forget(1), 1);
  found(3);
  EXPECT_EQ(number_of(3), 3);
  EXPECT_EQ(number_of(1), 0);
  found(3);  // once more changes nothing
  EXPECT_EQ(number_of(3), 3);
}

TEST_F(Takedowns, a_hidden_game_is_in_no_list_and_its_link_still_works) {
  EXPECT_EQ(counted(), 3);
  const auto hide = [&](const std::string& id) { return write(store::HideGame{.record = id}); };
  EXPECT_EQ(hide("one"), store::Takedown::Done);
  EXPECT_EQ(entries().size(), 2U);
  EXPECT_EQ(counted(), 2);
  EXPECT_EQ(names_of("one"), "[]");
  EXPECT_EQ(faces_of("one"), "");
  EXPECT_EQ(hide("one"), store::Takedown::Done);  // once more changes nothing
  EXPECT_EQ(counted(), 2);
  EXPECT_EQ(hide("crews"), store::Takedown::Done);
  EXPECT_EQ(entries().size(), 1U);
  EXPECT_EQ(counted(), 1);
  EXPECT_EQ(hide("none"), store::Takedown::NoSuchGame);
}

TEST_F(Takedowns, a_deleted_game_is_gone) {
  EXPECT_EQ(delete_when_written("two"), store::Takedown::Done);
  EXPECT_EQ(entries().size(), 2U);
  EXPECT_EQ(counted(), 2);
  EXPECT_FALSE(std::move(Records::open(folder.database()).value())->card("two").value());
  EXPECT_EQ(delete_when_written("two"), store::Takedown::NoSuchGame);
}

}  // namespace
}  // namespace sqlite

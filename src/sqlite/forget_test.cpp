// A crew that asks to be forgotten is: no byte of the folder holds its name or its people's.
#include "sqlite/forget.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "sqlite/book.h"
#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

namespace fs = std::filesystem;

const protocol::Token kFoxes{{1}};
const protocol::Token kOwls{{2}};

bool is_anywhere_in(const fs::path& folder, const std::string& name) {
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file{entry.path(), std::ios::binary};
    std::ostringstream bytes;
    bytes << file.rdbuf();
    if (bytes.str().contains(name)) return true;
  }
  return false;
}

class Forget : public testing::Test {
 protected:
  // Two crews with a finished game each; the foxes also have an open table, and had one that is closed.
  void SetUp() override {
    OpenedStore opened = open_or_fail(folder.path());
    ServerClock clock{opened.recovered.last_seen};
    Writer writer{writable(std::move(opened)), clock, WriterCallbacks{}, quick()};
    store::ThreadJournal& journal = writer.journal(listener.callback());
    writer.start();
    writer.submit(store::chore(store::FoundCrew{.secret = protocol::digest_of(kFoxes), .name = "The Foxes"}));
    writer.submit(store::chore(store::FoundCrew{.secret = protocol::digest_of(kOwls), .name = "Owls"}));
    play(journal, 1, table::CrewId{1}, "fox", "Renarda");
    play(journal, 2, table::CrewId{2}, "owl", "Strix");
    journal.append(
        facts(code(3), 1, "opened code=" + code(3).text() + " wall_s=5 crew=1 heist= race= race_head="));
    journal.append(facts(code(3), 2, "joined member=1 name=Renarda"));
    journal.append(facts(code(4), 1, "joined member=1 name=Renarda"));
    journal.forget(code(4));
    journal.append(facts(code(5), 1, "opened code=" + code(5).text() + " wall_s=5"));
    ASSERT_TRUE(listener.hears_of(code(5), 1));
    writer.stop();
  }
  void play(store::ThreadJournal& journal, std::uint32_t table, table::CrewId crew, const std::string& id,
            const std::string& name) {
    journal.append(facts(code(table), 1, "joined member=1 name=" + name));
    journal.append(action(code(table), 2, "1 1000 s0 draw"));
    table::Settlement settled = settlement(code(table), 3, id);
    settled.facts = "opened code=" + code(table).text() + " wall_s=5 crew=" + std::to_string(crew.value) +
                    " heist= race= race_head=; joined member=1 name=" + name;
    settled.card.crew = crew;
    settled.card.names = "[\"" + name + "\"]";
    journal.settle(settled);
  }

  TestFolder folder;
  Listener listener;
};

TEST_F(Forget, no_byte_of_the_folder_reveals_a_name_of_the_crew) {
  ASSERT_TRUE(is_anywhere_in(folder.path(), "Renarda"));
  ASSERT_TRUE(is_anywhere_in(folder.path(), "The Foxes"));
  const auto forgotten = forget_crew(folder.path(), protocol::digest_of(kFoxes));
  ASSERT_TRUE(forgotten) << forgotten.error();
  EXPECT_EQ(forgotten->records, 1);
  EXPECT_EQ(forgotten->tables, 2);  // where it played, and where it has just sat down
  EXPECT_FALSE(is_anywhere_in(folder.path(), "Renarda"));
  EXPECT_FALSE(is_anywhere_in(folder.path(), "The Foxes"));
  EXPECT_FALSE(is_anywhere_in(folder.path(), protocol::text_of(protocol::digest_of(kFoxes))));
}

TEST_F(Forget, others_stay_unchanged) {
  ASSERT_TRUE(forget_crew(folder.path(), protocol::digest_of(kFoxes)));
  const store::Recovered recovered = recover(folder.path());
  EXPECT_TRUE(recovered.broken.empty());
  EXPECT_EQ(recovered.tables.size(), 2U);
  EXPECT_TRUE(recovered.tables.contains(code(2)));
  EXPECT_TRUE(recovered.tables.contains(code(5)));
  const auto book = std::move(Book::open(folder.database()).value());
  EXPECT_EQ(book->crew(protocol::digest_of(kFoxes)).value(), std::nullopt);
  EXPECT_EQ(book->crew(protocol::digest_of(kOwls)).value()->name, "Owls");
  EXPECT_EQ(book->entries({.crew = table::CrewId{2}}).value()[0].names, "[\"Strix\"]");
}

TEST_F(Forget, its_games_can_still_be_watched) {
  ASSERT_TRUE(forget_crew(folder.path(), protocol::digest_of(kFoxes)));
  const auto records = std::move(Records::open(folder.database()).value());
  EXPECT_EQ(records->text("fox").value(), "head of fox\n1 1000 s0 draw\n");
  EXPECT_EQ(records->card("fox").value()->names, "[]");
  EXPECT_EQ(records->card("fox").value()->crew, std::nullopt);
}

TEST_F(Forget, an_unknown_crew_changes_nothing) {
  EXPECT_FALSE(forget_crew(folder.path(), protocol::digest_of(protocol::Token{{9}})));
  EXPECT_TRUE(is_anywhere_in(folder.path(), "Renarda"));
}

}  // namespace
}  // namespace sqlite

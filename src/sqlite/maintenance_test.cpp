// An operator's work, as the commands ask for it.
#include "sqlite/maintenance.h"

#include <gtest/gtest.h>

#include "sqlite/reader.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

TEST(Maintenance, games_are_imported_backed_up_restored_and_a_crew_is_forgotten) {
  const TestFolder folder;
  const TestFolder other;
  const auto crew = protocol::digest_of(protocol::Token{{7}});
  Maintenance maintenance{folder.path()};
  {
    const auto importer = maintenance.import_games();
    ASSERT_TRUE(importer) << importer.error();
    EXPECT_FALSE(maintenance.import_games()) << "one at a time holds the folder";
    table::RecordCard card = settlement(code(1), 1, "one").card;
    card.crew = table::CrewId{1};
    ASSERT_TRUE((*importer)->found_crew({.secret = crew, .name = "Foxes"}));
    ASSERT_TRUE((*importer)->keep(card, "the game\n"));
    ASSERT_TRUE((*importer)->finish());
    EXPECT_EQ((*importer)->id_of(card, "the game\n").value(), "one");
  }
  const std::filesystem::path file = folder.path() / "copy";
  EXPECT_EQ(maintenance.back_up(file, store::Overwrite::No).value().records, 1U);
  EXPECT_FALSE(maintenance.back_up(file, store::Overwrite::No)) << "it is there";
  EXPECT_EQ(maintenance.forget_crew(crew).value().records, 1);
  EXPECT_FALSE(maintenance.forget_crew(crew)) << "it is gone";
  EXPECT_EQ(Reader::open(folder.database()).value()->crew(crew).value(), std::nullopt);

  EXPECT_EQ(Maintenance{other.path()}.restore(file).value().inventory.records, 1U);
  EXPECT_EQ(Reader::open(other.database()).value()->crew(crew).value().value().name, "Foxes");
}

}  // namespace
}  // namespace sqlite

#include "net/link_preview.h"

#include <gtest/gtest.h>

#include <set>

namespace net {
namespace {

TEST(LinkPreview, every_screen_has_its_own_title) {
  std::set<std::string> titles;
  for (const std::string_view path :
       {"/", "/practice", "/practice/solo", "/practice/introduction", "/rules", "/replay", "/editor", "/book",
        "/crew", "/heist", "/achievements", "/screen"}) {
    const LinkPreview preview = preview_of_screen(path);
    EXPECT_FALSE(preview.text.empty()) << path;
    EXPECT_TRUE(preview.title.ends_with("Magic Maze Online")) << path;
    EXPECT_TRUE(titles.insert(preview.title).second) << path << preview.title;
  }
  EXPECT_EQ(preview_of_screen("/rules/B-MOVE-2"), preview_of_screen("/rules"));
  EXPECT_EQ(preview_of_screen("/deeds/0123abcd"), preview_of_screen("/achievements"));
  EXPECT_EQ(preview_of_screen("/screen/ABC234"), preview_of_screen("/screen"));
  EXPECT_EQ(preview_of_screen("/rulesets"), preview_of_screen("/"));
}

TEST(LinkPreview, a_private_table_reveals_no_more_than_a_missing_one) {
  table::Summary summary{.code = *protocol::Code::read("ABC234"),
                         .phase = "playing",
                         .scenario = "S7",
                         .players = 3,
                         .spectators = 2,
                         .free_seats = 1,
                         .host = "Ana",
                         .teammates = 1,
                         .heist = "",
                         .race = ""};
  const LinkPreview none = preview_of_table(std::nullopt);
  EXPECT_EQ(preview_of_table(summary), none);
  summary.is_public = true;
  EXPECT_EQ(preview_of_table(summary).text, "Scenario 7. 3 players at the table, 1 seat free.");
  EXPECT_FALSE(preview_of_table(summary).text.contains("Ana"));
  summary.scenario = "T3-hardcore";
  EXPECT_EQ(preview_of_table(summary).text,
            "Maximum Security T3-hardcore. 3 players at the table, 1 seat free.");
  summary.scenario = "F1 for ever";
  EXPECT_EQ(preview_of_table(summary).text, "A custom scenario. 3 players at the table, 1 seat free.");
  summary.is_locked = true;
  EXPECT_EQ(preview_of_table(summary), none);
}

TEST(LinkPreview, a_game_only_shows_what_anyone_can_find) {
  table::RecordCard card{.id = "x",
                         .table = *protocol::Code::read("ABC234"),
                         .scenario = "S3",
                         .seats = 4,
                         .names = R"(["Ana","Bo"])",
                         .outcome = table::GameResult::Won,
                         .game_ms = 185'900,
                         .marks = table::Marks::read("interrupted")};
  const LinkPreview none = preview_of_record(std::nullopt, "2026-11-18");
  EXPECT_EQ(preview_of_record(card, "2026-11-18"), none) << "of a private table";
  card.crew = table::CrewId{3};
  EXPECT_EQ(preview_of_record(card, "2026-11-18").title, "Scenario 3, won in 3:05 \u00b7 Magic Maze Online");
  card.outcome = table::GameResult::Lost;
  EXPECT_EQ(preview_of_record(card, "2026-11-18"), none) << "the Book has wins";
  card.marks = table::Marks::read("public paused");
  const LinkPreview lost = preview_of_record(card, "2026-11-18");
  EXPECT_EQ(lost.title, "Scenario 3, lost after 3:05 \u00b7 Magic Maze Online");
  EXPECT_EQ(lost.text, "A game of 4 players, to watch move by move.");
  card.heist = "2026-11-18";
  EXPECT_EQ(preview_of_record(card, "2026-11-18"), none) << "others still have to play it";
  EXPECT_EQ(preview_of_record(card, "2026-11-19"), lost);
}

TEST(LinkPreview, what_people_have_written_stays_text) {
  const LinkPreview preview = preview_of_achievements("\"><script>alert('x')</script>&");
  const std::string page = with_preview("<head><title>Old</title></head>", preview,
                                        "https://maze.example.org/maze", "/deeds/x\"><b>");
  EXPECT_FALSE(page.contains("<script")) << page;
  EXPECT_FALSE(page.contains("<b>")) << page;
  EXPECT_FALSE(page.contains("Old"));
  EXPECT_TRUE(page.contains("<title>&quot;&gt;&lt;script&gt;alert('x')&lt;/script&gt;&amp; \u00b7 Magic"))
      << page;
  EXPECT_TRUE(
      page.contains(R"(<meta property="og:image" content="https://maze.example.org/maze/preview.jpg" />)"))
      << page;
  EXPECT_TRUE(page.starts_with("<head><title>"));
  EXPECT_TRUE(page.ends_with("/></head>"));
  EXPECT_EQ(with_preview("<p>No title.</p>", preview, "", "/"), "<p>No title.</p>");
}

TEST(LinkPreview, the_language_is_the_available_one_that_is_wanted_most) {
  using enum Language;
  EXPECT_EQ(language_for("de-AT,de;q=0.9,en;q=0.8"), German);
  EXPECT_EQ(language_for("nl-NL,nl;q=0.9,pt;q=0.5,en;q=0.3"), Portuguese);
  EXPECT_EQ(language_for("en;q=0.5, PT-br"), Portuguese);
  EXPECT_EQ(language_for("en, de"), English) << "the first of equals";
  for (const std::string_view said : {"", "*", "nl", "de;q=0", "deu", "de;q=x", ",;,-"}) {
    EXPECT_EQ(language_for(said), English) << said;
  }
}

TEST(LinkPreview, every_language_says_everything) {
  std::set<std::string> texts;
  for (const Language language : {Language::English, Language::German, Language::Portuguese, Language::French,
                                  Language::Spanish, Language::Italian}) {
    for (const std::string_view path : kScreenPaths) {
      const LinkPreview preview = preview_of_screen(path, language);
      // Some titles are the same word in several languages; a text that was not translated is noticed.
      EXPECT_TRUE(texts.insert(preview.text).second) << preview.text;
      EXPECT_TRUE(preview.title.size() > kGameName.size() + 4) << path;
      EXPECT_TRUE(preview.text.ends_with('.')) << preview.text;
    }
  }
  table::Summary summary{.code = *protocol::Code::read("ABC234"),
                         .phase = "playing",
                         .scenario = "S7",
                         .players = 3,
                         .spectators = 2,
                         .free_seats = 1,
                         .host = "Ana",
                         .teammates = 1,
                         .heist = "",
                         .race = ""};
  summary.is_public = true;
  EXPECT_EQ(preview_of_table(summary, Language::German).text,
            "Szenario 7. 3 Personen am Tisch, 1 Platz frei.");
  EXPECT_EQ(preview_of_table(summary, Language::Portuguese).text,
            "Cenário 7. 3 pessoas à mesa, 1 lugar livre.");
  summary.free_seats = 0;
  EXPECT_EQ(preview_of_table(summary, Language::French).text,
            "Scénario 7. 3 personnes à la table, 0 place libre.");
  EXPECT_EQ(preview_of_table(summary, Language::Spanish).text,
            "Escenario 7. 3 personas en la mesa, 0 asientos libres.");
  const LinkPreview home = preview_of_screen("/", Language::German);
  const std::string page =
      with_preview("<title>Old</title>", home, "https://maze.example.org", "/", Language::German);
  EXPECT_TRUE(page.contains(R"("og:locale" content="de_DE")")) << page;
}

}  // namespace
}  // namespace net

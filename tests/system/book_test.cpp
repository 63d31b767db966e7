// Crews, the Book and the heist of the day over HTTP, with games played at real tables; and forgetting a
// crew.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "notation/record.h"
#include "support/schema.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

namespace json = boost::json;
using support::HttpReply;
using support::ServerProcess;
using support::TableClient;

class BookSide : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }
  void serve() {
    server.emplace(data(), std::vector<std::string>{"--countdown-ms", "0"});
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }
  HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "",
                const std::string& secret = "") const {
    support::Headers headers;
    if (!secret.empty()) headers["authorization"] = "Bearer " + secret;
    return support::http(server->where(),
                         {.method = method, .target = target, .body = body, .headers = headers});
  }
  // The answer, checked against its schema.
  json::value get(const std::string& target, const std::string& secret = "") const {
    const HttpReply reply = ask("GET", target, "", secret);
    const auto body = json::parse(reply.body);
    const std::string path = target.substr(0, target.find('?'));
    EXPECT_EQ(schema::answer_problem(body, "get", path, reply.status), std::nullopt) << target << reply.body;
    return body;
  }
  static std::string error_of(const HttpReply& reply, const std::string& method, const std::string& path) {
    const auto body = json::parse(reply.body);
    if (const auto problem = schema::answer_problem(body, method, path, reply.status)) return *problem;
    return std::to_string(reply.status) + " " + std::string{body.at("error").as_string()};
  }
  std::string found_crew(const std::string& name) const {
    const HttpReply reply = ask("POST", "/api/crews", R"({"name":")" + name + "\"}");
    EXPECT_EQ(reply.status, 201U) << reply.body;
    const auto body = json::parse(reply.body);
    EXPECT_EQ(schema::answer_problem(body, "post", "/api/crews", 201), std::nullopt);
    const std::string secret{body.at("secret").as_string()};
    EXPECT_TRUE(std::string{body.at("link").as_string()}.ends_with("/crew#" + secret));
    return secret;
  }
  // They start a game there, someone acts, and the first one gives up: returns the ID of the record.
  std::string play(const std::string& code, const std::string& name,
                   const std::vector<std::string>& others = {}) const {
    std::vector<TableClient> sitting;
    sitting.push_back(TableClient::join(server->where(), code, name).value());
    for (const std::string& other : others) {
      sitting.push_back(TableClient::join(server->where(), code, other).value());
    }
    for (TableClient& guest : sitting) guest.say(R"({"t":"ready","n":1,"on":true})");
    for (TableClient& guest : sitting) {
      if (!guest.sees_a_game()) return "no game";
    }
    // A leader, for example, has no actions.
    const auto able = std::ranges::find_if(
        sitting, [](const TableClient& guest) { return guest.possible_action().has_value(); });
    if (able == sitting.end()) return "nobody can do anything";
    able->say(R"({"t":"do","n":2,"a":")" + *able->possible_action() + "\"}");
    if (!able->hear("\"n\":2,")) return "nothing was done";
    sitting.front().say(R"({"t":"give_up","n":3})");
    const auto ended = sitting.front().hear("\"record\":\"");
    return ended ? std::string{json::parse(*ended).at("table").at("record").as_string()} : "no record";
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

bool is_anywhere_in(const std::filesystem::path& folder, const std::string& name) {
  for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file{entry.path(), std::ios::binary};
    std::ostringstream bytes;
    bytes << file.rdbuf();
    if (bytes.str().contains(name)) return true;
  }
  return false;
}

TEST_F(BookSide, a_crew_is_a_secret_and_anyone_who_has_it_plays_for_it) {
  serve();
  const std::string foxes = found_crew("The Foxes");
  const auto crew = get("/api/crews", foxes);
  EXPECT_EQ(crew.at("name").as_string(), "The Foxes");
  EXPECT_EQ(crew.at("games").as_int64(), 0);
  const std::string code =
      support::open_table(server->where(), R"({"scenario":"S1","crew":")" + foxes + "\"}");
  ASSERT_FALSE(code.empty());
  ASSERT_EQ(play(code, "Ana").size(), 32U);
  EXPECT_EQ(get("/api/crews", foxes).at("games").as_int64(), 1);
  EXPECT_EQ(error_of(ask("GET", "/api/crews"), "get", "/api/crews"), "404 NoSuchCrew");
  const std::string wrong(32, '0');
  EXPECT_EQ(error_of(ask("GET", "/api/book", "", wrong), "get", "/api/book"), "404 NoSuchCrew");
  EXPECT_EQ(error_of(ask("POST", "/api/tables", R"({"crew":")" + wrong + "\"}"), "post", "/api/tables"),
            "404 NoSuchCrew");
  EXPECT_EQ(error_of(ask("POST", "/api/crews", R"({"name":""})"), "post", "/api/crews"), "400 NoCrew");
}

TEST_F(BookSide, a_crew_has_one_try_at_the_heist_and_only_those_who_have_finished_see_records) {
  serve();
  const std::string foxes = found_crew("The Foxes");
  const std::string owls = found_crew("Owls");
  EXPECT_EQ(error_of(ask("POST", "/api/tables", R"({"heist":true})"), "post", "/api/tables"),
            "422 CrewNeeded");
  const std::string command = R"({"heist":true,"public":true,"crew":")" + foxes + "\"}";
  const std::string code = support::open_table(server->where(), command);
  ASSERT_FALSE(code.empty());
  // Nobody else is shown the deal.
  EXPECT_FALSE(json::parse(ask("GET", "/api/tables/" + code).body).at("public").as_bool());
  EXPECT_EQ(get("/api/heist", foxes).at("mine").as_string(), "not_tried");
  const std::string id = play(code, "Ana", {"Bo", "Dee"});  // some scenarios are for three and more
  ASSERT_EQ(id.size(), 32U);
  const auto mine = get("/api/heist", foxes);
  EXPECT_EQ(mine.at("mine").as_string(), "finished");
  ASSERT_EQ(mine.at("board").as_array().size(), 1U);
  EXPECT_EQ(mine.at("board").as_array()[0].at("entry").at("record").as_string(), id);
  EXPECT_TRUE(mine.at("board").as_array()[0].at("mine").as_bool());
  const auto theirs = get("/api/heist", owls);
  EXPECT_TRUE(theirs.at("board").as_array()[0].at("entry").at("record").is_null());
  EXPECT_EQ(theirs.at("board").as_array()[0].at("entry").at("crew").as_string(), "The Foxes");
  EXPECT_EQ(ask("GET", "/api/records/" + id, "", foxes).status, 200U);
  EXPECT_EQ(error_of(ask("GET", "/api/records/" + id, "", owls), "get", "/api/records/{id}"),
            "403 HeistIsOn");
  EXPECT_EQ(error_of(ask("GET", "/api/records/" + id), "get", "/api/records/{id}"), "403 HeistIsOn");
  EXPECT_EQ(error_of(ask("POST", "/api/tables", command), "post", "/api/tables"), "422 AlreadyTried");
  EXPECT_EQ(error_of(ask("POST", "/api/tables", R"({"race":")" + id + "\"}"), "post", "/api/tables"),
            "422 NoRace");
  EXPECT_EQ(error_of(ask("GET", "/api/heist?day=2999-01-01"), "get", "/api/heist"), "404 NoSuchDay");
}

TEST_F(BookSide, a_heist_table_opened_before_the_try_knows_about_it_even_after_a_restart) {
  serve();
  const std::string foxes = found_crew("The Foxes");
  const std::string command = R"({"heist":true,"crew":")" + foxes + "\"}";
  const std::string one = support::open_table(server->where(), command);
  const std::string other = support::open_table(server->where(), command);
  ASSERT_EQ(play(one, "Ana", {"Bo", "Dee"}).size(), 32U);
  ASSERT_EQ(server->stop(), 0);
  serve();
  std::vector<TableClient> sitting;
  for (const char* name : {"Cy", "Di", "Eva"}) {
    sitting.push_back(TableClient::join(server->where(), other, name).value());
  }
  for (TableClient& guest : sitting) guest.say(R"({"t":"ready","n":1,"on":true})");
  EXPECT_TRUE(sitting.front().hear("known_deal=yes"));
  EXPECT_EQ(get("/api/heist", foxes).at("board").as_array().size(), 1U);
}

TEST_F(BookSide, a_race_is_played_with_the_deal_of_another_game) {
  serve();
  const std::string first = play(support::open_table(server->where(), R"({"scenario":"S7"})"), "Ana");
  const std::string code = support::open_table(server->where(), R"({"race":")" + first + "\"}");
  ASSERT_FALSE(code.empty());
  const std::string second = play(code, "Bo");
  const auto head = [&](const std::string& id) {
    const std::string text = ask("GET", "/api/records/" + id).body;
    return text.substr(0, text.find('\n'));
  };
  EXPECT_TRUE(head(first).starts_with("magicmaze-record 1 "));
  EXPECT_EQ(head(first), head(second));
  EXPECT_EQ(error_of(ask("POST", "/api/tables", R"({"race":"none"})"), "post", "/api/tables"),
            "422 NoSuchRecord");
}

TEST_F(BookSide, a_full_book_is_read_page_by_page_and_exported) {
  support::Program import{{support::program_path(), "import", "--generate", "400", "--data", data().string()},
                          folder.path() / "import.txt"};
  ASSERT_EQ(import.wait(), 0) << import.output();
  serve();
  const auto page = get("/api/book?most=10");
  ASSERT_EQ(page.at("entries").as_array().size(), 10U);
  EXPECT_TRUE(page.at("more").as_bool());
  const auto grid = get("/api/book/grid");
  ASSERT_FALSE(grid.at("cells").as_array().empty());
  const auto& cell = grid.at("cells").as_array()[0];
  const std::string scenario{cell.at("scenario").as_string()};
  const std::string level = std::to_string(cell.at("level").as_int64());
  const auto best =
      get("/api/book?scenario=" + scenario + "&level=" + level + "&apart=no").at("entries").as_array();
  ASSERT_FALSE(best.empty());
  const auto first = get("/api/book?order=best&apart=no&scenario=" + scenario + "&level=" + level)
                         .at("entries")
                         .as_array()[0];
  EXPECT_EQ(first.at("timer_spaces_used"), cell.at("fewest_spaces"));
  EXPECT_EQ(first.at("crew"), cell.at("best_crew"));
  EXPECT_EQ(first.at("names"), cell.at("best_names"));
  const std::string id{best[0].at("record").as_string()};
  const auto record = notation::read_record(ask("GET", "/api/records/" + id).body);
  ASSERT_TRUE(record);
  EXPECT_TRUE(notation::verify(*record));
  const HttpReply csv = ask("GET", "/api/book.csv?scenario=" + scenario);
  EXPECT_EQ(csv.headers.at("content-type"), "text/csv; charset=utf-8");
  EXPECT_TRUE(csv.body.starts_with("record,scenario,level,seats,timer_spaces_used,")) << csv.body;
  EXPECT_TRUE(csv.body.contains(id));
  EXPECT_GT(json::parse(ask("GET", "/api/book.json").body).at("entries").as_array().size(), 10U);
}

TEST_F(BookSide, ACH_42_a_crews_achievements_are_shown_to_anyone_under_a_game_it_won) {
  support::Program import{{support::program_path(), "import", "--generate", "50", "--data", data().string()},
                          folder.path() / "import.txt"};
  ASSERT_EQ(import.wait(), 0) << import.output();
  serve();
  const auto entries = get("/api/book?most=50").at("entries").as_array();
  const auto of_a_crew =
      std::ranges::find_if(entries, [](const json::value& entry) { return entry.at("crew").is_string(); });
  ASSERT_NE(of_a_crew, entries.end());
  const std::string record{of_a_crew->at("record").as_string()};
  for (const std::string place : {"/api/achievements/", "/api/deeds/"}) {
    const std::string path = place + "{record}";
    const HttpReply reply = ask("GET", place + record);
    EXPECT_EQ(reply.status, 200U);
    const auto achievements = json::parse(reply.body);
    EXPECT_EQ(schema::answer_problem(achievements, "get", path, 200), std::nullopt) << reply.body;
    EXPECT_EQ(achievements.at("name"), of_a_crew->at("crew"));
    EXPECT_EQ(error_of(ask("GET", place + "none"), "get", path), "404 NoSuchCrew");
  }
  // And what else it has won.
  const auto wins = get("/api/book?crew_of=" + record);
  ASSERT_FALSE(wins.at("entries").as_array().empty());
  for (const json::value& entry : wins.at("entries").as_array()) {
    EXPECT_EQ(entry.at("crew"), of_a_crew->at("crew"));
  }
  EXPECT_EQ(error_of(ask("GET", "/api/book?crew_of=none"), "get", "/api/book"), "404 NoSuchCrew");
}

TEST_F(BookSide, B_SCORE_1_records_from_elsewhere_are_verified_imported_once_and_special) {
  const std::string won = "tests/records/v1/won-s01-4-seats.mmr";
  const std::string lost = "tests/records/v1/lost-s07-sand-ran-out.mmr";
  const std::string broken = (folder.path() / "broken.mmr").string();
  const auto text_of = [](const std::string& name) {
    std::ostringstream text;
    text << std::ifstream{name}.rdbuf();
    return text.str();
  };
  std::string text = text_of(won);
  text[text.find(" s", text.find("\n2 ") + 1) + 2] = '9';
  std::ofstream{broken} << text;
  const auto import = [&](std::vector<std::string> files) {
    files.insert(files.begin(), {support::program_path(), "import", "--json", "--data", data().string()});
    support::Program program{files, folder.path() / "import.txt"};
    const int status = program.wait().value_or(-1);
    return std::pair{status, json::parse(program.output())};
  };
  const auto [status, first] = import({won, broken, won, lost});
  EXPECT_EQ(status, 1);
  EXPECT_EQ(first.at("games").as_int64(), 2);
  const auto& records = first.at("records").as_array();
  EXPECT_TRUE(records[0].at("new").as_bool());
  EXPECT_FALSE(records[1].at("ok").as_bool());
  EXPECT_TRUE(records[1].at("problem").as_string().starts_with("line 3: ")) << records[1];
  EXPECT_FALSE(records[2].at("new").as_bool());
  EXPECT_EQ(records[2].at("id"), records[0].at("id"));
  const auto [again, second] = import({won, lost});
  EXPECT_EQ(again, 0);
  EXPECT_EQ(second.at("games").as_int64(), 0);

  serve();
  EXPECT_TRUE(get("/api/book?apart=no").at("entries").as_array().empty());
  const auto apart = get("/api/book?apart=yes").at("entries").as_array();
  ASSERT_EQ(apart.size(), 1U);
  EXPECT_EQ(apart[0].at("record"), records[0].at("id"));
  EXPECT_EQ(apart[0].at("scenario").as_string(), "S1");
  const auto& marks = apart[0].at("marks").as_array();
  const auto is_imported = [](const json::value& mark) { return mark.as_string() == "imported"; };
  EXPECT_TRUE(std::ranges::any_of(marks, is_imported));
  const std::string id{records[0].at("id").as_string()};
  EXPECT_EQ(ask("GET", "/api/records/" + id).body, text_of(won));
  EXPECT_EQ(get("/api/records").at("records").as_array().size(), 2U);
}

// What the server itself has recorded is known when it comes back.
TEST_F(BookSide, a_record_from_this_server_is_not_imported_again) {
  support::Program import{{support::program_path(), "import", "--generate", "20", "--data", data().string()},
                          folder.path() / "generate.txt"};
  ASSERT_EQ(import.wait(), 0) << import.output();
  serve();
  const auto entries = get("/api/book").at("entries").as_array();
  ASSERT_FALSE(entries.empty());
  const std::string id{entries[0].at("record").as_string()};
  const std::string file = (folder.path() / "own.mmr").string();
  std::ofstream{file} << ask("GET", "/api/records/" + id).body;
  server.reset();
  support::Program once_more{{support::program_path(), "import", file, "--data", data().string()},
                             folder.path() / "own.txt"};
  EXPECT_EQ(once_more.wait(), 0) << once_more.output();
  EXPECT_TRUE(once_more.output().contains("already there as ")) << once_more.output();
}

TEST_F(BookSide, a_forgotten_crew_leaves_no_name_in_the_folder_or_in_the_log) {
  serve();
  const std::string foxes = found_crew("The Foxes");
  const std::string played =
      support::open_table(server->where(), R"({"scenario":"S1","crew":")" + foxes + "\"}");
  const std::string id = play(played, "Renarda");
  const std::string waits =
      support::open_table(server->where(), R"({"scenario":"S1","crew":")" + foxes + "\"}");
  ASSERT_TRUE(TableClient::join(server->where(), waits, "Vulpes"));
  EXPECT_EQ(server->stop(), 0);
  ASSERT_TRUE(is_anywhere_in(data(), "Renarda"));
  ASSERT_TRUE(is_anywhere_in(data(), "Vulpes"));
  const std::string link = "https://maze.example.org/crew#" + foxes;
  support::Program forget{{support::program_path(), "forget", link, "--data", data().string()},
                          folder.path() / "forget.txt"};
  ASSERT_EQ(forget.wait(), 0) << forget.output();
  for (const std::string& name :
       {std::string{"Renarda"}, std::string{"Vulpes"}, std::string{"The Foxes"}, foxes}) {
    EXPECT_FALSE(is_anywhere_in(folder.path(), name)) << name;  // the logs of all programs are there too
  }
  serve();
  EXPECT_EQ(ask("GET", "/api/records/" + id).status, 200U);
  EXPECT_EQ(ask("GET", "/api/crews", "", foxes).status, 404U);
}

TEST_F(BookSide, a_crew_is_forgotten_while_the_server_runs) {
  serve();
  const std::string foxes = found_crew("The Foxes");
  const std::string choice = R"({"scenario":"S1","crew":")" + foxes + "\"}";
  ASSERT_FALSE(play(support::open_table(server->where(), choice), "Renarda").empty());
  const std::string waits = support::open_table(server->where(), choice);
  auto vulpes = TableClient::join(server->where(), waits, "Vulpes");
  ASSERT_TRUE(vulpes);
  const auto forget = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words{support::program_path(), "forget",
                                   "https://maze.example.org/crew#" + foxes, "--data", data().string()};
    words.insert(words.end(), options.begin(), options.end());
    support::Program program{words, folder.path() / "forget.txt"};
    return std::pair{program.wait().value_or(-1), program.output()};
  };
  const auto [status, said] = forget({"--json"});
  ASSERT_EQ(status, 0) << said;
  const json::object told = json::parse(said).as_object();
  EXPECT_TRUE(told.at("running").as_bool());
  EXPECT_EQ(told.at("games").to_number<int>(), 1);
  EXPECT_GE(told.at("tables").to_number<int>(), 1);
  EXPECT_TRUE(told.at("older_folders").as_array().empty());
  EXPECT_TRUE(vulpes->hear(R"({"closed":{}})"));
  EXPECT_EQ(ask("GET", "/api/crews", "", foxes).status, 404U);
  const auto [again, sentence] = forget({});
  EXPECT_EQ(again, 1);
  EXPECT_TRUE(sentence.contains("no crew with this secret")) << sentence;
  EXPECT_EQ(server->stop(), 0);
  // Then the folder itself is looked through.
  const auto [stopped, in_folder] = forget({"--json"});
  EXPECT_EQ(stopped, 1);
  EXPECT_TRUE(in_folder.contains("no crew with this secret in")) << in_folder;
}

TEST_F(BookSide, the_operator_sees_how_the_games_went) {
  serve();
  ASSERT_EQ(play(support::open_table(server->where(), R"({"scenario":"S1"})"), "Ana").size(), 32U);
  EXPECT_EQ(ask("GET", "/statistics").status, 404U);  // it is on the metrics port
  EXPECT_TRUE(server->metric_reaches("scenario_games{scenario=\"S1\",outcome=\"given_up\"}", 1));
}

}  // namespace

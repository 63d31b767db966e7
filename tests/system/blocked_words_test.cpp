// Words that the operator doesn't want are in no name and in no text, and everything else is as before.
#include <gtest/gtest.h>

#include <fstream>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::ServerProcess;
using support::TableClient;

TEST(BlockedWordsAtTables, are_refused_in_names_texts_and_crews) {
  const support::TemporaryFolder folder;
  const std::string words = (folder.path() / "words").string();
  std::ofstream{words} << "# ours\nrude\n";
  ServerProcess server{folder.path() / "data", {"--blocked-words", words}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), R"({"scenario":"S1"})");
  EXPECT_FALSE(TableClient::join(server.where(), code, "Rúd3"));
  auto ana = TableClient::join(server.where(), code, "Ana");
  auto ben = TableClient::join(server.where(), code, "Prudence");
  ASSERT_TRUE(ana && ben);
  ana->say(R"({"t":"rename","n":1,"name":"r u d e"})");
  EXPECT_TRUE(ana->hear(R"({"refused":"NameNotAllowed","n":1)"));
  ana->say(R"({"t":"say","n":2,"text":"How RUDE of you"})");
  EXPECT_TRUE(ana->hear(R"({"refused":"WordsNotAllowed","n":2)"));
  ana->say(R"({"t":"say","n":3,"text":"How prudent of you"})");
  // The first text the other hears is the second one.
  const auto heard = ben->hear("{\"talk\"");
  ASSERT_TRUE(heard);
  EXPECT_TRUE(heard->contains("prudent")) << *heard;
  const auto found = [&](const std::string& name) {
    return support::http(server.where(),
                         {.method = "POST", .target = "/api/crews", .body = R"({"name":")" + name + "\"}"})
        .status;
  };
  EXPECT_EQ(found("The Rude Ones"), 400U);
  EXPECT_EQ(found("The Others"), 201U);
}

TEST(BlockedWordsAtTables, a_file_that_is_not_there_is_said_at_the_start) {
  const support::TemporaryFolder folder;
  const ServerProcess server{folder.path() / "data", {"--blocked-words", "/nowhere/words"}};
  EXPECT_FALSE(server.is_up());
}

}  // namespace

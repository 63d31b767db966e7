// Someone who tries to be heard during silence, over a real connection: nobody hears a word.
#include <gtest/gtest.h>

#include <array>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::ServerProcess;
using support::TableClient;
using support::TemporaryFolder;

TEST(HostileTalk, B_COM_1_nothing_tried_during_silence_reaches_anyone) {
  const TemporaryFolder folder;
  const ServerProcess server{folder.path() / "data", {"--countdown-ms", "10"}};
  ASSERT_TRUE(server.is_up());
  const std::string code = support::open_table(server.where(), R"({"scenario":"S2"})");
  auto eve = TableClient::join(server.where(), code, "Eve");
  auto ana = TableClient::join(server.where(), code, "Ana");
  ASSERT_TRUE(eve && ana);
  for (TableClient* guest : {&*eve, &*ana}) {
    guest->say(R"({"t":"voice","n":1,"on":true})");
    ASSERT_TRUE(guest->hear("\"done\""));
    guest->say(R"({"t":"ready","n":2,"on":true})");
  }
  ASSERT_TRUE(eve->sees_a_game());
  ASSERT_TRUE(ana->sees_a_game());

  const std::array<std::string, 9> tries{
      R"("t":"say","text":"smuggled")",   R"("t":"phrase","phrase":"go_there")",
      R"("t":"point","at":"1a:1,1")",     R"("t":"sketch","path":["1a:1,1","1a:2,1"])",
      R"("t":"emote","emote":"clap")",    R"("t":"signal","member":2,"data":"smuggled")",
      R"("t":"voice","on":false)",        R"("t":"spoke")",
      R"("t":"rename","name":"smuggled")"};
  int number = 10;
  for (const std::string& attempt : tries) {
    eve->say("{\"n\":" + std::to_string(++number) + "," + attempt + "}");
    const auto answer = eve->hear("\"n\":" + std::to_string(number));
    ASSERT_TRUE(answer) << attempt;
    EXPECT_TRUE(answer->starts_with("{\"refused\":")) << *answer;
  }
  auto stranger = TableClient::join(server.where(), code, "smuggled", "spectator");
  ASSERT_TRUE(stranger);
  stranger->say(R"({"t":"say","n":1,"text":"smuggled"})");
  ASSERT_TRUE(stranger->hear("\"done\""));

  // Everything Ana has received until her own question is answered.
  ana->say(R"({"t":"pause","n":3})");
  while (const auto line = ana->socket().line()) {
    EXPECT_FALSE(line->contains("smuggled")) << *line;
    EXPECT_FALSE(line->starts_with("{\"talk\"") || line->starts_with("{\"signal\"")) << *line;
    if (line->contains("PausesNotAllowed")) return;
  }
  FAIL() << "Ana was never answered";
}

}  // namespace

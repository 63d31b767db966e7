// Certified deals and par on the real server: found in the background, and kept across a restart.
#include <gtest/gtest.h>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::ServerProcess;
using support::TableClient;
using support::TemporaryFolder;

TEST(DealsOfTheServer, a_campaign_game_is_certified_and_its_par_survives_a_restart) {
  const TemporaryFolder folder;
  const std::filesystem::path data = folder.path() / "data";
  std::string code;
  std::string token;
  std::string par;
  {
    ServerProcess server{data, {"--countdown-ms", "3000"}};
    ASSERT_TRUE(server.is_up()) << server.program().output();
    code = support::open_table(server.where(), R"({"scenario":"S1","teammates":{"count":3}})");
    auto ana = TableClient::join(server.where(), code, "Ana");
    ASSERT_TRUE(ana);
    token = ana->token();
    ana->say(R"({"t":"ready","n":1,"on":true})");
    const auto began = ana->hear("\"began game=1");
    ASSERT_TRUE(began);
    EXPECT_TRUE(began->contains("certified=yes")) << *began;
    EXPECT_FALSE(began->contains("seed")) << *began;
    ana->say(R"({"t":"give_up","n":2})");
    const auto told = ana->hear("\"par game=1 actions=");
    ASSERT_TRUE(told);
    const std::size_t at = told->find("\"par\":{");
    ASSERT_NE(at, std::string::npos) << *told;
    par = told->substr(at, told->find('}', at) - at);
    EXPECT_FALSE(par.contains("null")) << par;
    EXPECT_EQ(server.metric("deals_certified_total"), 1U);
    EXPECT_EQ(server.metric("deals_not_certified_total"), 0U);
    EXPECT_EQ(server.metric("pars_found_total"), 1U);
    EXPECT_TRUE(server.metric_reaches("surveys_total", 2));
    server.kill();
  }
  ServerProcess server{data};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  auto ana = TableClient::back(server.where(), code, token);
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"snapshot"})");
  const auto snapshot = ana->hear("\"snapshot\"");
  ASSERT_TRUE(snapshot);
  EXPECT_TRUE(snapshot->contains(par)) << *snapshot;
  EXPECT_EQ(server.metric("surveys_total"), 0U);
  EXPECT_EQ(server.stop(), 0);
}

}  // namespace

// One address only gets its share, and leaves the rest for others.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::HttpReply;
using support::ServerProcess;
using support::TableClient;
using support::Where;

class AddressShares : public testing::Test {
 protected:
  void serve(const std::vector<std::string>& options) {
    server.emplace(folder.path() / "data", options);
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }
  Where stranger() const { return server->where("127.0.0.2"); }
  static std::string error_of(const HttpReply& reply) {
    return std::to_string(reply.status) + " " +
           std::string{boost::json::parse(reply.body).at("error").as_string()};
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

TEST_F(AddressShares, one_address_has_a_share_of_tables_with_teammates) {
  serve({"--max-ai-tables", "5", "--limit-ai-tables-per-address", "2"});
  const auto open = [&](const Where& from) {
    return support::http(
        from,
        {.method = "POST", .target = "/api/tables", .body = R"({"scenario":"S1","teammates":{"count":1}})"});
  };
  EXPECT_EQ(open(stranger()).status, 201U);
  EXPECT_EQ(open(stranger()).status, 201U);
  EXPECT_EQ(error_of(open(stranger())), "503 TooManyTeammates");
  EXPECT_EQ(open(server->where()).status, 201U);
  // Nor for a table that opens without them.
  const std::string empty = support::open_table(stranger(), R"({"scenario":"S1"})");
  auto eve = TableClient::join(stranger(), empty, "Eve");
  ASSERT_TRUE(eve);
  eve->say(R"({"t":"fill","n":1})");
  const auto refused = eve->hear("\"n\":1");
  ASSERT_TRUE(refused);
  EXPECT_TRUE(refused->contains("TooManyTeammates")) << *refused;
}

TEST_F(AddressShares, one_address_has_a_share_of_all_tables) {
  serve({"--limit-tables-per-address", "3"});
  const auto open = [&](const Where& from) {
    return support::http(from, {.method = "POST", .target = "/api/tables"});
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(open(stranger()).status, 201U);
  EXPECT_EQ(error_of(open(stranger())), "429 TooManyTables");
  EXPECT_EQ(open(server->where()).status, 201U);
}

}  // namespace

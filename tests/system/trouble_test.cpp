// The disk is full: the table freezes, says so, and continues when there is room again. Nothing was shown too
// early, and nothing is lost.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::ServerProcess;
using support::TableClient;

// How large the server's files may become, from now on.
void limit_files(const ServerProcess& server, rlim_t bytes) {
  rlimit limit{};
  ASSERT_EQ(::prlimit(server.id(), RLIMIT_FSIZE, nullptr, &limit), 0);
  limit.rlim_cur = bytes;
  ASSERT_EQ(::prlimit(server.id(), RLIMIT_FSIZE, &limit, nullptr), 0);
}

TEST(Trouble, a_full_disk_freezes_the_table_and_nothing_is_lost) {
  const support::TemporaryFolder folder;
  ServerProcess server{folder.path() / "data", {"--countdown-ms", "0"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(server.where(), code, "Ana");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  const auto action = ana->possible_action();
  ASSERT_TRUE(action);
  const std::string before = ana->own_hash();

  limit_files(server, 1);
  ana->say(R"({"t":"do","n":2,"a":")" + *action + "\"}");
  ASSERT_TRUE(ana->hear(R"({"frozen":true})"));
  EXPECT_EQ(ana->own_hash(), before);  // nobody was shown what isn't durable
  EXPECT_EQ(support::http(server.where(), {.target = "/readyz"}).status, 503U);
  EXPECT_EQ(server.metric("store_troubled"), 1U);

  limit_files(server, RLIM_INFINITY);
  ASSERT_TRUE(ana->hear("\"n\":2,"));
  EXPECT_EQ(ana->own_hash(), ana->told_hash());
  ASSERT_TRUE(ana->hear(R"({"frozen":false})"));
  EXPECT_EQ(support::http(server.where(), {.target = "/readyz"}).status, 200U);
  EXPECT_EQ(server.metric("store_troubled"), 0U);
  EXPECT_EQ(server.stop(), 0);
}

}  // namespace

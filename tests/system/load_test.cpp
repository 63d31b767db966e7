// `magicmaze load` against the real server: it plays, and what it reports is true.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <csignal>

#include "support/server_process.h"

namespace {

using support::Program;
using support::ServerProcess;

class Load : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }

  Program load(std::uint16_t port, const std::vector<std::string>& options) const {
    std::vector<std::string> words{support::program_path(), "load", "--json", "--url",
                                   "http://127.0.0.1:" + std::to_string(port)};
    words.insert(words.end(), options.begin(), options.end());
    return Program{words, folder.path() / "load.output"};
  }

  // The last line it prints.
  static boost::json::object report(const Program& load) {
    const std::string output = load.output();
    const std::size_t start = output.rfind("\n{");
    boost::system::error_code error;
    const boost::json::value value =
        start == std::string::npos ? nullptr : boost::json::parse(output.substr(start), error);
    return value.is_object() ? value.get_object() : boost::json::object{};
  }

  support::TemporaryFolder folder;
};

// All players come from a few addresses here, unlike real visitors.
const std::vector<std::string> kOpenDoors{"--countdown-ms",
                                          "0",
                                          "--limit-connections-per-address",
                                          "1000",
                                          "--limit-tables-per-minute",
                                          "1000",
                                          "--limit-new-connections-per-minute",
                                          "10000"};

TEST_F(Load, twenty_tables_play_for_two_seconds_and_end_equal) {
  ServerProcess server{data(), kOpenDoors};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  Program program = load(server.port(), {"--tables", "20", "--rate", "10", "--seconds", "2", "--warmup", "0",
                                         "--idle-tables", "5", "--address-count", "2", "--processes", "2"});
  ASSERT_EQ(program.wait(), 0) << program.output();
  const boost::json::object told = report(program);
  ASSERT_FALSE(told.empty()) << program.output();
  EXPECT_EQ(told.at("clean"), true);
  EXPECT_EQ(told.at("errors"), 0);
  EXPECT_EQ(told.at("refusals"), 0);
  EXPECT_EQ(told.at("resyncs"), 0);
  EXPECT_EQ(told.at("tables_equal"), 20);
  EXPECT_EQ(told.at("games"), 20);
  EXPECT_EQ(told.at("unsent"), 0);
  EXPECT_EQ(told.at("answered"), told.at("planned"));
  EXPECT_GT(told.at("planned").as_int64(), 300);
  // The server has counted the same.
  EXPECT_EQ(server.metric("resyncs_total"), 0U);
  EXPECT_TRUE(
      server.metric_reaches("actions_total", static_cast<std::uint64_t>(told.at("answered").as_int64())));
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(Load, continues_after_a_restart_of_the_server) {
  std::vector<std::string> options = kOpenDoors;
  options.insert(options.end(), {"--come-back-ms", "200"});
  auto server = std::make_unique<ServerProcess>(data(), options);
  ASSERT_TRUE(server->is_up()) << server->program().output();
  const std::uint16_t port = server->port();
  Program program =
      load(port, {"--tables", "5", "--seats", "3", "--rate", "10", "--seconds", "4", "--warmup", "1"});
  ASSERT_TRUE(program.printed("load: [measuring]"));
  ASSERT_EQ(server->stop(), 0);
  options.insert(options.end(), {"--listen", "127.0.0.1:" + std::to_string(port)});
  server = std::make_unique<ServerProcess>(data(), options);
  ASSERT_TRUE(server->is_up()) << server->program().output();
  ASSERT_TRUE(program.wait()) << program.output();
  const boost::json::object told = report(program);
  ASSERT_FALSE(told.empty()) << program.output();
  EXPECT_GE(told.at("reconnects").as_int64(), 15);
  EXPECT_EQ(told.at("resyncs"), 0);
  EXPECT_EQ(told.at("tables_equal"), 5) << program.output();
}

TEST_F(Load, says_what_keeps_it_from_playing) {
  ServerProcess server{data(), {"--limit-tables-per-minute", "3"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  Program program = load(server.port(), {"--tables", "10", "--seconds", "1"});
  EXPECT_EQ(program.wait(), 1);
  EXPECT_NE(program.output().find("The server refuses to open more tables: status 429"), std::string::npos)
      << program.output();
}

}  // namespace

// The Book for download: sent in chunks, to a few clients at a time.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <set>
#include <thread>

#include "support/raw_socket.h"
#include "support/server_process.h"

namespace {

namespace json = boost::json;
using support::RawSocket;
using support::ServerProcess;

class Exports : public testing::Test {
 protected:
  void serve_with(int games) {
    support::Program import{
        {support::program_path(), "import", "--generate", std::to_string(games), "--data", data().string()},
        folder.path() / "import.txt"};
    ASSERT_EQ(import.wait(), 0) << import.output();
    server.emplace(data());
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }
  std::filesystem::path data() const { return folder.path() / "data"; }
  static std::size_t lines_in(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

TEST_F(Exports, every_entry_comes_once_however_it_is_sent) {
  serve_with(2'000);
  const auto asked = [&](const std::string& target) {
    return support::http(server->where(), {.target = target});
  };
  const support::HttpReply all = asked("/api/book.json");
  EXPECT_EQ(all.headers.at("transfer-encoding"), "chunked");
  const json::array entries = json::parse(all.body).at("entries").as_array();
  ASSERT_GT(entries.size(), 600U) << "several pieces";
  std::set<std::string> records;
  for (const json::value& entry : entries) records.emplace(entry.at("record").as_string());
  EXPECT_EQ(records.size(), entries.size());
  EXPECT_EQ(json::parse(all.body).at("from"), 0);
  EXPECT_EQ(json::parse(all.body).at("more"), false);
  // The order is the list's.
  const json::array page = json::parse(asked("/api/book?from=300&most=5").body).at("entries").as_array();
  for (std::size_t i = 0; i < page.size(); ++i) EXPECT_EQ(page[i], entries[300 + i]);
  const json::value some = json::parse(asked("/api/book.json?from=10&most=260").body);
  EXPECT_EQ(some.at("entries").as_array().size(), 260U);
  EXPECT_EQ(some.at("entries").as_array().front(), entries[10]);
  EXPECT_EQ(some.at("from"), 10);
  EXPECT_EQ(json::parse(asked("/api/book.json?scenario=none").body).at("entries").as_array().size(), 0U);
  const support::HttpReply csv = asked("/api/book.csv");
  EXPECT_EQ(lines_in(csv.body), entries.size() + 1);
  // A client with the older HTTP knows no chunks.
  RawSocket old{server->where("127.0.0.2")};
  old.send("GET /api/book.csv HTTP/1.0\r\nHost: x\r\n\r\n");
  const std::string answer = old.read_to_end().value_or("");
  EXPECT_FALSE(answer.contains("Transfer-Encoding")) << answer.substr(0, 400);
  EXPECT_EQ(answer.substr(answer.find("\r\n\r\n") + 4), csv.body);
  EXPECT_EQ(support::http(server->where("127.0.0.3"), {.method = "HEAD", .target = "/api/book.csv"}).body,
            "");
}

TEST_F(Exports, it_is_sent_to_a_few_at_a_time_and_not_too_often) {
  serve_with(20'000);  // more than the kernel buffers for a client that doesn't read
  std::vector<RawSocket> readers;
  const auto ask_and_do_not_read = [&](const std::string& from) {
    readers.emplace_back(server->where(from), 4'096);
    readers.back().send("GET /api/book.json HTTP/1.1\r\nHost: x\r\n\r\n");
  };
  const auto status = [&](const std::string& from, const std::string& target) {
    return support::http(server->where(from), {.target = target}).status;
  };
  for (int i = 2; i <= 5; ++i) ask_and_do_not_read("127.0.0." + std::to_string(i));
  ASSERT_TRUE(server->metric_reaches("http_answers_total{status=\"200\"}", 4));
  EXPECT_EQ(status("127.0.0.2", "/api/book.csv"), 429U);
  EXPECT_EQ(status("127.0.0.9", "/api/book.csv"), 429U);
  EXPECT_EQ(status("127.0.0.9", "/api/book"), 200U) << "a page of it is for everybody";
  EXPECT_TRUE(server->metric_reaches("limits_hit_total{kind=\"exports\"}", 2));
  readers.clear();
  // Their places are free when the server has noticed.
  unsigned answered = 429;
  for (int attempt = 0; attempt < 600 && answered == 429; ++attempt) {
    answered = status("127.0.1." + std::to_string(1 + attempt % 200), "/api/book.csv?most=1");
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  EXPECT_EQ(answered, 200U);
  support::HttpReply last;
  for (int i = 0; i < 20 && last.status != 429; ++i) {
    last = support::http(server->where("127.0.0.20"), {.target = "/api/book.csv?most=1"});
  }
  EXPECT_EQ(last.status, 429U);
  EXPECT_EQ(last.headers["retry-after"], "10") << "one of six a minute";
}

}  // namespace

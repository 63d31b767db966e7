// A database for tests: every one is empty at first, in a schema of its own. tests/support/with_postgresql.py
// starts the PostgreSQL in which it is.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>

#include "postgresql/connection.h"

namespace postgresql {

inline constexpr std::chrono::milliseconds kTestPatience{60'000};

// The folder of the server's socket.
inline std::string folder_of_tests() {
  const char* const folder = std::getenv("MAGICMAZE_TEST_POSTGRESQL");
  return folder == nullptr ? "" : folder;
}

class TestDatabase {
 public:
  TestDatabase() {
    static std::atomic<int> made = 0;
    schema_ = "test_" + std::to_string(getpid()) + "_" + std::to_string(++made);
    run("CREATE SCHEMA " + schema_);
  }
  TestDatabase(const TestDatabase&) = delete;
  TestDatabase& operator=(const TestDatabase&) = delete;
  ~TestDatabase() { run("DROP SCHEMA " + schema_ + " CASCADE"); }

  std::string address() const { return "postgresql:///magicmaze?host=" + folder_of_tests() + of_schema(); }
  // Through a proxy on this machine.
  std::string address(std::uint16_t port) const {
    return "postgresql://127.0.0.1:" + std::to_string(port) + "/magicmaze?sslmode=disable" + of_schema();
  }
  static std::string socket() { return folder_of_tests() + "/.s.PGSQL.5432"; }

  // Outside of every server.
  void run(const std::string& sql) const {
    auto connection = open();
    const auto done = connection.run(sql, kTestPatience);
    EXPECT_TRUE(done) << (done ? "" : done.error().text);
  }
  std::string text(const std::string& sql) const {
    auto connection = open();
    const auto found = connection.ask(sql, {}, kTestPatience);
    EXPECT_TRUE(found) << (found ? "" : found.error().text);
    return std::string{found.value().text()};
  }
  Connection open() const {
    auto connection = Connection::open(Address::read(address()).value());
    EXPECT_TRUE(connection) << (connection ? "" : connection.error().text);
    return std::move(connection.value());
  }

 private:
  std::string of_schema() const { return "&user=magicmaze&options=-csearch_path%3D" + schema_; }

  std::string schema_;
};

}  // namespace postgresql

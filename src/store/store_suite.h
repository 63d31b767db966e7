// A store for tests that every store has to pass, whatever it is made of. A test program includes each suite
// once and says which stores it has:
//
//   INSTANTIATE_TEST_SUITE_P(Memory, BackendSuite, testing::Values(&store_under_test<MemoryUnderTest>));
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/backend.h"
#include "store/reader.h"
#include "store/test_rows.h"

namespace store {

// A store that can be opened again, and whose commits can be made to fail.
class StoreUnderTest {
 public:
  enum class Failure : std::uint8_t { Instead, Afterwards };

  virtual ~StoreUnderTest() = default;
  // What was written earlier is there. The one before it is closed.
  virtual std::unique_ptr<Backend> open() = 0;
  // The next commits, this many: nothing is written, or it is written and the answer gets lost.
  virtual void fail_commits(std::uint64_t times, Failure failure) = 0;
  // What its writer has written, also while that goes on.
  virtual std::unique_ptr<Reader> reader() = 0;
};

template <class Store>
std::unique_ptr<StoreUnderTest> store_under_test() {
  return std::make_unique<Store>();
}

class StoreSuite : public testing::TestWithParam<std::unique_ptr<StoreUnderTest> (*)()> {
 protected:
  using Failure = StoreUnderTest::Failure;

  void SetUp() override {
    store = GetParam()();
    backend = store->open();
    first = recover();
    reader = store->reader();
  }
  Recovered recover() {
    auto found = backend->recover();
    EXPECT_TRUE(found) << (found ? "" : found.error());
    return found ? *std::move(found) : Recovered{};
  }
  Recovered reopened() {
    reader.reset();
    backend.reset();
    backend = store->open();
    Recovered found = recover();
    reader = store->reader();
    return found;
  }

  // ---- the next batch
  void append(table::Row row) { items.push_back({.entry = std::move(row)}); }
  void settle(table::Settlement settled) {
    items.push_back({.entry = std::make_unique<table::Settlement>(std::move(settled))});
  }
  void forget(table::Code table) { items.push_back({.entry = TableForgotten{table}}); }
  Result<Written> attempt(std::optional<table::ServerTime> beat = std::nullopt) {
    return backend->write({.items = items, .beat = beat});
  }
  std::size_t write(std::optional<table::ServerTime> beat = std::nullopt) {
    const auto written = attempt(beat);
    EXPECT_TRUE(written) << (written ? "" : written.error().text);
    items.clear();
    return written ? written->rows : 0;
  }
  // In a batch of its own.
  template <class Request>
  typename Request::Answer ask(Request request) {
    std::optional<typename Request::Answer> answer;
    Chore asked = chore(std::move(request), [&](const auto& found) { answer = found; });
    items.push_back({.entry = std::make_unique<Chore>(std::move(asked))});
    EXPECT_TRUE(attempt());
    deliver(*std::get<std::unique_ptr<Chore>>(items.back().entry));
    items.clear();
    EXPECT_TRUE(answer);
    return answer.value_or(typename Request::Answer{});
  }
  void tidy_up() {
    for (int i = 0; i < 1'000 && backend->has_tidying(); ++i) ASSERT_TRUE(backend->tidy());
    EXPECT_FALSE(backend->has_tidying());
  }
  // A finished game at this table, with these names.
  void finish(std::uint32_t at, const std::string& id, const std::string& names = R"(["Ana","Bo"])",
              std::optional<table::CrewId> crew = std::nullopt) {
    append(action(code(at), 1, "move of " + id));
    table::Settlement settled = settlement(code(at), 2, id);
    settled.card.names = names;
    settled.card.faces = "[17,18]";
    settled.card.crew = crew;
    settle(std::move(settled));
    write();
  }
  static protocol::TokenDigest secret(std::uint8_t number) { return protocol::digest_of({{number}}); }

  std::unique_ptr<StoreUnderTest> store;
  std::unique_ptr<Backend> backend;
  std::unique_ptr<Reader> reader;
  Recovered first;
  std::vector<InboxItem> items;
};

}  // namespace store

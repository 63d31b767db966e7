// What tests of the Book share: finished games, crews and heists are written, and the Book is asked.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/book.h"
#include "store/store_test_helpers.h"

namespace store {

using table::BookQuestion;
using table::CrewId;
using table::RecordCard;

inline protocol::TokenDigest secret(std::uint8_t number) { return protocol::digest_of({{number}}); }

class BookTest : public WritingTest {
 protected:
  void SetUp() override {
    WritingTest::SetUp();
    book = std::move(Book::open(folder.database()).value());
  }
  void settle(const std::string& id, const std::function<void(RecordCard&)>& change) {
    table::Settlement settled = settlement(code(1), ++version, id);
    settled.card.marks = table::Marks::read("public");
    settled.card.level = 19;
    settled.card.left_ms = 30'000;
    change(settled.card);
    journal->settle(settled);
    ASSERT_TRUE(listener.hears_of(code(1), version));
  }
  CrewId found(std::uint8_t number, const std::string& name) {
    write_and_wait(*writer, FoundCrew{.secret = secret(number), .name = name, .at_wall_s = 7});
    return book->crew(secret(number)).value().value().id;
  }
  void begin_heist(CrewId crew, std::uint32_t game, const std::string& day = "2026-11-16") {
    table::Row row = facts(code(1), ++version, "began");
    row.heist_try = table::HeistTry{.day = day, .crew = crew, .game = game, .at_wall_s = 100};
    journal->append(row);
    ASSERT_TRUE(listener.hears_of(code(1), version));
  }
  std::vector<std::string> ids(const BookQuestion& question) {
    std::vector<std::string> found;
    const auto entries = book->entries(question).value();
    for (const table::BookEntry& entry : entries) found.push_back(entry.record);
    return found;
  }
  using Ids = std::vector<std::string>;

  std::unique_ptr<Book> book;
};

}  // namespace store

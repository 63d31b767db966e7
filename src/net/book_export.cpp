#include "net/book_export.h"

#include <algorithm>

#include "net/ask_disk.h"
#include "net/book_json.h"

namespace net {
namespace {

// This many entries take a few milliseconds of the disk pool; others get their turn in between.
constexpr std::size_t kAtATime = 250;

}  // namespace

Awaitable<std::string> BookExport::next() {
  if (stage_ == Stage::Done) co_return std::string{};
  if (stage_ == Stage::Head) {
    stage_ = Stage::First;
    co_return head();
  }
  table::BookQuestion asked = question_;
  asked.most = std::min(left_, kAtATime);
  const auto look = [&context = context_, asked] { return context.ports.book.entries(asked); };
  const auto entries = co_await ask_disk<std::vector<table::BookEntry>>(context_, look);
  left_ -= entries.size();
  question_.from += entries.size();
  if (entries.size() < kAtATime || left_ == 0) {
    std::string last = text_of(entries) + tail();
    stage_ = Stage::Done;
    co_return last;
  }
  std::string text = text_of(entries);
  stage_ = Stage::Further;
  co_return text;
}

std::string BookExport::head() const {
  return form_ == BookForm::Csv ? std::string{book_csv_head()} : "{\"entries\":[";
}

std::string BookExport::text_of(const std::vector<table::BookEntry>& entries) const {
  if (form_ == BookForm::Csv) return book_csv(entries);
  const std::string text = entries_json(entries);
  return stage_ == Stage::Further && !text.empty() ? "," + text : text;
}

std::string BookExport::tail() const {
  if (form_ == BookForm::Csv) return {};
  const std::size_t from = question_.from - (question_.most - left_);
  return "],\"from\":" + std::to_string(from) + ",\"more\":false}";
}

}  // namespace net

// The Book for download, as one long answer: a few hundred entries at a time are read and sent.
#pragma once

#include <optional>
#include <string>

#include "net/body_source.h"
#include "net/export_limits.h"
#include "net/server_context.h"
#include "table/book.h"

namespace net {

enum class BookForm : std::uint8_t { Json, Csv };

class BookExport final : public BodySource {
 public:
  // The question's `most` is the total number of entries.
  BookExport(ServerContext& context, BookForm form, table::BookQuestion question, ExportPermit permit)
      : context_(context),
        form_(form),
        question_(std::move(question)),
        left_(question_.most),
        permit_(std::move(permit)) {}

  Awaitable<std::string> next() override;

 private:
  std::string head() const;
  std::string tail() const;
  std::string text_of(const std::vector<table::BookEntry>& entries) const;

  ServerContext& context_;
  const BookForm form_;
  table::BookQuestion question_;
  std::size_t left_;
  const ExportPermit permit_;
  enum class Stage : std::uint8_t { Head, First, Further, Done };
  Stage stage_ = Stage::Head;
};

}  // namespace net

// Only their own crew learns who played at a private table.
#pragma once

#include "table/book.h"

namespace store {

inline void hide_private_names(table::BookEntry& entry, const table::BookQuestion& question, bool is_public) {
  if (is_public || (question.crew && question.asks_for_itself)) return;
  entry.names.clear();
  entry.faces.clear();
}

}  // namespace store

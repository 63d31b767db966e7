#include "store/sqlite_reader.h"

#include "base/propagate.h"

namespace store {

Result<std::unique_ptr<SqliteReader>> SqliteReader::open(const std::string& file,
                                                         const std::shared_ptr<Disk>& disk) {
  ASSIGN_OR_RETURN(auto records, Records::open(file, disk));
  ASSIGN_OR_RETURN(auto book, Book::open(file, disk));
  return std::make_unique<SqliteReader>(std::move(records), std::move(book));
}

}  // namespace store

#include "sqlite/reader.h"

#include "base/propagate.h"

namespace sqlite {

Result<std::unique_ptr<Reader>> Reader::open(const std::string& file, const std::shared_ptr<Disk>& disk) {
  ASSIGN_OR_RETURN(auto records, Records::open(file, disk));
  ASSIGN_OR_RETURN(auto book, Book::open(file, disk));
  return std::make_unique<Reader>(std::move(records), std::move(book));
}

}  // namespace sqlite

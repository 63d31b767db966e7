#include "admin/inventory_text.h"

namespace admin {
namespace {

std::string how_many(std::size_t number, std::string_view one, std::string_view more) {
  return std::to_string(number) + " " + std::string{number == 1 ? one : more};
}

}  // namespace

std::string inventory_text(const store::Inventory& inventory) {
  const std::uintmax_t kilobytes = (inventory.bytes + 999) / 1'000;
  return how_many(inventory.tables, "table", "tables") + " and " +
         how_many(inventory.records, "finished game", "finished games") + " (" + std::to_string(kilobytes) +
         " kB)";
}

}  // namespace admin

// What a backup contains, for people and for programs.
#pragma once

#include <string>

#include "store/maintenance.h"

namespace admin {

// 3 tables and 120 finished games (1.2 MB)
std::string inventory_text(const store::Inventory& inventory);

}  // namespace admin

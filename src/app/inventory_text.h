// What a backup holds, for a person and for a program.
#pragma once

#include <string>

#include "store/backup.h"

namespace app {

// 3 tables and 120 finished games (1.2 MB)
std::string inventory_text(const store::Inventory& inventory);

}  // namespace app

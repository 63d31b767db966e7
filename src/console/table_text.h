// Tables, people and bans as the console shows them, to people and to programs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "console/answer.h"
#include "net/ban_list.h"
#include "net/server_admin.h"

namespace console {

Answer tables_answer(std::span<const net::TableAtServer> tables, std::int64_t now_wall_s);
Answer table_answer(const net::TableAtServer& table, std::int64_t now_wall_s);
Answer bans_answer(std::span<const net::Ban> bans, std::int64_t now_wall_s);
Answer limits_answer(const net::LimitUse& use);
Answer slowness_answer(const net::Slowness& slowness);

// 45 s, 12 min, 3 h, 2 d: rounded down.
std::string duration_text(std::int64_t seconds);

}  // namespace console

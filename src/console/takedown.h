// Takes names and games out of the store of a running server, and waits until that is on the disk.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "console/answer.h"
#include "protocol/code.h"
#include "protocol/token.h"
#include "store/chore.h"

namespace console {

using Submit = std::function<void(store::Chore)>;

// Finished games, crews, and the lines by which people have come to tables.
Answer forget_name(const Submit& submit, const std::string& name);
Answer forget_seat(const Submit& submit, const std::string& game, std::size_t seat);
Answer hide_game(const Submit& submit, const std::string& game);
Answer delete_game(const Submit& submit, const std::string& game);

// 0: there's no such crew, or the disk doesn't answer.
std::int64_t find_crew(const Submit& submit, const protocol::TokenDigest& secret);
// After its tables are closed.
Answer forget_crew(const Submit& submit, std::int64_t crew, const std::vector<protocol::Code>& tables);

}  // namespace console

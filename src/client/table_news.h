// What has changed at a table, in words.
#pragma once

#include <optional>
#include <string>

#include "protocol/remote_table.h"

namespace client {

using protocol::MemberId;
using protocol::RemoteChair;
using protocol::RemoteMember;
using protocol::RemoteTable;

// One sentence per change; empty if nothing is worth mentioning. `by` is who asked for it.
std::string news_between(const RemoteTable& before, const RemoteTable& after, std::optional<MemberId> by);

// "S3 Change of shift", or the name of a custom scenario.
std::string title_of(const protocol::Choice& choice);

}  // namespace client

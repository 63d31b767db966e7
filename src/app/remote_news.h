// What has changed at a table, told in words.
#pragma once

#include <optional>
#include <string>

#include "app/remote_table.h"

namespace app {

// A sentence each; empty if nothing is worth telling. `by` is who wished it.
std::string news_between(const RemoteTable& before, const RemoteTable& after, std::optional<MemberId> by);

// "S3 Pass your action tiles", or the name of an own scenario.
std::string title_of(const protocol::Choice& choice);

}  // namespace app

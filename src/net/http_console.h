// The operator's console over HTTP: its page, and a command per request for who has its secret.
#pragma once

#include <string>

#include "net/http_tables.h"

namespace net {

HttpAnswer show_console(const HttpCall& call);
HttpAnswer show_console_style(const HttpCall& call);
HttpAnswer show_console_script(const HttpCall& call);
Awaitable<HttpAnswer> run_command(HttpCall call, const std::string& line);

}  // namespace net

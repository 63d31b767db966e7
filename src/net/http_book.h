// What the server answers over HTTP about the Book: crews, entries, the heist of the day. A crew's secret
// comes in the header Authorization, never in an address: addresses are written down in too many places.
#pragma once

#include <optional>
#include <string>

#include "net/asio.h"
#include "net/book_export.h"
#include "net/http_tables.h"

namespace net {

Awaitable<HttpAnswer> show_book(HttpCall call);
Awaitable<HttpAnswer> show_grid(HttpCall call);
Awaitable<HttpAnswer> export_book(HttpCall call, BookForm form);

Awaitable<HttpAnswer> show_crew(HttpCall call);
// What the crew that won this game has achieved (ACH-42), for anyone.
Awaitable<HttpAnswer> show_achievements(HttpCall call, const std::string& record);
Awaitable<HttpAnswer> found_crew(HttpCall call, const std::string& body);

Awaitable<HttpAnswer> show_heist(HttpCall call);

// A finished game; one of a heist that is still on is only for those who have finished it.
Awaitable<HttpAnswer> show_record(HttpCall call, const std::string& id);

// Fills in what a new table is for, from the request. Returns an answer if it can't be opened like this.
Awaitable<std::optional<HttpAnswer>> settle_purpose(HttpCall call, protocol::NewTable& request);

}  // namespace net

// What the server answers over HTTP about the Book: crews, entries, the heist of the day. A crew's secret
// comes in the header Authorization, never in an address: addresses are written down in too many places.
#pragma once

#include <optional>
#include <string>

#include "net/asio.h"
#include "net/book_export.h"
#include "net/http_tables.h"

namespace net {

Awaitable<HttpAnswer> show_book(Asking asking);
Awaitable<HttpAnswer> show_grid(Asking asking);
Awaitable<HttpAnswer> export_book(Asking asking, BookForm form);

Awaitable<HttpAnswer> show_crew(Asking asking);
// What the crew that won this game has achieved (ACH-42), for anybody.
Awaitable<HttpAnswer> show_deeds(Asking asking, const std::string& record);
Awaitable<HttpAnswer> found_crew(Asking asking, const std::string& body);

Awaitable<HttpAnswer> show_heist(Asking asking);

// A finished game; one of the heist that is still on is for those who have finished it.
Awaitable<HttpAnswer> show_record(Asking asking, const std::string& id);

// Fills in what a new table is for, out of what was asked. An answer: it cannot be opened like this.
Awaitable<std::optional<HttpAnswer>> settle_challenge(Asking asking, protocol::NewTable& wish);

}  // namespace net

// The files of the browser's page as answers: compressed as the browser prefers, and not sent again to a
// browser that has them.
#pragma once

#include "net/http.h"

namespace net {

// The picture shown with links to this server.
inline constexpr std::string_view kPreviewPicture = "/preview.jpg";

// 200, or 304 for a client that has the same bytes. The answer borrows them: a file lasts as long as the
// program. If the server is below its site's root, the page's addresses are rewritten before it is sent.
HttpAnswer page_answer(const page::File& file, const HttpRequest& request, std::string_view base_path = {});

// The page itself for an address that doesn't exist: it says so in its own words.
HttpAnswer not_found_answer(const page::File& index, const HttpRequest& request,
                            std::string_view base_path = {});

// The page with a different head (link_preview.h). It is then sent uncompressed, with its own tag.
HttpAnswer page_answer_with(const page::File& index, const HttpRequest& request, std::string html);

// Bytes that last as long as the program, with their tag; 304 for a client that has them.
HttpAnswer lasting_answer(const HttpRequest& request, std::string_view type, std::string_view bytes);

// People type addresses into a browser; programs want their mistakes reported as JSON.
bool wants_html(const HttpRequest& request);

}  // namespace net

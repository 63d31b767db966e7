// The files of the browser's page as answers: packed as the browser likes it, and not sent again to one that
// has them.
#pragma once

#include "net/http.h"

namespace net {

// The picture that links to this server show.
inline constexpr std::string_view kPreviewPicture = "/preview.jpg";

// 200, or 304 to one that has the same bytes. The answer borrows them: a file lasts as long as the program.
// Where the server lies below its site, the page's addresses are written anew, and it goes out as it is then.
HttpAnswer page_answer(const page::File& file, const HttpRequest& request, std::string_view base_path = {});

// The page itself for an address where nothing is: it says so in its own words.
HttpAnswer lost_page_answer(const page::File& index, const HttpRequest& request,
                            std::string_view base_path = {});

// The page with other words in its head (link_preview.h). It goes out as it is then, with a tag of its own.
HttpAnswer page_answer_with(const page::File& index, const HttpRequest& request, std::string html);

// Somebody types addresses into a browser; programs want to hear of their mistakes in JSON.
bool is_for_eyes(const HttpRequest& request);

}  // namespace net

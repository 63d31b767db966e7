// What a link to a screen shows where it is shared: a title, a sentence and a picture, in the head of the
// page (Open Graph). The title is the screen's own, until the page has words in the reader's language.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/hall.h"
#include "table/ports.h"

namespace net {

struct LinkPreview {
  std::string title;
  std::string text;
  friend bool operator==(const LinkPreview&, const LinkPreview&) = default;
};

// By the path alone: the first page, the rules, the Book and the others that are the same for everybody.
LinkPreview preview_of_screen(std::string_view path);

// A private table's is the same as that of a table that is not there: that one is invited, and nothing else.
LinkPreview preview_of_table(const std::optional<table::Summary>& summary);

// A finished game that anybody may find: of a public table, or in the Book. Of others, and of a heist that is
// still on, it is only told that there is something to watch.
LinkPreview preview_of_record(const std::optional<table::RecordCard>& card, std::string_view today);

// The crew's name, as /api/deeds tells it to anybody; empty: there is none.
LinkPreview preview_of_deeds(std::string_view crew);

// The page with this in its head, instead of the title that it was built with. The address is the screen's
// own, like https://maze.example.org/book, and `base` is where the server lies.
std::string with_preview(std::string_view html, const LinkPreview& preview, std::string_view base,
                         std::string_view path);

}  // namespace net

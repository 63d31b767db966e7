// What a shared link shows: a title, a sentence and a picture, in the head of the page (Open Graph), in the
// requested language. The title is the screen's own, until the page has texts in the language that the reader
// has chosen.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "net/preview_words.h"
#include "table/ports.h"
#include "table/table_registry.h"

namespace net {

struct LinkPreview {
  std::string title;
  std::string text;
  friend bool operator==(const LinkPreview&, const LinkPreview&) = default;
};

// By the path alone: the home page, the rules, the Book and others that are the same for everyone.
LinkPreview preview_of_screen(std::string_view path, Language language = Language::English);

// The same for a private table as for one that doesn't exist: that you're invited, and nothing else.
LinkPreview preview_of_table(const std::optional<table::Summary>& summary,
                             Language language = Language::English);

// A finished game that anyone may find: from a public table, or in the Book. For others, and for a heist that
// is still on, it only says that there is something to watch.
LinkPreview preview_of_record(const std::optional<table::RecordCard>& card, std::string_view today,
                              Language language = Language::English);

// The crew's name, as /api/deeds gives it to anyone; empty if there is none.
LinkPreview preview_of_achievements(std::string_view crew, Language language = Language::English);

// The page with this in its head, instead of the title it was built with. The address is the screen's own,
// like https://maze.example.org/book, and `base` is where the server is.
std::string with_preview(std::string_view html, const LinkPreview& preview, std::string_view base,
                         std::string_view path, Language language = Language::English);

}  // namespace net

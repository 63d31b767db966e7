#include "net/pages.h"

#include "base/version.h"
#include "protocol/limits.h"

namespace net {

std::string as_text(std::string_view raw) {
  std::string text;
  for (const char letter : raw) {
    switch (letter) {
      case '&':
        text += "&amp;";
        break;
      case '<':
        text += "&lt;";
        break;
      case '>':
        text += "&gt;";
        break;
      case '"':
        text += "&quot;";
        break;
      default:
        text += letter;
    }
  }
  return text;
}

std::string plain_page(std::string_view title, std::string_view content, std::string_view language) {
  std::string text = "<!DOCTYPE html>\n<html lang=\"";
  text += language;
  text +=
      "\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>";
  text += title;
  text += "</title>\n<link rel=\"stylesheet\" href=\"/style.css\">\n</head>\n<body>\n<main>\n";
  text += content;
  text += "</main>\n</body>\n</html>\n";
  return text;
}

std::string front_page() {
  std::string content = "<h1>Magic Maze Online</h1>\n<p>This server is version ";
  content += base::kEngineVersion;
  content += " and speaks protocol " + std::to_string(protocol::kProtocolVersion);
  content +=
      ".</p>\n"
      "<p>Four heroes, one shopping mall, very little sand and not a word at the table: you rob the place "
      "together, and each of you can only make a few of the moves.</p>\n"
      "<h2>How to play</h2>\n"
      "<p>This server was built without the page for browsers: <code>./play</code> builds both. Until then, "
      "someone opens a table, shares its link, and you play in the terminal:</p>\n"
      "<pre>magicmaze table --connect LINK</pre>\n"
      "<h2>For programs</h2>\n"
      "<p>A table is opened with <code>POST /api/tables</code> and played over a websocket at "
      "<code>/ws/CODE</code>; <code>docs/protocol.md</code> in the source describes every message. Public "
      "tables "
      "are listed at <a href=\"/api/tables\">/api/tables</a>, finished games of public tables at <a "
      "href=\"/api/records\">/api/records</a>.</p>\n"
      "<p>An unofficial fan project.</p>\n";
  return plain_page("Magic Maze Online", content);
}

std::string table_page(protocol::Code code, std::string_view link) {
  const std::string safe_link = as_text(link);
  std::string content = "<h1>Table " + code.text() + "</h1>\n";
  content += "<p>You're invited to this table. Join it from a terminal:</p>\n";
  content += "<pre>magicmaze table --connect " + safe_link + "</pre>\n";
  content += "<p>Anyone with this link can join, so only share it with people you want to play with.</p>\n";
  return plain_page("Table " + code.text(), content);
}

std::string no_table_page() {
  return plain_page("No such table",
                    "<h1>No such table</h1>\n<p>There's no table at this link. Check it for typos; the table "
                    "may also have closed "
                    "after everyone left.</p>\n<p><a href=\"/\">Home</a></p>\n");
}

std::string_view style_sheet() {
  return "body { margin: 0; background: #f6f1e7; color: #2b2420; font: 1.1rem/1.5 Georgia, serif; }\n"
         "main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }\n"
         "h1 { font-size: 1.9rem; }\n"
         "h2 { font-size: 1.3rem; margin-top: 2rem; }\n"
         "pre { background: #2b2420; color: #f6f1e7; padding: 0.8rem 1rem; border-radius: 0.4rem; "
         "overflow-x: auto; }\n"
         "a { color: #7a2e8e; }\n"
         "table { border-collapse: collapse; }\n"
         ".wide { overflow-x: auto; }\n"
         "th, td { padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap; }\n"
         "th[scope=row] { text-align: left; }\n"
         "@media (prefers-color-scheme: dark) {\n"
         "  body { background: #221d1a; color: #efe7da; }\n"
         "  pre { background: #120f0d; }\n"
         "  a { color: #d8a6e6; }\n"
         "}\n";
}

}  // namespace net

#include "net/link_preview.h"

#include <array>

#include "net/page_answer.h"
#include "net/pages.h"
#include "notation/words.h"

namespace net {
namespace {

constexpr std::string_view kName = "Magic Maze on line";
constexpr std::string_view kWhatItIs =
    "Rob the mall together, in silence, before the sand runs out: a cooperative board game in the browser, "
    "for one to eight people, without an account.";

struct Screen {
  std::string_view path;
  std::string_view title;
  std::string_view text;
};
// What lies below a path is that screen too, if it has none of its own before it.
constexpr std::array kScreens{
    Screen{"/practice/solo", "Play alone", "One person, all actions, and the same sand."},
    Screen{"/practice/introduction", "The introduction", "Learn the game in five minutes, move by move."},
    Screen{"/practice", "Practice", "Learn the game, or play it alone in the browser."},
    Screen{"/rules", "The rules", "All rules of the game, each with its reason and its exceptions."},
    Screen{"/replay", "Replays", "Watch a recorded game move by move."},
    Screen{"/editor", "Scenario editor", "Make a scenario of your own and play it with others."},
    Screen{"/book", "The Great Book of Challenges",
           "Who has robbed which mall, and how little sand it took."},
    Screen{"/crew", "Crews", "A crew keeps what its people have won together."},
    Screen{"/heist", "The heist of the day", "One mall a day, the same for every crew, and one try."},
    Screen{"/deeds", "What a crew has achieved",
           "The achievements of a crew, and the games that prove them."}};

bool is_at_or_below(std::string_view path, std::string_view place) {
  return path.starts_with(place) && (path.size() == place.size() || path[place.size()] == '/');
}

LinkPreview preview(std::string_view title, std::string_view text) {
  return {.title = std::string{title} + " \u00b7 " + std::string{kName}, .text = std::string{text}};
}

std::string scenario_words(std::string_view scenario) {
  std::int64_t number = 0;
  const bool is_of_the_book =
      scenario.starts_with('S') && notation::read_number(scenario.substr(1), 1, 99, number);
  return is_of_the_book ? "Scenario " + std::to_string(number) : "A game of their own making";
}

std::string count_words(std::size_t count, std::string_view one, std::string_view more) {
  return std::to_string(count) + " " + std::string{count == 1 ? one : more};
}

std::string minutes_words(std::uint32_t ms) {
  const std::uint32_t seconds = ms / 1'000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + (rest.size() == 1 ? ":0" : ":") + rest;
}

bool has_word(std::string_view marks, std::string_view word) {
  notation::Parts parts{marks, " "};
  while (const auto part = parts.next()) {
    if (*part == word) return true;
  }
  return false;
}

void add_meta(std::string& head, std::string_view name, std::string_view content) {
  head += "\n    <meta property=\"";
  head += name;
  head += "\" content=\"";
  head += as_text(content);
  head += "\" />";
}

}  // namespace

LinkPreview preview_of_screen(std::string_view path) {
  for (const Screen& screen : kScreens) {
    if (is_at_or_below(path, screen.path)) return preview(screen.title, screen.text);
  }
  return {.title = std::string{kName}, .text = std::string{kWhatItIs}};
}

LinkPreview preview_of_table(const std::optional<table::Summary>& summary) {
  const bool is_for_everybody = summary && summary->is_public && !summary->is_locked;
  if (!is_for_everybody) {
    return preview("You are invited",
                   "Somebody wants to rob a shopping mall with you. Open the link and come in.");
  }
  const std::string text = scenario_words(summary->scenario) + ". " +
                           count_words(summary->players, "player", "players") + " at the table, " +
                           count_words(summary->free_seats, "seat", "seats") + " free.";
  return preview("A public table", text);
}

LinkPreview preview_of_record(const std::optional<table::RecordCard>& card, std::string_view today) {
  const bool is_secret = card && !card->heist.empty() && card->heist >= today;
  const bool is_won = card && card->outcome == "won";
  const bool can_be_found = card && (has_word(card->marks, "public") || (is_won && card->crew));
  if (is_secret || !can_be_found) return preview("A game to watch", "A recorded game, move by move.");
  const std::string_view ending = is_won                    ? ", won in "
                                  : card->outcome == "lost" ? ", lost after "
                                                            : ", given up after ";
  const std::string title =
      scenario_words(card->scenario) + std::string{ending} + minutes_words(card->game_ms);
  return preview(title,
                 "A game of " + count_words(card->seats, "player", "players") + ", to watch move by move.");
}

LinkPreview preview_of_deeds(std::string_view crew) {
  if (crew.empty()) return preview_of_screen("/deeds");
  return preview(crew, "What this crew has achieved, and the games that prove it.");
}

std::string with_preview(std::string_view html, const LinkPreview& preview, std::string_view base,
                         std::string_view path) {
  constexpr std::string_view kBegin = "<title>";
  constexpr std::string_view kEnd = "</title>";
  const std::size_t begin = html.find(kBegin);
  const std::size_t end = html.find(kEnd, begin);
  if (begin == std::string_view::npos || end == std::string_view::npos) return std::string{html};
  std::string head{kBegin};
  head += as_text(preview.title);
  head += kEnd;
  const std::string picture = std::string{base} + std::string{kPreviewPicture};
  add_meta(head, "og:type", "website");
  add_meta(head, "og:site_name", kName);
  add_meta(head, "og:title", preview.title);
  add_meta(head, "og:description", preview.text);
  add_meta(head, "og:url", std::string{base} + std::string{path});
  add_meta(head, "og:image", picture);
  add_meta(head, "og:image:type", "image/jpeg");
  add_meta(head, "og:image:width", "1200");
  add_meta(head, "og:image:height", "630");
  add_meta(head, "og:image:alt", "A game in progress: the mall, the hourglass and the seats around it");
  add_meta(head, "twitter:card", "summary_large_image");
  return std::string{html.substr(0, begin)} + head + std::string{html.substr(end + kEnd.size())};
}

}  // namespace net

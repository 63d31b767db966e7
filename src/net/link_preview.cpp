#include "net/link_preview.h"

#include "net/filled.h"
#include "net/page_answer.h"
#include "net/pages.h"
#include "notation/words.h"
#include "protocol/custom_scenario.h"

namespace net {
namespace {

bool is_at_or_below(std::string_view path, std::string_view place) {
  return path.starts_with(place) && (path.size() == place.size() || path[place.size()] == '/');
}

LinkPreview preview(std::string_view title, std::string_view text) {
  return {.title = std::string{title} + " \u00b7 " + std::string{kGameName}, .text = std::string{text}};
}

LinkPreview preview(const ScreenWords& screen) { return preview(screen.title, screen.text); }

std::string scenario_words(const PreviewWords& words, std::string_view scenario) {
  std::int64_t number = 0;
  const bool is_of_the_book =
      scenario.starts_with('S') && notation::read_number(scenario.substr(1), 1, 99, number);
  if (is_of_the_book) return filled(words.scenario, {std::to_string(number)});
  // The expansion has one name in all languages.
  if (protocol::expansion_game(scenario)) return "Maximum Security " + std::string{scenario};
  return std::string{words.custom_scenario};
}

std::string count_words(const PreviewWords& words, std::size_t count, const Counted& counted) {
  const bool is_singular = count == 1 || (count == 0 && words.is_zero_singular);
  return filled(is_singular ? counted.one : counted.more, {std::to_string(count)});
}

std::string minutes_words(std::uint32_t ms) {
  const std::uint32_t seconds = ms / 1'000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + (rest.size() == 1 ? ":0" : ":") + rest;
}

void add_meta(std::string& head, std::string_view name, std::string_view content) {
  head += "\n    <meta property=\"";
  head += name;
  head += "\" content=\"";
  head += as_text(content);
  head += "\" />";
}

}  // namespace

LinkPreview preview_of_screen(std::string_view path, Language language) {
  const PreviewWords& words = preview_words(language);
  if (is_at_or_below(path, "/deeds")) path = "/achievements";  // the older name
  for (std::size_t i = 0; i < kScreenPaths.size(); ++i) {
    if (is_at_or_below(path, kScreenPaths[i])) return preview(words.screens[i]);
  }
  return {.title = std::string{kGameName}, .text = std::string{words.what_it_is}};
}

LinkPreview preview_of_table(const std::optional<table::Summary>& summary, Language language) {
  const PreviewWords& words = preview_words(language);
  const bool is_for_everybody = summary && summary->is_public && !summary->is_locked;
  if (!is_for_everybody) return preview(words.invitation);
  const std::string text =
      filled(words.public_table.text,
             {scenario_words(words, summary->scenario), count_words(words, summary->players, words.players),
              count_words(words, summary->free_seats, words.free_seats)});
  return preview(words.public_table.title, text);
}

LinkPreview preview_of_record(const std::optional<table::RecordCard>& card, std::string_view today,
                              Language language) {
  const PreviewWords& words = preview_words(language);
  const bool is_secret = card && !card->heist.empty() && card->heist >= today;
  const bool is_won = card && card->outcome == table::GameResult::Won;
  const bool can_be_found = card && (card->marks.has(table::Mark::Public) || (is_won && card->crew));
  if (is_secret || !can_be_found) return preview(words.some_game);
  const std::string_view ending = is_won                                     ? words.won
                                  : card->outcome == table::GameResult::Lost ? words.lost
                                                                             : words.given_up;
  const std::string title =
      filled(ending, {scenario_words(words, card->scenario), minutes_words(card->game_ms)});
  return preview(title, filled(words.game, {count_words(words, card->seats, words.players)}));
}

LinkPreview preview_of_achievements(std::string_view crew, Language language) {
  if (crew.empty()) return preview_of_screen("/achievements", language);
  const PreviewWords& words = preview_words(language);
  return preview(crew, words.achievements);
}

std::string with_preview(std::string_view html, const LinkPreview& preview, std::string_view base,
                         std::string_view path, Language language) {
  const PreviewWords& words = preview_words(language);
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
  add_meta(head, "og:site_name", kGameName);
  add_meta(head, "og:locale", words.locale);
  add_meta(head, "og:title", preview.title);
  add_meta(head, "og:description", preview.text);
  add_meta(head, "og:url", std::string{base} + std::string{path});
  add_meta(head, "og:image", picture);
  add_meta(head, "og:image:type", "image/jpeg");
  add_meta(head, "og:image:width", "1200");
  add_meta(head, "og:image:height", "630");
  add_meta(head, "og:image:alt", words.picture);
  add_meta(head, "twitter:card", "summary_large_image");
  return std::string{html.substr(0, begin)} + head + std::string{html.substr(end + kEnd.size())};
}

}  // namespace net

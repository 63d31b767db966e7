#include "net/privacy_page.h"

#include "net/complaints.h"
#include "net/filled.h"
#include "net/pages.h"
#include "net/privacy_words.h"
#include "protocol/limits.h"

namespace net {
namespace {

void add_section(std::string& page, std::string_view title, std::string_view text) {
  page += "<h2>" + as_text(title) + "</h2>\n<p>" + as_text(text) + "</p>\n";
}

std::string_view voice_text(const PrivacyWords& words, const std::string& servers) {
  return servers.empty() ? words.nothing_else : words.voice;
}

}  // namespace

std::string privacy_page(const SiteFacts& site, const KeptFor& kept, Language language) {
  const PrivacyWords& words = privacy_words(language);
  const auto number = [](std::int64_t value) { return std::to_string(value); };
  std::string page = "<h1>" + as_text(words.title) + "</h1>\n";
  if (!site.name.empty()) page += "<p><strong>" + as_text(site.name) + "</strong></p>\n";
  page += "<p>" + as_text(words.intro) + "</p>\n";
  add_section(page, words.table.title,
              filled(words.table.text, {number(kept.empty_minutes), number(kept.waiting_days)}));
  add_section(page, words.games,
              kept.games_days > 0 ? filled(words.games_for_days, {number(kept.games_days)})
                                  : std::string{words.games_for_ever});
  add_section(
      page, words.texts.title,
      filled(words.texts.text, {number(std::int64_t{protocol::kMostHeard}), number(Complaints::kKeptDays)}));
  add_section(page, words.address.title, words.address.text);
  add_section(page, words.browser.title, words.browser.text);
  std::string servers;
  for (const std::string& server : kept.voice_servers) servers += (servers.empty() ? "" : ", ") + server;
  add_section(page, words.others, filled(voice_text(words, servers), {servers}));
  add_section(page, words.removal.title, words.removal.text);
  if (!site.contact.empty()) {
    page += "<p><a href=\"" + as_text(site.contact) + "\">" + as_text(words.contact) + "</a></p>\n";
  }
  page += "<p><a href=\"/\">" + as_text(words.home) + "</a></p>\n";
  return plain_page(as_text(words.title), page, words.code);
}

}  // namespace net

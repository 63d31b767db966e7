#include "net/privacy_page.h"

#include <gtest/gtest.h>

#include <array>

#include "net/privacy_words.h"

namespace net {
namespace {

constexpr std::array kLanguages{Language::English, Language::German,  Language::Portuguese,
                                Language::French,  Language::Spanish, Language::Italian};

TEST(PrivacyPage, says_what_the_settings_say) {
  const std::string page = privacy_page(
      {.name = "Ana's <mall>", .contact = "mailto:ana@example.org"},
      {.games_days = 400, .waiting_days = 3, .empty_minutes = 17, .voice_servers = {"turn:a.example:3478"}},
      Language::English);
  for (const std::string_view told :
       {"400 days", "3 days", "17 minutes", "20 texts", "30 days", "turn:a.example:3478",
        "A ban is kept until it ends", "banned addresses but no names", "href=\"mailto:ana@example.org\"",
        "Ana's &lt;mall&gt;", "<html lang=\"en\">"}) {
    EXPECT_TRUE(page.contains(told)) << told << "\n" << page;
  }
  const std::string usual = privacy_page({}, {}, Language::English);
  EXPECT_TRUE(usual.contains("until whoever runs this server deletes them"));
  EXPECT_TRUE(usual.contains("nothing from anywhere else"));
  EXPECT_FALSE(usual.contains("mailto:"));
}

// Every number is in every language, and nothing is left to be filled in.
TEST(PrivacyPage, is_whole_in_every_language) {
  const KeptFor kept{
      .games_days = 411, .waiting_days = 412, .empty_minutes = 413, .voice_servers = {"stun:x:1"}};
  for (const Language language : kLanguages) {
    const std::string page = privacy_page({}, kept, language);
    for (const std::string_view told : {"411", "412", "413", "20", "30", "stun:x:1"}) {
      EXPECT_TRUE(page.contains(told)) << told << "\n" << page;
    }
    EXPECT_FALSE(page.contains("{}")) << page;
    const PrivacyWords& words = privacy_words(language);
    EXPECT_TRUE(page.contains("<html lang=\"" + std::string{words.code} + "\">"));
    EXPECT_EQ(language_for(words.code), language);
  }
}

}  // namespace
}  // namespace net

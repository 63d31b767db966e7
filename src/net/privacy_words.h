// What the page about privacy says, in the languages of the game's page. {} marks where something is filled
// in.
#pragma once

#include <string_view>

#include "net/preview_words.h"

namespace net {

struct PrivacyWords {
  std::string_view code;  // of the language
  std::string_view title;
  std::string_view intro;
  ScreenWords table;  // {} minutes, {} days
  std::string_view games;
  std::string_view games_for_days;  // {} days
  std::string_view games_for_ever;
  ScreenWords texts;    // {} texts, {} days
  ScreenWords address;  // {} days
  ScreenWords browser;
  std::string_view others;
  std::string_view nothing_else;
  std::string_view voice;  // {} servers
  ScreenWords removal;
  std::string_view contact;
  std::string_view home;
};

const PrivacyWords& privacy_words(Language language);

}  // namespace net

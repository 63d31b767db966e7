// What this server keeps about people, and how long, made from its settings.
#pragma once

#include <string>

#include "net/preview_words.h"
#include "net/site.h"

namespace net {

std::string privacy_page(const SiteFacts& site, const KeptFor& kept, Language language);

}  // namespace net

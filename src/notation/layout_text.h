// What is on the table before a game, as words: seeds, action tiles and solo decks, in the first line of a
// record and in custom deals.
#pragma once

#include <string>
#include <string_view>

#include "rules/setup.h"

namespace notation {

std::string seed_text(base::Seed seed);  // 32 hexadecimal digits
bool read_seed(std::string_view text, base::Seed& seed);

std::string deal_text(const rules::Deal& deal);  // vortex+west,explore+south,-
bool read_deal(std::string_view text, rules::Deal& deal);

std::string solo_text(const rules::SoloOrder& solo);  // north,vortex
bool read_solo(std::string_view text, rules::SoloOrder& solo);

}  // namespace notation

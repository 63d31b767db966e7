#include "app/table_choice.h"

#include <iostream>

#include "app/own_scenario.h"
#include "notation/words.h"

namespace app {

std::expected<ChosenGame, std::string> chosen_game(const Arguments& arguments) {
  TableChoice choice;
  const auto seats = number_option(arguments, "--seats", 4, 1, 9);
  if (!seats) return std::unexpected{seats.error()};
  choice.seats = static_cast<unsigned>(*seats);
  if (arguments.has("--level")) {
    const auto level = number_option(arguments, "--level", 0, 2, 24);
    if (!level) return std::unexpected{level.error()};
    choice.level = static_cast<unsigned>(*level);
  }
  if (const auto side = arguments.value("--side")) {
    rules::Tile start{};
    if (!notation::read(*side, start) || !catalog::is_start(start)) {
      return std::unexpected{std::string{"--side is 1a or 1b."}};
    }
    choice.start = start;
  }
  base::Seed seed;
  if (!read_seed(arguments.value("--seed").value_or("1"), seed))
    return std::unexpected{std::string{kSeedSentence}};
  const auto rules = ruleset_named(arguments.value("--scenario").value_or("S7"), choice);
  if (!rules) return std::unexpected{sentence(rules.error())};
  const auto layout = rules::arrange(*rules, {}, seed);
  if (!layout) return std::unexpected{sentence(layout.error())};
  return ChosenGame{*rules, *layout};
}

bool read_seed(std::string_view text, base::Seed& seed) {
  if (text.size() == 32) {
    return notation::read_hexadecimal(text.substr(0, 16), seed.high) &&
           notation::read_hexadecimal(text.substr(16), seed.low);
  }
  std::int64_t number = 0;
  if (!notation::read(text, number) || number < 0) return false;
  seed = base::Seed{static_cast<std::uint64_t>(number), 0};
  return true;
}

int complain(std::string_view sentence) {
  std::cerr << "magicmaze: " << sentence << "\n";
  return 2;
}

}  // namespace app

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
  const auto seed = number_option(arguments, "--seed", 1, 0, 0x7fffffffffff);
  if (!seed) return std::unexpected{seed.error()};
  const auto rules = ruleset_named(arguments.value("--scenario").value_or("S7"), choice);
  if (!rules) return std::unexpected{sentence(rules.error())};
  const auto layout = rules::arrange(*rules, {}, base::Seed{static_cast<std::uint64_t>(*seed), 0});
  if (!layout) return std::unexpected{sentence(layout.error())};
  return ChosenGame{*rules, *layout};
}

int complain(std::string_view sentence) {
  std::cerr << "magicmaze: " << sentence << "\n";
  return 2;
}

}  // namespace app

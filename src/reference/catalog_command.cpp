#include "reference/catalog_command.h"

#include <iostream>

#include "cli/game_options.h"
#include "notation/box_json.h"
#include "notation/catalog_json.h"

namespace reference {
namespace {

constexpr std::array kCatalogOptions{cli::kJsonOption};

void list_tile(catalog::Tile tile) {
  const catalog::TileDef& def = catalog::def(tile);
  std::string line{catalog::name(tile)};
  line.resize(6, ' ');
  line += catalog::back(tile) == catalog::Back::Base ? "base       " : "expansion  ";
  std::string_view separator;
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
    const catalog::Space& space = def.spaces[i];
    const bool is_special =
        space.symbol != catalog::Symbol::Plain && space.symbol != catalog::Symbol::Illustrated;
    if (!is_special) continue;
    line += separator;
    if (space.colour) line += std::string{catalog::name(*space.colour)} + " ";
    line += notation::symbol_name(space.symbol);
    separator = ", ";
  }
  std::cout << line << "\n";
}

int run_catalog(const cli::Arguments& arguments) {
  if (!arguments.rest().empty())
    return cli::complain("catalog takes options only; --json prints everything.");
  if (arguments.has("--json")) {
    std::cout << notation::box_json();
    return 0;
  }
  for (std::size_t i = 0; i < catalog::kTiles; ++i) list_tile(catalog::tile_at(i));
  return 0;
}

}  // namespace

const cli::Subcommand kCatalogCommand{
    .name = "catalog",
    .usage = "catalog [--json]",
    .summary = "Lists the tiles and what is on them; with --json, both boxes as data.",
    .options = kCatalogOptions,
    .run = run_catalog};

}  // namespace reference

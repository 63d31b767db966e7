// magicmaze: one program with sub-commands.
#include <array>

#include "admin/backup_command.h"
#include "admin/console_command.h"
#include "admin/forget_command.h"
#include "admin/import_command.h"
#include "admin/restore_command.h"
#include "cli/program.h"
#include "client/seat_command.h"
#include "engine/engine_command.h"
#include "engine/replay_command.h"
#include "load/load_command.h"
#include "reference/catalog_command.h"
#include "reference/rules_command.h"
#include "reference/scenarios_command.h"
#include "serve/serve_command.h"
#include "sim/bench_command.h"
#include "sim/perft_command.h"
#include "sim/sim_command.h"
#include "sim/solve_command.h"
#include "terminal/table_command.h"

int main(int argc, char** argv) {
  // In the order the help lists them.
  static constexpr std::array<const cli::Subcommand*, 18> kCommands{
      &serve::kServeCommand,       &terminal::kTableCommand,  &client::kSeatCommand,
      &engine::kEngineCommand,     &load::kLoadCommand,       &reference::kScenariosCommand,
      &reference::kCatalogCommand, &reference::kRulesCommand, &engine::kReplayCommand,
      &sim::kSimCommand,           &sim::kSolveCommand,       &sim::kPerftCommand,
      &sim::kBenchCommand,         &admin::kConsoleCommand,   &admin::kBackupCommand,
      &admin::kRestoreCommand,     &admin::kForgetCommand,    &admin::kImportCommand};
  return cli::run(kCommands, argc, argv);
}

#include "admin/import_command.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <span>
#include <vector>

#include "admin/generated_games.h"
#include "admin/imported_record.h"
#include "base/propagate.h"
#include "cli/game_options.h"
#include "cli/read_file.h"
#include "net/system_random.h"
#include "notation/json_writer.h"
#include "notation/words.h"
#include "serve/chosen_store.h"
#include "serve/options.h"

namespace admin {
namespace {

constexpr std::uint32_t kGamesACrew = 100;

int fail(const std::string& sentence) {
  std::cerr << "magicmaze: " << sentence << "\n";
  return 1;
}

// The secret of a generated crew is its number, because nobody plays for it.
store::FoundCrew crew_numbered(std::uint32_t number) {
  protocol::Token secret;
  for (std::size_t i = 0; i < 4; ++i) secret.bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return {.secret = protocol::digest_of(secret),
          .name = "Crew " + std::to_string(number),
          .at_wall_s = 1'700'000'000};
}

std::expected<void, std::string> generate(store::Importer& importer, std::uint32_t games,
                                          std::uint64_t seed) {
  const std::uint32_t crews = games / kGamesACrew + 1;
  for (std::uint32_t number = 1; number <= crews; ++number) {
    if (auto founded = importer.found_crew(crew_numbered(number)); !founded) return founded;
  }
  GameGenerator generator{seed};
  for (std::uint32_t i = 0; i < games; ++i) {
    const GeneratedGame game = generator.next(crews);
    if (auto kept = importer.keep(game.card, game.text); !kept) return kept;
  }
  return importer.finish();
}

struct FileOutcome {
  std::string file;
  std::string id;       // of the record, if it is now in the folder
  std::string problem;  // a sentence; empty if all is well
  bool is_new = false;
};

// Nobody noted when the game was played, so the file's date is used.
std::int64_t date_of(const std::string& file) {
  using std::chrono::system_clock;
  const auto seconds = [](system_clock::time_point time) {
    return std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
  };
  const std::int64_t now = seconds(system_clock::now());
  std::error_code trouble;
  const auto written = std::filesystem::last_write_time(file, trouble);
  if (trouble) return now;
  const auto known = std::chrono::file_clock::to_sys(written);
  return std::clamp<std::int64_t>(seconds(std::chrono::time_point_cast<system_clock::duration>(known)), 0,
                                  now);
}

// If the error is about the folder and not about the file, there's no point in continuing.
std::expected<FileOutcome, std::string> import_file(store::Importer& importer, const std::string& file) {
  const auto text = cli::read_file(file);
  if (!text) return FileOutcome{.file = file, .id = {}, .problem = text.error()};
  auto record = imported_record(*text, date_of(file));
  if (!record) return FileOutcome{.file = file, .id = {}, .problem = record.error()};
  ASSIGN_OR_RETURN(const auto known, importer.id_of(record->card, record->text));
  if (!known.empty()) return FileOutcome{.file = file, .id = known, .problem = {}};
  record->card.id = protocol::text_of(net::SystemRandom{}.token());
  RETURN_IF_ERROR(importer.keep(record->card, record->text));
  return FileOutcome{.file = file, .id = record->card.id, .problem = {}, .is_new = true};
}

void print(std::span<const FileOutcome> outcomes) {
  for (const FileOutcome& outcome : outcomes) {
    std::cout << outcome.file << ": ";
    if (!outcome.problem.empty()) {
      std::cout << "not imported: " << outcome.problem << "\n";
    } else {
      std::cout << (outcome.is_new ? "imported as " : "already there as ") << outcome.id << "\n";
    }
  }
}

void print_json(const std::filesystem::path& folder, std::span<const FileOutcome> outcomes) {
  notation::JsonWriter json;
  json.begin_object().key("folder").string(folder.string());
  json.key("games")
      .number(std::ranges::count(outcomes, true, &FileOutcome::is_new))
      .key("records")
      .begin_array();
  for (const FileOutcome& outcome : outcomes) {
    json.begin_object().key("file").string(outcome.file).key("ok").boolean(outcome.problem.empty());
    if (outcome.problem.empty()) {
      json.key("id").string(outcome.id).key("new").boolean(outcome.is_new);
    } else {
      json.key("problem").string(outcome.problem);
    }
    json.end_object();
  }
  std::cout << json.end_array().end_object().text() << "\n";
}

int import_files(const cli::Arguments& arguments, const std::filesystem::path& folder) {
  auto importer = serve::maintenance_of(folder)->import_games();
  if (!importer) return fail(importer.error());
  std::vector<FileOutcome> outcomes;
  for (const std::string& file : arguments.rest()) {
    auto outcome = import_file(**importer, file);
    if (!outcome) return fail(outcome.error());
    outcomes.push_back(std::move(*outcome));
  }
  // Nothing is reported before it is on disk.
  if (const auto done = (*importer)->finish(); !done) return fail(done.error());
  if (arguments.has("--json")) {
    print_json(folder, outcomes);
  } else {
    print(outcomes);
  }
  const auto is_refused = [](const FileOutcome& outcome) { return !outcome.problem.empty(); };
  return std::ranges::any_of(outcomes, is_refused) ? 1 : 0;
}

int import_generated(const cli::Arguments& arguments, const std::filesystem::path& folder,
                     std::int64_t games) {
  auto importer = serve::maintenance_of(folder)->import_games();
  if (!importer) return fail(importer.error());
  const auto begun = std::chrono::steady_clock::now();
  constexpr std::uint64_t kSeed = 1;
  if (const auto done = generate(**importer, static_cast<std::uint32_t>(games), kSeed); !done) {
    return fail(done.error());
  }
  const auto took = std::chrono::steady_clock::now() - begun;
  const auto took_ms = std::chrono::duration_cast<std::chrono::milliseconds>(took).count();
  if (arguments.has("--json")) {
    notation::JsonWriter json;
    json.begin_object().key("folder").string(folder.string()).key("games").number(games);
    std::cout << json.key("ms").number(took_ms).end_object().text() << "\n";
    return 0;
  }
  std::cout << games << " games are in " << folder.string() << ", after " << took_ms << " ms.\n";
  return 0;
}

int run_import(const cli::Arguments& arguments) {
  const auto wanted = arguments.value("--generate");
  if (arguments.rest().empty() == !wanted.has_value()) {
    return cli::complain("import takes record files, or --generate COUNT. Try: magicmaze import --help");
  }
  std::int64_t games = 0;
  if (wanted && !notation::read_number(*wanted, 1, 10'000'000, games)) {
    return cli::complain("--generate takes a whole number from 1 to 10000000.");
  }
  const auto folder = serve::read_folder_with_games(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  return wanted ? import_generated(arguments, *folder, games) : import_files(arguments, *folder);
}

std::span<const cli::Option> import_options() {
  static const std::vector<cli::Option> kAll = [] {
    std::vector<cli::Option> all{serve::data_folder_options().begin(), serve::data_folder_options().end()};
    all.push_back({"--generate", "COUNT", "make this many finished games, to see how a full Book behaves"});
    all.push_back(cli::kJsonOption);
    return all;
  }();
  return kAll;
}

}  // namespace

const cli::Subcommand kImportCommand{
    .name = "import",
    .usage = "import FILE... | --generate COUNT [--data FOLDER | --config FILE]",
    .summary =
        "Adds recorded games, if today's rules agree with every line. They "
        "count as special in the Book. Stop the"
        " server first.",
    .options = import_options(),
    .run = run_import};

}  // namespace admin

#include "console/takedown.h"

#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <utility>

#include "base/propagate.h"
#include "store/forget.h"
#include "store/takedown.h"

namespace console {
namespace {

using store::Database;
using store::Takedown;

constexpr std::chrono::seconds kPatience{30};

// The result once it is on the disk. None if that takes too long: it will still be done.
template <class Work>
auto write_and_wait(const Submit& submit, Work work) {
  using Done = typename decltype(work(std::declval<Database&>()))::value_type;
  struct Shared {
    std::optional<Done> done;
    std::promise<void> is_durable;
  };
  const auto shared = std::make_shared<Shared>();
  auto durable = shared->is_durable.get_future();
  submit({.work = [shared, work = std::move(work)](Database& database) -> store::Result<void> {
            ASSIGN_OR_RETURN(auto done, work(database));
            // A commit that was reported as failed may have succeeded after all. Then the next attempt
            // finds nothing left to do, and what the first one has done is the answer.
            if (!shared->done) shared->done = std::move(done);
            return {};
          },
          .on_durable = [shared] { shared->is_durable.set_value(); }});
  const bool is_done = durable.wait_for(kPatience) == std::future_status::ready;
  return is_done ? std::move(shared->done) : std::nullopt;
}

Answer disk_is_slow() { return refused("The disk isn't responding. This will be done as soon as it does."); }

Answer answer_to(std::optional<Takedown> done, const std::string& game, std::string sentence) {
  if (!done) return disk_is_slow();
  switch (*done) {
    case Takedown::Done:
      return {.text = std::move(sentence)};
    case Takedown::NoSuchGame:
      return refused("There's no finished game " + game + ".");
    case Takedown::NotWrittenYet:
      return refused("Game " + game + " has only just ended. Try again in a moment.");
    case Takedown::NoSuchSeat:
      return refused("No name is known for that seat of game " + game + ".");
  }
  return refused("That isn't possible.");
}

// All portions of the journal. None if the disk doesn't answer.
template <class Portion>
std::optional<std::int64_t> go_through_journal(const Submit& submit, Portion portion) {
  std::int64_t changed = 0;
  std::int64_t after = 0;
  do {
    const auto done = write_and_wait(submit, [=](Database& database) { return portion(database, after); });
    if (!done) return std::nullopt;
    changed += done->changed;
    after = done->last;
  } while (after != 0);
  return changed;
}

std::string fields_of(std::int64_t games, std::int64_t crews, std::int64_t lines) {
  return "\"games\":" + std::to_string(games) + ",\"crews\":" + std::to_string(crews) +
         ",\"lines\":" + std::to_string(lines);
}

}  // namespace

Answer forget_name(const Submit& submit, const std::string& name) {
  store::NameRemoval removed;
  do {
    const auto portion = write_and_wait(submit, [name, after = removed.last](Database& database) {
      return store::remove_name(database, name, after);
    });
    if (!portion) return disk_is_slow();
    removed = {.last = portion->last,
               .games = removed.games + portion->games,
               .crews = removed.crews + portion->crews};
  } while (removed.last != 0);
  const auto lines = go_through_journal(submit, [name](Database& database, std::int64_t after) {
    return store::remove_name_from_journal(database, name, after);
  });
  if (!lines) return disk_is_slow();
  return {.text = "The name is gone from " + std::to_string(removed.games) + " finished games, " +
                  std::to_string(removed.crews) + " crews and " + std::to_string(*lines) +
                  " lines of the journal. Backups still have it.",
          .fields = fields_of(removed.games, removed.crews, *lines)};
}

Answer forget_seat(const Submit& submit, const std::string& game, std::size_t seat) {
  const auto done = write_and_wait(
      submit, [game, seat](Database& database) { return store::remove_name_of_seat(database, game, seat); });
  return answer_to(done, game, "The name is gone from that seat. Backups still have it.");
}

Answer hide_game(const Submit& submit, const std::string& game) {
  const auto done =
      write_and_wait(submit, [game](Database& database) { return store::hide_game(database, game); });
  return answer_to(done, game, "The game is hidden. It has no names now, and only its link leads to it.");
}

Answer delete_game(const Submit& submit, const std::string& game) {
  const auto done =
      write_and_wait(submit, [game](Database& database) { return store::delete_game(database, game); });
  return answer_to(done, game, "The game is deleted. Backups still have it.");
}

std::int64_t find_crew(const Submit& submit, const protocol::TokenDigest& secret) {
  return write_and_wait(submit, [secret](Database& database) { return store::crew_with(database, secret); })
      .value_or(0);
}

Answer forget_crew(const Submit& submit, std::int64_t crew, const std::vector<protocol::Code>& tables) {
  const auto lines = go_through_journal(submit, [tables](Database& database, std::int64_t after) {
    return store::remove_names_of_tables(database, tables, after);
  });
  if (!lines) return disk_is_slow();
  const auto games =
      write_and_wait(submit, [crew](Database& database) { return store::forget_crew_rows(database, crew); });
  if (!games) return disk_is_slow();
  return {.text = "The crew is deleted: " + std::to_string(*games) +
                  " finished games no longer have names, " + std::to_string(tables.size()) +
                  " open tables were closed. Backups still have it.",
          .fields = fields_of(*games, 1, *lines) + ",\"tables\":" + std::to_string(tables.size())};
}

}  // namespace console

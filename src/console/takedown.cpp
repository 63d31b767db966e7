#include "console/takedown.h"

#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <utility>

namespace console {
namespace {

using store::Takedown;

constexpr std::chrono::seconds kPatience{30};

// The answer once it is on the disk. None if that takes too long: it will still be done.
template <class Request>
std::optional<typename Request::Answer> write_and_wait(const Submit& submit, Request request) {
  using Done = typename Request::Answer;
  const auto promise = std::make_shared<std::promise<Done>>();
  auto durable = promise->get_future();
  submit(store::chore(std::move(request), [promise](const Done& done) { promise->set_value(done); }));
  if (durable.wait_for(kPatience) != std::future_status::ready) return std::nullopt;
  return durable.get();
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
template <class Request>
std::optional<std::int64_t> go_through_journal(const Submit& submit, Request request) {
  std::int64_t changed = 0;
  do {
    const auto done = write_and_wait(submit, request);
    if (!done) return std::nullopt;
    changed += done->changed;
    request.after = done->last;
  } while (request.after != 0);
  return changed;
}

std::string fields_of(std::int64_t games, std::int64_t crews, std::int64_t lines) {
  return "\"games\":" + std::to_string(games) + ",\"crews\":" + std::to_string(crews) +
         ",\"lines\":" + std::to_string(lines);
}

}  // namespace

Answer forget_name(const Submit& submit, const std::string& name) {
  store::NamesPortion removed;
  do {
    const auto portion = write_and_wait(submit, store::RemoveName{.name = name, .after = removed.last});
    if (!portion) return disk_is_slow();
    removed = {.last = portion->last,
               .games = removed.games + portion->games,
               .crews = removed.crews + portion->crews};
  } while (removed.last != 0);
  const auto lines = go_through_journal(submit, store::RemoveNameFromJournal{.name = name});
  if (!lines) return disk_is_slow();
  return {.text = "The name is gone from " + std::to_string(removed.games) + " finished games, " +
                  std::to_string(removed.crews) + " crews and " + std::to_string(*lines) +
                  " lines of the journal. Backups still have it.",
          .fields = fields_of(removed.games, removed.crews, *lines)};
}

Answer forget_seat(const Submit& submit, const std::string& game, std::size_t seat) {
  const auto done = write_and_wait(submit, store::RemoveNameOfSeat{.record = game, .seat = seat});
  return answer_to(done, game, "The name is gone from that seat. Backups still have it.");
}

Answer hide_game(const Submit& submit, const std::string& game) {
  const auto done = write_and_wait(submit, store::HideGame{.record = game});
  return answer_to(done, game, "The game is hidden. It has no names now, and only its link leads to it.");
}

Answer delete_game(const Submit& submit, const std::string& game) {
  const auto done = write_and_wait(submit, store::DeleteGame{.record = game});
  return answer_to(done, game, "The game is deleted. Backups still have it.");
}

std::int64_t find_crew(const Submit& submit, const protocol::TokenDigest& secret) {
  return write_and_wait(submit, store::FindCrew{.secret = secret}).value_or(0);
}

Answer forget_crew(const Submit& submit, std::int64_t crew, const std::vector<protocol::Code>& tables) {
  const auto lines = go_through_journal(submit, store::RemoveNamesOfTables{.tables = tables});
  if (!lines) return disk_is_slow();
  const auto games = write_and_wait(submit, store::ForgetCrew{.crew = crew});
  if (!games) return disk_is_slow();
  return {.text = "The crew is deleted: " + std::to_string(*games) +
                  " finished games no longer have names, " + std::to_string(tables.size()) +
                  " open tables were closed. Backups still have it.",
          .fields = fields_of(*games, 1, *lines) + ",\"tables\":" + std::to_string(tables.size())};
}

}  // namespace console

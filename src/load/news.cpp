#include "load/news.h"

namespace load {
namespace {

TableNews news_of(const protocol::RemoteTable& table) {
  TableNews news{.is_gathering = table.phase == protocol::Phase::Gathering,
                 .is_playing = table.phase == protocol::Phase::Playing,
                 .clock_runs = table.clock == protocol::ClockState::Running,
                 .was_interrupted = table.clock == protocol::ClockState::Interrupted};
  for (const protocol::RemoteChair& chair : table.ring) {
    if (chair.holder) news.holders[chair.chair] = chair.holder->value;
  }
  return news;
}

std::optional<Replica> replica_of(const std::optional<protocol::server::GameView>& game) {
  return game ? std::optional{Replica{game->rules, game->state}} : std::nullopt;
}

}  // namespace

News news_of(const protocol::server::Envelope& envelope) {
  News news{.version = envelope.version.value, .hash = envelope.hash, .game = replica_of(envelope.game)};
  if (envelope.by) news.by = envelope.by->value;
  if (envelope.number) news.number = envelope.number->value;
  if (envelope.table) news.table = news_of(*envelope.table);
  return news;
}

News news_of(const protocol::server::Snapshot& snapshot) {
  return {.version = snapshot.version.value,
          .hash = snapshot.hash,
          .table = news_of(snapshot.table),
          .game = replica_of(snapshot.game)};
}

}  // namespace load

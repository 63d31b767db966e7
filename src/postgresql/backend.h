// The store on PostgreSQL, for its one writer.
//
// A batch of lines is one call of a function, and so one round trip and one commit. Every writing call begins
// with the fence: once another server has taken the next epoch, this one's batches fail. If a connection is
// lost while a commit is under way, the next one looks whether the batch's rows are there.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "postgresql/plan.h"
#include "postgresql/session.h"
#include "store/backend.h"

namespace postgresql {

class Backend final : public store::Backend {
 public:
  // Takes over from a server that is using the store. A sentence if it can't be used.
  static std::expected<std::unique_ptr<Backend>, std::string> open(const std::string& address);

  Backend(Session session, std::string name) : session_(std::move(session)), name_(std::move(name)) {}

  std::expected<store::Recovered, std::string> recover() override;
  Result<store::Written> write(const store::Batch& batch) override;
  std::optional<std::string> problem() override;
  // Records are complete at once, and a history that is over is gone; PostgreSQL clears up after itself.
  bool has_tidying() const override { return false; }
  Result<void> tidy() override { return {}; }
  Result<store::Expired> expire(std::int64_t ended_before_wall_s) override;

 private:
  Result<store::Recovered> read_all();
  Result<void> read_journal(Connection& connection, store::Recovered& recovered);
  Result<void> write_once(const store::Batch& batch, const Plan& plan);
  static Result<bool> is_there(Connection& connection, const store::Batch& batch,
                               Connection::Patience patience);
  Result<void> carry_out(Connection& connection, const store::Batch& batch, const Plan& plan);
  Parameters append(const Lines& lines, std::optional<table::ServerTime> beat) const;
  void note(const Problem& problem);

  Session session_;
  std::string name_;  // of the store, for sentences
  LastVersions last_;
  bool is_commit_in_doubt_ = false;
  bool is_fenced_ = false;
};

}  // namespace postgresql

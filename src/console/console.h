// The operator's console: carries out commands while the server runs, one after the other. Any thread that
// may wait can use it, until the server has begun to stop.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "console/answer.h"
#include "console/audit_log.h"
#include "console/ban_file.h"
#include "console/command.h"
#include "console/complaint_book.h"
#include "net/log.h"
#include "net/server_admin.h"
#include "store/chore.h"

namespace console {

class Console {
 public:
  struct Ports {
    net::ServerAdmin server;
    BanFile ban_file;
    AuditLog audit_log;
    ComplaintBook complaints;
    // Gives work to the one thread that writes to the database.
    std::function<void(store::Chore)> submit;
    // Asks the process to end as it would with SIGTERM.
    std::function<void()> stop_server;
  };
  // The bans are those of the file; the server knows them already.
  Console(Ports ports, BanBook bans, const net::Log& log);

  // A command as a line of JSON, and its answer as one. Who asks is written to the audit log.
  std::string answer(std::string_view line, const std::string& by);
  // To be called about once a second: a drain may be over, someone may have complained.
  void tick();

 private:
  struct Doing;

  Answer run(std::string_view line, const std::string& by);
  Answer carry_out(const Command& command);
  std::expected<protocol::Code, Answer> find(const TableName& table);
  // The ban says whom; its number and its times are filled in.
  Answer ban(net::Ban ban, Duration lasts);
  // A person as far as they are known.
  struct Suspect {
    protocol::Visitor visitor{};
    std::optional<net::Address> address = std::nullopt;
  };
  Answer ban(const Suspect& person, BanOf of, Duration lasts, const std::string& why);
  void take_complaints();
  std::string about(const Command& command);
  // False: there are none.
  bool forget_old_bans();

  std::mutex mutex_;  // of everything below
  Ports ports_;
  BanBook bans_;
  const net::Log& log_;
  std::optional<std::int64_t> drains_until_wall_s_;
};

}  // namespace console

// The network side as the program sees it: floors are added, tables restored, then it listens until it is
// stopped.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "net/floor.h"
#include "net/house.h"
#include "net/listener.h"
#include "net/settings.h"
#include "table/house_rules.h"

namespace net {

class Server {
 public:
  // The log outlives the server.
  Server(Settings settings, Ports ports, const Log& log);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // ---- before start, in this order
  // Settings::threads times, each with its own journal, which outlives the server.
  void add_floor(const table::HouseRules& rules, table::Journal& journal);
  bool restore(protocol::Code code, std::span<const table::Row> rows, table::ServerTime last_seen);
  // Where it really listens (a port of 0 has been replaced), or a sentence.
  struct Doors {
    Endpoint main;
    std::optional<Endpoint> metrics;
  };
  std::expected<Doors, std::string> listen();
  void start();

  // ---- while it runs, any thread
  void durable(std::size_t floor, std::vector<Durable> lines);
  // Why is in the store's own words.
  void trouble(table::StoreState state, const std::string& why);
  // The process or the machine stood still for so long: games that ran are interrupted.
  void stood_still(std::int64_t ms);
  bool is_anybody_playing() const;
  // A sentence if the files are no good; those of before stay in use then.
  std::expected<void, std::string> reload_tls();

  // Tells everybody when to come back, waits a moment for them to hear it, and ends all threads.
  void stop();

 private:
  void finish();
  std::size_t sessions() const;

  House house_;
  std::shared_ptr<Tls> tls_;
  std::vector<std::unique_ptr<Listener>> listeners_;
  bool is_running_ = false;
};

}  // namespace net

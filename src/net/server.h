// The network side as the program sees it: threads are added, tables restored, then it listens until it is
// stopped.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "net/listener.h"
#include "net/network_thread.h"
#include "net/server_admin.h"
#include "net/server_context.h"
#include "net/settings.h"
#include "table/table_settings.h"

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
  void add_thread(const table::TableSettings& settings, table::Journal& journal);
  bool restore(protocol::Code code, std::span<const table::Row> rows, table::ServerTime last_seen);
  // Where it really listens (a port of 0 has been replaced), or a sentence.
  struct Endpoints {
    std::vector<ListenAddress> main;
    std::optional<Endpoint> metrics;
  };
  std::expected<Endpoints, std::string> listen();
  void start();

  // ---- while it runs, any thread
  void durable(std::size_t thread, std::vector<Durable> lines);
  // The reason is in the store's own words.
  void trouble(table::StoreState state, const std::string& why);
  // The process or the machine was suspended for this long: running games are interrupted.
  void stood_still(std::int64_t ms);
  bool is_anybody_playing() const;
  // For a thread that may wait.
  ServerAdmin admin() { return ServerAdmin{context_}; }
  // A sentence if the files can't be used; the previous ones then stay in use.
  std::expected<void, std::string> reload_tls();

  // Tells everyone when to come back, waits a moment for the message to arrive, and ends all threads.
  void stop();

 private:
  std::expected<ListenAddress, std::string> listen_on(const ListenAddress& at);
  void finish();
  std::size_t sessions() const;

  ServerContext context_;
  std::shared_ptr<Tls> tls_;
  std::vector<std::unique_ptr<Listener>> listeners_;
  bool is_running_ = false;
};

}  // namespace net

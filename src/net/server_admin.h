// What the server's operator sees and changes while it runs. Every question about tables is asked in the
// thread that owns them, in small portions, so that nobody's move waits for it; the caller waits. It must be
// a thread of its own, never a network thread, and it must not call after the server has begun to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "net/address.h"
#include "net/address_counts.h"
#include "net/address_range.h"
#include "net/ban_list.h"
#include "net/count.h"
#include "net/server_context.h"
#include "table/table_report.h"

namespace net {

struct PersonAtTable {
  table::PersonReport person;
  std::optional<Address> address;  // of its connection, if it is here
};

struct TableAtServer {
  table::TableReport report;
  std::string hash;              // as the log names it
  std::optional<Address> owner;  // who has opened it; nobody after a restart
  std::vector<PersonAtTable> people;
};

// What an address, with all that share its limits, uses of them.
struct AddressShare {
  Address address;
  AddressCounts counts;
};

struct LimitUse {
  std::size_t connections = 0;
  std::size_t most_connections = 0;
  std::size_t tables = 0;
  std::size_t most_tables = 0;
  std::size_t ai_tables = 0;
  std::size_t most_ai_tables = 0;
  AddressCounts most_of_one;          // address
  std::vector<AddressShare> largest;  // first those who are closest to a limit
};

// A network thread, and how long it took to answer just now.
struct ThreadPace {
  std::int64_t answered_in_us = 0;
  std::size_t sessions = 0;
  std::size_t tables = 0;
};

struct SlowConnection {
  protocol::Code table;
  protocol::MemberId member;
  std::uint32_t round_trip_ms = 0;
  std::size_t waiting_bytes = 0;
};

struct Slowness {
  std::vector<ThreadPace> threads;
  std::vector<Gauge> gauges;                // of the journal, teammates and solver
  std::vector<SlowConnection> connections;  // the slowest first
};

class ServerAdmin {
 public:
  explicit ServerAdmin(ServerContext& context) : context_(context) {}

  // ---- tables
  std::vector<protocol::Code> codes();
  std::optional<TableAtServer> table(protocol::Code code);
  std::vector<TableAtServer> tables();
  // The table that the log calls so; none if there is none, or more than one.
  std::optional<protocol::Code> table_with_hash(std::string_view hash);
  std::string hash_of(protocol::Code code) const { return context_.log.table(code); }
  // Each is false if there is no such table or nobody like that at it.
  bool close(protocol::Code code);
  bool remove(protocol::Code code, protocol::MemberId member);
  bool rename(protocol::Code code, protocol::MemberId member, const std::string& name);
  bool unlock(protocol::Code code);

  // ---- people
  // For everyone who comes from now on; may be called before the server has started.
  void keep_out(std::vector<Ban> bans) { context_.bans.replace(std::move(bans)); }
  // Takes effect at once, for newcomers and for those who are here. Returns how many were disconnected.
  std::size_t use_bans(std::vector<Ban> bans);
  std::vector<Ban> bans() const { return context_.bans.all(); }
  // Who else would be kept out: this machine, whose health checks and tunnels come from there, or a proxy,
  // and with it everyone behind it. None if it is neither.
  std::optional<std::string> whose_way_in(const AddressRange& range) const;
  // What has been complained about since the last time, in that order.
  std::vector<ComplaintAtServer> take_complaints() { return context_.complaints.take(); }
  void announce(std::string text, std::int64_t until_wall_s);

  // ---- the server
  void take_new_tables(bool on) { context_.takes_new_tables = on; }
  bool takes_new_tables() const { return context_.takes_new_tables; }
  std::size_t playing() const;
  LimitUse limits();
  Slowness slowness();
  std::int64_t now_wall_s() const { return context_.ports.now().wall_s; }

 private:
  ServerContext& context_;
};

}  // namespace net

#include "net/server_context.h"

#include "net/network_thread.h"
#include "protocol/heist.h"

namespace net {

// Here, where a NetworkThread is more than a name.
ServerContext::ServerContext(Settings the_settings, Ports the_ports, const Log& the_log)
    : settings(std::move(the_settings)),
      ports(std::move(the_ports)),
      log(the_log),
      visitors(ports.secret),
      name_keys(ports.secret),
      connection_limits(settings.address, settings.most_connections),
      heist_tries(ports.heist_tries != nullptr ? *ports.heist_tries : own_heist_tries),
      table_owners(settings.address.tables),
      teammate_pool(settings.teammate_pool, table_owners,
                    [this](protocol::Code code, const table::Advice& advice) {
                      NetworkThread& there = thread_of(code);
                      there.post([&there, code, advice] { there.advise(code, advice); });
                    }),
      deal_solver(settings.deal_solver, table_owners,
                  [this](protocol::Code code, const table::SolverAnswer& finding) {
                    NetworkThread& there = thread_of(code);
                    there.post([&there, code, finding] { there.solver_answered(code, finding); });
                  }) {
  const std::string today = protocol::day_of(ports.now().wall_s);
  for (const table::CrewId crew : ports.book.crews_with_a_try(today)) own_heist_tries.note(today, crew);
}

ServerContext::~ServerContext() = default;

}  // namespace net

#include "net/house.h"

#include "net/floor.h"
#include "protocol/heist.h"

namespace net {

// Here, where a floor is more than a name.
House::House(Settings the_settings, Ports the_ports, const Log& the_log)
    : settings(std::move(the_settings)),
      ports(std::move(the_ports)),
      log(the_log),
      doorman(settings.address, settings.most_connections),
      table_owners(settings.address.tables),
      study(settings.study, table_owners,
            [this](protocol::Code code, const table::Advice& advice) {
              Floor& there = floor_of(code);
              there.post([&there, code, advice] { there.advise(code, advice); });
            }),
      survey_office(settings.surveys, table_owners,
                    [this](protocol::Code code, const table::Finding& finding) {
                      Floor& there = floor_of(code);
                      there.post([&there, code, finding] { there.surveyed(code, finding); });
                    }) {
  const std::string today = protocol::day_of(ports.now().wall_s);
  for (const table::CrewId crew : ports.book.crews_with_a_try(today)) heist_tries.take(today, crew);
}

House::~House() = default;

}  // namespace net

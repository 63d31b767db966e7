// People take their own name out of a finished game, from the browser that played it.
#pragma once

#include <string>

#include "net/http_tables.h"

namespace net {

// {"record":"...","seat":2,"key":"..."}, for the member whose token comes with the request; all null if they
// held no seat when the last game ended, or if there's no such table.
Awaitable<HttpAnswer> tell_name_key(HttpCall call, protocol::Code code);
// With {"seat":2,"key":"..."}; answered when the name is gone.
Awaitable<HttpAnswer> forget_own_name(HttpCall call, const std::string& record, const std::string& body);

}  // namespace net

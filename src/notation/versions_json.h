// What this engine calls itself, and the versions that records name, as JSON.
#pragma once

#include "notation/json_writer.h"

namespace notation {

// "engine":"0.1.0","rules":1,"catalog":1,"record":1; written into an open object.
void write_versions(JsonWriter& json);

}  // namespace notation

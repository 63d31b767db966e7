// Why something was refused, as the fields of a JSON object: the same in the engine protocol, on the wire and
// in the browser.
#pragma once

#include "notation/json_writer.h"
#include "rules/flaw.h"
#include "rules/refusal.h"

namespace notation {

// "refused":"WayIsBlocked" and the reason, written into an open object.
void write_refusal(JsonWriter& json, const rules::Refusal& refusal);

// "rule":"B-MOVE-2","args":{"place":"1a:1,1"},"text":"..."
void write_reason(JsonWriter& json, const rules::Refusal& refusal);

// "tile":"5","colour":"yellow","module":"M1", if the flaw is about one.
void write_subject(JsonWriter& json, const rules::Flaw& flaw);

// "refused":"ItemIsMissing","rule":"SX-3","args":{"colour":"purple"},"text":"..."
void write_flaw(JsonWriter& json, const rules::Flaw& flaw, std::string_view sentence);

}  // namespace notation

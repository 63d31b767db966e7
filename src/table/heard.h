// What the chronicle hears of people who communicate beside the game.
#pragma once

#include "chronicle/communication.h"
#include "notation/record.h"

namespace table {

// A call of their own is heard as voices: nobody can tell that they were silent.
chronicle::Channel heard_as(notation::Channel channel);

}  // namespace table

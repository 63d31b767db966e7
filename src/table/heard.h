// What the chronicle hears of people who communicate outside the game.
#pragma once

#include "chronicle/communication.h"
#include "notation/record.h"

namespace table {

// A call of their own counts as voices: nobody can prove that they were silent.
chronicle::Channel heard_as(notation::Channel channel);

}  // namespace table

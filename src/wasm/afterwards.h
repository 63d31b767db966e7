// The figures of a finished game, as JSON; src/chronicle says what each means.
#pragma once

#include <string>

#include "chronicle/course.h"

namespace wasm {

// {"waits":[{"ability":"west","ms":41000,"longest":{"line":12,"since":2000,"until":11000}}],
//  "knocks":[{"given":1,"received":0}],
//  "tugs":[{"pawn":"yellow","first":3,"last":7,"pulls":2}],
//  "footfalls":[{"at":"1a:0,1","times":{"yellow":3}}]}
// A line is its index in the record's list of lines, from 0.
std::string afterwards_answer(const chronicle::Course& course);

}  // namespace wasm

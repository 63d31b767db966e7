// The signatures of rules and teammates, as `magicmaze bench` prints them, without the rest of the program:
// for compilers that give a second opinion.
#include <iostream>

#include "ai/signature.h"
#include "ai/teammates_signature.h"
#include "notation/words.h"

int main() {
  std::cout << "Bench signature: " << notation::hexadecimal(ai::signature()) << "\n"
            << "Teammates:       " << notation::hexadecimal(ai::teammates_signature()) << "\n";
  return 0;
}

/* Plays games by a rule that any language can implement, and prints a fingerprint of all their positions:
 *     play SCENARIO SEATS ACTIONS
 * At step i seat i modulo the seats does the legal action whose text has the smallest FNV-1a hash of the step
 * and the text; a game ends when it is over or after 400 steps, and the next has the next seed. */
#include <inttypes.h>
#include <magicmaze.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 8192, STEPS = 400 };

static uint64_t fingerprint(uint64_t step, const char* text) {
  uint64_t hash = UINT64_C(14695981039346656037) ^ step;
  for (; *text; ++text) hash = (hash ^ (unsigned char)*text) * UINT64_C(1099511628211);
  return hash;
}

static uint32_t choose(const mm_game* game, unsigned seat, uint64_t step, uint32_t* actions) {
  uint64_t least = UINT64_MAX;
  uint32_t chosen = MM_WAIT;
  size_t count = mm_legal(game, seat, 0, actions, MOST);
  for (size_t i = 0; i < count && i < MOST; ++i) {
    char text[100];
    mm_action_text(game, actions[i], text, sizeof text);
    uint64_t hash = fingerprint(step, text);
    if (hash < least) {
      least = hash;
      chosen = actions[i];
    }
  }
  return chosen;
}

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const unsigned seats = (unsigned)strtoul(argv[2], NULL, 10);
  const unsigned long wanted = strtoul(argv[3], NULL, 10);
  char why[200] = "";
  mm_game* game = mm_new(argv[1], seats, 0, why, sizeof why);
  uint32_t* actions = malloc(MOST * sizeof *actions);
  if (!game || !actions || mm_api() != MM_API) {
    fprintf(stderr, "%s\n", why);
    return 1;
  }
  uint64_t all = 0;
  unsigned long done = 0;
  for (uint64_t seed = 0; done < wanted; ++seed) {
    mm_deal(game, seed);
    for (uint64_t step = 0; step < STEPS && done < wanted && mm_outcome(game) == MM_RUNNING; ++step) {
      const unsigned seat = (unsigned)(step % seats);
      const uint32_t action = choose(game, seat, step, actions);
      if (action == MM_WAIT) continue;
      const int answer = mm_act(game, seat, mm_time(game) + 20, action);
      if (answer != MM_DONE && mm_outcome(game) == MM_RUNNING) return 1; /* the sand may have run out */
      all = all * 31 + mm_hash(game);
      ++done;
    }
  }
  printf("%016" PRIx64 "\n", all);
  free(actions);
  mm_free(game);
  return 0;
}

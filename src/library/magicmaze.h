/* libmagicmaze: the rules of Magic Maze and Maximum Security for other programs. Plain C, no dependencies.
 *
 * A game is a handle. Actions are whole numbers from a fixed list (docs/library.md), observations are written
 * into the caller's memory. Nothing is allocated after mm_new, mm_clone and mm_vector_new; nothing is
 * printed, nothing throws, and there is no global state, so different threads can use different games.
 *
 * Functions and constants are added, never changed or removed, while MM_API stays the same. */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define MM_PUBLIC __attribute__((visibility("default")))
#else
#define MM_PUBLIC
#endif

/* NOLINTBEGIN: this is C */
#define MM_API 1

typedef struct mm_game mm_game;

/* What mm_act returns. Refusals are positive: mm_reason names them. */
enum { MM_DONE = 0, MM_NO_SUCH_SEAT = -1, MM_NO_SUCH_ACTION = -2, MM_TIME_GOES_BACK = -3 };
enum { MM_RUNNING = 0, MM_WON = 1, MM_LOST = 2 };
enum { MM_WAIT = 0 }; /* the action that does nothing */

MM_PUBLIC int mm_api(void);             /* the MM_API it was built with */
MM_PUBLIC const char* mm_version(void); /* "0.1.0" */

/* The board as data: the JSON of `magicmaze catalog --json`, with everything that is printed on the tiles.
 * Like snprintf. Allocates while it runs. */
MM_PUBLIC size_t mm_catalog_json(char* text, size_t size);

/* ---- games */

/* A new game of "S1" to "S17", "F0" to "F3", "T1" to "T13" ("T1-hardcore", "T1+M2", "T1-hardcore+M2"), or of
 * a scenario of your own: its JSON (docs/engine-protocol.md, "Custom scenarios"), which begins with {. The
 * same seed gives the same game as `magicmaze engine`. NULL if there is no such game; `why` then says why,
 * unless it is NULL. */
MM_PUBLIC mm_game* mm_new(const char* scenario, unsigned seats, uint64_t seed, char* why, size_t why_size);
/* Deals the same scenario again. */
MM_PUBLIC void mm_deal(mm_game* game, uint64_t seed);
MM_PUBLIC mm_game* mm_clone(const mm_game* game);
MM_PUBLIC void mm_copy(mm_game* to, const mm_game* from); /* doesn't copy the record */
MM_PUBLIC void mm_free(mm_game* game);

/* ---- acting */

/* How many action numbers this game has. */
MM_PUBLIC uint32_t mm_actions(const mm_game* game);
/* The legal actions of a seat, as many as fit; returns how many there are. With signals also the red pawn. */
MM_PUBLIC size_t mm_legal(const mm_game* game, unsigned seat, int with_signals, uint32_t* actions,
                          size_t room);
/* Takes the action at that game time in milliseconds, which never decreases. If the sand has run out by then,
 * the game is lost. */
MM_PUBLIC int mm_act(mm_game* game, unsigned seat, uint32_t at, uint32_t action);
/* Lets time pass. */
MM_PUBLIC int mm_pass_time(mm_game* game, uint32_t at);
/* The name of a refusal, as in docs/engine-protocol.md; NULL if it isn't one. */
MM_PUBLIC const char* mm_reason(int answer);

/* An action as text, as in docs/notation.md, and back. Like snprintf, mm_action_text returns the length
 * without the zero; 0 if there is no such action in this position. mm_read_action then returns MM_WAIT. */
MM_PUBLIC size_t mm_action_text(const mm_game* game, uint32_t action, char* text, size_t size);
MM_PUBLIC uint32_t mm_read_action(const mm_game* game, const char* text);

/* ---- looking */

MM_PUBLIC unsigned mm_seats(const mm_game* game);
MM_PUBLIC int mm_outcome(const mm_game* game);
MM_PUBLIC uint32_t mm_time(const mm_game* game);
MM_PUBLIC uint32_t mm_sand_left(const mm_game* game);       /* milliseconds */
MM_PUBLIC uint32_t mm_version_of_game(const mm_game* game); /* accepted actions so far */
MM_PUBLIC int mm_stolen(const mm_game* game);
MM_PUBLIC unsigned mm_escaped(const mm_game* game);
/* The hash of what everyone may know; the same on every machine. */
MM_PUBLIC uint64_t mm_hash(const mm_game* game);
/* The position as JSON; with `secrets` also the order of the decks. Like snprintf. Allocates while it runs.
 */
MM_PUBLIC size_t mm_state_json(const mm_game* game, int secrets, char* text, size_t size);

/* What a seat may know, as numbers: mm_observation_size() of them (docs/library.md says which is which). */
MM_PUBLIC size_t mm_observation_size(void);
MM_PUBLIC void mm_observe(const mm_game* game, unsigned seat, int16_t* numbers);

/* The mall as pictures: mm_planes() planes of MM_PLANE_SIDE rows of MM_PLANE_SIDE squares, each 1 or 0. The
 * same for all seats (docs/library.md says which plane is which). */
enum { MM_PLANE_SIDE = 48 };
MM_PUBLIC size_t mm_planes(const mm_game* game);
MM_PUBLIC void mm_draw_planes(const mm_game* game, uint8_t* planes);

/* ---- records */

/* From now on remembers up to this many actions, a million at most, for mm_record; 0: none. Call it before
 * the first one. */
MM_PUBLIC int mm_keep_record(mm_game* game, size_t most_actions);
/* The game as `magicmaze replay --verify` reads it. Like snprintf; 0 if there is no record, or it was full.
 */
MM_PUBLIC size_t mm_record(const mm_game* game, char* text, size_t size);

/* ---- many games at once, by ticks: at every tick each seat acts or waits */

typedef struct mm_vector mm_vector;

/* The result of a tick, written to the caller's memory; NULL leaves a part out. Sizes with g games, s seats,
 * a actions and o numbers per observation: */
typedef struct mm_tick {
  uint8_t* masks;        /* g * s * a; the same memory every time, and nobody else writes there */
  int16_t* observations; /* g * s * o */
  float* rewards;        /* g: the same for all seats of a game */
  uint8_t* ended;        /* g: won or lost at this tick; the game has been dealt again */
  uint8_t* refused;      /* g * s: another seat was first, or it wasn't legal */
} mm_tick;

/* NULL as for mm_new, or if there are more than 1048576 games. Game i of round r has the seed: seed + i + r *
 * games. */
MM_PUBLIC mm_vector* mm_vector_new(const char* scenario, unsigned seats, size_t games, uint64_t seed,
                                   uint32_t ms_per_tick, char* why, size_t why_size);
MM_PUBLIC void mm_vector_free(mm_vector* vector);
/* Deals all games from their first seeds again, and shows them. */
MM_PUBLIC void mm_vector_reset(mm_vector* vector, const mm_tick* tick);
/* An action for each seat of each game, g * s of them. Within a tick the seats act in turn, starting with a
 * different one each tick. */
MM_PUBLIC void mm_vector_step(mm_vector* vector, const uint32_t* actions, const mm_tick* tick);
/* Whether masks include the red pawn (by default they don't). */
MM_PUBLIC void mm_vector_signals(mm_vector* vector, int with_signals);
MM_PUBLIC mm_game* mm_vector_game(mm_vector* vector, size_t game); /* not to be freed */
/* The planes of all games as they are now, one game after the other. Only what has changed is drawn: pass the
 * same memory every time, and write nothing there. */
MM_PUBLIC void mm_vector_planes(mm_vector* vector, uint8_t* planes);
/* From the next deal on every game keeps a record of up to this many actions; 0: none. All games together
 * keep 268435456 at most. */
MM_PUBLIC void mm_vector_keep_records(mm_vector* vector, size_t most_actions);
/* The record of the last game that ended there, as mm_record. */
MM_PUBLIC size_t mm_vector_record(const mm_vector* vector, size_t game, char* text, size_t size);

/* NOLINTEND */

#ifdef __cplusplus
}
#endif

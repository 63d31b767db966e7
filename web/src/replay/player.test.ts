import { describe, expect, it } from 'vitest';
import type { Step } from '../board/mall_props';
import type { State } from '../engine/position';
import type { Pawn, Place } from '../engine/words';
import { Player, type Frames } from './player';
import type { RecordLine, Recording } from './record_reader';

const moved = (to: string): RecordLine['events'][number] => ({
  kind: 'moved',
  pawn: 'yellow' as Pawn,
  from: '1a:1,1' as Place,
  to: to as Place,
  way: 'walk',
});

const line = (at: number, seat: number | null, events: RecordLine['events'] = []): RecordLine => ({
  at,
  seat,
  kind: 'move',
  ability: 'north',
  events,
});

const recording: Recording = {
  engine: '0.1.0',
  name: '',
  seats: 2,
  pace_ms: 1000,
  lines: [
    line(1000, 0, [moved('1a:0,1')]),
    line(2000, 1, [{ kind: 'flipped', at_ms: 2000, left_ms: 2000, by: 'space' }]),
    line(2000, 1),
    line(9000, null, [{ kind: 'lost', at_ms: 9000, reason: 'sand_ran_out' }]),
  ],
};

// Frames that are drawn when the test says so.
class Projector implements Frames {
  private time = 0;
  private draw: (() => void) | null = null;

  now(): number {
    return this.time;
  }
  ask(draw: () => void): () => void {
    this.draw = draw;
    return () => (this.draw = null);
  }
  get isIdle(): boolean {
    return this.draw === null;
  }
  pass(ms: number): void {
    this.time += ms;
    const draw = this.draw;
    this.draw = null;
    draw?.();
  }
}

function watched(): { readonly player: Player; readonly projector: Projector; readonly asked: number[] } {
  const projector = new Projector();
  const asked: number[] = [];
  const state = (lines: number, at: number): State => {
    asked.push(lines);
    const outcome = lines === 4 ? 'lost' : 'running';
    return { version: lines, at, sand_ms: 10_000 - at, outcome } as unknown as State;
  };
  return { player: new Player({ state, legal: () => [] }, recording, projector), projector, asked };
}

describe('a replay', () => {
  it('begins before the first line and shows the lines that have happened', () => {
    const { player } = watched();
    expect(player.state.value.version).toBe(0);
    player.seek(999);
    expect(player.count.value).toBe(0);
    player.seek(1000);
    expect(player.state.value.version).toBe(1);
    player.seek(2000);
    expect(player.state.value.version).toBe(3);
    player.seek(1e9);
    expect(player.time.value).toBe(player.end);
    expect(player.state.value.outcome).toBe('lost');
    player.seek(-5);
    expect(player.state.value.version).toBe(0);
  });

  it('names the players, if the Book may', () => {
    const { player } = watched();
    expect([0, 1].map((seat) => player.nameOf(seat))).toEqual(['Seat 1', 'Seat 2']);
    player.players.value = { names: ['Ana', ''], faces: [37, 0] };
    expect([0, 1].map((seat) => player.nameOf(seat))).toEqual(['Ana', 'Seat 2']);
    expect([0, 1].map((seat) => player.avatarOf(seat))).toEqual([37, null]);
  });

  it('asks for a position once, however long it lasts', () => {
    const { player, asked } = watched();
    player.seek(1100);
    expect(player.state.value.version).toBe(1);
    player.seek(1900);
    expect(player.state.value.version).toBe(1);
    expect(asked.filter((lines) => lines === 1)).toHaveLength(1);
  });

  it('lets the sand run too, until the game is over', () => {
    const { player } = watched();
    player.seek(1500);
    expect(player.sand()).toBe(8500);
    player.seek(player.end);
    expect(player.sand()).toBe(1000);
  });

  it('plays at the chosen speed, reports the steps, and stops at the end', () => {
    const { player, projector } = watched();
    const steps: Step[] = [];
    player.steps.listen((step) => steps.push(step));
    player.speed.value = 8;
    player.play();
    projector.pass(100);
    expect(player.time.value).toBe(800);
    projector.pass(100);
    expect(player.time.value).toBe(1600);
    expect(steps.map(({ to, seat }) => [to, seat])).toEqual([['1a:0,1', 0]]);
    projector.pass(60_000); // the page slept
    expect(player.time.value).toBe(3600);
    for (let i = 0; i < 20; i += 1) projector.pass(200);
    expect(player.time.value).toBe(player.end);
    expect(player.playing.value).toBe(false);
    expect(projector.isIdle).toBe(true);
  });

  it('starts over when it is played at its end', () => {
    const { player } = watched();
    player.seek(player.end);
    player.play();
    expect(player.time.value).toBe(0);
    player.pause();
  });

  it('goes from action to action and from moment to moment', () => {
    const { player } = watched();
    player.step(false);
    expect(player.time.value).toBe(1000);
    player.step(false);
    expect(player.time.value).toBe(2000);
    player.step(true);
    expect(player.time.value).toBe(1000);
    player.step(true);
    expect(player.time.value).toBe(0);
    player.jump(false);
    expect(player.time.value).toBe(2000);
    player.jump(false);
    expect(player.time.value).toBe(9000);
    player.jump(true);
    expect(player.time.value).toBe(2000);
    player.jump(true);
    expect(player.time.value).toBe(0);
  });

  it('has a slowest and a fastest speed', () => {
    const { player } = watched();
    for (let i = 0; i < 9; i += 1) player.faster(1);
    expect(player.speed.value).toBe(8);
    for (let i = 0; i < 9; i += 1) player.faster(-1);
    expect(player.speed.value).toBe(0.5);
  });
});

// The rules in one WebAssembly module: texts go into its memory, answers come out as JSON.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class MagicMazeError extends Error {}

async function bytesOfEngine(source) {
  if (source instanceof Uint8Array || source instanceof ArrayBuffer) return source;
  const url = source ?? new URL('./engine.wasm', import.meta.url);
  if (String(url).startsWith('file:')) {
    const { readFile } = await import('node:fs/promises');
    return readFile(new URL(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new MagicMazeError(`The engine could not be loaded: ${response.status}.`);
  return response.arrayBuffer();
}

// {"refused":...} stays a value; {"error":...} is a mistake of the caller.
function asker(exports) {
  const bytes = (pointer, size) => new Uint8Array(exports.memory.buffer, pointer, size);
  exports._initialize();
  return (name, numbers = [], text) => {
    if (text !== undefined) {
      const encoded = encoder.encode(text);
      const pointer = exports.room_for(encoded.length);
      if (pointer === 0) throw new MagicMazeError('The text is too long.');
      bytes(pointer, encoded.length).set(encoded);
    }
    exports[name](...numbers);
    const answer = JSON.parse(decoder.decode(bytes(exports.answer(), exports.answer_size())));
    if (answer !== null && typeof answer === 'object' && 'error' in answer) throw new MagicMazeError(answer.error);
    return answer;
  };
}

function seedText(seed) {
  if (typeof seed === 'string') return seed;
  return BigInt(seed).toString(16).padStart(32, '0');
}

function wordsOf({ scenario = 'S1', seats = 4, seed = 0, sand_ms }) {
  const words = [`seats=${seats}`, `seed=${seedText(seed)}`];
  if (/^S\d+$/.test(scenario)) words.push(`scenario=${scenario.slice(1)}`);
  else words.push(`game=${scenario.replace('+M2', ' anti_stress=yes').replace('-hardcore', ' hardcore=yes')}`);
  if (sand_ms !== undefined) words.push(`sand_ms=${sand_ms}`);
  return words.join(' ');
}

export class Game {
  #ask;
  #handle;
  #at = 0;

  constructor(ask, handle) {
    this.#ask = ask;
    this.#handle = handle;
  }

  get at() {
    return this.#at;
  }
  get hash() {
    return this.#ask('hash', [this.#handle]);
  }
  get ruleset() {
    return this.#ask('ruleset', [this.#handle]);
  }
  get position() {
    return this.#ask('position', [this.#handle]);
  }
  view() {
    return this.#ask('state', [this.#handle, this.#at]);
  }
  legal(seat) {
    return this.#ask('legal', [this.#handle, seat, this.#at]);
  }
  tokens(seat) {
    return this.#ask('tokens', [this.#handle, seat]);
  }
  why(seat, pawn, to) {
    return this.#ask('why', [this.#handle, seat], `${pawn} ${to}`);
  }
  act(seat, action, at = this.#at) {
    const answer = this.#ask('act', [this.#handle, seat, at], action);
    this.#at = at;
    return answer;
  }
  advance(at) {
    const answer = this.#ask('advance', [this.#handle, at]);
    this.#at = at;
    return answer;
  }
  clone() {
    const copy = new Game(this.#ask, this.#ask('copy', [this.#handle]).handle);
    copy.#at = this.#at;
    return copy;
  }
  close() {
    this.#ask('close', [this.#handle]);
  }
}

export async function loadEngine(source) {
  const { instance } = await WebAssembly.instantiate(await bytesOfEngine(source), {});
  const ask = asker(instance.exports);
  return {
    versions: ask('versions'),
    catalog: () => ask('catalog'),
    signature: () => ask('signature'),
    newGame(choice = {}) {
      const answer = ask('open_game', [], wordsOf(choice));
      if ('refused' in answer) throw new MagicMazeError(answer.text);
      return new Game(ask, answer.handle);
    },
  };
}

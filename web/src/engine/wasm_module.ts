// The WebAssembly module itself: texts go into its memory, answers come out as JSON. src/wasm/positions.h of the engine
// says what the exports mean.

type Door = (...numbers: readonly number[]) => number;

// The module rejected the question: a bug in the page, never a player's mistake.
export class EngineError extends Error {}

export interface WasmModule {
  ask(door: string, numbers?: readonly number[], text?: string): unknown;
}

export type WasmSource = BufferSource | Response | Promise<Response>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

async function instantiate(source: WasmSource): Promise<WebAssembly.Instance> {
  const given = await source;
  if (!(given instanceof Response)) return (await WebAssembly.instantiate(given, {})).instance;
  if (!given.ok) throw new EngineError(`The engine could not be loaded: ${given.status}.`);
  // Only the right type can be compiled while it arrives.
  const isTyped = given.headers.get('content-type')?.startsWith('application/wasm') ?? false;
  if (isTyped) return (await WebAssembly.instantiateStreaming(given, {})).instance;
  return (await WebAssembly.instantiate(await given.arrayBuffer(), {})).instance;
}

function hasError(answer: unknown): answer is { readonly error: string } {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

export async function loadModule(source: WasmSource): Promise<WasmModule> {
  const { exports } = await instantiate(source);
  const memory = exports['memory'];
  if (!(memory instanceof WebAssembly.Memory)) throw new EngineError('The engine has no memory.');

  const call = (door: string, numbers: readonly number[]): number => {
    const found = exports[door];
    if (typeof found !== 'function') throw new EngineError(`The engine has no door "${door}".`);
    return (found as Door)(...numbers);
  };
  // The memory's buffer changes when the module grows, so it is fetched each time.
  const bytes = (pointer: number, size: number): Uint8Array => new Uint8Array(memory.buffer, pointer, size);

  const tell = (text: string): void => {
    const encoded = encoder.encode(text);
    const pointer = call('room_for', [encoded.length]);
    if (pointer === 0) throw new EngineError('The text is too long for the engine.');
    bytes(pointer, encoded.length).set(encoded);
  };

  call('_initialize', []);
  return {
    ask(door, numbers = [], text) {
      if (text !== undefined) tell(text);
      call(door, numbers);
      const size = call('answer_size', []);
      const answer: unknown = JSON.parse(decoder.decode(bytes(call('answer', []), size)));
      if (hasError(answer)) throw new EngineError(answer.error);
      return answer;
    },
  };
}

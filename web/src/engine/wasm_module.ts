// The WebAssembly module itself: texts go into its memory, answers come out as JSON. What the exports mean is said in
// src/wasm/positions.h of the engine.

type Door = (...numbers: readonly number[]) => number;

// The module answered that the question makes no sense: a mistake of the page, never of a player.
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
  // Only the right type may be compiled while it arrives.
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
  // The memory's buffer is another one after the module has grown, so it is asked for each time.
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

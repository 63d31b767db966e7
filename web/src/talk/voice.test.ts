import { computed, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Emitter } from '../base/source';
import type { Session } from '../game/session';
import type { SideMessage, Member } from '../link/messages';
import { opennessOf } from './openness';
import { Voice } from './voice';
import { loudnessOf } from './voice_level';

const stun = { urls: ['stun:stun.example.org:3478'] };
let isTouched = true; // someone has touched the page: sounds may play
const connections: FakeConnection[] = [];
const audios: FakeAudio[] = [];
const contexts: FakeContext[] = [];

class FakeConnection {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription = { toJSON: () => ({ type: 'offer', sdp: '' }) };
  sent: unknown = null;
  restarts = 0;
  offers = 0;
  ontrack: ((event: unknown) => void) | null = null;

  constructor(readonly configuration: { readonly iceServers: unknown }) {
    connections.push(this);
  }
  addTransceiver(): unknown {
    return { sender: { replaceTrack: (track: unknown) => Promise.resolve((this.sent = track)) } };
  }
  setLocalDescription(): Promise<void> {
    this.offers += 1;
    this.signalingState = 'have-local-offer';
    return Promise.resolve();
  }
  restartIce(): void {
    this.restarts += 1;
  }
  close(): void {
    this.connectionState = 'closed';
  }
}

class FakeAudio {
  muted = false;
  autoplay = false;
  srcObject: unknown = null;
  onpause: (() => void) | null = null;
  plays = 0;

  constructor() {
    audios.push(this);
  }
  play(): Promise<void> {
    this.plays += 1;
    return isTouched ? Promise.resolve() : Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' }));
  }
}

const microphone = { stop: () => undefined };
const nothing = { connect: () => undefined, disconnect: () => undefined, getFloatTimeDomainData: () => undefined };

class FakeContext {
  createMediaStreamSource = () => nothing;
  createAnalyser = () => ({ ...nothing });
  close = () => Promise.resolve();
  state = 'running';
  resumes = 0;
  private readonly events = new EventTarget();
  addEventListener = this.events.addEventListener.bind(this.events);
  removeEventListener = this.events.removeEventListener.bind(this.events);

  constructor() {
    contexts.push(this);
  }
  resume(): Promise<void> {
    this.resumes += 1;
    return Promise.resolve();
  }
  turns(state: string): void {
    this.state = state;
    this.events.dispatchEvent(new Event('statechange'));
  }
}

function member(id: number, more: Partial<Member> = {}): Partial<Member> {
  return { id, chair: id - 1, here: true, voice: true, ...more };
}

async function scene() {
  const talk = signal<'window' | 'silent'>('window');
  const table = signal({
    phase: 'playing',
    clock: 'running',
    members: [member(1), member(2)],
    choice: { voice: 'built_in' },
  });
  const sideMessages = new Emitter<SideMessage>();
  let asked = 0;
  const session = {
    table,
    me: computed(() => table.value.members[0]),
    seat: signal(0),
    confirmed: computed(() => ({ talk: talk.value })),
    frozen: signal(false),
    link: signal({ kind: 'online' }),
    sideMessages,
    request: vi.fn(() => Promise.resolve(null)),
    askIce: () => {
      asked += 1;
      sideMessages.emit({ ice: { servers: [stun] } });
    },
  } as unknown as Session;
  const voice = new Voice(
    session,
    computed(() => opennessOf(session)),
  );
  await voice.join(true);
  await Promise.resolve();
  const mute = (which: number): void => {
    table.value = { ...table.value, members: table.value.members.map((one) => ({ ...one, muted: one.id === which })) };
  };
  return { talk, table, voice, mute, asks: () => asked };
}

describe('voice', () => {
  beforeEach(() => {
    connections.length = 0;
    audios.length = 0;
    contexts.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('RTCPeerConnection', FakeConnection);
    vi.stubGlobal('Audio', FakeAudio);
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal('navigator', {
      mediaDevices: {
        getUserMedia: () => Promise.resolve({ getAudioTracks: () => [microphone], getTracks: () => [microphone] }),
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('B-COM-5: nothing is sent or heard once silence begins, and everything is again in the next window', async () => {
    const { talk } = await scene();
    expect(connections[0]?.sent).toBe(microphone);
    expect(audios[0]?.muted).toBe(false);
    talk.value = 'silent';
    expect(connections[0]?.sent).toBeNull();
    expect(audios[0]?.muted).toBe(true);
    talk.value = 'window';
    expect(connections[0]?.sent).toBe(microphone);
    expect(audios[0]?.muted).toBe(false);
  });

  it("connects through the operator's servers", async () => {
    await scene();
    expect(connections.map(({ configuration }) => configuration.iceServers)).toEqual([[stun]]);
  });

  it('a call hours later goes through relays whose passwords are new', async () => {
    const { table, asks } = await scene();
    expect(asks()).toBe(1);
    table.value = { ...table.value, members: [member(1), member(2), member(3)] };
    expect(asks()).toBe(1);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    table.value = { ...table.value, members: [member(1), member(2), member(3), member(4)] };
    expect(asks()).toBe(2);
    expect(connections).toHaveLength(3);
    expect(connections.map(({ connectionState }) => connectionState)).not.toContain('closed');
  });

  it('a button that was held when silence began is not held in the next window', async () => {
    const { talk, voice } = await scene();
    voice.mode.value = 'push';
    expect(voice.mine.value).toBe('shut');
    voice.isHeld.value = true;
    expect(voice.mine.value).toBe('open');
    talk.value = 'silent';
    talk.value = 'window';
    expect(voice.mine.value).toBe('shut');
    expect(connections[0]?.sent).toBeNull();
  });

  it("someone muted by the host isn't heard, but hears the others", async () => {
    const { mute } = await scene();
    mute(2);
    expect(audios[0]?.muted).toBe(true);
    mute(1);
    expect(audios[0]?.muted).toBe(false);
    expect(connections[0]?.sent).toBeNull();
  });

  it('a connection attempt cut off by silence is repeated in the next window', async () => {
    const { talk, table } = await scene();
    const [connection] = connections;
    if (connection === undefined) throw new Error('nobody was called');
    connection.signalingState = 'have-local-offer'; // and no answer came
    talk.value = 'silent';
    talk.value = 'window';
    expect(connection).toMatchObject({ restarts: 1, offers: 1 });
    table.value = { ...table.value };
    expect(connection.restarts).toBe(1);
    connection.connectionState = 'connected';
    talk.value = 'silent';
    talk.value = 'window';
    expect(connection.restarts).toBe(1);
  });

  // What the browser gives when someone has said yes, and whether it is still live.
  function microphones(): { readonly allow: (() => void)[]; readonly live: () => number } {
    const allow: (() => void)[] = [];
    let live = 0;
    const getUserMedia = (): Promise<unknown> =>
      new Promise((resolve) => {
        allow.push(() => {
          live += 1;
          const track = { stop: () => (live -= 1) };
          resolve({ getAudioTracks: () => [track], getTracks: () => [track] });
        });
      });
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    return { allow, live: () => live };
  }

  it("a microphone allowed after leaving doesn't stay live", async () => {
    const { voice } = await scene();
    voice.leave();
    const { allow, live } = microphones();
    const joined = voice.join(true);
    voice.leave();
    allow.forEach((yes) => yes());
    await joined;
    expect(live()).toBe(0);
    expect(voice.mine.value).toBe('off');
  });

  it.each([
    ['the host switched voices off', { choice: { voice: 'none' } }],
    ['one stood up', { members: [member(1, { chair: null }), member(2)] }],
  ])('nor one that was allowed after %s', async (_, change) => {
    const { voice, table } = await scene();
    voice.leave();
    const { allow, live } = microphones();
    const joined = voice.join(true);
    table.value = { ...table.value, ...change } as typeof table.value;
    allow.forEach((yes) => yes());
    await joined;
    expect(live()).toBe(0);
    expect(voice.isOn.value).toBe(false);
  });

  it('a second press leaves one microphone, and the last answer counts', async () => {
    const { voice } = await scene();
    voice.leave();
    const { allow, live } = microphones();
    const presses = [voice.join(true), voice.join(true)];
    allow.forEach((yes) => yes());
    await Promise.all(presses);
    expect(live()).toBe(1);
    expect(voice.microphone.value).toBe('here');
    await voice.join(false); // only to listen
    expect(live()).toBe(0);
    expect(voice.mine.value).toBe('listening');
  });

  it('standing up closes the microphone: only seated players have a voice', async () => {
    const { voice, table } = await scene();
    expect(voice.mine.value).toBe('open');
    table.value = { ...table.value, members: [member(1, { chair: null }), member(2)] };
    expect(voice.mine.value).toBe('off');
  });

  it('a voice that the browser held back plays with the next touch', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    isTouched = false;
    const { voice } = await scene();
    connections[0]?.ontrack?.({ streams: [{}], track: {} });
    await Promise.resolve().then(() => undefined);
    expect(audios[0]?.plays).toBe(1);
    page.dispatchEvent(new Event('pointerup')); // not enough for this browser
    await Promise.resolve().then(() => undefined);
    expect(audios[0]?.plays).toBe(2);
    isTouched = true;
    page.dispatchEvent(new Event('keydown'));
    expect(audios[0]?.plays).toBe(3);
    await Promise.resolve().then(() => undefined);
    page.dispatchEvent(new Event('pointerup')); // it plays
    expect(audios[0]?.plays).toBe(3);
    voice.close();
  });

  it('continues after a phone call has taken the sound', async () => {
    const { voice } = await scene();
    connections[0]?.ontrack?.({ streams: [{}], track: {} });
    contexts[0]?.turns('interrupted');
    expect(contexts[0]?.resumes).toBe(1);
    audios[0]?.onpause?.();
    expect(audios[0]?.plays).toBe(2);
    voice.leave();
    contexts[0]?.turns('interrupted');
    expect(contexts[0]?.resumes).toBe(1);
    expect(audios[0]?.onpause).toBeNull();
  });

  it('tells a soft voice from a loud one, and either from none', () => {
    expect([0.01, 0.03, 0.1, 0.4].map(loudnessOf)).toEqual([0, 1, 2, 3]);
  });
});

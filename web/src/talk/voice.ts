// Voice chat at one table, browser to browser. The game mutes: while words aren't allowed nothing is sent, and anything
// that arrives anyway isn't played. The microphone itself stays open, so that the next time needs no permission.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { keepAwake } from '../base/awake_audio';
import { isPhone } from '../base/phone';
import type { Session } from '../game/session';
import { isInOneRoom } from '../game/table_facts';
import type { IceServer, Member, MemberId } from '../link/messages';
import { BlockedAudio } from './blocked_audio';
import type { Openness } from './openness';
import { VoiceLevel, type Loudness } from './voice_level';
import { VoicePeer } from './voice_peer';

export type Microphone = 'none' | 'here' | 'refused';
export type Mode = 'open' | 'push';
// What my microphone does: off, muted by me, muted by the game, open.
export type MyVoice = 'off' | 'listening' | 'shut' | 'muted' | 'open';

interface Other {
  readonly peer: VoicePeer;
  readonly audio: HTMLAudioElement;
  level: VoiceLevel | null;
}

const meterMs = 100;
const reportMs = 10_000; // the server notes it now and then
const iceFreshMs = 3_600_000; // passwords of relays expire after a few hours: for a later call they are asked for again

// Browsers only give a microphone to pages they trust.
export function canTalk(): boolean {
  return typeof RTCPeerConnection !== 'undefined' && navigator.mediaDevices !== undefined;
}

// Null if it was refused, or if there is none.
async function askForMicrophone(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch {
    return null;
  }
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

// People in one room need no voice chat, and several phones there would hear each other.
export function isBesideScreen(session: Pick<Session, 'table'>): boolean {
  return isPhone.value && isInOneRoom(session.table.value);
}

export class Voice {
  readonly isOn = signal(false);
  readonly microphone = signal<Microphone>('none');
  readonly mode = signal<Mode>('open');
  readonly isHeld = signal(false); // the key or button of push-to-talk
  readonly speaking = signal<ReadonlyMap<MemberId, Loudness>>(new Map());
  readonly mine: ReadonlySignal<MyVoice>;

  private readonly talks: ReadonlySignal<boolean>;
  private readonly listens: ReadonlySignal<boolean>;
  private readonly others = new Map<MemberId, Other>();
  private readonly isAnnounced = signal(false);
  private readonly ice = signal<readonly IceServer[] | null>(null);
  private stream: MediaStream | null = null;
  private context: AudioContext | null = null;
  private stopWaking: (() => void) | null = null;
  private ownLevel: VoiceLevel | null = null;
  private meter: ReturnType<typeof setInterval> | null = null;
  private joining = 0; // counts joins and leaves: everything started before the last of them is obsolete
  private readonly blocked = new BlockedAudio();
  private isAskingIce = false;
  private iceAt = 0; // when it was told, by the wall clock: passwords expire while a laptop sleeps
  private reportedAt = Number.NEGATIVE_INFINITY;
  private readonly stops: (() => void)[];

  constructor(
    private readonly session: Session,
    openness: ReadonlySignal<Openness>,
  ) {
    this.talks = computed(() => openness.value.words && openness.value.circle === 'table');
    this.listens = computed(() => openness.value.hears.words && openness.value.circle === 'table');
    this.mine = computed(() => {
      if (!this.isOn.value) return 'off';
      if (this.microphone.value !== 'here') return 'listening';
      if (!this.mayTalk) return 'muted';
      return this.mode.value === 'open' || this.isHeld.value ? 'open' : 'shut';
    });
    this.stops = [
      session.sideMessages?.listen((message) => {
        if ('signal' in message) this.take(message.signal.by, message.signal.data);
        else if ('ice' in message) this.takeIce(message.ice.servers);
      }) ?? (() => undefined),
      effect(() => {
        const setting = session.table.value?.choice.voice;
        const stands = session.me.value?.chair === null; // only seated people have a voice
        const isElsewhere = setting !== undefined && setting !== 'built_in';
        if (isElsewhere || stands || isBesideScreen(session)) untracked(() => this.leave());
      }),
      effect(() => this.gate()),
      effect(() => this.letGo()),
      effect(() => this.goOn()),
      effect(() => this.announce()),
      effect(() => this.call()),
    ];
  }

  // With the microphone, or to listen only. It needs a click.
  async join(withMicrophone: boolean): Promise<void> {
    this.joining += 1;
    const mine = this.joining;
    this.openContext();
    const stream = withMicrophone ? await askForMicrophone() : null;
    // The browser's question may stay open for long: the person may have left meanwhile, or pressed again.
    if (mine !== this.joining) {
      stopTracks(stream);
      return;
    }
    this.releaseMicrophone();
    if (withMicrophone) this.takeMicrophone(stream);
    this.askIce();
    this.isOn.value = true;
    this.meter ??= setInterval(() => this.measure(), meterMs);
  }

  leave(): void {
    this.joining += 1;
    this.isAskingIce = false;
    this.isOn.value = false;
    this.isHeld.value = false;
    if (this.meter !== null) clearInterval(this.meter);
    this.meter = null;
    for (const id of [...this.others.keys()]) this.drop(id);
    this.releaseMicrophone();
    if (this.speaking.peek().size > 0) this.speaking.value = new Map();
    this.stopWaking?.();
    this.stopWaking = null;
    void this.context?.close();
    this.context = null;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.leave();
  }

  // Words are allowed for me, at the table.
  get mayTalk(): boolean {
    return this.talks.value;
  }

  // Of those who talk there; someone muted by the host hears them too.
  get mayHear(): boolean {
    return this.listens.value;
  }

  private openContext(): void {
    if (this.context !== null) return;
    this.context = new AudioContext();
    this.stopWaking = keepAwake(this.context);
  }

  private takeMicrophone(stream: MediaStream | null): void {
    this.stream = stream;
    this.microphone.value = stream === null ? 'refused' : 'here';
    if (stream !== null && this.context !== null) this.ownLevel = new VoiceLevel(this.context, stream);
  }

  private releaseMicrophone(): void {
    this.ownLevel?.close();
    this.ownLevel = null;
    stopTracks(this.stream);
    this.stream = null;
    this.microphone.value = 'none';
  }

  private get track(): MediaStreamTrack | null {
    return this.mine.value === 'open' ? (this.stream?.getAudioTracks()[0] ?? null) : null;
  }

  // Together with what the page knows: nothing is sent, and nothing that arrives is played.
  private gate(): void {
    const { track } = this;
    const isHeard = this.mayHear;
    const muted = this.muted;
    for (const [id, { peer, audio }] of this.others) {
      peer.send(track);
      audio.muted = !isHeard || muted.has(id);
    }
  }

  // Someone muted by the host isn't heard, no matter what their page does.
  private get muted(): ReadonlySet<MemberId> {
    const members = this.session.table.value?.members ?? [];
    return new Set(members.filter((member) => member.muted === true).map(({ id }) => id));
  }

  // Nobody is talking any more: a button that was held when it disappeared is released.
  private letGo(): void {
    if (!this.mayTalk) this.isHeld.value = false;
  }

  // A connection attempt cut off by silence is repeated when talking is allowed again.
  private goOn(): void {
    if (!this.mayTalk) return;
    untracked(() => this.others.forEach(({ peer }) => peer.goOn()));
  }

  // The others learn whether I can be called; in silence that waits.
  private announce(): void {
    if (this.session.link.value.kind !== 'online') {
      this.isAnnounced.value = false;
      this.isAskingIce = false; // no answer will come
      untracked(() => [...this.others.keys()].forEach((id) => this.drop(id)));
      return;
    }
    const isOn = this.isOn.value;
    if (!this.mayTalk || isOn === this.isAnnounced.value) return;
    void this.session.request({ t: 'voice', on: isOn }).then((refusal) => {
      if (refusal === null) this.isAnnounced.value = isOn;
    });
  }

  // Of two people, the one who came first calls the other.
  private call(): void {
    const me = this.session.me.value?.id ?? null;
    const ice = this.ice.value;
    const wanted = new Map<MemberId, Member>();
    if (this.isOn.value && this.isAnnounced.value && me !== null) {
      for (const member of this.session.table.value?.members ?? []) {
        if (member.id !== me && member.voice === true && member.here && member.chair !== null)
          wanted.set(member.id, member);
      }
    }
    const mayTalk = this.mayTalk;
    untracked(() => {
      for (const id of [...this.others.keys()]) if (!wanted.has(id)) this.drop(id);
      if (!mayTalk || me === null) return;
      const callees = [...wanted.keys()].filter((id) => me < id && !this.others.has(id));
      const isFresh = ice !== null && Date.now() - this.iceAt < iceFreshMs;
      if (callees.length > 0 && !isFresh)
        this.askIce(); // the calls follow with the answer
      else for (const id of callees) this.meet(id, true);
    });
  }

  private askIce(): void {
    if (this.isAskingIce) return;
    this.isAskingIce = true;
    this.session.askIce?.();
  }

  private takeIce(servers: readonly IceServer[]): void {
    this.isAskingIce = false;
    this.iceAt = Date.now();
    this.ice.value = servers;
  }

  private take(by: MemberId, data: string): void {
    if (!this.isOn.peek()) return;
    (this.others.get(by) ?? this.meet(by, false)).peer.take(data);
  }

  private meet(id: MemberId, calls: boolean): Other {
    const audio = new Audio();
    audio.autoplay = true;
    const peer = new VoicePeer(
      (this.ice.peek() ?? []).map((one) => ({ ...one, urls: [...one.urls] })),
      calls,
      {
        send: (data) => void this.session.request({ t: 'signal', member: id, data }),
        hears: (stream) => {
          audio.srcObject = stream;
          audio.onpause = () => this.blocked.play(audio); // a phone call stops it and doesn't start it again
          this.blocked.play(audio);
          if (this.context !== null) other.level = new VoiceLevel(this.context, stream);
        },
      },
    );
    const other: Other = { peer, audio, level: null };
    this.others.set(id, other);
    this.gate();
    return other;
  }

  private drop(id: MemberId): void {
    const other = this.others.get(id);
    this.others.delete(id);
    other?.level?.close();
    other?.peer.close();
    if (other === undefined) return;
    other.audio.onpause = null;
    this.blocked.forget(other.audio);
    other.audio.srcObject = null;
  }

  private measure(): void {
    const now = new Map<MemberId, Loudness>();
    const me = this.session.me.peek()?.id;
    const own = this.mine.peek() === 'open' ? (this.ownLevel?.loudness ?? 0) : 0;
    if (me !== undefined && own > 0) {
      now.set(me, own);
      this.report();
    }
    const muted = untracked(() => this.muted);
    if (untracked(() => this.mayHear)) {
      for (const [id, { level }] of this.others) {
        const loudness = muted.has(id) ? 0 : (level?.loudness ?? 0);
        if (loudness > 0) now.set(id, loudness);
      }
    }
    const before = this.speaking.peek();
    if (now.size !== before.size || [...now].some(([id, loudness]) => before.get(id) !== loudness))
      this.speaking.value = now;
  }

  private report(): void {
    const now = performance.now();
    if (now - this.reportedAt < reportMs || this.session.table.peek()?.phase !== 'playing') return;
    this.reportedAt = now;
    void this.session.request({ t: 'spoke' });
  }
}

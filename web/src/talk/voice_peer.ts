// One voice connection between two browsers. Either side may start or restart; if both do at once, the polite one gives
// way. The server only relays their offers and answers.
interface Introduction {
  readonly description?: RTCSessionDescriptionInit | undefined;
  readonly candidates?: readonly RTCIceCandidateInit[];
}

export interface PeerCallbacks {
  send(data: string): void;
  hears(stream: MediaStream): void;
}

const batchMs = 60; // candidates come in bursts: one line for several

export class VoicePeer {
  private readonly connection: RTCPeerConnection;
  private sender: RTCRtpSender | null = null;
  private track: MediaStreamTrack | null = null;
  private makesOffer = false;
  private ignoresOffer = false;
  private found: RTCIceCandidateInit[] = [];
  private batch: ReturnType<typeof setTimeout> | null = null;
  private turn: Promise<void> = Promise.resolve(); // introductions are taken one after another

  constructor(
    iceServers: readonly RTCIceServer[],
    private readonly calls: boolean, // this side begins; the other is polite
    private readonly callbacks: PeerCallbacks,
  ) {
    this.connection = new RTCPeerConnection({ iceServers: [...iceServers] });
    this.connection.onnegotiationneeded = () => void this.offer();
    this.connection.onicecandidate = ({ candidate }) => this.collect(candidate);
    this.connection.oniceconnectionstatechange = () => {
      if (this.connection.iceConnectionState === 'failed') this.connection.restartIce();
    };
    this.connection.ontrack = ({ track, streams }) => callbacks.hears(streams[0] ?? new MediaStream([track]));
    // The channel for a voice exists from the start; nothing is sent over it until someone may talk.
    if (calls) this.sender = this.connection.addTransceiver('audio', { direction: 'sendrecv' }).sender;
  }

  // Null if the game mutes, or if there is no microphone. Then no packet is sent.
  send(track: MediaStreamTrack | null): void {
    if (track === this.track) return;
    this.track = track;
    void this.sender?.replaceTrack(track).catch(() => undefined); // the connection has just gone
  }

  // Restarts what never completed: an offer nobody could answer, or a connection that was lost.
  goOn(): void {
    const { connectionState, signalingState } = this.connection;
    if (!this.calls || connectionState === 'connected' || connectionState === 'closed') return;
    if (connectionState === 'new' && signalingState === 'stable') return; // it has hardly begun
    this.connection.restartIce(); // if nothing is under way, this requests an offer by itself
    if (signalingState !== 'stable') void this.offer();
  }

  take(data: string): void {
    this.turn = this.turn.then(() => this.read(data)).catch(() => undefined); // what can't be read is nobody's voice
  }

  close(): void {
    if (this.batch !== null) clearTimeout(this.batch);
    this.connection.close();
  }

  private async offer(): Promise<void> {
    try {
      this.makesOffer = true;
      await this.connection.setLocalDescription();
      this.tell({ description: this.connection.localDescription?.toJSON() });
    } catch {
      // Closed meanwhile.
    } finally {
      this.makesOffer = false;
    }
  }

  private async read(data: string): Promise<void> {
    const { description, candidates = [] } = JSON.parse(data) as Introduction;
    if (description !== undefined) await this.answer(description);
    for (const candidate of candidates) {
      if (!this.ignoresOffer) await this.connection.addIceCandidate(candidate);
    }
  }

  private async answer(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer';
    const collides = isOffer && (this.makesOffer || this.connection.signalingState !== 'stable');
    this.ignoresOffer = this.calls && collides;
    if (this.ignoresOffer) return;
    await this.connection.setRemoteDescription(description);
    if (!isOffer) return;
    const [transceiver] = this.connection.getTransceivers();
    if (transceiver !== undefined) {
      transceiver.direction = 'sendrecv';
      this.sender = transceiver.sender;
      await this.sender.replaceTrack(this.track);
    }
    await this.connection.setLocalDescription();
    this.tell({ description: this.connection.localDescription?.toJSON() });
  }

  private collect(candidate: RTCIceCandidate | null): void {
    if (candidate === null) return;
    this.found.push(candidate.toJSON());
    this.batch ??= setTimeout(() => {
      this.batch = null;
      this.tell({ candidates: this.found.splice(0) });
    }, batchMs);
  }

  private tell(introduction: Introduction): void {
    this.callbacks.send(JSON.stringify(introduction));
  }
}

// Voices between four browsers with beeping microphones: they are heard while talking is allowed, stop when it ends,
// and come back.
import { close, corner, flip, letSandRun, opens, panel, talkChoice } from './support/talkers';
import type { Player } from './support/player';
import { expect, test } from './support/table';

test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--allow-loopback-in-peer-connection',
    ],
  },
});

interface Heard {
  peers: RTCPeerConnection[];
  silentAt: number; // wall clock
}

// Keeps every connection of the page, and when the event that closed the talk arrived, before the page has looked at
// it.
async function listens(player: Player): Promise<void> {
  await player.page.addInitScript(() => {
    const heard: Heard = { peers: [], silentAt: 0 };
    (window as unknown as { heard: Heard }).heard = heard;
    const Real = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        heard.peers.push(this);
      }
    };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data === 'string' && data.includes('talk_closed'))
            heard.silentAt = performance.timeOrigin + performance.now();
        });
      }
    };
  });
}

// One figure for each of its connections, in one direction.
async function counted(
  player: Player,
  type: 'outbound-rtp' | 'inbound-rtp',
  field: string,
): Promise<readonly number[]> {
  return player.page.evaluate(
    async ([wanted, name]) => {
      const { peers } = (window as unknown as { heard: Heard }).heard;
      const found: number[] = [];
      for (const peer of peers) {
        for (const report of (await peer.getStats()).values()) {
          if (report.type === wanted) found.push(Number((report as Record<string, unknown>)[name] ?? 0));
        }
      }
      return found;
    },
    [type, field] as const,
  );
}

async function sentBy(player: Player): Promise<number> {
  return (await counted(player, 'outbound-rtp', 'packetsSent')).reduce((sum, one) => sum + one, 0);
}

async function grows(player: Player): Promise<void> {
  const before = await sentBy(player);
  await expect.poll(() => sentBy(player), { message: `${player.name} sends` }).toBeGreaterThan(before + 10);
}

async function joinsVoice(player: Player): Promise<void> {
  await opens(player);
  await panel(player).getByRole('button', { name: 'Join voice chat' }).click();
  await panel(player).getByRole('button', { name: 'Use my microphone' }).click();
  await expect(corner(player)).toHaveAttribute('data-talk-voice', 'open');
  await player.button('Close chat').click();
}

test('B-COM-5: voices are heard while talking is allowed, stop within 150 ms of the event that ends it, and come back', {
  tag: '@long',
}, async ({ site }) => {
  test.setTimeout(180_000);
  const link = await site.openTable(talkChoice('S2'));
  const people = [
    await site.player('Ana'),
    await site.player('Bo'),
    await site.player('Cleo'),
    await site.player('Dan'),
  ];
  const [ana, bo, cleo] = people;
  if (ana === undefined || bo === undefined || cleo === undefined) throw new Error('nobody came');
  for (const player of people) {
    await player.context.grantPermissions(['microphone']);
    await listens(player);
    await player.enter(link);
  }
  for (const player of people) await joinsVoice(player);
  for (const player of people) await grows(player); // before the game everything is open
  await expect(bo.page.locator('[data-seat][data-voice="speaking"]').first()).toBeAttached();

  for (const player of people) await player.sayReady();
  for (const player of people) await player.seesTheMall();
  for (const player of people) await expect(corner(player)).toHaveAttribute('data-talk-voice', 'muted');
  await expect(bo.page.locator('[data-seat][data-voice="muted"]').first()).toHaveAttribute(
    'data-voice-words',
    'muted by the game',
  );

  await letSandRun(ana);
  await ana.act(flip);
  for (const player of people) await grows(player);
  await cleo.act(close);
  for (const player of people) {
    await expect(corner(player)).toHaveAttribute('data-talk-voice', 'muted');
  }
  // Silence means that nothing arrives: nobody sends any more, and the last packet arrived in time.
  const before = await Promise.all(people.map(sentBy));
  await ana.page.waitForTimeout(1000);
  expect(await Promise.all(people.map(sentBy))).toEqual(before);
  for (const player of people) {
    const silentAt = await player.page.evaluate(() => (window as unknown as { heard: Heard }).heard.silentAt);
    const last = Math.max(...(await counted(player, 'inbound-rtp', 'lastPacketReceivedTimestamp')));
    console.log(`${player.name}: the last packet came ${Math.round(last - silentAt)} ms after the silence`);
    expect(last - silentAt, `${player.name} hears nothing`).toBeLessThanOrEqual(150);
    expect(last - silentAt, 'there were packets in the window').toBeGreaterThan(-5_000);
  }
  for (const player of people) {
    expect(await player.page.evaluate(() => [...(window as unknown as { heard: Heard }).heard.peers].length)).toBe(3);
  }
});

test('without a microphone you can listen, and a table without voice chat says so', async ({ site }) => {
  const link = await site.openTable(talkChoice('S2'));
  const ana = await site.player('Ana');
  const bo = await site.player('Bo');
  for (const player of [ana, bo]) await player.enter(link);
  await opens(bo);
  await panel(bo).getByRole('button', { name: 'Join voice chat' }).click();
  for (const way of ['Use my microphone', 'Just listen']) {
    await expect(panel(bo).getByRole('button', { name: way })).toBeInViewport({ ratio: 0.9 });
  }
  await panel(bo).getByRole('button', { name: 'Just listen' }).click();
  await expect(corner(bo)).toHaveAttribute('data-talk-voice', 'listening');
  await opens(ana);
  await panel(ana).getByRole('radio', { name: 'our own call' }).check();
  await expect(panel(bo).getByText('Staying silent is up to you.')).toBeVisible();
});

interface Asked {
  allow: (() => void)[]; // answers the browser's questions
  tracks: MediaStreamTrack[];
}

// The browser asks until the test answers, as it does when someone thinks about it.
async function asksForLong(player: Player): Promise<void> {
  await player.page.addInitScript(() => {
    const asked: Asked = { allow: [], tracks: [] };
    (window as unknown as { asked: Asked }).asked = asked;
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      await new Promise<void>((resolve) => asked.allow.push(resolve));
      const stream = await real(constraints);
      asked.tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

async function asked(player: Player): Promise<{ questions: number; live: number; all: number }> {
  return player.page.evaluate(() => {
    const { allow, tracks } = (window as unknown as { asked: Asked }).asked;
    const live = tracks.filter((track) => track.readyState === 'live').length;
    return { questions: allow.length, live, all: tracks.length };
  });
}

async function allows(player: Player): Promise<void> {
  await player.page.evaluate(() => {
    for (const yes of (window as unknown as { asked: Asked }).asked.allow) yes();
  });
}

for (const way of ['the voice chat', 'the table'] as const) {
  test(`no microphone stays live for someone who left ${way} while the browser was asking`, async ({ site }) => {
    const link = await site.openTable(talkChoice('S2'));
    const ana = await site.player('Ana');
    await asksForLong(ana);
    await ana.enter(link);
    await (await site.player('Bo')).enter(link);
    await opens(ana);
    await panel(ana).getByRole('button', { name: 'Join voice chat' }).click();
    await panel(ana).getByRole('button', { name: 'Use my microphone' }).click();
    await expect.poll(() => asked(ana)).toEqual({ questions: 1, live: 0, all: 0 });
    if (way === 'the voice chat') {
      await panel(ana).getByRole('button', { name: 'Cancel' }).click();
    } else {
      await ana.button('Close chat').click();
      await ana.button('Leave').click();
      await ana.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).last().click();
      await expect(corner(ana)).toHaveCount(0);
    }
    await allows(ana);
    await expect.poll(() => asked(ana)).toEqual({ questions: 1, live: 0, all: 1 });
  });
}

test('after two presses while the browser asks, one microphone is live, and leaving ends it', async ({ site }) => {
  const link = await site.openTable(talkChoice('S2'));
  const ana = await site.player('Ana');
  await asksForLong(ana);
  await ana.enter(link);
  await (await site.player('Bo')).enter(link);
  await opens(ana);
  await panel(ana).getByRole('button', { name: 'Join voice chat' }).click();
  await panel(ana).getByRole('button', { name: 'Use my microphone' }).click();
  await panel(ana).getByRole('button', { name: 'Use my microphone' }).click();
  await expect.poll(() => asked(ana)).toEqual({ questions: 2, live: 0, all: 0 });
  await allows(ana);
  await expect.poll(() => asked(ana)).toEqual({ questions: 2, live: 1, all: 2 });
  await panel(ana).getByRole('button', { name: 'Leave voice chat' }).click();
  await expect.poll(() => asked(ana)).toEqual({ questions: 2, live: 0, all: 2 });
});

test("B-COM-1: a page that keeps sending isn't heard by anyone", async ({ site }) => {
  const link = await site.openTable({ scenario: 'S2', seats: 2 });
  const eve = await site.player('Eve');
  const ana = await site.player('Ana');
  await eve.page.addInitScript(() => {
    const { replaceTrack } = RTCRtpSender.prototype;
    RTCRtpSender.prototype.replaceTrack = function (track) {
      return track === null ? Promise.resolve() : replaceTrack.call(this, track);
    };
  });
  await ana.page.addInitScript(() => {
    const players: HTMLMediaElement[] = [];
    (window as unknown as { players: HTMLMediaElement[] }).players = players;
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      players.push(this);
      return play.call(this);
    };
  });
  for (const player of [eve, ana]) {
    await player.context.grantPermissions(['microphone']);
    await listens(player);
    await player.enter(link);
  }
  for (const player of [eve, ana]) await joinsVoice(player);
  const isHeard = (): Promise<boolean> =>
    ana.page.evaluate(() =>
      (window as unknown as { players: HTMLMediaElement[] }).players.some(
        (one) => one.srcObject !== null && !one.muted,
      ),
    );
  await expect.poll(isHeard).toBe(true); // before the game
  for (const player of [eve, ana]) await player.sayReady();
  for (const player of [eve, ana]) await player.seesTheMall();
  await expect(corner(ana)).toHaveAttribute('data-talk-voice', 'muted'); // the silence has come to her page
  await grows(eve); // she does send
  expect(await isHeard()).toBe(false);
});

// Every sound of the game is rendered in the browser, without loudspeakers: it is audible, short, and never clips.
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { rolldown } from 'rolldown';

async function script(file: string, name: string): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL(`../src/sound/${file}`, import.meta.url)) });
  const { output } = await bundle.generate({ format: 'iife', name });
  return output[0].code;
}

interface Heard {
  readonly name: string;
  readonly peak: number;
  readonly seconds: number; // until it is inaudible
}

test('sounds can be heard, are short, and never clip', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await script('effects.ts', 'Effects') });
  await page.addScriptTag({ content: await script('strikes.ts', 'Strikes') });
  const heard = await page.evaluate(async () => {
    const { Effects, Strikes } = globalThis as unknown as {
      readonly Effects: typeof import('../src/sound/effects');
      readonly Strikes: typeof import('../src/sound/strikes');
    };
    const rate = 44100;
    const all: Heard[] = [];
    for (const [name, sound] of Object.entries(Effects.sounds)) {
      for (const pitch of [0.67, 1, 1.26]) {
        const context = new OfflineAudioContext(1, rate * 3, rate);
        Strikes.playStrikes(context, context.destination, sound.strikes, 0.005, pitch);
        const samples = (await context.startRendering()).getChannelData(0);
        let peak = 0;
        let last = 0;
        samples.forEach((sample, i) => {
          peak = Math.max(peak, Math.abs(sample));
          if (Math.abs(sample) > 0.002) last = i;
        });
        all.push({ name: `${name} at ${pitch}`, peak, seconds: last / rate });
      }
    }
    return all;
  });
  expect(heard.length).toBeGreaterThan(40);
  for (const { name, peak, seconds } of heard) {
    expect(peak, name).toBeGreaterThan(0.08);
    expect(peak, name).toBeLessThan(1);
    expect(seconds, name).toBeLessThan(2.5);
  }
});

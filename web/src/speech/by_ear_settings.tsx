// Playing by ear, in the settings: off, through a screen reader, or with a voice of this browser.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { te } from '../text/by_ear';
import { decimalText } from '../text/text';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Slider } from '../ui/slider';
import { byEar, type ByEar } from './by_ear_choice';
import { fastest, followVoices, slowest, VoiceMouth, voiceName, voiceRate, voicesNow } from './voice_mouth';

const modes: readonly ByEar[] = ['off', 'reader', 'voice'];

function VoiceChoice(): JSX.Element {
  const changes = useSignal(0);
  useEffect(() => followVoices(() => (changes.value += 1)), []);
  void changes.value;
  const voices = voicesNow();
  const say = (): void => new VoiceMouth().say(te('ear.sample'), true);
  return (
    <>
      {voices.length === 0 && <p class="soft-text">{te('ear.voice.none')}</p>}
      {voices.length > 1 && (
        <label class="by-ear-voice">
          <span>{te('ear.voice')}</span>
          <select value={voiceName.value} onChange={(event) => (voiceName.value = event.currentTarget.value)}>
            <option value="">{te('ear.voice.auto')}</option>
            {voices.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Slider
        label={te('ear.rate')}
        value={voiceRate.value}
        least={slowest}
        most={fastest}
        step={0.1}
        text={`× ${decimalText(voiceRate.value)}`}
        onInput={(value) => (voiceRate.value = value)}
        onDone={say}
      />
      <Button icon="sound" onClick={say}>
        {te('ear.try')}
      </Button>
    </>
  );
}

export function ByEarSettings(): JSX.Element {
  return (
    <section class="settings-part">
      <Choices
        label={te('ear.mode')}
        value={byEar.value}
        options={modes.map((value) => ({ value, label: te(`ear.mode.${value}`) }))}
        note={te('ear.settings.text')}
        onChange={(value) => (byEar.value = value)}
      />
      {byEar.value === 'voice' && <VoiceChoice />}
    </section>
  );
}

// A drawn example with its caption. The caption says what the picture shows, so the picture itself is silent.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { AbilityIcon } from '../board/art/ability_icon';
import { ArtDefs } from '../board/art/art_defs';
import { HeroIcon } from '../board/art/heroes';
import { engineState } from '../base/engine_state';
import { colours } from '../engine/words';
import { t, tn } from '../text/text';
import { Icon } from '../ui/icon';
import { BoardPicture, isWide } from './board_scene';
import type { SceneName } from '../text/rule_book';
import { scenes, type Scene } from './scenes';
import './scene_view.css';

function Heroes(): JSX.Element {
  return (
    <ul class="rules-heroes">
      {colours.map((colour) => (
        <li key={colour}>
          <HeroIcon pawn={colour} size={96} />
          <span>{t(`hero.${colour}`)}</span>
        </li>
      ))}
    </ul>
  );
}

// Two bulbs with straight sides, neck in the middle. Above, sand fills a triangle from its tip; below, from its base.
const wide = 42;
const tall = 92;

function sandPath(share: number): string {
  const level = Math.sqrt(share); // below, as much is empty as is left above
  const [x, y] = [wide * level, tall * level];
  return `M0 0L${x} ${-y}H${-x}zM${x} ${y}L${wide} ${tall}H${-wide}L${-x} ${y}z`;
}

function Glass({ left, capacity }: { readonly left: number; readonly capacity: number }): JSX.Element {
  return (
    <svg class="rules-glass" viewBox="-60 -112 120 224" aria-hidden="true" focusable="false">
      <path class="rules-glass-sand" d={sandPath(left / capacity)} />
      <path class="rules-glass-bulb" d={`M0 0L${wide} ${-tall}H${-wide}L${wide} ${tall}H${-wide}z`} />
      <path class="rules-glass-wood" d="M-52-108H52V-92H-52zM-52 92H52V108H-52z" />
    </svg>
  );
}

interface MomentProps {
  readonly name: string;
  readonly left: number; // seconds
  readonly capacity: number;
}

function Moment({ name, left, capacity }: MomentProps): JSX.Element {
  return (
    <div>
      <Glass left={left} capacity={capacity} />
      <span>{name}</span>
      <strong>{t('rules.sand.left', { count: left })}</strong>
    </div>
  );
}

function Sand({ gone, capacity }: { readonly gone: number; readonly capacity: number }): JSX.Element {
  return (
    <div class="rules-sand">
      <Moment name={t('rules.sand.before')} left={capacity - gone} capacity={capacity} />
      <Icon name="again" />
      <Moment name={t('rules.sand.after')} left={gone} capacity={capacity} />
    </div>
  );
}

function Solo({ scene }: { readonly scene: Extract<Scene, { kind: 'solo' }> }): JSX.Element {
  return (
    <div class="rules-solo">
      <div>
        <span class="rules-solo-stack rules-solo-hidden" aria-hidden="true" />
        <span>{tn('rules.solo.deck', scene.hidden)}</span>
      </div>
      <div>
        <span class="rules-solo-pile">
          {scene.pile.map((ability) => (
            <span class="rules-solo-stack" key={ability}>
              <AbilityIcon ability={ability} size={52} />
            </span>
          ))}
        </span>
        <span>{t('rules.solo.pile')}</span>
      </div>
    </div>
  );
}

function Picture({ scene }: { readonly scene: Scene }): JSX.Element {
  const door = engineState.value;
  switch (scene.kind) {
    case 'heroes':
      return <Heroes />;
    case 'sand':
      return <Sand gone={scene.gone} capacity={scene.capacity} />;
    case 'solo':
      return <Solo scene={scene} />;
    case 'board':
      return <BoardPicture scene={scene} catalog={door.kind === 'ready' ? door.engine.catalog : null} />;
  }
}

export function SceneView({ name, caption }: { readonly name: SceneName; readonly caption: string }): JSX.Element {
  const scene = scenes[name];
  return (
    <figure class={scene.kind === 'board' && !isWide(scene) ? 'rules-scene rules-scene-aside' : 'rules-scene'}>
      <Picture scene={scene} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

// What all pictures share, unless the mall behind a dialog has brought it already.
export function SceneDefs(): JSX.Element | null {
  const [missing] = useState(() => document.getElementById('art-floor') === null);
  return missing ? <ArtDefs /> : null;
}

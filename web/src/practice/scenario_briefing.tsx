// Before a scenario in practice: what is new, what to know, and the tile it starts on.
import type { JSX } from 'preact';
import { ArtDefs } from '../board/art/art_defs';
import { HeroPicture, TilePicture } from '../board/pieces';
import type { Engine } from '../engine/engine';
import { colours } from '../engine/words';
import { scenarioBefore, scenarioName, scenarioNews } from '../scenarios/scenario_name';
import { BriefingFrame } from './briefing_frame';
import type { SoloChoice } from './solo_choice';

export interface ScenarioBriefingProps {
  readonly engine: Engine;
  readonly choice: SoloChoice;
  readonly onStart: () => void;
}

export function ScenarioBriefing({ engine, choice, onStart }: ScenarioBriefingProps): JSX.Element {
  const id = `S${choice.scenario}`;
  const scenario = engine.catalog.scenarios.find(({ number }) => number === choice.scenario);
  const face = engine.catalog.tiles.find(({ tile }) => tile === (choice.side ?? scenario?.sides[0]));
  return (
    <BriefingFrame id={id} title={scenarioName(id)} onStart={onStart}>
      <ArtDefs />
      <div class="briefing-picture" aria-hidden="true">
        {face && <TilePicture face={face} />}
        {colours.map((colour) => (
          <HeroPicture key={colour} colour={colour} />
        ))}
      </div>
      <p class="briefing-news">{scenarioNews(id)}</p>
      <p>{scenarioBefore(id)}</p>
    </BriefingFrame>
  );
}

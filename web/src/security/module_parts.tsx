// The expansion on the playing screen, all of it: loaded when a game with modules is played.
import { computed } from '@preact/signals';
import type { LayerProps } from '../board/mall_props';
import type { ModuleParts } from '../play/module_parts';
import type { Play } from '../play/play';
import { loadSecurityTexts } from '../text/security';
import { AboveLayer } from './above_layer';
import { TokenHand } from './token_hand';
import { FloorLayer } from '../security_board/floor_layer';
import { listenToKeys } from './keys';
import { newsOf, type NameLookup } from './news';
import { Panel } from './panel';
import { Tray } from './tray';

export async function loadModuleParts(play: Play): Promise<ModuleParts> {
  await loadSecurityTexts();
  const hand = new TokenHand(play);
  const stopKeys = listenToKeys(play);
  const names: NameLookup = {
    nameOf: (seat) => play.nameOf(seat),
    tileOf: (place) => play.atlas().spots.get(place)?.tile ?? null,
  };
  return {
    layers: {
      Floor: FloorLayer,
      Above: (props: LayerProps) => <AboveLayer {...props} hand={hand} />,
    },
    Tray: () => <Tray play={play} hand={hand} />,
    Panel: () => <Panel play={play} hand={hand} />,
    asks: computed(() => hand.asking.value !== null),
    asksFirst: (way) => hand.asksFirst(way),
    news: (event, happening) => newsOf(event, happening, names),
    stop() {
      stopKeys();
      hand.stop();
    },
  };
}

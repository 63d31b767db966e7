// The expansion on the playing screen, all of it: fetched when a game with modules is played.
import type { LayerProps } from '../board/mall_props';
import type { MorePlay } from '../play/more_play';
import type { Play } from '../play/play';
import { loadSecurityTexts } from '../text/security';
import { AboveLayer } from './above_layer';
import { Chooser } from './chooser';
import { FloorLayer } from './floor_layer';
import { listenToKeys } from './keys';
import { newsOf, type Teller } from './news';
import { Panel } from './panel';
import { Tray } from './tray';

export async function morePlay(play: Play): Promise<MorePlay> {
  await loadSecurityTexts();
  const chooser = new Chooser(play);
  const stopKeys = listenToKeys(play);
  const teller: Teller = {
    nameOf: (seat) => play.nameOf(seat),
    tileOf: (place) => play.atlas().spots.get(place)?.tile ?? null,
  };
  return {
    layers: {
      Floor: FloorLayer,
      Above: (props: LayerProps) => <AboveLayer {...props} chooser={chooser} />,
    },
    Tray: () => <Tray play={play} chooser={chooser} />,
    Panel: () => <Panel play={play} chooser={chooser} />,
    asksFirst: (way) => chooser.asksFirst(way),
    news: (event, happening) => newsOf(event, happening, teller),
    stop() {
      stopKeys();
      chooser.stop();
    },
  };
}

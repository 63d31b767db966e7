// Buttons for the camera, for people who can't pinch.
import type { JSX } from 'preact';
import { t } from '../text/text';
import type { CameraRig } from './camera_rig';
import './mall_tools.css';

const zoomStep = 1.35;

export function MallTools({ rig }: { readonly rig: CameraRig }): JSX.Element {
  return (
    <div class="mall-tools">
      <Tool kind="zoom" name={t('mall.zoom_in')} path="M12,5 V19 M5,12 H19" onClick={() => rig.zoomMiddle(zoomStep)} />
      <Tool kind="zoom" name={t('mall.zoom_out')} path="M5,12 H19" onClick={() => rig.zoomMiddle(1 / zoomStep)} />
      <Tool
        kind="fit"
        name={t('mall.fit')}
        path="M4,9 V4 H9 M15,4 H20 V9 M20,15 V20 H15 M9,20 H4 V15"
        wanted={rig.mode.value === 'free'}
        onClick={() => rig.toggleFit()}
      />
    </div>
  );
}

interface ToolProps {
  readonly kind: 'zoom' | 'fit';
  readonly name: string;
  readonly path: string;
  readonly wanted?: boolean; // the way back, after the player has moved the camera
  readonly onClick: () => void;
}

function Tool({ kind, name, path, wanted = false, onClick }: ToolProps): JSX.Element {
  const classes = `mall-tool mall-tool-${kind}${wanted ? ' mall-tool-wanted' : ''}`;
  return (
    <button type="button" class={classes} aria-label={name} title={name} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

// A link as a square of dots for cameras.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { t } from '../text/text';

export function QrCode({ text }: { readonly text: string }): JSX.Element {
  const { path, size } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: 3 });
    const cells: string[] = [];
    data.forEach((row, y) => row.forEach((dark, x) => dark && cells.push(`M${x} ${y}h1v1h-1z`)));
    return { path: cells.join(''), size: width };
  }, [text]);
  return (
    <svg class="lobby-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('lobby.invite.qr.label')}>
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
}

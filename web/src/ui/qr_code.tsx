// A link as a square of dots for cameras.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import './qr_code.css';

export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { path, size } = useMemo(() => {
    const { data, size: width } = encode(text, { ecc: 'M', border: 3 });
    const cells: string[] = [];
    data.forEach((row, y) => row.forEach((dark, x) => dark && cells.push(`M${x} ${y}h1v1h-1z`)));
    return { path: cells.join(''), size: width };
  }, [text]);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
}

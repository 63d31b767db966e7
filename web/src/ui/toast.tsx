// Short words at the edge of the screen that go by themselves; spoken politely.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './toast.css';

interface Note {
  readonly id: number;
  readonly text: string;
  readonly kind: 'news' | 'trouble';
}

const notes = signal<readonly Note[]>([]);
let last = 0;

export function toast(text: string, kind: Note['kind'] = 'news'): void {
  const note: Note = { id: ++last, text, kind };
  // The same words twice are one note that stays longer.
  notes.value = [...notes.value.filter((other) => other.text !== text), note].slice(-3);
  const ms = Math.min(9000, 3000 + text.length * 50);
  setTimeout(() => {
    notes.value = notes.value.filter((other) => other.id !== note.id);
  }, ms);
}

// A sheet that is open lies above everything else; shown anew, the notes lie above the sheet.
function raise(place: HTMLElement | null): void {
  if (typeof place?.showPopover !== 'function') return;
  const isOpen = place.matches(':popover-open');
  const isNeeded = notes.peek().length > 0;
  // Shown anew, all of it would be read out anew.
  if (isOpen && isNeeded && document.querySelector('dialog[open]') === null) return;
  if (isOpen) place.hidePopover();
  if (isNeeded) place.showPopover();
}

export function Toasts(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const latest = notes.value.at(-1)?.id ?? null;
  useEffect(() => raise(place.current), [latest]);
  return (
    // Each note is read out by itself, not all that are still there with every new one.
    <div class="toasts-place" role="status" aria-live="polite" aria-atomic="false">
      <div ref={place} class="toasts" popover="manual">
        {notes.value.map((note) => (
          <p class={`toasts-note toasts-${note.kind}`} key={note.id}>
            {note.text}
          </p>
        ))}
      </div>
    </div>
  );
}

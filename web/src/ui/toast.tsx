// Short notes at the edge of the screen that disappear by themselves; announced politely.
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

// An open sheet is above everything else; shown again, the notes are above the sheet.
function raise(place: HTMLElement | null): void {
  if (typeof place?.showPopover !== 'function') return;
  const isOpen = place.matches(':popover-open');
  const isNeeded = notes.peek().length > 0;
  // Shown again, all of it would be read out again.
  if (isOpen && isNeeded && document.querySelector('dialog[open]') === null) return;
  if (isOpen) place.hidePopover();
  if (isNeeded) place.showPopover();
}

export function Toasts(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const latest = notes.value.at(-1)?.id ?? null;
  useEffect(() => raise(place.current), [latest]);
  return (
    // Each note is read aloud once, not all of them with every new one.
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

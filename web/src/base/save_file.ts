// Saves a file that was made in the page.

const keptMs = 60_000; // browsers read it a moment after the click, and ask where to save it before that

export function saveFile(content: string | Blob, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

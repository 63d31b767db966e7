// The six characters that name a table, read as people write them: small letters, dashes and spaces, or a whole link.

const signs = /^[2-9A-HJKMNP-Z]{6}$/; // no look-alikes: 0 and O, 1, I and L are never used
const inLink = /\/t\/([^/?#\s]+)/i;

function bare(text: string): string {
  const link = inLink.exec(text);
  let part = link?.[1] ?? text;
  try {
    part = decodeURIComponent(part);
  } catch {
    // Not an encoded link: it stays as typed.
  }
  return part.replace(/[\s\-–—_.·]/g, '').toUpperCase();
}

// The code in what someone typed or pasted, or null.
export function readCode(text: string): string | null {
  const code = bare(text);
  return signs.test(code) ? code : null;
}

export type CodeFault = 'empty' | 'short' | 'long' | 'sign';

// What is wrong with it, for a sentence under the field; null if nothing is.
export function codeFault(text: string): { readonly fault: CodeFault; readonly sign: string } | null {
  const code = bare(text);
  if (code === '') return { fault: 'empty', sign: '' };
  const strange = /[^2-9A-HJKMNP-Z]/.exec(code);
  if (strange) return { fault: 'sign', sign: strange[0] };
  if (code.length < 6) return { fault: 'short', sign: '' };
  return code.length > 6 ? { fault: 'long', sign: '' } : null;
}

// Two groups of three are easier to read out; they stay on one line.
export function spoken(code: string): string {
  return `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
}

export interface TextPart {
  readonly text: string;
  /** An https address; left out: plain words. */
  readonly href?: string;
  /** Position in the whole text. */
  readonly at: number;
}

const candidate = /https:\/\/[^\s<>"']+/gi;
const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits text into words and links; joined again they are the text. It links only https addresses without a user name,
 * since `https://school.example@evil.example` reads as the wrong site.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = withoutTrailing(match[0]);
    const href = safeHref(address);
    if (href === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), at: from });
    parts.push({ text: address, href, at: match.index });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), at: from });
  return parts;
}

/** Leaves out the sentence's full stop and the bracket around the address. */
function withoutTrailing(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const opener = closers[last];
    const closes = opener !== undefined && count(address, last, end) > count(address, opener, end);
    if (!closes && !/[.,;:!?…।]/.test(last)) break;
    end -= 1;
  }
  return address.slice(0, end);
}

function count(text: string, letter: string, end: number): number {
  return text.slice(0, end).split(letter).length - 1;
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

/** `at` is the position, for keys. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string; readonly at: number }
  | { readonly kind: 'link'; readonly text: string; readonly to: string; readonly at: number }
  | { readonly kind: 'article'; readonly text: string; readonly key: string; readonly at: number };

export interface Line {
  readonly at: number;
  readonly parts: readonly Inline[];
}
export interface Block {
  readonly kind: 'paragraph' | 'steps' | 'list';
  readonly at: number;
  /** One line for a paragraph; one per item of steps and lists. */
  readonly lines: readonly Line[];
}

const marks = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const step = /^\d+\.\s+/;
const bullet = /^-\s+/;
/** A path of this product: `//host` and `/\host` would lead to another site. */
const ownScreen = /^\/(?![/\\])/;
const ownArticle = /^help:([a-z0-9-]+)$/;

/**
 * Parses the small markdown of help articles: paragraphs, `1.` steps, `-` lists, `**bold**`, `` `keys` ``, links to
 * screens and `[words](help:article-key)` to other articles. Everything else, HTML too, is text.
 */
export function parseArticle(body: string): readonly Block[] {
  const blocks: { kind: Block['kind']; at: number; lines: string[] }[] = [];
  let isNew = true;
  body.split('\n').forEach((line, at) => {
    const text = line.trim();
    if (text === '') {
      isNew = true;
      return;
    }
    const kind = step.test(text) ? 'steps' : bullet.test(text) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (last === undefined || isNew || last.kind !== kind) blocks.push({ kind, at, lines: [text] });
    else if (kind === 'paragraph') last.lines[0] += ` ${text}`;
    else last.lines.push(text);
    isNew = false;
  });
  return blocks.map(({ kind, at, lines }) => ({
    kind,
    at,
    lines: lines.map((line, index) => ({
      at: index,
      parts: partsOf(line.replace(step, '').replace(bullet, '')),
    })),
  }));
}

function partsOf(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  const words = (until: number) => {
    if (until > from) parts.push({ kind: 'text', text: line.slice(from, until), at: from });
  };
  for (const match of line.matchAll(marks)) {
    const part = partOf(match);
    if (part === null) continue;
    words(match.index);
    parts.push(part);
    from = match.index + match[0].length;
  }
  words(line.length);
  return parts;
}

function partOf(match: RegExpExecArray): Inline | null {
  const [, strong, code, label, target = ''] = match;
  const at = match.index;
  if (strong !== undefined) return { kind: 'strong', text: strong, at };
  if (code !== undefined) return { kind: 'code', text: code, at };
  if (label === undefined) return null;
  const key = ownArticle.exec(target)?.[1];
  if (key !== undefined) return { kind: 'article', text: label, key, at };
  return ownScreen.test(target) ? { kind: 'link', text: label, to: target, at } : null;
}

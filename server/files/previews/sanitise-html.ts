/**
 * The one place where HTML of others becomes HTML of ours. Nothing of the input is copied: it is read as tags and
 * text, and what is on the lists is written anew. Everything else is dropped, its text kept; scripts and styles are
 * dropped with their text.
 */

const allowedTags = new Set(
  (
    'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s sub sup blockquote pre code ul ol li dl dt dd a img ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
);
const voidTags = new Set(['br', 'hr', 'img']);
/** Dropped with all they hold: what is inside is not text for people. */
const silentTags = new Set(
  'script style template noscript iframe object svg math title textarea select xmp noembed noframes plaintext'.split(
    ' ',
  ),
);

const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const smallNumber = /^[1-9]\d{0,2}$/;

export interface Sanitised {
  readonly html: string;
  /** Was something left out at the end because the limit was reached? */
  readonly isCut: boolean;
}

/** Clean, balanced HTML of at most about `maxCharacters`; open elements are closed where it is cut. */
export function sanitiseHtml(html: string, maxCharacters: number): Sanitised {
  const open: string[] = [];
  let out = '';
  let silent: string | null = null;
  for (const token of htmlTokens(html)) {
    if (silent !== null) {
      if (token.kind === 'close' && token.name === silent) silent = null;
      continue;
    }
    if (token.kind === 'open' && silentTags.has(token.name)) {
      silent = token.name;
      continue;
    }
    const piece = write(token, open);
    if (out.length + piece.length > maxCharacters) return { html: out + closeAll(open), isCut: true };
    out += piece;
    remember(token, open);
  }
  return { html: out + closeAll(open), isCut: false };
}

/** For text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string };

const tokenPattern =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(?:>|$)|([^<]+|<)/giy;

function* htmlTokens(html: string): Generator<HtmlToken> {
  const pattern = new RegExp(tokenPattern);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [, slash, name, attributes = '', text] = match;
    if (text !== undefined) yield { kind: 'text', text: unescapeHtml(text) };
    else if (name !== undefined)
      yield { kind: slash ? 'close' : 'open', name: name.toLowerCase(), attributes };
  }
}

function write(token: HtmlToken, open: readonly string[]): string {
  if (token.kind === 'text') return escapeHtml(token.text);
  if (!allowedTags.has(token.name)) return '';
  if (token.kind === 'open') return openingTag(token.name, readAttributes(token.attributes));
  const at = open.lastIndexOf(token.name);
  return at < 0 ? '' : closeAll(open.slice(at));
}

function remember(token: HtmlToken, open: string[]): void {
  if (token.kind === 'text' || !allowedTags.has(token.name) || voidTags.has(token.name)) return;
  if (token.kind === 'open') {
    open.push(token.name);
    return;
  }
  const at = open.lastIndexOf(token.name);
  if (at >= 0) open.length = at;
}

function closeAll(open: readonly string[]): string {
  return open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}

function openingTag(name: string, given: ReadonlyMap<string, string>): string {
  if (name === 'img') return imageTag(given);
  return `<${name}${attributesFor(name, given)}>`;
}

/** A picture that is not inside the document is no picture: fetching it would tell its owner who reads. */
function imageTag(given: ReadonlyMap<string, string>): string {
  const source = given.get('src') ?? '';
  if (!picture.test(source)) return '';
  return `<img src="${source}" alt="${escapeHtml(given.get('alt') ?? '')}">`;
}

function attributesFor(name: string, given: ReadonlyMap<string, string>): string {
  if (name === 'a') {
    const address = httpsAddress(given.get('href') ?? '');
    return address ? ` href="${escapeHtml(address)}" rel="noopener noreferrer" target="_blank"` : '';
  }
  const spans = name === 'td' || name === 'th' ? ['colspan', 'rowspan'] : name === 'ol' ? ['start'] : [];
  return spans
    .filter((span) => smallNumber.test(given.get(span) ?? ''))
    .map((span) => ` ${span}="${given.get(span)}"`)
    .join('');
}

function httpsAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const pattern = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
  for (const [, name = '', double, single, bare] of text.matchAll(pattern)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, unescapeHtml(double ?? single ?? bare ?? ''));
  }
  return found;
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Only once: what was escaped twice stays escaped. Whatever comes out is escaped again before it is written. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });
}

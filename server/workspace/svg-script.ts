import { localName, type SvgToken, svgTokens } from './svg-tokens.ts';

/** Elements that run, fetch or embed something, and those whose text an HTML parser reads in its own way. */
const running: ReadonlySet<string> = new Set(
  [
    'script foreignobject iframe object embed handler listener audio video',
    'xmp noembed noframes noscript plaintext textarea template math',
  ].flatMap((names) => names.split(' ')),
);
const scheme = /(?:javascript|vbscript)\s*:/i;
const fetchingStyle = [/@import\b/i, /url\(\s*["']?\s*(?:https?:|\/\/)/i];
const outside = /^(?:https?:|\/\/)/i;
const strangeData = /^data:(?!image\/(?:png|jpe?g|gif|webp|bmp)[;,])/i;

/** Signs of the same in a text that is not read as tags. */
const signs = [
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener|audio|video)\b/i,
  /[\s"'/]on[a-z]{2,}\s*=/i,
  scheme,
  /<!(?:doctype|entity)\b/i,
  /<\?xml-stylesheet\b/i,
  /(?:href|src)\s*=\s*["']?\s*(?:https?:|\/\/|data:(?!image\/(?:png|jpe?g|gif|webp|bmp)[;,]))/i,
  ...fetchingStyle,
];
/** Namespaces and the doctype of old editors run nothing. */
const harmless = /<!DOCTYPE\s+svg\s+PUBLIC\s+"[^"<>[\]]*"\s+"[^"<>[\]]*"\s*>/gi;

/**
 * Scratch costumes have run code on pages that drew them. Tags, attributes and styles are judged, the words of a
 * picture are not; a text that parsers could read differently is searched as a whole. Undoes references, blanks and
 * encodings that hide a letter.
 */
export function hasScript(bytes: Buffer): boolean {
  const text = textOf(bytes);
  if (text === null) return true;
  for (const token of svgTokens(text)) {
    if (token.kind === 'unclear') return hasSigns(text.replaceAll(harmless, ''));
    if (isRunning(token)) return true;
  }
  return false;
}

const hasSigns = (text: string): boolean => {
  const plain = undone(text);
  return signs.some((pattern) => pattern.test(plain));
};

const isRunningStyle = (plain: string): boolean =>
  scheme.test(plain) || fetchingStyle.some((pattern) => pattern.test(plain));

function isRunning(token: Exclude<SvgToken, { readonly kind: 'unclear' }>): boolean {
  switch (token.kind) {
    case 'tag':
      return running.has(localName(token.name));
    case 'attribute':
      return /^on[a-z]{2,}$/i.test(token.name) || token.values.some((value) => isRunningValue(token, value));
    case 'style':
      return isRunningStyle(undone(token.text));
    case 'other':
      return /^xml-stylesheet\b/i.test(token.text) || hasHiddenSigns(token.text);
  }
}

function isRunningValue({ tag, name }: { readonly tag: string; readonly name: string }, value: string) {
  const plain = undone(value);
  if (isRunningStyle(plain) || hasHiddenSigns(plain)) return true;
  if (!/(?:href|src)$/i.test(name)) return false;
  const address = addressOf(plain);
  // A link fetches nothing until it is pressed, and the tool's page cannot be left.
  return strangeData.test(address) || (outside.test(address) && localName(tag) !== 'a');
}

/** Tags that appear once another parser copies the text. */
function hasHiddenSigns(text: string): boolean {
  const copied = text.replaceAll(/&lt;?/gi, '<');
  return /<[a-z/!?]/i.test(copied) && hasSigns(copied);
}

/** As a browser reads it: without control characters in front, or line ends and tabs within. */
const addressOf = (value: string): string => {
  let from = 0;
  while (from < value.length && value.charCodeAt(from) <= 0x20) from += 1;
  return value.slice(from).replaceAll(/[\t\n\r]/g, '');
};

/** null: an encoding that could hide the signs of a tag. */
function textOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le');
  if (first === 0xfe && second === 0xff) return null;
  const text = bytes.toString('utf8');
  const [, encoding = 'utf-8'] = /^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(text) ?? [];
  return text.includes('\0') || !/^(?:utf-?8|us-ascii|iso-8859-1)$/i.test(encoding) ? null : text;
}

const undone = (text: string): string =>
  text
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_all, hex?: string, digits?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/&(?:tab|newline);/gi, '')
    .replaceAll(/&colon;/gi, ':')
    // Browsers ignore tabs and line ends within a scheme, but not between attributes.
    .replaceAll(
      /j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s[\t\n\r]*c[\t\n\r]*r[\t\n\r]*i[\t\n\r]*p[\t\n\r]*t/gi,
      'javascript',
    );

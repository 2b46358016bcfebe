/** A small reader for the XML inside Office files: elements, attributes and text, nothing else. */

export interface XmlElement {
  /** Without its prefix, `sp` for `p:sp`: writers of Office files choose prefixes as they like. */
  readonly name: string;
  /** With prefixes: `r:id` and `id` stand side by side in one element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
type XmlNode = XmlElement | string;

export type XmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open' | 'close' | 'empty';
      /** With its prefix. */
      readonly name: string;
      readonly attributes: string;
      readonly end: number;
    };

const mostDepth = 200;
const mostElements = 400_000;

/** Office nearly always writes UTF-8, but its programs also read UTF-16. */
export function decodeXml(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const even = bytes.subarray(2, 2 + Math.floor((bytes.length - 2) / 2) * 2);
    return Buffer.from(even).swap16().toString('utf16le');
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

const tokenPattern =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s/>!?][^\s/>]*)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy;

/** Throws on anything but plain XML, and on a document type, whose entities could grow without end. */
export function* xmlTokens(text: string): Generator<XmlToken> {
  const pattern = new RegExp(tokenPattern);
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new Error('This is not well-formed XML.');
    const [, cdata, slash, name, attributes = '', selfClosing, characters] = match;
    if (characters !== undefined) yield { kind: 'text', text: unescapeXml(characters) };
    else if (cdata !== undefined) yield { kind: 'text', text: cdata };
    else if (name !== undefined) {
      yield {
        kind: slash ? 'close' : selfClosing ? 'empty' : 'open',
        name,
        attributes,
        end: pattern.lastIndex,
      };
    }
  }
}

/** Throws when the text is not well-formed, nests over 200 deep or is huge. */
export function parseXml(text: string): XmlElement {
  const top: XmlNode[] = [];
  const open: { name: string; children: XmlNode[] }[] = [];
  let siblings = top;
  let elements = 0;
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') {
      siblings.push(token.text);
      continue;
    }
    if (token.kind === 'close') {
      if (open.pop()?.name !== token.name) throw new Error('This is not well-formed XML.');
      siblings = open.at(-1)?.children ?? top;
      continue;
    }
    elements += 1;
    if (elements > mostElements || open.length > mostDepth)
      throw new Error('This XML is too large to preview.');
    const children: XmlNode[] = [];
    siblings.push({ name: localName(token.name), attributes: readAttributes(token.attributes), children });
    if (token.kind === 'empty') continue;
    open.push({ name: token.name, children });
    siblings = children;
  }
  const root = top.find((node) => typeof node !== 'string');
  if (!root || open.length > 0) throw new Error('This is not well-formed XML.');
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[name] = unescapeXml(double ?? single ?? '');
  }
  return attributes;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

export function child(of: XmlElement | undefined, name: string): XmlElement | undefined {
  return of?.children.find((node): node is XmlElement => typeof node !== 'string' && node.name === name);
}

/** Follows names down: `at(shape, 'spPr', 'xfrm', 'off')`. */
export function at(from: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((element, name) => child(element, name), from);
}

export function elements(of: XmlElement | undefined, name?: string): XmlElement[] {
  return (of?.children ?? []).filter(
    (node): node is XmlElement => typeof node !== 'string' && (name === undefined || node.name === name),
  );
}

/** Only the text directly inside. */
export function textOf(element: XmlElement): string {
  return element.children.filter((node) => typeof node === 'string').join('');
}

/** undefined unless the attribute is a finite number. */
export function numberOf(element: XmlElement | undefined, attribute: string): number | undefined {
  const text = element?.attributes[attribute];
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

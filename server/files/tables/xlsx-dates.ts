import { xmlTokens } from '../previews/xml.ts';
import { localName } from '../texts/office.text.ts';

/** Built-in number formats that show days. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

export function dateStyles(xml: string): ReadonlySet<number> {
  const formats = new Set(builtIn);
  const found = new Set<number>();
  let isCells = false;
  let style = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    const name = localName(token.name);
    if (name === 'cellXfs') isCells = token.kind === 'open';
    if (token.kind === 'close') continue;
    if (name === 'numFmt' && showsDay(valueOf(token.attributes, 'formatCode')))
      formats.add(Number(valueOf(token.attributes, 'numFmtId')));
    if (name !== 'xf' || !isCells) continue;
    if (formats.has(Number(valueOf(token.attributes, 'numFmtId')))) found.add(style);
    style += 1;
  }
  return found;
}

const valueOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** A format with a day or year outside quotes and colours. */
const showsDay = (code: string) =>
  /[dy]/i.test(code.replaceAll(/&quot;.*?&quot;|"[^"]*"|\[[^[\]]*\]|\\./g, ''));

const dayMilliseconds = 86_400_000;

/** Excel counts days with a 29 February 1900 that never was. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  if (serial < 1 || serial > 2_958_465) return null;
  const days = Math.floor(serial) + (is1904 ? 1462 : 0);
  const since = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(since + days * dayMilliseconds).toISOString().slice(0, 10);
}

import { type Archive, openArchive } from '../archive.ts';
import { decodeXml, xmlTokens } from '../previews/xml.ts';

const mostPartBytes = 48 * 2 ** 20;

const wordPart = /^word\/(document|footnotes|endnotes|header\d+|footer\d+)\d*\.xml$/i;
const slidePart = /^ppt\/slides\/slide\d+\.xml$/i;

/** Leaves out what tracked changes deleted. */
export const textOfDocx = (path: string) => textOfParts(path, wordPart);

export const textOfPptx = (path: string) => textOfParts(path, slidePart);

async function* textOfParts(path: string, wanted: RegExp): AsyncGenerator<string> {
  const archive = await openArchive(path);
  try {
    for (const name of inOrder(archive.names.filter((each) => wanted.test(each))))
      yield* paragraphs(await readPart(archive, name));
  } finally {
    archive.close();
  }
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** `slide2` before `slide10`, and the document before its notes and its edges. */
function inOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => byNumber.compare(a, b));
}

export async function readPart(archive: Archive, name: string): Promise<string> {
  const bytes = await archive.read(name, mostPartBytes);
  return bytes ? decodeXml(bytes) : '';
}

/** Both kinds name paragraphs `p`, their text `t`, tabs `tab` and line ends `br`, each under its own prefix. */
function* paragraphs(xml: string): Generator<string> {
  let isText = false;
  let paragraph = '';
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText) paragraph += token.text;
      continue;
    }
    const name = localName(token.name);
    if (token.kind === 'open' && name === 'sld' && /\bshow="(0|false)"/.test(token.attributes)) return;
    if (name === 't') isText = token.kind === 'open';
    if (name === 'tab' || name === 'br') paragraph += ' ';
    if (name !== 'p' || token.kind === 'open') continue;
    if (paragraph.trim() !== '') yield paragraph;
    paragraph = '';
  }
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

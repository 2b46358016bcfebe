import { type Archive, openArchive } from '../archive.ts';
import { xmlTokens } from '../previews/xml.ts';
import { localName, readPart } from './office.text.ts';

const sheetPart = /^xl\/worksheets\/sheet\d+\.xml$/i;
const byNumber = new Intl.Collator('en', { numeric: true });

/** The cells of an Excel file row by row, formulas by their results. */
export async function* textOfXlsx(path: string): AsyncGenerator<string> {
  const archive = await openArchive(path);
  try {
    const shared = sharedTexts(await readPart(archive, 'xl/sharedStrings.xml'));
    for (const name of sheetsOf(archive)) yield* rowsOf(await readPart(archive, name), shared);
  } finally {
    archive.close();
  }
}

function sheetsOf({ names }: Archive): string[] {
  return names.filter((name) => sheetPart.test(name)).toSorted((a, b) => byNumber.compare(a, b));
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let text = '';
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText) text += token.text;
      continue;
    }
    const name = localName(token.name);
    if (name === 't') isText = token.kind === 'open';
    if (name !== 'si' || token.kind === 'open') continue;
    texts.push(text);
    text = '';
  }
  return texts;
}

function* rowsOf(xml: string, shared: readonly string[]): Generator<string> {
  let isValue = false;
  let isShared = false;
  let value = '';
  let row: string[] = [];
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isValue) value += token.text;
      continue;
    }
    const name = localName(token.name);
    if (name === 'v' || name === 't') isValue = token.kind === 'open';
    if (name === 'c' && token.kind === 'open') isShared = /\bt="s"/.test(token.attributes);
    if (name === 'c' && token.kind === 'close') {
      row.push(isShared ? (shared[Number(value)] ?? '') : value);
      value = '';
    }
    if (name !== 'row' || token.kind !== 'close') continue;
    if (row.some((cell) => cell !== '')) yield row.join('  ');
    row = [];
  }
}

import { stat } from 'node:fs/promises';
import { textOfDoc } from './doc.text.ts';
import { textOfDocx, textOfPptx } from './office.text.ts';
import { textOfPdf } from './pdf.text.ts';
import { textOfPpt } from './ppt.text.ts';
import { type ReadText, storedText } from './text-words.ts';
import { textOfXls } from './xls.text.ts';
import { textOfXlsx } from './xlsx.text.ts';

const mostSourceBytes = 64 * 2 ** 20;
/** A book of some hundred pages has twice as many. */
const mostCharacters = 200_000;

/** Reads a file's text in pieces until the caller has enough. Throws on a damaged file. */
export type TextReader = (path: string) => AsyncIterable<string>;

const readers: Readonly<Record<string, TextReader>> = {
  pdf: textOfPdf,
  docx: textOfDocx,
  pptx: textOfPptx,
  ppsx: textOfPptx,
  xlsx: textOfXlsx,
  doc: textOfDoc,
  ppt: textOfPpt,
  xls: textOfXls,
};

/** The first 200,000 characters; null where there are none. Heavy: the server calls it through `runReadText`. */
export async function readText(path: string, extension: string): Promise<ReadText | null> {
  const read = readers[extension];
  if (!read || (await stat(path)).size > mostSourceBytes) return null;
  const text = await firstOf(read(path));
  return text === '' ? null : storedText(text);
}

async function firstOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += `${tidy(piece)}\n`;
    if (text.length >= mostCharacters) break;
  }
  return text
    .slice(0, mostCharacters)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

/** Joins runs of blanks and drops control signs: the database takes no NUL. */
function tidy(text: string): string {
  return text.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\uFFFC\uFEFF]+/gu, ' ').trim();
}

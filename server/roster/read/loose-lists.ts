import { isBundleTable, rosterMegabytes } from '#contract/roster/roster.rules.ts';
import { type Archive, openArchive } from '#server/files/archive.ts';
import { readZipKind } from '#server/files/checks/office.check.ts';
import { mostParts, type Part, partOfText, sheetParts, textNames } from '#server/files/tables/parts.ts';
import { BadFile } from './bad-file.ts';

/** Several lists in one upload, such as one for each class. */

const isWorkbook = (name: string) => /\.xlsx$/i.test(name) && !name.startsWith('__MACOSX/');
const workbooksOf = (archive: Archive) => archive.names.filter(isWorkbook);

/** Workbooks are packed already. More than twice the upload limit is an attack on memory. */
const workbookBytes = 2 * rosterMegabytes.zip * 2 ** 20;

/** True for lists of people rather than tables of a whole school. Throws `BadContent`. */
export async function hasLists(path: string): Promise<boolean> {
  const archive = await openArchive(path);
  try {
    const names = [...textNames(archive), ...workbooksOf(archive)];
    return names.length > 0 && !names.some(isBundleTable);
  } finally {
    archive.close();
  }
}

export async function looseParts(archive: Archive, opened: Archive[]): Promise<Part[]> {
  const parts: Part[] = [];
  let left = workbookBytes;
  for (const name of archive.names.filter((each) => textNames(archive).includes(each) || isWorkbook(each))) {
    if (parts.length >= mostParts) break;
    const shown = bareName(name);
    if (!isWorkbook(name)) {
      parts.push({ ...(await partOfText(archive, name, shown)), isFile: true });
      continue;
    }
    const bytes = await archive.read(name, left);
    if (!bytes) continue;
    left -= bytes.length;
    if ((await readZipKind(bytes)) !== 'xlsx') throw new BadFile({ code: 'damaged' });
    const book = await openArchive(bytes);
    opened.push(book);
    parts.push(...(await partsOfBook(book, shown)));
  }
  return parts.slice(0, mostParts);
}

/** A workbook with one sheet goes by its file name, because the sheet is just "Sheet1". */
async function partsOfBook(book: Archive, shown: string): Promise<Part[]> {
  const sheets = await sheetParts(book);
  const filled = sheets.filter(({ top }) => top.length > 0);
  const [only] = filled;
  if (filled.length === 1 && only) return [{ ...only, name: shown, isFile: true }];
  return sheets;
}

const bareName = (name: string) => name.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');

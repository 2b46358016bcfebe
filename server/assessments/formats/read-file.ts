import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { importLimits, type QuestionFileEnding } from '#contract/assessments/question-import.rules.ts';
import { type Archive, openArchive } from '#server/files/archive.ts';
import { decodeXml } from '#server/files/previews/xml.ts';
import { readCsv } from '#server/files/tables/csv.ts';
import { decoded } from '#server/files/tables/decode.ts';
import { asBadTable, BadTable } from '#server/files/tables/table.ts';
import { sheetsOf } from '#server/files/tables/xlsx.ts';
import { type DraftQuestion, FileNotTaken, type FileProblem } from './draft.ts';
import { readGift } from './read-gift.ts';
import { readQti } from './read-qti.ts';
import { readTable } from './table.ts';

export interface FileOfQuestions {
  readonly path: string;
  readonly ending: QuestionFileEnding;
}

export type QuestionFormat = 'gift' | 'qti' | 'table';

export interface QuestionsRead {
  readonly format: QuestionFormat;
  readonly drafts: readonly DraftQuestion[];
}

export type ReadResult = QuestionsRead | { readonly fault: FileProblem };

export async function readQuestions(file: FileOfQuestions): Promise<ReadResult> {
  try {
    const read = await readBy[file.ending](file.path);
    return read.drafts.length === 0 ? { fault: 'no_questions' } : read;
  } catch (error) {
    if (error instanceof FileNotTaken) return { fault: error.why };
    const bad = asBadTable(error);
    // If the thread crashed at an unexpected error, it would look like a lack of memory.
    return { fault: bad instanceof BadTable && bad.fault === 'bomb' ? 'bomb' : 'damaged' };
  }
}

const gift = async (path: string): Promise<QuestionsRead> => {
  let text = '';
  for await (const piece of decoded(createReadStream(path))) {
    text += piece;
    if (text.length > importLimits.unpacked) throw new FileNotTaken('bomb');
  }
  return { format: 'gift', drafts: readGift(text.replace(/^\uFEFF/, '')) };
};

const readBy: Readonly<Record<QuestionFileEnding, (path: string) => Promise<QuestionsRead>>> = {
  gift,
  txt: gift,
  xml: async (path) => ({ format: 'qti', drafts: readQti(decodeXml(await readFile(path)), 1) }),
  zip: (path) => inArchive(path, packageOf),
  csv: async (path) => ({ format: 'table', drafts: await readTable(readCsv(path)) }),
  xlsx: (path) => inArchive(path, workbookOf),
};

async function inArchive(path: string, read: (archive: Archive) => Promise<QuestionsRead>) {
  const archive = await openArchive(path);
  try {
    return await read(archive);
  } finally {
    archive.close();
  }
}

async function packageOf(archive: Archive): Promise<QuestionsRead> {
  const names = archive.names.filter((name) => /\.xml$/i.test(name) && !/imsmanifest\.xml$/i.test(name));
  const drafts: DraftQuestion[] = [];
  let left: number = importLimits.unpacked;
  for (const name of names.toSorted()) {
    const bytes = await archive.read(name, left);
    if (!bytes) continue;
    left -= bytes.length;
    drafts.push(...readQti(decodeXml(bytes), drafts.length + 1));
  }
  return { format: 'qti', drafts };
}

async function workbookOf(archive: Archive): Promise<QuestionsRead> {
  const [sheet] = await sheetsOf(archive);
  if (!sheet) throw new FileNotTaken('no_questions');
  return { format: 'table', drafts: await readTable(sheet.rows()) };
}

import { type FileHandle, open } from 'node:fs/promises';
import {
  attachmentTypeOf,
  extensionOf,
  type FileEnding,
  headBytes,
  headKindOf,
  isFileEnding,
  refuseHead,
} from '#contract/files/file-kinds.ts';
import type { FileRules } from '#contract/files/upload-policies.ts';
import { checkGif } from './checks/gif.check.ts';
import { checkImage } from './checks/image.check.ts';
import { checkMp3 } from './checks/mp3.check.ts';
import { checkMp4 } from './checks/mp4.check.ts';
import { type OfficeKind, readZipKind } from './checks/office.check.ts';
import { readOleKind } from './checks/ole.check.ts';
import { checkPdf } from './checks/pdf.check.ts';
import { readAt } from './checks/read-at.ts';
import { checkScratch } from './checks/scratch.check.ts';
import { checkText } from './checks/text.check.ts';
import { checkWav } from './checks/wav.check.ts';
import { shownFileName } from './file-name.ts';
import { BadContent, refuseByName, refuseContent, refuseUpload } from './file-refused.ts';
import { hashFile } from './hash-file.ts';

export interface CheckedFile {
  readonly extension: FileEnding;
  /** `image`, `video` or the extension, as the viewer tells attachments apart [EN-03]. */
  readonly type: string;
  /** The media type to serve the file with; never one the uploader named. */
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex, of the bytes as they came: a cleaned picture has another. */
  readonly sha256: string;
}

const mimes: Readonly<Record<FileEnding, string>> = {
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  zip: 'application/zip',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  rar: 'application/vnd.rar',
  txt: 'text/plain',
  csv: 'text/csv',
  gift: 'text/plain',
  xml: 'application/xml',
  ppsx: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  sjr: 'application/x-scratchjr-project',
  sb3: 'application/x.scratch.sb3',
};

/** [QC-15, VN-33, VN-34, VN-35, VU-23] Throws a refusal of `uploadRefusals` with the file's name. Memory stays flat. */
export async function checkContent(
  path: string,
  originalName: string,
  rules: FileRules,
): Promise<CheckedFile> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    refuseByName(rules, originalName, size);
    const extension = extensionOf(originalName);
    // Cannot fail: the rules allow only endings that have a check.
    if (!isFileEnding(extension)) throw refuseUpload('unfinished_upload');
    await checkBytes({ path, handle, size }, extension, shownFileName(originalName));
    return {
      extension,
      type: attachmentTypeOf(extension),
      mime: mimes[extension],
      size,
      sha256: await hashFile(path),
    };
  } finally {
    await handle.close();
  }
}

interface Upload {
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
}

async function checkBytes(upload: Upload, extension: FileEnding, name: string): Promise<void> {
  try {
    const head = await readAt(upload.handle, 0, headBytes);
    const kind = await kindOf(upload, head, extension);
    if (refuseHead(extension, head) || !isSame(extension, kind)) {
      throw new BadContent(
        kind && kind !== 'text' ? { fault: 'mismatch', really: kind } : { fault: 'mismatch' },
      );
    }
    await wholeChecks[extension]?.(upload);
  } catch (error) {
    throw error instanceof BadContent ? refuseContent(name, extension, error.found) : error;
  }
}

const officeKinds: Partial<Record<FileEnding, OfficeKind>> = {
  docx: 'docx',
  pptx: 'pptx',
  ppsx: 'pptx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
};

/** The kind that the bytes show, as one of our endings; null: any other. [QC-18] Only xlsm may have macros. */
async function kindOf({ path, handle, size }: Upload, head: Buffer, extension: FileEnding) {
  const kind = headKindOf(head);
  if (kind === 'ole') return readOleKind(handle, size);
  if (kind === 'zip') return readZipKind(path, { allowsMacros: extension === 'xlsm' });
  return kind;
}

/** An Office file or a program under the name .zip is still a zip, and a slide show is a presentation. */
function isSame(extension: FileEnding, kind: string | null): boolean {
  const office = officeKinds[extension];
  if (office) return kind === office;
  if (extension === 'zip' || extension === 'sjr' || extension === 'sb3') return kind !== null;
  if (extension === 'doc' || extension === 'xls' || extension === 'ppt') return kind === extension;
  return true;
}

type Check = (upload: Upload) => Promise<void>;
const checkPicture: Check = ({ path }) => checkImage(path);
const checkPlain: Check = ({ handle, size }) => checkText(handle, size);

/** Checks beyond the first bytes. `kindOf` has read zips and Office files already, and rar is not opened. */
const wholeChecks: Partial<Record<FileEnding, Check>> = {
  pdf: ({ handle, size }) => checkPdf(handle, size),
  mp4: ({ handle, size }) => checkMp4(handle, size),
  mp3: ({ handle, size }) => checkMp3(handle, size),
  wav: ({ handle, size }) => checkWav(handle, size),
  txt: checkPlain,
  csv: checkPlain,
  sjr: ({ path }) => checkScratch(path, 'sjr'),
  sb3: ({ path }) => checkScratch(path, 'sb3'),
  gif: async (upload) => {
    await checkGif(upload.handle, upload.size);
    await checkPicture(upload);
  },
  jpg: checkPicture,
  jpeg: checkPicture,
  png: checkPicture,
};

import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import {
  attachmentTypeOf,
  extensionOf,
  type FileRefusal,
  isNoticeExtension,
  type NoticeExtension,
  refuseFile,
} from '#contract/notices/notice.rules.ts';
import type { Refusal } from '#server/core/refusal.ts';
import { checkImage } from './checks/image.check.ts';
import { checkMp4 } from './checks/mp4.check.ts';
import { readZipKind } from './checks/office.check.ts';
import { readOleKind } from './checks/ole.check.ts';
import { checkPdf } from './checks/pdf.check.ts';
import { readAt } from './checks/read-at.ts';
import { shownFileName } from './file-name.ts';
import { BadContent, refuseContent, refuseUpload } from './file-refused.ts';
import { hashFile } from './hash-file.ts';

export interface CheckedFile {
  readonly extension: NoticeExtension;
  /** `image`, `video` or the extension, as the viewer tells attachments apart [EN-03]. */
  readonly type: string;
  /** The media type to serve the file with; never one the uploader named. */
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex, of the bytes as they came: a cleaned picture has another. */
  readonly sha256: string;
}

const mimes: Readonly<Record<NoticeExtension, string>> = {
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
};

/**
 * Judges an uploaded file by its name, its size and its bytes [VN-33, VN-34, VN-35, QC-11, QC-12].
 * Memory stays flat: the file is read in small pieces, pictures one at a time.
 * Throws a refusal of `handle-upload-files` that names the file.
 */
export async function checkContent(path: string, originalName: string): Promise<CheckedFile> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const extension = checkNameAndSize(originalName, size);
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

function checkNameAndSize(originalName: string, size: number): NoticeExtension {
  const extension = extensionOf(originalName);
  const refusal = refuseFile({ name: originalName, size });
  if (refusal && refusal !== 'too_many') throw refusals[refusal](shownFileName(originalName));
  if (!isNoticeExtension(extension)) throw refusals.extension(shownFileName(originalName));
  return extension;
}

/** [VN-34, VN-35] A name beyond the limit is refused by its name, hence under the code for names [QU-04]. */
const refusals: Readonly<Record<Exclude<FileRefusal, 'too_many'>, (name: string) => Refusal>> = {
  extension: (name) => refuseUpload('bad_extension', { params: { name, why: 'kind' } }),
  too_large: () => refuseUpload('file_too_large'),
  empty: (name) => refuseUpload('empty_file', { params: { name, why: 'empty' } }),
  name_too_long: (name) => refuseUpload('bad_extension', { params: { name, why: 'length' } }),
};

interface Upload {
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
}

async function checkBytes(upload: Upload, extension: NoticeExtension, name: string): Promise<void> {
  try {
    const kind = await readKind(upload);
    if (!isSame(extension, kind)) {
      throw new BadContent(kind ? { fault: 'mismatch', really: kind } : { fault: 'mismatch' });
    }
    await checkWhole(upload, kind);
  } catch (error) {
    throw error instanceof BadContent ? refuseContent(name, extension, error.found) : error;
  }
}

/** An Office file under the name .zip is a zip all the same. */
function isSame(extension: NoticeExtension, kind: string | null): boolean {
  if (extension === 'jpeg') return kind === 'jpg';
  if (extension === 'zip') return kind === 'zip' || kind === 'docx' || kind === 'xlsx' || kind === 'pptx';
  return extension === kind;
}

const headBytes = 4100;
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignatures = [Buffer.from('504b0304', 'hex'), Buffer.from('504b0506', 'hex')];

/** What the bytes say they are, in the words of our extensions; null for anything else. */
async function readKind(upload: Upload): Promise<string | null> {
  const head = await readAt(upload.handle, 0, headBytes);
  const begins = (signature: Buffer) => head.subarray(0, signature.length).equals(signature);
  if (begins(oleSignature)) return readOleKind(upload.handle, upload.size);
  if (zipSignatures.some(begins)) return readZipKind(upload.path);
  if (begins(Buffer.from('%PDF-'))) return 'pdf';
  const found = await fileTypeFromBuffer(head);
  return found ? (kindsByMagic[found.ext] ?? null) : null;
}

/** Phones write `3gp` and `m4v` brands into files they name .mp4; an animated PNG is a PNG. */
const kindsByMagic: Readonly<Record<string, NoticeExtension>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  mp4: 'mp4',
  m4v: 'mp4',
  '3gp': 'mp4',
};

async function checkWhole(upload: Upload, kind: string | null): Promise<void> {
  if (kind === 'pdf') await checkPdf(upload.handle, upload.size);
  if (kind === 'mp4') await checkMp4(upload.handle, upload.size);
  if (kind === 'jpg' || kind === 'png') await checkImage(upload.path);
}

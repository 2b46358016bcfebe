import { noticeExtensions, noticeLimits } from './notice.rules.ts';
import { writeRefusals } from './notices.refusals.ts';
import type { UploadScope } from './upload-room.rules.ts';

/** What a check finds wrong inside a file whose content is refused. */
export type BadContentFault = 'mismatch' | 'damaged' | 'macros' | 'locked' | 'unsafe_names';

const kindNames: Readonly<Record<string, string>> = {
  mp4: 'an MP4 video',
  pdf: 'a PDF',
  jpg: 'a JPG picture',
  jpeg: 'a JPG picture',
  png: 'a PNG picture',
  docx: 'a Word document (docx)',
  doc: 'a Word document (doc)',
  ppt: 'a PowerPoint file (ppt)',
  pptx: 'a PowerPoint file (pptx)',
  xlsx: 'an Excel file (xlsx)',
  xls: 'an Excel file (xls)',
  zip: 'a zip file',
};

export type BadContentFacts = {
  readonly name: string;
  readonly fault: BadContentFault;
  /** Of a mismatch: what the file's name says it is, and what its bytes say, '' when nobody knows. */
  readonly extension: string;
  readonly really: string;
};

const faults: Readonly<Record<Exclude<BadContentFault, 'mismatch'>, string>> = {
  damaged: 'is damaged or was not saved completely. Save it again and retry.',
  macros: 'contains macros (small programs). Save it without macros and retry.',
  locked: 'is locked with a password. Save it without the password and retry.',
  unsafe_names: 'holds a file with an unsafe name. Make the zip again and retry.',
};

function badContent({ name, fault, extension, really }: BadContentFacts): string {
  if (fault !== 'mismatch') return `“${name}” ${faults[fault]}`;
  const wanted = kindNames[extension] ?? extension;
  const actual = really === extension ? undefined : kindNames[really];
  return actual
    ? `“${name}” does not look like ${wanted}: it is ${actual}. Change the ending of its name to .${really} and retry.`
    : `“${name}” does not look like ${wanted}. Save it again and retry.`;
}

const holders: Readonly<Record<UploadScope, { readonly who: string; readonly files: string }>> = {
  person: { who: 'You', files: 'your files' },
  school: { who: 'Your school', files: 'your school’s files' },
  office: { who: 'The central office', files: 'the central office’s files' },
};

/** Of an upload, in both of its steps: the bytes that come in parts, and the claim of what has arrived [ER-03]. */
export const uploadRefusals = {
  ...writeRefusals,
  /** [VN-34] A name beyond the limit is refused by its name too [QU-04]. */
  bad_extension: ({ name, why }: { name: string; why: 'kind' | 'length' }) =>
    why === 'kind'
      ? `Sorry, ${name} is invalid, allowed extensions are: ${noticeExtensions.join(', ')}`
      : `The name of “${name}” is too long. Shorten it to at most ${noticeLimits.fileNameCharacters} characters and retry.`,
  bad_content: badContent,
  empty_file: ({ name, why }: { name: string; why: 'empty' | 'nothing_inside' }) =>
    why === 'empty'
      ? `“${name}” is empty. Choose another file and retry.`
      : `“${name}” has no files in it. Choose another file and retry.`,
  /** [VN-35] Beyond the limit of one file. */
  file_too_large: `Sorry only upto ${noticeLimits.fileMegabytes} Mb of file size allowed`,
  /** [VU-04] Of kinds of files that differ. */
  file_too_large_for: ({ most, extension }: { most: number; extension: string }) =>
    `Please upload maximum file size ${most}MB for ${extension}.`,
  archive_bomb: ({ name }: { name: string }) =>
    `“${name}” would unpack to far too much data. Split it into smaller files and retry.`,
  image_too_large: ({ name }: { name: string }) =>
    `“${name}” has more than 50 million pixels. Make the picture smaller and retry.`,
  unfinished_upload: 'The file has not arrived completely. Try again.',
  uploads_under_way: ({ scope, most }: { scope: UploadScope; most: number }) =>
    `${holders[scope].who} can have at most ${most} uploads under way at once. What is not finished goes after a day.`,
  uploads_hour: ({ scope, most, minutes }: { scope: UploadScope; most: number; minutes: number }) =>
    `${holders[scope].who} can add at most ${most} files an hour. Try again in ${minutes} min.`,
  /** `most`: bytes. */
  uploads_bytes: ({ scope, most }: { scope: UploadScope; most: number }) =>
    `There is no room for more files: all ${holders[scope].files} together can take ${most / 2 ** 30} GB.`,
};

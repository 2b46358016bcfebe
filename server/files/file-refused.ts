import type { handleUploadFilesCall } from '#contract/notices/calls/handle-upload-files.call.ts';
import { noticeExtensions, noticeLimits } from '#contract/notices/notice.rules.ts';

/** Why an upload is refused: the codes of `handle-upload-files`, without the one that is about the person. */
export type RefusalCode = Exclude<(typeof handleUploadFilesCall)['errors'][number], 'demo_school'>;

/** An upload that is not kept. `information` is for the person who chose the file [ER-03]. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly code: RefusalCode;
  readonly information: string;

  constructor(code: RefusalCode, information: string) {
    super(information);
    this.code = code;
    this.information = information;
  }
}

/** What a check finds wrong inside a file; `really` is the kind a mismatched file has. */
export type ContentFault =
  | { readonly fault: 'mismatch'; readonly really?: string }
  | {
      readonly fault:
        | 'damaged'
        | 'macros'
        | 'locked'
        | 'bomb'
        | 'unsafe_names'
        | 'too_many_pixels'
        | 'nothing_inside';
    };

/** Thrown by the checks, which know bytes but neither the file's name nor the words for it. */
export class BadContent extends Error {
  override readonly name = 'BadContent';
  readonly found: ContentFault;

  constructor(found: ContentFault) {
    super(found.fault);
    this.found = found;
  }
}

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

/** [VN-34] */
export function refuseExtension(name: string): FileRefused {
  const allowed = noticeExtensions.join(', ');
  return new FileRefused('bad_extension', `Sorry, ${name} is invalid, allowed extensions are: ${allowed}`);
}

/** A name beyond the limit is refused by its name, hence under the code for names [QU-04]. */
export function refuseLongName(name: string): FileRefused {
  const limit = noticeLimits.fileNameCharacters;
  return new FileRefused(
    'bad_extension',
    `The name of “${name}” is too long. Shorten it to at most ${limit} characters and retry.`,
  );
}

/** [VN-35] */
export function refuseTooLarge(): FileRefused {
  return new FileRefused(
    'file_too_large',
    `Sorry only upto ${noticeLimits.fileMegabytes} Mb of file size allowed`,
  );
}

export function refuseEmpty(name: string): FileRefused {
  return new FileRefused('empty_file', `“${name}” is empty. Choose another file and retry.`);
}

type PlainFault = Exclude<ContentFault['fault'], 'mismatch'>;

const sentences: Readonly<Record<PlainFault, readonly [code: RefusalCode, says: string]>> = {
  damaged: ['bad_content', 'is damaged or was not saved completely. Save it again and retry.'],
  macros: ['bad_content', 'contains macros (small programs). Save it without macros and retry.'],
  locked: ['bad_content', 'is locked with a password. Save it without the password and retry.'],
  unsafe_names: ['bad_content', 'holds a file with an unsafe name. Make the zip again and retry.'],
  nothing_inside: ['empty_file', 'has no files in it. Choose another file and retry.'],
  bomb: ['archive_bomb', 'would unpack to far too much data. Split it into smaller files and retry.'],
  too_many_pixels: [
    'image_too_large',
    'has more than 50 million pixels. Make the picture smaller and retry.',
  ],
};

/** Puts a fault into words: `name` is the file's, `extension` what it claims to be. */
export function refuseContent(name: string, extension: string, found: ContentFault): FileRefused {
  if (found.fault === 'mismatch') {
    return new FileRefused('bad_content', mismatch(name, extension, found.really));
  }
  const [code, says] = sentences[found.fault];
  return new FileRefused(code, `“${name}” ${says}`);
}

function mismatch(name: string, extension: string, really: string | undefined): string {
  const wanted = kindNames[extension] ?? extension;
  const actual = really && really !== extension ? kindNames[really] : undefined;
  return actual
    ? `“${name}” does not look like ${wanted}: it is ${actual}. Change the ending of its name to .${really} and retry.`
    : `“${name}” does not look like ${wanted}. Save it again and retry.`;
}

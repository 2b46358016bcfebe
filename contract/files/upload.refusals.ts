import type { StatusesOf } from '#contract/core/refusals.ts';
import { badContent } from './bad-content.ts';
import { longestFileName } from './upload-policies.ts';
import type { UploadScope } from './upload-room.rules.ts';

const holders: Readonly<Record<UploadScope, { readonly who: string; readonly files: string }>> = {
  person: { who: 'You', files: 'your files' },
  school: { who: 'Your school', files: 'your school’s files' },
  office: { who: 'The central office', files: 'the central office’s files' },
};

/** An upload has two steps: the bytes arrive in parts, then a call claims the file [ER-03]. */
export const uploadRefusals = {
  /** [VN-34, VU-23] Also for a name that is too long [QU-04]. `endings`: the accepted ones. */
  bad_extension: ({ name, why, endings }: { name: string; why: 'kind' | 'length'; endings: string }) =>
    why === 'kind'
      ? `Sorry, ${name} is invalid, allowed extensions are: ${endings}`
      : `The name of “${name}” is too long. Shorten it to at most ${longestFileName} characters and retry.`,
  bad_content: badContent,
  empty_file: ({ name, why }: { name: string; why: 'empty' | 'nothing_inside' }) =>
    why === 'empty'
      ? `“${name}” is empty. Choose another file and retry.`
      : `“${name}” has no files in it. Choose another file and retry.`,
  /** [VN-35] For a policy with one size for all endings. */
  file_too_large: ({ most }: { most: number }) => `Sorry only upto ${most} Mb of file size allowed`,
  /** [VU-04] For a policy with a size per ending. */
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

export const uploadStatuses = {
  file_too_large: 413,
  file_too_large_for: 413,
  uploads_under_way: 429,
  uploads_hour: 429,
} as const satisfies StatusesOf<typeof uploadRefusals>;

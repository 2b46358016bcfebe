import { extensionOf } from '#contract/notices/notice.rules.ts';

/** What files of content are called where uploads of several kinds arrive. */
export const contentUploadKind = 'content';

const megabyte = 2 ** 20;

/** [VU-01, VU-02, VU-03, QC-15, QC-16] The general policy: how many megabytes a file of a kind may have. */
const contentMegabytes: Readonly<Record<string, number>> = {
  pdf: 15,
  doc: 15,
  docx: 15,
  png: 15,
  jpg: 15,
  jpeg: 15,
  xls: 15,
  xlsx: 15,
  ppt: 25,
  pptx: 25,
  mp4: 100,
};

export const contentExtensions: readonly string[] = Object.keys(contentMegabytes);
export const presentationExtensions: readonly string[] = ['ppt', 'pptx', 'pdf'];
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];

export const largestContentMegabytes = Math.max(...Object.values(contentMegabytes));

/** [VU-04] Which limit a file is beyond; null: none, or its kind is none of these. */
export function exceededLimit(name: string, size: number): { most: number; extension: string } | null {
  const extension = extensionOf(name);
  const most = contentMegabytes[extension];
  return most === undefined || size <= most * megabyte ? null : { most, extension };
}

import {
  contentExtensions,
  contentUploadKind,
  exceededLimit,
  largestContentMegabytes,
} from '#contract/curriculum/content-files.rules.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { refuseUpload } from '#server/files/file-refused.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

/** [QC-15] The files that content carries, by the general policy. */
export const contentUploads: UploadKinds = {
  [contentUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('save-content-file', actor),
    extensions: contentExtensions,
    megabytes: largestContentMegabytes,
    bytes: largestContentMegabytes * 2 ** 20,
    refuseTooLarge: (name, size) => {
      const limit = exceededLimit(name, size);
      if (limit) throw refuseUpload('file_too_large_for', { params: limit });
    },
  },
};

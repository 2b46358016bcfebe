import { contentUploadKind } from '#contract/content/content-files.rules.ts';
import { generalPolicy } from '#contract/files/upload-policies.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

/** [QC-15] */
export const contentUploads: UploadKinds = {
  [contentUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('save-content-file', actor),
    policy: generalPolicy,
  },
};

import { rosterMegabytes, rosterUploadKind } from '#contract/roster/roster.rules.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

/** The import call checks the content later. */
export const rosterUploads: UploadKinds = {
  [rosterUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('bulk-upload-student', actor),
    policy: { megabytes: rosterMegabytes, tolerance: 0, quota: 'staff', tooLarge: 'file_too_large_for' },
  },
};

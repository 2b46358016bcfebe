import { rosterExtensions, rosterMegabytes, rosterUploadKind } from '#contract';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

const most = Math.max(...Object.values(rosterMegabytes));

/** The files that imports begin with; each ending's own size is asked when it is handed in. */
export const rosterUploads: UploadKinds = {
  [rosterUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('bulk-upload-student', actor),
    extensions: rosterExtensions,
    megabytes: most,
    bytes: most * 2 ** 20,
  },
};

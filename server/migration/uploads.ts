import { exceptionExtensions, exceptionUploadKind } from '#contract/migration/exceptions.rules.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

const megabytes = 5;

/** Lists of students of whom something else becomes than of their class. */
export const exceptionUploads: UploadKinds = {
  [exceptionUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('upload-migration-exceptions', actor),
    extensions: exceptionExtensions,
    megabytes,
    bytes: megabytes * 2 ** 20,
  },
};

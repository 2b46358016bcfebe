import { exceptionMegabytes, exceptionUploadKind } from '#contract/migration/exceptions.rules.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

export const exceptionUploads: UploadKinds = {
  [exceptionUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('upload-migration-exceptions', actor),
    policy: { megabytes: exceptionMegabytes, tolerance: 0, quota: 'staff', tooLarge: 'file_too_large_for' },
  },
};

import { timetableMegabytes, timetableUploadKind } from '#contract/timetable/uploads.rules.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

export const timetableUploads: UploadKinds = {
  [timetableUploadKind]: {
    refuseUnlessMayUpload: (actor) => refuseUnlessMayCall('read-timetable-file', actor),
    policy: {
      megabytes: { csv: timetableMegabytes, xlsx: timetableMegabytes },
      tolerance: 0,
      quota: 'staff',
      tooLarge: 'file_too_large_for',
    },
  },
};

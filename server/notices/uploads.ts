import { noticeExtensions, noticeLimits, noticeUploadKind } from '#contract';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import { refuseUpload } from '#server/files/file-refused.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';
import { refuseUnlessMayWrite } from './policy.ts';

/** The files that notices carry. */
export const noticeUploads: UploadKinds = {
  [noticeUploadKind]: {
    refuseUnlessMayUpload: (actor) => {
      refuseUnlessMayCall('handle-upload-files', actor);
      refuseUnlessMayWrite({ actor, refuse: refuseUpload });
    },
    extensions: noticeExtensions,
    megabytes: noticeLimits.fileMegabytes,
    bytes: noticeLimits.fileBytesHardCap,
  },
};

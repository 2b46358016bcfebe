import { noticePolicy } from '#contract/files/upload-policies.ts';
import { handleUploadFilesCall } from '#contract/notices/calls/handle-upload-files.call.ts';
import { noticeUploadKind } from '#contract/notices/notice.rules.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';
import { refuseUnlessMayWrite } from './policy.ts';

const refuse = refuserOf(handleUploadFilesCall.errors);

export const noticeUploads: UploadKinds = {
  [noticeUploadKind]: {
    refuseUnlessMayUpload: (actor) => {
      refuseUnlessMayCall('handle-upload-files', actor);
      refuseUnlessMayWrite({ actor, refuse });
    },
    policy: noticePolicy,
  },
};

import { projectPolicy } from '#contract/files/upload-policies.ts';
import { pendingProjectFileCall } from '#contract/works/calls/pending-project-file.call.ts';
import { workUploadKind } from '#contract/works/entries.rules.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { refuseDemo, refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

const refuse = refuserOf(pendingProjectFileCall.errors);

/** [QC-15] The claim checks what the project accepts. */
export const workUploads: UploadKinds = {
  [workUploadKind]: {
    refuseUnlessMayUpload: (actor) => {
      refuseUnlessMayCall('pending-project-file', actor);
      refuseDemo({ actor, refuse });
    },
    policy: projectPolicy,
  },
};

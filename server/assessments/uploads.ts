import { saveQuestionPictureCall } from '#contract/assessments/calls/save-question-picture.call.ts';
import { questionUploadKind } from '#contract/assessments/question-types.rules.ts';
import { questionPolicy } from '#contract/files/upload-policies.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { refuseDemo, refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

const refuse = refuserOf(saveQuestionPictureCall.errors);

/** [QC-15] The pictures of questions. */
export const questionUploads: UploadKinds = {
  [questionUploadKind]: {
    refuseUnlessMayUpload: (actor) => {
      refuseUnlessMayCall('save-question-picture', actor);
      refuseDemo({ actor, refuse });
    },
    policy: questionPolicy,
  },
};

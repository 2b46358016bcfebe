import { saveQuestionPictureCall } from '#contract/assessments/calls/save-question-picture.call.ts';
import {
  importLimits,
  questionFileEndings,
  questionFileKind,
} from '#contract/assessments/question-import.rules.ts';
import { questionUploadKind } from '#contract/assessments/question-types.rules.ts';
import { questionPolicy } from '#contract/files/upload-policies.ts';
import { refuserOf } from '#server/core/refusal.ts';
import { refuseDemo, refuseUnlessMayCall } from '#server/core/scope.policy.ts';
import type { UploadKinds } from '#server/files/upload-kind.ts';

const refuse = refuserOf(saveQuestionPictureCall.errors);

/** [QC-15] Pictures of questions, and question files to import. */
export const questionUploads: UploadKinds = {
  [questionUploadKind]: {
    refuseUnlessMayUpload: (actor) => {
      refuseUnlessMayCall('save-question-picture', actor);
      refuseDemo({ actor, refuse });
    },
    policy: questionPolicy,
  },
  [questionFileKind]: {
    refuseUnlessMayUpload: (actor) => {
      refuseUnlessMayCall('read-question-file', actor);
      refuseDemo({ actor, refuse });
    },
    policy: {
      megabytes: Object.fromEntries(questionFileEndings.map((ending) => [ending, importLimits.megabytes])),
      tolerance: 0,
      quota: 'staff',
      tooLarge: 'file_too_large_for',
    },
  },
};

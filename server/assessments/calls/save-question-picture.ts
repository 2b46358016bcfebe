import { questionUploadKind } from '#contract/assessments/question-types.rules.ts';
import { questionPolicy } from '#contract/files/upload-policies.ts';
import { toShownFile } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { claimUpload } from '#server/files/claim-upload.ts';

/** [QC-15] */
export const saveQuestionPicture: Handler<'save-question-picture'> = async (input, scene) => {
  refuseDemo(scene);
  const file = await claimUpload({ kind: questionUploadKind, policy: questionPolicy }, input, scene);
  return { success: 'true', data: toShownFile(file) };
};

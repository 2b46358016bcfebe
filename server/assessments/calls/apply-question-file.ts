import { audit } from '#server/core/audit.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { isRefusal, notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { dropUpload } from '#server/files/own-upload.ts';
import { tellQuestions } from '../hints.ts';
import { addDrafts, readUpload, verdictsOf } from '../import-questions.ts';

/** [CE-01] Adds all good rows in one transaction, or none. */
export const applyQuestionFile: Handler<'apply-question-file'> = async (input, scene) => {
  refuseDemo(scene);
  // A repeat after a lost response finds no upload, and still gets the first response.
  const read = await readUpload(scene, input).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'not_found') return null;
    throw error;
  });
  const answer = await scene.part((unit) => {
    const within = { ...scene, ...unit };
    return withIdempotencyKey(within, input.formSession, async () => {
      if (!read) throw notFound();
      const verdicts = await verdictsOf(within, read);
      const saved = await addDrafts(within, read, input);
      tellQuestions(within);
      await audit(unit, scene.actor, 'assessments.imported', { questions: saved });
      return { ...verdicts, saved };
    });
  });
  if (read) await dropUpload(scene, input.upload_id);
  return answer;
};

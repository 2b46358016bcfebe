import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { readSubmission } from '../queries/submission.ts';

/** [C3-05] */
export const getSubmission: Handler<'get-submission'> = async ({ id }, { db, actor }) => {
  const data = await readSubmission(db, actor, id);
  if (!data) throw notFound();
  return { success: 'true', data };
};

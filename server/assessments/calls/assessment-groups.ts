import type { Handler } from '#server/core/pipeline.ts';
import { groupsTaught } from '../queries/audience-groups.ts';

/** Ours [CE-01] */
export const assessmentGroups: Handler<'assessment-groups'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: await groupsTaught(db, actor),
});

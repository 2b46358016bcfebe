import type { Handler } from '#server/core/pipeline.ts';
import { projectCounts } from '../queries/counts.ts';

const kinds = ['course', 'assignment', 'club'] as const;

/** [C2-05, EN-29] */
export const facultyProjectCount: Handler<'faculty-project-count'> = async ({ type }, { db, actor }) => ({
  success: 'true',
  data: await projectCounts(db, actor, kinds[type - 1] ?? 'course'),
});

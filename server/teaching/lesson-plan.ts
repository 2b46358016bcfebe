import type { PublishedProject } from '#contract/content/content.rules.ts';
import { shownFiles } from '#server/content/index.ts';
import type { Queryable } from '#server/db/database.ts';
import { materialsFor } from './session.presenter.ts';

/** [C6-03] The session's lesson plan, else the project's; null: none. */
export const lessonPlanFile = (content: PublishedProject, sessionId = 0): string | null =>
  materialsFor(content, sessionId).find(({ kind, fileId }) => kind === 'lesson_plan' && fileId !== null)
    ?.fileId ?? null;

/** '': none. */
export async function lessonPlanName(
  db: Queryable,
  schoolId: number,
  content: PublishedProject,
): Promise<string> {
  const fileId = lessonPlanFile(content);
  const [file] = fileId === null ? [] : await shownFiles(db, schoolId, [fileId]);
  return file?.name ?? '';
}

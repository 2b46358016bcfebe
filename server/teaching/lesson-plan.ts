import type { PublishedProject } from '#contract/content/content.rules.ts';
import { shownFiles } from '#server/content/index.ts';
import type { Queryable } from '#server/db/database.ts';
import { materialsFor } from './session.presenter.ts';

/** [C6-03] The file of the lesson plan: that of the session, else that of the project; null: there is none. */
export const lessonPlanFile = (content: PublishedProject, sessionId = 0): string | null =>
  materialsFor(content, sessionId).find(({ kind, fileId }) => kind === 'lesson_plan' && fileId !== null)
    ?.fileId ?? null;

/** '' where there is none. */
export async function lessonPlanName(
  db: Queryable,
  schoolId: number,
  content: PublishedProject,
): Promise<string> {
  const fileId = lessonPlanFile(content);
  const [file] = fileId === null ? [] : await shownFiles(db, schoolId, [fileId]);
  return file?.name ?? '';
}

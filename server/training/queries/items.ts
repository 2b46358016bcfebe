import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { TrainingSubject } from '#contract/training/training.wire.ts';
import { watchedPercent } from '#contract/training/watching.rules.ts';
import { academicModules, contents, topics } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { tools } from '#server/content/schema/terms.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { trainingCompletions, watchedRanges } from '../schema.ts';
import { liveContents, liveTopics } from './modules.ts';

type Teacher = Pick<Actor, 'id' | 'school'>;
const office = 0;

export function contentRows(db: Queryable, ...where: [SQL | undefined, ...(SQL | undefined)[]]) {
  return db
    .select({
      id: contents.id,
      moduleId: academicModules.id,
      moduleName: academicModules.name,
      topicId: topics.id,
      title: contents.title,
      type: contents.type,
      minutes: contents.minutes,
      url: contents.url,
      file: files,
    })
    .from(contents)
    .innerJoin(topics, and(liveContents, isNull(topics.removedAt)))
    .innerJoin(academicModules, liveTopics)
    .leftJoin(files, and(eq(files.schoolId, office), eq(files.id, contents.fileId)))
    .where(and(...where))
    .orderBy(
      asc(academicModules.kind),
      asc(academicModules.position),
      asc(topics.position),
      asc(contents.position),
    );
}
export type ContentRow = Awaited<ReturnType<typeof contentRows>>[number];

type ContentType = (typeof contents.$inferSelect)['type'];
export const isContent = (ids: readonly number[]): SQL => inArray(contents.id, [...ids]);
export const isOfType = (type: ContentType): SQL => eq(contents.type, type);
/** 0: any. */
export const isOfTopic = (topicId: number): SQL | undefined =>
  topicId === 0 ? undefined : eq(topics.id, topicId);

export const isOneProject = (projectId: number): SQL => eq(publishedProjects.projectId, projectId);
/** 0: any. */
export const isProjectOrAny = (projectId: number): SQL | undefined =>
  projectId === 0 ? undefined : isOneProject(projectId);
export const isWithTool = (toolId: number): SQL => eq(publishedProjects.toolId, toolId);

export function projectRows(db: Queryable, ...where: [SQL | undefined, ...(SQL | undefined)[]]) {
  return db
    .select({
      projectId: publishedProjects.projectId,
      schoolId: publishedProjects.schoolId,
      title: publishedProjects.title,
      moduleId: publishedProjects.moduleId,
      toolId: publishedProjects.toolId,
      toolName: tools.name,
      content: publishedProjects.content,
    })
    .from(publishedProjects)
    .leftJoin(tools, and(eq(tools.id, publishedProjects.toolId), isNull(tools.removedAt)))
    .where(and(...where))
    .orderBy(asc(publishedProjects.title), asc(publishedProjects.projectId));
}
export type ProjectRow = Awaited<ReturnType<typeof projectRows>>[number];

export async function filmsById(db: Queryable, schoolId: number, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof files.$inferSelect>();
  const rows = await db
    .select()
    .from(files)
    .where(
      and(inArray(files.schoolId, [office, schoolId]), inArray(files.id, [...ids]), eq(files.type, 'video')),
    );
  return new Map(rows.map((file) => [file.id, file]));
}

export interface ItemState {
  readonly doneAt: Date | null;
  /** 0 to 100, of the stored film. */
  readonly percent: number;
  readonly fileId: string;
}

export async function statesOf(
  db: Queryable,
  { id, school }: Teacher,
  subject: TrainingSubject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemState>> {
  if (ids.length === 0) return new Map();
  const done = await db
    .select({ id: trainingCompletions.subjectId, doneAt: trainingCompletions.doneAt })
    .from(trainingCompletions)
    .where(
      and(
        eq(trainingCompletions.schoolId, school.id),
        eq(trainingCompletions.personId, id),
        eq(trainingCompletions.subject, subject),
        inArray(trainingCompletions.subjectId, [...ids]),
        isNull(trainingCompletions.undoneAt),
      ),
    );
  const watched = await db
    .select()
    .from(watchedRanges)
    .where(
      and(
        eq(watchedRanges.schoolId, school.id),
        eq(watchedRanges.personId, id),
        eq(watchedRanges.subject, subject),
        inArray(watchedRanges.subjectId, [...ids]),
      ),
    );
  const states = new Map<number, ItemState>();
  for (const row of watched) {
    const percent = watchedPercent(row.watched, row.length);
    states.set(row.subjectId, { doneAt: null, percent, fileId: row.fileId });
  }
  for (const row of done) {
    const { percent = 0, fileId = '' } = states.get(row.id) ?? {};
    states.set(row.id, { doneAt: row.doneAt, percent, fileId });
  }
  return states;
}

/** Films that the teacher began and did not finish, latest first. */
export async function begunContents(db: Queryable, { id, school }: Teacher): Promise<number[]> {
  const rows = await db
    .select({ id: watchedRanges.subjectId })
    .from(watchedRanges)
    .leftJoin(
      trainingCompletions,
      and(
        eq(trainingCompletions.schoolId, watchedRanges.schoolId),
        eq(trainingCompletions.personId, watchedRanges.personId),
        eq(trainingCompletions.subject, watchedRanges.subject),
        eq(trainingCompletions.subjectId, watchedRanges.subjectId),
        isNull(trainingCompletions.undoneAt),
      ),
    )
    .where(
      and(
        eq(watchedRanges.schoolId, school.id),
        eq(watchedRanges.personId, id),
        eq(watchedRanges.subject, 'content'),
        isNull(trainingCompletions.subjectId),
      ),
    )
    .orderBy(desc(watchedRanges.watchedAt))
    .limit(20);
  return rows.map((row) => row.id);
}

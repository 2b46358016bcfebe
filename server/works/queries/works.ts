import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { workUploadKind } from '#contract/works/entries.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { files } from '#server/files/schema/file.ts';
import { uploadMark } from '#server/files/upload-kind.ts';
import { workEntries, works } from '../schema.ts';
import type { WorkKey } from './given.ts';
import { isReadableWork } from './reading.ts';

export type Work = typeof works.$inferSelect;
type Owner = Pick<Actor, 'id' | 'school'>;

const isOf = ({ id, school }: Owner, { projectId, sessionId, kind }: WorkKey) =>
  and(
    eq(works.schoolId, school.id),
    eq(works.personId, id),
    eq(works.projectId, projectId),
    eq(works.sessionId, sessionId),
    eq(works.kind, kind),
    // Names of school years sort by time.
    lte(works.academicYear, school.academicYear),
  );

const newestOf = (db: Queryable, owner: Owner, key: WorkKey) =>
  db.select().from(works).where(isOf(owner, key)).orderBy(desc(works.academicYear)).limit(1);

/** This year's work, else the latest earlier one. */
export async function findWork(db: Queryable, owner: Owner, key: WorkKey): Promise<Work | undefined> {
  const [work] = await newestOf(db, owner, key);
  return work;
}

/** The lock makes the second of two tabs see the first. */
export async function lockNewestWork(db: Queryable, owner: Owner, key: WorkKey): Promise<Work | undefined> {
  const [work] = await newestOf(db, owner, key).for('update');
  return work;
}

/** True if work on the project is approved this year, and none is still open. */
export async function isApproved(db: Queryable, { id, school }: Owner, projectId: number): Promise<boolean> {
  const rows = await db
    .selectDistinct({ state: works.state })
    .from(works)
    .where(
      and(
        eq(works.schoolId, school.id),
        eq(works.personId, id),
        eq(works.projectId, projectId),
        eq(works.academicYear, school.academicYear),
      ),
    );
  return rows.length > 0 && rows.every(({ state }) => state === 'approved');
}

export async function lockOwnWork(db: Queryable, { id, school }: Owner, workId: number) {
  const [work] = await db
    .select()
    .from(works)
    .where(and(eq(works.schoolId, school.id), eq(works.id, workId), eq(works.personId, id)))
    .for('update');
  return work;
}

export async function lockReadableWork(
  db: Queryable,
  reader: Parameters<typeof isReadableWork>[0],
  workId: number,
) {
  const [work] = await db
    .select()
    .from(works)
    .where(and(eq(works.id, workId), isReadableWork(reader)))
    .for('update');
  return work;
}

/** undefined: another tab began it at the same moment. */
export async function insertWork(db: Queryable, row: typeof works.$inferInsert): Promise<Work | undefined> {
  const [work] = await db.insert(works).values(row).onConflictDoNothing().returning();
  return work;
}

export async function updateWork(
  db: Queryable,
  { schoolId, id }: Pick<Work, 'schoolId' | 'id'>,
  set: Partial<typeof works.$inferInsert>,
) {
  const [updated] = await db
    .update(works)
    .set({ ...set, version: nextVersion(works) })
    .where(and(eq(works.schoolId, schoolId), eq(works.id, id)))
    .returning({ id: works.id, version: works.version, state: works.state });
  return updated;
}

const ofWork = ({ schoolId, id }: Pick<Work, 'schoolId' | 'id'>) =>
  and(eq(workEntries.schoolId, schoolId), eq(workEntries.workId, id));

export type NewEntry = Pick<typeof workEntries.$inferInsert, 'kind' | 'fileId' | 'url'>;

/** Replaces the entries except the program. The clean-up removes files that are no longer named. */
export async function replaceEntries(
  db: Queryable,
  work: Work,
  attempt: number,
  entries: readonly NewEntry[],
  at: Date,
): Promise<void> {
  await db
    .delete(workEntries)
    .where(and(ofWork(work), eq(workEntries.attempt, attempt), ne(workEntries.kind, 'program')));
  if (entries.length > 0)
    await db.insert(workEntries).values(
      entries.map((entry, index) => ({
        ...entry,
        schoolId: work.schoolId,
        workId: work.id,
        personId: work.personId,
        attempt,
        position: index + 1,
        addedAt: at,
      })),
    );
}

export async function deleteEntry(db: Queryable, work: Work, attempt: number, fileId: string): Promise<void> {
  await db
    .delete(workEntries)
    .where(and(ofWork(work), eq(workEntries.attempt, attempt), eq(workEntries.fileId, fileId)));
}

/** Files that the student may hand in: own uploads as project work, or files of own works. */
export async function ownFiles(db: Queryable, owner: Owner, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  const isInOwnWork = sql`exists (select 1 from ${workEntries}
    where ${workEntries.schoolId} = ${files.schoolId} and ${workEntries.fileId} = ${files.id}
      and ${workEntries.personId} = ${owner.id})`;
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.schoolId, owner.school.id),
        inArray(files.id, [...fileIds]),
        or(isOwnUpload(owner), isInOwnWork),
      ),
    );
}

/** A condition on `files`: uploaded by this student as project work. */
export const isOwnUpload = ({ id, school }: Owner) =>
  and(
    eq(files.schoolId, school.id),
    eq(files.ownerId, id),
    sql`starts_with(${files.uploadId}, ${uploadMark({ schoolId: school.id, personId: id }, workUploadKind)})`,
  );

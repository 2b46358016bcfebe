import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { completions, sessionShares } from '../schema.ts';
import type { TaughtClass } from './classes.ts';

/** One statement each, so that two calls at once leave one row, and a repeat changes none. */

export interface Marked {
  readonly partIds: readonly number[];
  readonly by: number;
  readonly at: Date;
}
type Class = Pick<TaughtClass, 'school' | 'year'>;

interface OfSession {
  readonly projectId: number;
  readonly sessionId: number;
}

/** Returns the parts it opened. */
export async function openShares(
  db: Queryable,
  { school, year }: Class,
  { projectId, sessionId }: OfSession,
  { partIds, by, at }: Marked,
): Promise<number[]> {
  const rows = await db
    .insert(sessionShares)
    .values(
      partIds.map((divisionId) => ({
        schoolId: school.id,
        academicYear: year,
        projectId,
        sessionId,
        divisionId,
        sharedBy: by,
        sharedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [
        sessionShares.schoolId,
        sessionShares.academicYear,
        sessionShares.divisionId,
        sessionShares.sessionId,
      ],
      set: { unsharedAt: null, sharedBy: by, sharedAt: at, projectId },
      setWhere: isNotNull(sessionShares.unsharedAt),
    })
    .returning({ id: sessionShares.divisionId });
  return rows.map(({ id }) => id);
}

/** Returns the parts it closed. */
export async function closeShares(
  db: Queryable,
  { school, year }: Class,
  { projectId, sessionId }: OfSession,
  { partIds, at }: Marked,
): Promise<number[]> {
  const isTheirs = and(
    liveShares({ school, year }, sessionId),
    eq(sessionShares.projectId, projectId),
    inArray(sessionShares.divisionId, [...partIds]),
  );
  await lockInOrder(db, sessionShares, isTheirs);
  const rows = await db
    .update(sessionShares)
    .set({ unsharedAt: at })
    .where(isTheirs)
    .returning({ id: sessionShares.divisionId });
  return rows.map(({ id }) => id);
}

/** Locks in one order: two updates over the same parts could deadlock. */
async function lockInOrder(
  db: Queryable,
  table: typeof sessionShares | typeof completions,
  where: SQL | undefined,
): Promise<void> {
  await db
    .select({ id: table.divisionId })
    .from(table)
    .where(where)
    .orderBy(asc(table.divisionId))
    .for('update');
}

const liveShares = ({ school, year }: Class, sessionId: number) =>
  and(
    eq(sessionShares.schoolId, school.id),
    eq(sessionShares.academicYear, year),
    eq(sessionShares.sessionId, sessionId),
    isNull(sessionShares.unsharedAt),
  );

export async function sharedParts(db: Queryable, at: Class, sessionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: sessionShares.divisionId })
    .from(sessionShares)
    .where(liveShares(at, sessionId));
  return rows.map(({ id }) => id);
}

export interface Subject {
  readonly subject: 'session' | 'project' | 'resource';
  readonly subjectId: number;
  readonly projectId: number;
}

/** Returns the parts where it is new or counts again. */
export async function insertCompletions(
  db: Queryable,
  { school, year }: Class,
  of: Subject,
  { partIds, by, at }: Marked,
): Promise<number[]> {
  const rows = await db
    .insert(completions)
    .values(
      partIds.map((divisionId) => ({
        schoolId: school.id,
        academicYear: year,
        divisionId,
        ...of,
        doneBy: by,
        doneAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [
        completions.schoolId,
        completions.academicYear,
        completions.divisionId,
        completions.subject,
        completions.subjectId,
      ],
      set: { undoneAt: null, doneBy: by, doneAt: at, projectId: of.projectId },
      setWhere: isNotNull(completions.undoneAt),
    })
    .returning({ id: completions.divisionId });
  return rows.map(({ id }) => id);
}

/** Returns the parts where it counted. */
export async function undoCompletions(
  db: Queryable,
  { school, year }: Class,
  { subject, subjectId }: Subject,
  { partIds, at }: Marked,
): Promise<number[]> {
  const isTheirs = and(
    eq(completions.schoolId, school.id),
    eq(completions.academicYear, year),
    eq(completions.subject, subject),
    eq(completions.subjectId, subjectId),
    inArray(completions.divisionId, [...partIds]),
    isNull(completions.undoneAt),
  );
  await lockInOrder(db, completions, isTheirs);
  const rows = await db
    .update(completions)
    .set({ undoneAt: at })
    .where(isTheirs)
    .returning({ id: completions.divisionId });
  return rows.map(({ id }) => id);
}

import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type EndReason, projectTypes, type RunningShare } from '#contract/screen-share/share.model.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { screenShares } from '../schema.ts';

export type StoredShare = typeof screenShares.$inferSelect;
export type ShownShare = Omit<RunningShare, 'can_rejoin' | 'viewers'>;

const isRunning = isNull(screenShares.endedAt);

export async function runningShare(db: Queryable, shareId: number): Promise<StoredShare | undefined> {
  const [share] = await db
    .select()
    .from(screenShares)
    .where(and(eq(screenShares.id, shareId), isRunning));
  return share;
}

/** Ended shares too. */
export async function shareById(db: Queryable, shareId: number): Promise<StoredShare | undefined> {
  const [share] = await db.select().from(screenShares).where(eq(screenShares.id, shareId));
  return share;
}

export async function listShares(db: Queryable, schoolId: number, where?: SQL): Promise<ShownShare[]> {
  const rows = await db
    .select({
      share_id: screenShares.id,
      host_id: screenShares.personId,
      host: personName(),
      group_name: grades.name,
      part_name: divisions.name,
      startedAt: screenShares.startedAt,
      project_id: sql<number>`coalesce(${publishedProjects.projectId}, 0)`,
      project_title: sql<string>`coalesce(${publishedProjects.title}, '')`,
      kind: grades.kind,
    })
    .from(screenShares)
    .innerJoin(people, and(eq(people.schoolId, screenShares.schoolId), eq(people.id, screenShares.personId)))
    .innerJoin(grades, and(eq(grades.schoolId, screenShares.schoolId), eq(grades.id, screenShares.gradeId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, screenShares.schoolId), eq(divisions.id, screenShares.divisionId)),
    )
    .leftJoin(publishedProjects, eq(publishedProjects.projectId, screenShares.projectId))
    .where(and(eq(screenShares.schoolId, schoolId), isRunning, where))
    .orderBy(asc(screenShares.id));
  return rows.map(({ startedAt, kind, ...row }) => ({
    ...row,
    started_at: startedAt.getTime(),
    project_type: projectTypes[row.project_id === 0 ? 'none' : kind],
  }));
}

export const inParts = (partIds: readonly number[]): SQL => inArray(screenShares.divisionId, [...partIds]);

export const ofHost = (personId: number): SQL => eq(screenShares.personId, personId);

type Host = Pick<StoredShare, 'schoolId' | 'personId'>;
const isHostedBy = ({ schoolId, personId }: Host) =>
  and(eq(screenShares.schoolId, schoolId), ofHost(personId));

/** undefined: somebody already shares with this class. */
export async function insertShare(db: Queryable, row: typeof screenShares.$inferInsert) {
  const [share] = await db.insert(screenShares).values(row).onConflictDoNothing().returning();
  return share;
}

/** Ended shares too. */
export async function beatOwn(db: Queryable, host: Host, shareId: number, beatAt: Date) {
  const [share] = await db
    .update(screenShares)
    .set({ beatAt })
    .where(and(isShare(shareId), isHostedBy(host)))
    .returning();
  return share;
}

/** Continues the host's running share; undefined: none runs. */
export async function goOnWith(
  db: Queryable,
  host: Host,
  divisionId: number,
  beaten: Pick<StoredShare, 'beatAt' | 'projectId'>,
) {
  const [share] = await db
    .update(screenShares)
    .set(beaten)
    .where(and(isHostedBy(host), inParts([divisionId]), isRunning))
    .returning();
  return share;
}

export async function beatRunning(db: Queryable, shareIds: readonly number[], beatAt: Date): Promise<void> {
  await db
    .update(screenShares)
    .set({ beatAt })
    .where(and(inArray(screenShares.id, [...shareIds]), isRunning));
}

export async function noteViewers(db: Queryable, shareId: number, viewers: number): Promise<void> {
  await db
    .update(screenShares)
    .set({ mostViewers: viewers })
    .where(and(isShare(shareId), lt(screenShares.mostViewers, viewers)));
}

/** Ends and returns those that still ran. */
export function endShares(
  db: Queryable,
  { reason, now }: { readonly reason: EndReason; readonly now: Date },
  which: SQL,
): Promise<StoredShare[]> {
  return db
    .update(screenShares)
    .set({ endedAt: now, endReason: reason })
    .where(and(isRunning, which))
    .returning();
}

export const isShare = (id: number): SQL => eq(screenShares.id, id);
export const isStaleAt = (before: Date, schoolId?: number): SQL => {
  const isLate = lt(screenShares.beatAt, before);
  return schoolId === undefined ? isLate : sql`${eq(screenShares.schoolId, schoolId)} and ${isLate}`;
};

export async function clearShares(db: Queryable, before: Date): Promise<void> {
  await db.delete(screenShares).where(lt(screenShares.endedAt, before));
}

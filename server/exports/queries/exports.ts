import { and, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import { exportDays, exportsAtMost } from '#contract/exports/exports.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { listExports } from '../schema.ts';

export type StoredExport = typeof listExports.$inferSelect;
export type ExportKey = Pick<StoredExport, 'schoolId' | 'id'>;

export const keptSince = (now: Date): Date => new Date(now.getTime() - exportDays * dayMilliseconds);

const ofKey = ({ schoolId, id }: ExportKey) =>
  and(eq(listExports.schoolId, schoolId), eq(listExports.id, id));

const ownBy = ({ id, school }: Pick<Actor, 'id' | 'school'>, now: Date) =>
  and(
    eq(listExports.schoolId, school.id),
    eq(listExports.personId, id),
    gt(listExports.createdAt, keptSince(now)),
  );

export const ownExports = (db: Queryable, actor: Actor, now: Date): Promise<StoredExport[]> =>
  db
    .select()
    .from(listExports)
    .where(ownBy(actor, now))
    .orderBy(desc(listExports.createdAt), desc(listExports.id))
    .limit(exportsAtMost);

export async function ownExport(
  db: Queryable,
  actor: Actor,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<StoredExport | undefined> {
  const [row] = await db
    .select()
    .from(listExports)
    .where(and(ownBy(actor, now), eq(listExports.id, id)));
  return row;
}

/** undefined: it is not open any more. */
export async function openExport(db: Queryable, key: ExportKey): Promise<StoredExport | undefined> {
  const [row] = await db
    .select()
    .from(listExports)
    .where(and(ofKey(key), eq(listExports.state, 'open')));
  return row;
}

/** Counts the person's stored exports, and the school's open ones. */
export async function countExports(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<{ own: number; openOfSchool: number }> {
  const [open] = await db
    .select({ number: count() })
    .from(listExports)
    .where(and(eq(listExports.schoolId, actor.school.id), eq(listExports.state, 'open')));
  return { own: await db.$count(listExports, ownBy(actor, now)), openOfSchool: open?.number ?? 0 };
}

/** null: the person has an open one. */
export async function insertExport(
  db: Queryable,
  values: typeof listExports.$inferInsert,
): Promise<StoredExport | null> {
  const [row] = await db.insert(listExports).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** false: it had ended. */
export async function endExport(
  db: Queryable,
  key: ExportKey,
  end: Pick<StoredExport, 'state' | 'endedAt'> &
    Partial<Pick<StoredExport, 'rows' | 'size' | 'storageKey' | 'reach'>>,
): Promise<boolean> {
  const ended = await db
    .update(listExports)
    .set(end)
    .where(and(ofKey(key), eq(listExports.state, 'open')))
    .returning({ id: listExports.id });
  return ended.length > 0;
}

/** Exports per statement. */
const clearedAtOnce = 100;

/** Returns keys of their bytes, and whether more may be left. */
export async function deleteExports(
  db: Queryable,
  olderThan: Date,
): Promise<{ keys: (string | null)[]; isMore: boolean }> {
  const old = db
    .select({ id: listExports.id })
    .from(listExports)
    .where(lte(listExports.createdAt, olderThan))
    .limit(clearedAtOnce);
  const gone = await db
    .delete(listExports)
    .where(and(lte(listExports.createdAt, olderThan), inArray(listExports.id, old)))
    .returning({ key: listExports.storageKey });
  return { keys: gone.map(({ key }) => key), isMore: gone.length === clearedAtOnce };
}

/** Makes the rest of the transaction see the rows of its first statement. Call it first. */
export async function readOneMoment(db: Queryable): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read`);
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import type { Work } from '#server/works/index.ts';
import { workEntries } from '#server/works/schema.ts';
import { workComments } from '../schema.ts';

type NewComment = typeof workComments.$inferInsert;

const onAttempt = (work: Work) =>
  and(
    eq(workComments.schoolId, work.schoolId),
    eq(workComments.workId, work.id),
    eq(workComments.attempt, work.attempt),
    isNull(workComments.removedAt),
  );

/** Without removed ones, on the newest attempt. */
export const countComments = (db: Queryable, work: Work): Promise<number> =>
  db.$count(workComments, onAttempt(work));

export async function insertComment(db: Queryable, values: NewComment) {
  const [row] = await db.insert(workComments).values(values).returning();
  return row;
}

/** undefined: the author has no such comment on the newest attempt. */
export async function updateComment(
  db: Queryable,
  work: Work,
  { id, authorId }: { readonly id: number; readonly authorId: number },
  values: Partial<NewComment>,
) {
  const [row] = await db
    .update(workComments)
    .set(values)
    .where(and(onAttempt(work), eq(workComments.id, id), eq(workComments.authorId, authorId)))
    .returning();
  return row;
}

/** undefined: the newest attempt has no such entry. Without a file: a link or a program. */
export async function findEntry(db: Queryable, work: Work, entryId: number) {
  const [entry] = await db
    .select({ type: files.type, size: files.size })
    .from(workEntries)
    .leftJoin(files, and(eq(files.schoolId, workEntries.schoolId), eq(files.id, workEntries.fileId)))
    .where(
      and(
        eq(workEntries.schoolId, work.schoolId),
        eq(workEntries.id, entryId),
        eq(workEntries.workId, work.id),
        eq(workEntries.attempt, work.attempt),
      ),
    );
  return entry;
}

interface OwnComment {
  readonly schoolId: number;
  readonly id: number;
  readonly authorId: number;
}

const isOwn = ({ schoolId, id, authorId }: OwnComment) =>
  and(eq(workComments.schoolId, schoolId), eq(workComments.id, id), eq(workComments.authorId, authorId));

/** Removed ones too. */
export async function findOwnComment(db: Queryable, own: OwnComment) {
  const [row] = await db.select().from(workComments).where(isOwn(own));
  return row;
}

/** null: restores. A repeated removal keeps the first time. */
export async function markRemoved(db: Queryable, own: OwnComment, at: Date | null): Promise<void> {
  await db
    .update(workComments)
    .set({ removedAt: at && sql`coalesce(removed_at, ${at.toISOString()}::timestamptz)` })
    .where(isOwn(own));
}

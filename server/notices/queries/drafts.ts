import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { noticeDrafts } from '../schema/draft.ts';

type Draft = typeof noticeDrafts.$inferSelect;
type DraftKey = Pick<Draft, 'mode' | 'noticeId'>;

const ownOf = (actor: Actor) =>
  and(eq(noticeDrafts.schoolId, actor.school.id), eq(noticeDrafts.personId, actor.id));

const keyed = (actor: Actor, { mode, noticeId }: DraftKey) =>
  and(ownOf(actor), eq(noticeDrafts.mode, mode), eq(noticeDrafts.noticeId, noticeId));

export async function findDraft(db: Queryable, actor: Actor, key: DraftKey): Promise<Draft | undefined> {
  const [row] = await db.select().from(noticeDrafts).where(keyed(actor, key));
  return row;
}

export const listDrafts = (db: Queryable, actor: Actor): Promise<Draft[]> =>
  db
    .select()
    .from(noticeDrafts)
    .where(ownOf(actor))
    .orderBy(desc(noticeDrafts.savedAt))
    .limit(draftLimits.drafts);

/** Keeps the last typed draft of a notice, and the person's newest drafts. false: it was an older one. */
export async function saveDraft(
  db: Queryable,
  actor: Actor,
  { mode, noticeId, ...values }: Omit<Draft, 'schoolId' | 'personId'>,
): Promise<boolean> {
  const kept = await db
    .insert(noticeDrafts)
    .values({ schoolId: actor.school.id, personId: actor.id, mode, noticeId, ...values })
    .onConflictDoUpdate({
      target: [noticeDrafts.schoolId, noticeDrafts.personId, noticeDrafts.mode, noticeDrafts.noticeId],
      set: values,
      setWhere: lte(noticeDrafts.typedAt, values.typedAt),
    })
    .returning({ noticeId: noticeDrafts.noticeId });
  await db.delete(noticeDrafts).where(
    and(
      ownOf(actor),
      sql`(${noticeDrafts.mode}, ${noticeDrafts.noticeId}) in (
        select mode, notice_id from ${noticeDrafts} where ${ownOf(actor)}
        order by saved_at desc offset ${draftLimits.drafts})`,
    ),
  );
  return kept.length > 0;
}

export async function deleteDrafts(db: Queryable, actor: Actor, key: DraftKey | null): Promise<void> {
  await db.delete(noticeDrafts).where(key ? keyed(actor, key) : ownOf(actor));
}

export async function deleteDraftsBefore(db: Queryable, oldest: Date): Promise<void> {
  await db.delete(noticeDrafts).where(lt(noticeDrafts.savedAt, oldest));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallParsed } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { saveCommentCall } from '#contract/review/calls/save-comment.call.ts';
import type { commentRefusals } from '#contract/review/review.refusals.ts';
import { commentsMost } from '#contract/review/review.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { lockWork, type Work } from '#server/works/index.ts';
import { workEntries } from '#server/works/schema.ts';
import { toShownComment } from './queries/reviews.ts';
import { workComments } from './schema.ts';

type Scene = SignedInContext<ReasonsOf<typeof commentRefusals>>;
type Input = CallParsed<typeof saveCommentCall>;

/** Float columns hold 24 bits: an area that reaches the border may be a little over it. */
const almost = 1e-6;

/** Writes a comment on an entry of the newest attempt while the work waits, or changes one of the caller's own. */
export async function saveComment(scene: Scene, input: Input) {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  const work = await lockWaiting(scene, input.work_id, input.attempt);
  if (!isPlace(input)) throw refuse('wrong_place');
  await refuseOtherEntry(scene, work, input.entry_id);
  const { anchor, text } = input;
  const at = anchor === 'whole' || anchor === 'area' ? 0 : input.at;
  const area = anchor === 'area' ? { x: input.x, y: input.y, w: input.w, h: input.h } : none;
  const values = { anchor, at, ...area, text, entryId: input.entry_id, updatedAt: app.now() };
  if (input.id === 0) {
    const count = await db.$count(workComments, onAttempt(work));
    if (count >= commentsMost) throw refuse('too_many_comments', { params: { limit: commentsMost } });
  }
  const [row] =
    input.id === 0
      ? await db
          .insert(workComments)
          .values({
            ...values,
            schoolId: work.schoolId,
            workId: work.id,
            attempt: work.attempt,
            personId: work.personId,
            authorId: actor.id,
            createdAt: app.now(),
          })
          .returning()
      : await db
          .update(workComments)
          .set(values)
          .where(and(onAttempt(work), eq(workComments.id, input.id), eq(workComments.authorId, actor.id)))
          .returning();
  if (!row) throw notFound();
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  return { success: 'true' as const, data: toShownComment(row, name, actor.id) };
}

const none = { x: 0, y: 0, w: 0, h: 0 };

function isPlace({ anchor, at, x, y, w, h }: Input): boolean {
  if (anchor === 'line' || anchor === 'page') return at >= 1;
  if (anchor === 'area') return w > 0 && h > 0 && x + w <= 1 + almost && y + h <= 1 + almost;
  return true;
}

const onAttempt = (work: Work) =>
  and(
    eq(workComments.schoolId, work.schoolId),
    eq(workComments.workId, work.id),
    eq(workComments.attempt, work.attempt),
    isNull(workComments.removedAt),
  );

async function lockWaiting(scene: Scene, workId: number, attempt: number): Promise<Work> {
  const work = await lockWork(scene, workId);
  refuseStale(scene, work.attempt, attempt);
  if (work.state !== 'in_review') throw scene.refuse('not_waiting');
  return work;
}

async function refuseOtherEntry({ db }: Scene, work: Work, entryId: number): Promise<void> {
  const [entry] = await db
    .select({ id: workEntries.id })
    .from(workEntries)
    .where(
      and(
        eq(workEntries.schoolId, work.schoolId),
        eq(workEntries.id, entryId),
        eq(workEntries.workId, work.id),
        eq(workEntries.attempt, work.attempt),
      ),
    );
  if (!entry) throw notFound();
}

/** Takes a comment of the caller's own away, or brings it back; a repeat changes nothing. */
export async function setCommentRemoved(
  scene: Scene,
  { id, isRemoved }: { readonly id: number; readonly isRemoved: boolean },
) {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const mine = and(
    eq(workComments.schoolId, actor.school.id),
    eq(workComments.id, id),
    eq(workComments.authorId, actor.id),
  );
  const [comment] = await db.select().from(workComments).where(mine);
  if (!comment) throw notFound();
  await lockWaiting(scene, comment.workId, comment.attempt);
  await db
    .update(workComments)
    .set({ removedAt: isRemoved ? sql`coalesce(removed_at, ${app.now().toISOString()}::timestamptz)` : null })
    .where(mine);
  return { success: 'true' as const };
}

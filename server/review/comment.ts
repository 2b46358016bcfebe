import type { CallParsed } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { saveCommentCall } from '#contract/review/calls/save-comment.call.ts';
import type { commentRefusals } from '#contract/review/review.refusals.ts';
import { anchorsOfType, commentsMost } from '#contract/review/review.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { lockWork, type Work } from '#server/works/index.ts';
import {
  countComments,
  findEntry,
  findOwnComment,
  insertComment,
  markRemoved,
  updateComment,
} from './queries/comments.ts';
import { toShownComment } from './queries/reviews.ts';

type Scene = SignedInContext<ReasonsOf<typeof commentRefusals>>;
type Input = CallParsed<typeof saveCommentCall>;

/** Float columns have 24 bits, so an area at the border may exceed it slightly. */
const almost = 1e-6;

/** Comments on the newest attempt while the work waits. Only the author may change a comment. */
export async function saveComment(scene: Scene, input: Input) {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  const work = await lockWaiting(scene, input.work_id, input.attempt);
  const entry = await findEntry(db, work, input.entry_id);
  if (!entry) throw notFound();
  if (!isPlace(input, entry)) throw refuse('wrong_place');
  const { anchor, text } = input;
  const at = anchor === 'whole' || anchor === 'area' ? 0 : input.at;
  const area = anchor === 'area' ? { x: input.x, y: input.y, w: input.w, h: input.h } : none;
  const values = { anchor, at, ...area, text, entryId: input.entry_id, updatedAt: app.now() };
  if (input.id === 0 && (await countComments(db, work)) >= commentsMost)
    throw refuse('too_many_comments', { params: { limit: commentsMost } });
  const row =
    input.id === 0
      ? await insertComment(db, {
          ...values,
          schoolId: work.schoolId,
          workId: work.id,
          attempt: work.attempt,
          personId: work.personId,
          authorId: actor.id,
          createdAt: app.now(),
        })
      : await updateComment(db, work, { id: input.id, authorId: actor.id }, values);
  if (!row) throw notFound();
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  return { success: 'true' as const, data: toShownComment(row, name, actor.id) };
}

const none = { x: 0, y: 0, w: 0, h: 0 };

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** Of a file whose own number is not known. */
const most = { page: 10_000, second: 24 * 3_600 };

/** Places that a file of this type has. A text has a line more than bytes at the most. */
function isPlace({ anchor, at, x, y, w, h }: Input, { type, size }: Entry): boolean {
  if (!anchorsOfType(type ?? '').includes(anchor)) return false;
  switch (anchor) {
    case 'whole':
      return true;
    case 'line':
      return at >= 1 && at <= (size ?? 0) + 1;
    case 'page':
      return at >= 1 && at <= most.page;
    case 'second':
      return at <= most.second;
    case 'area':
      return w > 0 && h > 0 && x + w <= 1 + almost && y + h <= 1 + almost;
  }
}

async function lockWaiting(scene: Scene, workId: number, attempt: number): Promise<Work> {
  const work = await lockWork(scene, workId);
  refuseStale(scene, work.attempt, attempt);
  if (work.state !== 'in_review') throw scene.refuse('not_waiting');
  return work;
}

/** Removes or restores the caller's own comment. A repeat changes nothing. */
export async function setCommentRemoved(
  scene: Scene,
  { id, isRemoved }: { readonly id: number; readonly isRemoved: boolean },
) {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const own = { schoolId: actor.school.id, id, authorId: actor.id };
  const comment = await findOwnComment(db, own);
  if (!comment) throw notFound();
  await lockWaiting(scene, comment.workId, comment.attempt);
  await markRemoved(db, own, isRemoved ? app.now() : null);
  return { success: 'true' as const };
}

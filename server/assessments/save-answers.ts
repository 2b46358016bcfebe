import type { saveAnswersRefusals } from '#contract/assessments/attempt.refusals.ts';
import type { SavedAnswer } from '#contract/assessments/attempt.wire.ts';
import { answerFits } from '#contract/assessments/marking.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, type Refusal } from '#server/core/refusal.ts';
import { closingOf, endIfOver, endWithLateSave } from './end-attempts.ts';
import { bodiesAt, countKept, logSaves, storeSaves } from './queries/answers.ts';
import type { Attempt } from './queries/attempts.ts';
import { versionsMadeIn } from './queries/programs.ts';
import { tellAttemptMoved } from './tell.ts';

export type SavingScene = SignedInContext<ReasonsOf<typeof saveAnswersRefusals>>;

/** The most saves kept per attempt that do not count: a program that sends saves forever must not fill the disk. */
const keptMost = 200;

interface Saved {
  readonly refusal: Refusal | null;
  readonly saved: readonly { readonly position: number; readonly seq: number }[];
  readonly seq: number;
  readonly isLate: boolean;
  readonly attempt: Attempt;
}

/**
 * The caller locks the attempt. A save shortly after the end counts as late. A later one is kept but not counted: the
 * caller throws the returned refusal after the commit. A window without the lease keeps its changes and sends them
 * again once it has taken over; after the end it cannot, so what it sends then is kept but not counted.
 */
export async function saveAnswers(
  scene: SavingScene,
  attempt: Attempt,
  { saves, lease }: { readonly saves: readonly SavedAnswer[]; readonly lease: string },
): Promise<Saved> {
  const { app, db, refuse } = scene;
  const now = app.now();
  await refuseForeignAnswers(scene, attempt, saves);
  const isLate = now >= attempt.endsAt;
  const arrived = { saves, lease, now, isLate };
  const isStranger = attempt.lease !== lease;
  const refusal = refusalOf(scene, attempt, now) ?? (isStranger && isLate ? refuse('exam_handed_in') : null);
  if (refusal) {
    if ((await countKept(db, attempt)) < keptMost) await logSaves(db, attempt, { ...arrived, counts: false });
    return { refusal, saved: [], seq: attempt.seq, isLate, attempt: await endIfOver(db, attempt, now) };
  }
  if (isStranger) return { refusal: refuse('exam_elsewhere'), saved: [], seq: attempt.seq, isLate, attempt };
  await logSaves(db, attempt, { ...arrived, counts: true });
  const { saved, seq, isTaken } = await storeSaves(db, attempt, arrived);
  tellAttemptMoved(scene, attempt);
  const ended = isLate ? await endWithLateSave(scene.db, attempt, now) : attempt;
  // One window gives a number once, so another window writes under the same lease.
  const isOther = isTaken && !isLate;
  return { refusal: isOther ? refuse('exam_elsewhere') : null, saved, seq, isLate, attempt: ended };
}

function refusalOf({ refuse }: SavingScene, attempt: Attempt, now: Date): Refusal | null {
  const closing = closingOf(attempt, now);
  if (closing !== 'exam_closed') return closing && refuse(closing);
  return refuse('exam_closed', { params: { now: now.getTime(), ends_at: attempt.endsAt.getTime() } });
}

/** Refuses a question that the attempt lacks, a choice that the question lacks, and another person's program. */
async function refuseForeignAnswers(
  scene: SavingScene,
  attempt: Attempt,
  saves: readonly SavedAnswer[],
): Promise<void> {
  const bodies = await bodiesAt(scene.db, attempt, saves);
  for (const { position, answer } of saves) {
    const body = bodies.get(position);
    if (!body) throw badRequest('This attempt has no such question.');
    if (answer !== null && !answerFits(body, answer)) throw badRequest('The question has no such answer.');
    // Answers have no uploads: work with a tool is a program.
    if (answer?.type === 'practical' && answer.fileIds.length > 0)
      throw badRequest('Files are not a part of this answer.');
  }
  await refuseForeignPrograms(scene, attempt, saves);
}

async function refuseForeignPrograms(
  { db, actor }: SavingScene,
  attempt: Attempt,
  saves: readonly SavedAnswer[],
): Promise<void> {
  const programs = saves.flatMap(({ answer }) =>
    answer?.type === 'practical' && answer.workspaceId !== 0 ? [answer] : [],
  );
  if (programs.length === 0) return;
  const own = await versionsMadeIn(
    db,
    { schoolId: actor.school.id, id: attempt.id, personId: actor.id },
    programs,
  );
  const isOwn = (answer: (typeof programs)[number]) =>
    own.some(
      ({ workspaceId, sequence }) =>
        workspaceId === answer.workspaceId && sequence === answer.programSequence,
    );
  if (!programs.every(isOwn)) throw badRequest('This program is not yours, or it has no such version.');
}

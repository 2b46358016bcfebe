import type { Receipt } from '#contract/assessments/attempt.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound, type Refusal } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { receiptOf } from '../attempt.presenter.ts';
import { endIfOver } from '../end-attempts.ts';
import { handIn } from '../mark-attempt.ts';
import { type Attempt, attemptQuestions, lockOwnAttempt } from '../queries/attempts.ts';
import { type SavingScene, saveAnswers } from '../save-answers.ts';
import { tellAttemptMoved, tellFirstHandIn, tellOwnWindows } from '../tell.ts';

type Input = Parameters<Handler<'submit-attempt'>>[0];

/** Ours [CE-01] */
export const submitAttempt: Handler<'submit-attempt'> = async (input, scene) => {
  refuseDemo(scene);
  const { refusal, receipt } = await scene.part((unit) => submit(unit, input));
  if (refusal) throw refusal;
  if (!receipt) throw notFound();
  const data = { attempt_id: input.attempt_id, now: scene.app.now().getTime(), ...receipt };
  return { success: 'true', data };
};

interface Submitted {
  readonly refusal: Refusal | null;
  readonly receipt: Receipt | null;
}

async function submit(scene: SavingScene, input: Input): Promise<Submitted> {
  const { app, db, actor, refuse } = scene;
  const now = app.now();
  const locked = await lockOwnAttempt(db, actor, input.attempt_id);
  // A repeat after a lost response gets the same receipt. What another window wrote meanwhile is kept, and said,
  // although its numbers are below those of the window that took over.
  const isOther = input.answers.length > 0 && locked.lease !== input.lease;
  const isRepeat = !isOther && !input.answers.some(({ seq }) => seq > locked.seq);
  if (locked.state !== 'open' && locked.handInReason === 'student' && isRepeat)
    return receiptFor(scene, locked);
  const isOpen = locked.state === 'open' && now < locked.endsAt;
  if (isOpen && locked.lease !== input.lease && input.answers.length === 0)
    return { refusal: refuse('exam_elsewhere'), receipt: null };
  const saving =
    input.answers.length === 0
      ? { refusal: null, attempt: locked }
      : await saveAnswers(scene, locked, { saves: input.answers, lease: input.lease });
  const { attempt } = saving;
  if (attempt.state !== 'open') return { ...(await receiptFor(scene, attempt)), refusal: saving.refusal };
  if (!isOpen)
    return { ...(await receiptFor(scene, await endIfOver(db, attempt, now))), refusal: saving.refusal };
  if (saving.refusal) return { refusal: saving.refusal, receipt: null };
  const ended = await handIn(db, attempt, { now, reason: 'student', at: now });
  tellAttemptMoved(scene, ended);
  tellOwnWindows(scene, ended);
  await tellFirstHandIn(scene, ended);
  return receiptFor(scene, ended);
}

const receiptFor = async ({ db }: SavingScene, attempt: Attempt): Promise<Submitted> => ({
  refusal: null,
  receipt: receiptOf(attempt, await attemptQuestions(db, attempt)),
});

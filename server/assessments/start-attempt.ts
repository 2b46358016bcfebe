import { randomInt } from 'node:crypto';
import type { startRefusals } from '#contract/assessments/attempt.refusals.ts';
import { doorOf, endsAtOf, type GivenTimes, timesFor } from '#contract/assessments/attempt-times.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { conflict, notFound, type Refusal } from '#server/core/refusal.ts';
import { type Question, showAttempt } from './attempt.presenter.ts';
import { differentTimes, givenTimes, queueEnding } from './attempt-ends.ts';
import { drawWhole } from './draw-questions.ts';
import { endOwnOverdue } from './end-attempts.ts';
import { useCode } from './exam-codes.ts';
import type { Assessment } from './queries/assessments.ts';
import { type Attempt, membershipOf, ownAttempts, waitForOtherStarts } from './queries/attempts.ts';
import { fixAudience } from './queries/audience.ts';
import { differencesOf } from './queries/differences.ts';
import { insertAttempt, insertItems, lockToStart, writeFirstStart } from './queries/starts.ts';
import { tellAttemptMoved } from './tell.ts';

type Scene = SignedInContext<ReasonsOf<typeof startRefusals>>;

interface Starting {
  readonly assessment_id: number;
  readonly otp: string;
  readonly lease: string;
  readonly device: string;
}

type Outcome = { readonly refusal: Refusal } | { readonly shown: Awaited<ReturnType<typeof showAttempt>> };

/** Holds the assessment as it is until the transaction ends; throws 404 if the student may not see it. */
async function findForStart({ db, actor }: Scene, id: number): Promise<Assessment> {
  const [row] = await lockToStart(db, { schoolId: actor.school.id, personId: actor.id, id });
  if (!row) throw notFound();
  return row;
}

/**
 * [CE-01, CE-03] Begins an attempt or returns the open one; a repeated start is one. A refusal is returned, not thrown,
 * if something stored must stay.
 */
export async function startAttempt(scene: Scene, input: Starting): Promise<Outcome> {
  const { app, db, actor } = scene;
  const now = app.now();
  const seen = await findForStart(scene, input.assessment_id);
  await waitForOtherStarts(db, seen.id, actor.id);
  const before = await attemptsBefore(scene, seen.id, now);
  const running = before.find(({ state }) => state === 'open');
  const show = async (attempt: Attempt, drawn?: readonly Question[]) => ({
    shown: await showAttempt(db, attempt, seen, { now, lease: input.lease, drawn }),
  });
  if (running) return show(running);
  // Only a student who may start uses up a code or sets the first start. If both are done, one check later is enough.
  if (seen.needsCode || seen.firstStartAt === null) await timesToStart(scene, seen, before, now);
  const key = { schoolId: seen.schoolId, assessmentId: seen.id, personId: actor.id };
  const refusal = seen.needsCode ? await useCode(scene, key, input.otp) : null;
  if (refusal) return { refusal };
  const assessment = await holdStarted(scene, seen, now);
  const times = await timesToStart(scene, assessment, before, now);
  const { attempt, drawn } = await begin(scene, assessment, { before, times, input, now });
  return show(attempt, drawn);
}

/** Hands in overdue attempts first. */
async function attemptsBefore({ db, actor }: Scene, assessmentId: number, now: Date): Promise<Attempt[]> {
  const found = await ownAttempts(db, actor, assessmentId);
  if (!found.some(({ state, endsAt }) => state === 'open' && endsAt <= now)) return found;
  await endOwnOverdue(db, actor, now);
  return ownAttempts(db, actor, assessmentId);
}

/** Throws if the student may not start now. */
async function timesToStart(
  scene: Scene,
  assessment: Assessment,
  before: readonly Attempt[],
  now: Date,
): Promise<GivenTimes> {
  const { db, actor, refuse } = scene;
  const given = givenTimes(assessment);
  if (given === null) throw notFound();
  const key = { schoolId: assessment.schoolId, assessmentId: assessment.id, personId: actor.id };
  const { override, factor } = await differencesOf(db, key);
  if (override?.isExcused) throw refuse('excused');
  const times = timesFor(given, differentTimes(override), factor);
  const door = doorOf(times, now.getTime());
  if (door === 'early')
    throw refuse('too_early', { params: { opens_at: times.opensAt, now: now.getTime() } });
  if (attemptsLeft(assessment, override, before) <= 0) throw refuse('no_attempts_left');
  if (door === 'late') throw refuse('start_closed');
  return times;
}

/** How often the student may still start. An attempt that was sent back does not count. */
export const attemptsLeft = (
  { attemptsMost }: Pick<Assessment, 'attemptsMost'>,
  override: { readonly extraAttempts: number } | null,
  before: readonly Pick<Attempt, 'state'>[],
): number =>
  Math.max(
    0,
    attemptsMost +
      (override?.extraAttempts ?? 0) -
      before.filter(({ state }) => state !== 'sent_back').length,
  );

/** Of several first starts one stores the audience; the others wait and must be in it. */
async function holdStarted(scene: Scene, seen: Assessment, now: Date): Promise<Assessment> {
  if (seen.firstStartAt !== null) return seen;
  const { db } = scene;
  if (await writeFirstStart(db, seen, now)) await fixAudience(db, seen);
  return findForStart(scene, seen.id);
}

interface Beginning {
  readonly before: readonly Attempt[];
  readonly times: GivenTimes;
  readonly input: Starting;
  readonly now: Date;
}

async function begin(
  scene: Scene,
  assessment: Assessment,
  { before, times, input, now }: Beginning,
): Promise<{ attempt: Attempt; drawn: Question[] }> {
  const { db, actor } = scene;
  const seed = randomInt(2 ** 31 - 1);
  const whole = await drawWhole(db, assessment, seed);
  const items = whole.map(({ item }) => item);
  const endsAt = new Date(endsAtOf(times, now.getTime()));
  const [attempt] = await insertAttempt(db, {
    schoolId: assessment.schoolId,
    assessmentId: assessment.id,
    personId: actor.id,
    number: (before.at(-1)?.number ?? 0) + 1,
    ...(await membershipOf(db, actor, assessment.id)),
    startedAt: now,
    endsAt,
    seed,
    lease: input.lease,
    leasedAt: now,
    device: input.device,
    marksMost: items.reduce((sum, { marksMost }) => sum + marksMost, 0),
  });
  if (!attempt) throw conflict();
  const own = { schoolId: attempt.schoolId, attemptId: attempt.id, personId: actor.id };
  await insertItems(db, { ...own, items: JSON.stringify(items) });
  await queueEnding(db, endsAt);
  tellAttemptMoved(scene, attempt);
  return { attempt, drawn: whole.map((each) => ({ ...each, answer: null })) };
}

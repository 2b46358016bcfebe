import { createHash } from 'node:crypto';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import { isPassed } from '#contract/assessments/marking.rules.ts';
import { type QuestionType } from '#contract/assessments/question-types.rules.ts';
import type { applyRegradeRefusals, previewRegradeRefusals } from '#contract/assessments/regrade.refusals.ts';
import { isCorrected, regraded } from '#contract/assessments/regrade.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, type Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { channels } from '#server/realtime/channels.ts';
import { type Assessment, itemsOf } from './queries/assessments.ts';
import {
  addRegrade,
  addRegradeMarks,
  lockAttempts,
  newestKey,
  questionInAttempts,
  regradesOf,
  sumUp,
  writeRegraded,
} from './queries/regrades.ts';
import { tellAssessmentChanged, tellResult } from './tell.ts';

interface Wanted {
  readonly question_id: number;
  readonly way: RegradeWay;
}

type PlanScene = Pick<SignedInContext, 'db'> & Refusing<ReasonsOf<typeof previewRegradeRefusals>>;

const byPerson: readonly QuestionType[] = ['subjective', 'practical'];

const isAsked = async (
  db: Queryable,
  assessment: Assessment,
  { id, bankId }: { id: number; bankId: number },
) => (await itemsOf(db, assessment)).some((item) => item.questionId === id || item.bankId === bankId);

/** The preview and the real run both use this. */
export async function planRegrade(
  { db, refuse }: PlanScene,
  assessment: Assessment,
  { question_id: questionId, way }: Wanted,
  lock = false,
) {
  const rows = await questionInAttempts(db, assessment, questionId, lock);
  const newest = await newestKey(db, questionId);
  if (!newest || (rows.length === 0 && !(await isAsked(db, assessment, newest)))) throw notFound();
  if (way === 'new_key') {
    if (byPerson.includes(newest.type)) throw refuse('by_person');
    const isOlder = rows.some(({ number, body }) => isCorrected({ number, type: body.type }, newest));
    if (!isOlder) throw refuse('no_new_key');
  }
  // An attempt that was sent back does not count, and so gets no marks.
  const handedIn = rows.filter(({ state }) => state !== 'open' && state !== 'sent_back');
  const changes = handedIn.flatMap((row) => {
    const isOther = way === 'new_key' && row.body.type !== newest.type;
    // The new key says nothing about an answer of another type: only marks of an earlier regrade give way to its own.
    if (isOther && row.markSource !== 'regrade') return [];
    const { marks, most } = regraded(way, {
      body: row.body,
      key: isOther ? row.key : newest.key,
      value: row.value,
      most: row.whole,
    });
    // An unanswered question has no row and gives 0.
    const before = row.hasAnswer ? row.marks : 0;
    return marks === before && most === row.marksMost ? [] : [{ ...row, before, after: marks, most }];
  });
  const named = changes.map(({ attemptId, before, after, most }) => [attemptId, before, after, most]);
  const digest = createHash('sha256')
    .update(JSON.stringify([assessment.id, questionId, way, newest.number, named]))
    .digest('hex');
  const open = rows.filter(({ state }) => state === 'open').length;
  return { keyNumber: newest.number, changes, handedIn, open, digest };
}

export type RegradePlan = Awaited<ReturnType<typeof planRegrade>>;
type Change = RegradePlan['changes'][number];

/** null while an answer is not marked. An attempt that only now gets its result does not count as changed. */
export function resultsOf({ total, totalMost, before, after, marksMost, most }: Change, passPercent: number) {
  const result = (marks: number | null, all: number) => ({
    marks,
    most: all,
    isPassed: marks === null || all === 0 ? null : bit(isPassed(marks, all, passPercent)),
  });
  const sum = total === null || after === null ? null : total - (before ?? 0) + after;
  return { before: result(total, totalMost), after: result(sum, totalMost - marksMost + most) };
}

interface Applied extends Wanted {
  readonly reason: string;
  readonly digest: string;
}

/** [CE-03] Marks a question again. Throws `stale` if the changes are no longer those that the preview showed. */
export async function applyRegrade(
  scene: SignedInContext<ReasonsOf<typeof applyRegradeRefusals>>,
  assessment: Assessment,
  wanted: Applied,
) {
  const { app, db, actor, refuse } = scene;
  const { question_id: questionId, way, reason } = wanted;
  const { schoolId } = assessment;
  // A hand-in meanwhile waits, and then uses the marks written here.
  await lockAttempts(db, assessment);
  const { keyNumber, changes, digest } = await planRegrade(scene, assessment, wanted);
  if (digest !== wanted.digest) throw refuse('stale');
  const last = (await regradesOf(db, assessment)).get(questionId);
  if (changes.length === 0 && last?.way === way && last.keyNumber === keyNumber)
    throw refuse('nothing_changes');
  const now = app.now();
  const regradeId = await addRegrade(db, assessment, {
    questionId,
    way,
    keyNumber,
    reason,
    madeBy: actor.id,
    madeAt: now,
  });
  const items = changes.map(({ attemptId, personId, position, after, most }) => ({
    attemptId,
    personId,
    position,
    marks: after,
    most,
  }));
  await writeRegraded(db, schoolId, items, { now, by: actor.id });
  await addRegradeMarks(
    db,
    changes.map(({ attemptId, personId, position, before, after, marksMost, most }) => ({
      schoolId,
      regradeId,
      attemptId,
      position,
      personId,
      marksBefore: before,
      marksAfter: after ?? 0,
      mostBefore: marksMost,
      mostAfter: most,
    })),
  );
  await sumUp(
    db,
    schoolId,
    items.map(({ attemptId }) => attemptId),
    now,
  );
  await audit(scene, actor, 'assessment.regraded', {
    id: assessment.id,
    question: questionId,
    way,
    attempts: items.length,
    reason,
  });
  const heardIn = [...new Set(items.map(({ personId }) => personId))].map((id) =>
    channels.person(schoolId, id),
  );
  tellAssessmentChanged(scene, assessment, heardIn);
  const turned = turnedBy(changes, assessment);
  if (turned.length > 0) await tellResult(scene, assessment, turned);
  return { regrade_id: regradeId, changed: items.length };
}

/** The students who read a result that is passed only now, or not any more. */
function turnedBy(changes: readonly Change[], { passPercent, showPolicy }: Assessment): number[] {
  if (showPolicy === 'nothing') return [];
  const turned = changes.filter((change) => {
    const { before, after } = resultsOf(change, passPercent);
    return change.state === 'released' && before.isPassed !== after.isPassed;
  });
  return [...new Set(turned.map(({ personId }) => personId))];
}

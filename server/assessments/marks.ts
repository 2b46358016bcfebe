import type { markRefusals } from '#contract/assessments/marks.refusals.ts';
import { isMarkedByRule, toHundredths, toMarks } from '#contract/assessments/question-types.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, conflict, refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { endIfOver } from './end-attempts.ts';
import { handIn } from './mark-attempt.ts';
import { type Attempt, attemptQuestions } from './queries/attempts.ts';
import { lockMarked, writeGivenMarks } from './queries/marks.ts';
import { isMarkedBy } from './queries/reach-assessments.ts';
import { tellAssessmentChanged } from './tell.ts';

export type MarkScene = SignedInContext<ReasonsOf<typeof markRefusals>>;

interface GivenMarks {
  readonly position: number;
  /** 'all': the most that the question gives. */
  readonly marks: number | 'all';
  /** null: stays as it is. */
  readonly feedback: string | null;
  readonly version: number;
  /** Why a person overrules the rule; '' or left out: they do not. */
  readonly reason?: string;
}

/** [CE-02, CE-03] Stores a person's marks. Each answer has its own version, so two people can mark at once. */
export async function giveMarks(scene: MarkScene, attemptId: number, rows: readonly GivenMarks[]) {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const now = app.now();
  const found = await lockMarked(db, attemptId, isMarkedBy(db, actor));
  const { assessment } = found;
  const attempt = await endIfOver(db, found.attempt, now);
  if (attempt.state === 'open') throw scene.refuse('exam_open');
  // With marks the attempt would count again, and the student could not begin the new one.
  if (attempt.state === 'sent_back') throw scene.refuse('was_sent_back');
  if (new Set(rows.map(({ position }) => position)).size < rows.length) throw badRequest();
  const questions = await attemptQuestions(db, attempt);
  const versions: { position: number; version: number }[] = [];
  for (const row of rows) {
    const question = questions.find(({ item }) => item.position === row.position);
    if (!question) throw badRequest('This attempt has no such question.');
    const { marksMost } = question.item;
    if (!row.reason && isMarkedByRule(question.version.type)) throw scene.refuse('by_key');
    refuseStale(scene, question.answer?.version ?? 0, row.version);
    const marks = row.marks === 'all' ? marksMost : toHundredths(row.marks);
    if (marks > marksMost) {
      const params = { most: toMarks(marksMost) };
      throw scene.refuse('above_most', { params, issues: { rows: { code: 'above_most', params } } });
    }
    versions.push({ position: row.position, version: await writeMarks(scene, attempt, row, marks) });
  }
  const marked = await handIn(db, attempt, { now, reason: 'teacher', at: now, by: actor.id });
  const isOverruled = rows.some(({ reason }) => reason);
  // The audit leaves the reason out, so that it is erased with the student.
  await audit(scene, actor, isOverruled ? 'attempt.overruled' : 'attempt.marked', {
    id: attempt.id,
    answers: rows.length,
  });
  tellAssessmentChanged(scene, assessment, [channels.person(attempt.schoolId, attempt.personId)]);
  return {
    success: 'true' as const,
    data: {
      state: marked.state,
      marks: marked.marks === null ? null : toMarks(marked.marks),
      marks_most: toMarks(marked.marksMost),
      versions,
    },
  };
}

/** Adds a row for the marks where the question has no answer. */
export async function writeMarks(
  { app, db, actor }: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  { schoolId, id: attemptId, personId }: Attempt,
  { position, feedback, version, reason = '' }: Omit<GivenMarks, 'marks'>,
  marks: number,
): Promise<number> {
  const given = {
    marks,
    markSource: 'teacher' as const,
    markReason: reason,
    markedBy: actor.id,
    markedAt: app.now(),
    ...(feedback !== null && { feedback }),
  };
  const written = await writeGivenMarks(db, { schoolId, attemptId, position }, { personId, version }, given);
  if (written === null) throw conflict();
  return written;
}

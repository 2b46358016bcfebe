import type { QuestionBody } from '#contract/assessments/question.model.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { closingOf, endWithLateSave } from './end-attempts.ts';
import { findAttempt, lockAssessmentOf, lockAttempt } from './queries/attempts.ts';
import { openTask, sentBackBefore, takePrograms, taskOf } from './queries/programs.ts';
import { writeAttempt } from './queries/write-attempts.ts';

interface ProgramKey {
  readonly schoolId: number;
  readonly attemptId: number;
  readonly attemptPosition: number;
}

export interface ExamTask {
  readonly assessmentId: number;
  readonly attemptId: number;
  readonly position: number;
  readonly title: string;
  readonly projectId: number;
  readonly prompt: string;
  /** `tools.id`; 0: any tool. */
  readonly toolId: number;
  readonly endsAt: Date;
  /** The teacher's feedback on the attempt they sent back before, and that attempt's id; '' and 0: there is none. */
  readonly feedback: string;
  readonly sentBackId: number;
}

const toolOf = (body: QuestionBody): number => (body.type === 'practical' ? body.toolId : 0);

async function present(
  db: Queryable,
  row: Awaited<ReturnType<typeof taskOf>>,
  position: number,
): Promise<ExamTask> {
  if (!row) throw notFound();
  const { attempt, title, projectId, prompt, body } = row;
  const before = await sentBackBefore(db, attempt);
  return {
    assessmentId: attempt.assessmentId,
    attemptId: attempt.id,
    position,
    title,
    projectId,
    prompt,
    toolId: toolOf(body),
    endsAt: attempt.endsAt,
    feedback: before?.feedback ?? '',
    sentBackId: before?.id ?? 0,
  };
}

/** Returns the task of a question in the student's own open attempt. Throws 404 for any other. */
export async function findOpenTask(
  db: Queryable,
  student: Pick<Actor, 'id' | 'school'>,
  asked: { readonly assessmentId: number; readonly position: number },
  now: Date,
): Promise<ExamTask> {
  return present(db, await openTask(db, student, { ...asked, now }), asked.position);
}

export const findTask = async (
  db: Queryable,
  { schoolId, attemptId, attemptPosition: position }: ProgramKey,
) => present(db, await taskOf(db, { schoolId, attemptId, position }), position);

/** True if the program may still be saved. Locks the attempt until the transaction ends. */
export async function lockAttemptOf(
  db: Queryable,
  { schoolId, attemptId }: ProgramKey,
  now: Date,
): Promise<boolean> {
  await lockAssessmentOf(db, { schoolId, id: attemptId });
  const attempt = await lockAttempt(db, { schoolId, id: attemptId });
  return attempt !== undefined && closingOf(attempt, now) === null;
}

/** Like `lockAttemptOf`, but without a lock. */
export async function takesPrograms(
  db: Queryable,
  { schoolId, attemptId }: ProgramKey,
  now: Date,
): Promise<boolean> {
  const attempt = await findAttempt(db, { schoolId, id: attemptId });
  return attempt !== undefined && closingOf(attempt, now) === null;
}

/** Makes the new version of a program the answer. The caller locks the attempt. */
export async function programSaved(
  db: Queryable,
  { schoolId, attemptId }: ProgramKey,
  now: Date,
): Promise<void> {
  const attempt = await findAttempt(db, { schoolId, id: attemptId });
  if (!attempt) throw notFound();
  const isLate = now >= attempt.endsAt;
  await takePrograms(db, attempt, { isLate });
  const lateSaves = attempt.lateSaves + (isLate ? 1 : 0);
  await writeAttempt(db, attempt, { savedAt: now, lateSaves });
  if (isLate) await endWithLateSave(db, attempt, now);
}

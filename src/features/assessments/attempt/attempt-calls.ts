import type { Receipt, ShownAttempt } from '#contract/assessments/attempt.wire.ts';
import { getAttemptCall } from '#contract/assessments/calls/get-attempt.call.ts';
import { getStudentAssessmentsCall } from '#contract/assessments/calls/get-student-assessments.call.ts';
import { saveAnswersCall } from '#contract/assessments/calls/save-answers.call.ts';
import { startAttemptCall } from '#contract/assessments/calls/start-attempt.call.ts';
import { submitAttemptCall } from '#contract/assessments/calls/submit-attempt.call.ts';
import { takeOverAttemptCall } from '#contract/assessments/calls/take-over-attempt.call.ts';
import { assessmentAttemptMachine } from '#machines/assessments/assessment-attempt/assessment-attempt.machine.ts';
import {
  answersAtOnce,
  steadyClock,
} from '#machines/assessments/assessment-attempt/assessment-attempt.rules.ts';
import type {
  OfAttempt,
  Sending,
  Starting,
  TakingOver,
} from '#machines/assessments/assessment-attempt/assessment-attempt.setup.ts';
import type {
  AttemptInput,
  OpenedAssessment,
  OpenedAttempt,
  SavedAnswers,
  TakenAttempt,
} from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { CallFailed, isFailureOf } from '#src/lib/call-failed.ts';
import { deviceName } from '#src/lib/device-name.ts';
import { keepLease, readKept } from './attempt-copies.ts';

/** The server's time, and when it arrived. The delay of the answer counts in the student's favour. */
const heard = (now: number) => ({ now, at: steadyClock.now() });

const opened = (attempt: ShownAttempt): OpenedAttempt => ({ attempt, clock: heard(attempt.now) });

async function cardOf(assessmentId: number, signal: AbortSignal) {
  const input = { assessment_id: assessmentId };
  const { data, now } = await call(getStudentAssessmentsCall, input, { signal });
  const [card] = data;
  if (!card) throw new CallFailed('refused', '', { code: 'not_found' });
  return { card, now };
}

function unlessEnded(error: unknown): void {
  const code = isFailureOf(saveAnswersCall, error) ? error.code : null;
  if (code !== 'exam_handed_in' && code !== 'exam_closed') throw error;
}

export const attemptMachine = assessmentAttemptMachine.provide({
  actors: {
    openAssessment: callActor(
      async ({ personId, assessmentId, lease }: AttemptInput, signal): Promise<OpenedAssessment> => {
        const { card, now } = await cardOf(assessmentId, signal);
        if (card.attempt_id === 0) return { card, attempt: null, kept: null, clock: heard(now) };
        const { data } = await call(getAttemptCall, { attempt_id: card.attempt_id, lease }, { signal });
        return { card, ...opened(data), kept: readKept(personId, card.attempt_id) };
      },
    ),
    startAttempt: callActor(async ({ assessmentId, lease, otp }: Starting, signal) => {
      const input = { assessment_id: assessmentId, lease, otp: otp.trim(), device: deviceName() };
      return opened((await call(startAttemptCall, input, { signal })).data);
    }),
    saveAnswers: callActor(async ({ attemptId, lease, answers }: Sending, signal): Promise<SavedAnswers> => {
      const input = { attempt_id: attemptId, lease, answers: [...answers] };
      const { data } = await call(saveAnswersCall, input, { signal });
      return { saved: data.saved, endsAt: data.ends_at, clock: heard(data.now) };
    }),
    submitAttempt: callActor(async ({ attemptId, lease, answers }: Sending, signal): Promise<Receipt> => {
      const own = { attempt_id: attemptId, lease };
      const rest = [...answers];
      while (rest.length > answersAtOnce) {
        const saves = { ...own, answers: rest.splice(0, answersAtOnce) };
        // After the end the server refuses each request and keeps what it has; so the rest is sent too.
        await call(saveAnswersCall, saves, { signal }).catch(unlessEnded);
      }
      return (await call(submitAttemptCall, { ...own, answers: rest }, { signal })).data;
    }),
    takeOver: callActor(
      async ({ personId, assessmentId, attemptId }: TakingOver, signal): Promise<TakenAttempt> => {
        const lease = crypto.randomUUID();
        const input = { attempt_id: attemptId, lease, device: deviceName() };
        const taken = opened((await call(takeOverAttemptCall, input, { signal })).data);
        keepLease(personId, assessmentId, lease);
        return { ...taken, lease };
      },
    ),
    readAttempt: callActor(async ({ attemptId, lease }: OfAttempt, signal) =>
      opened((await call(getAttemptCall, { attempt_id: attemptId, lease }, { signal })).data),
    ),
    readCard: callActor(
      async ({ assessmentId }: Pick<AttemptInput, 'assessmentId'>, signal) =>
        (await cardOf(assessmentId, signal)).card,
    ),
  },
});

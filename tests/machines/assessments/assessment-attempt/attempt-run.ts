import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import type { Receipt, SavedAnswer } from '#contract/assessments/attempt.wire.ts';
import { assessmentAttemptMachine } from '#machines/assessments/assessment-attempt/assessment-attempt.machine.ts';
import type {
  OfAttempt,
  Sending,
} from '#machines/assessments/assessment-attempt/assessment-attempt.setup.ts';
import type {
  AttemptEmitted,
  OpenedAssessment,
  OpenedAttempt,
  SavedAnswers,
} from '#machines/assessments/assessment-attempt/assessment-attempt.types.ts';
import { attemptOf, card, input, openedAs, receipt, typed } from './assessment-attempt.walks.ts';

export const now = 1_000_000;
export const minute = 60_000;
export const clockOf = { now, at: 0 };

interface Server {
  readonly opened?: OpenedAssessment;
  readonly save?: (answers: readonly SavedAnswer[]) => Promise<SavedAnswers>;
  readonly submit?: (sending: Sending) => Promise<Receipt>;
  readonly read?: OpenedAttempt;
  readonly readAs?: (lease: string) => Promise<OpenedAttempt>;
  readonly taken?: OpenedAttempt['attempt'];
}

export const acknowledge = async (answers: readonly SavedAnswer[]): Promise<SavedAnswers> => ({
  saved: answers.map(({ position, seq }) => ({ position, seq })),
  endsAt: now + 60 * minute,
  clock: clockOf,
});
export const unreachable = () => Promise.reject({ kind: 'unreachable' });

/** An attempt that runs, and what was sent of it. */
export async function begin({
  opened = openedAs({ attempt: attemptOf() }),
  save = acknowledge,
  submit = async () => receipt,
  read = { attempt: attemptOf(), clock: clockOf },
  readAs = async () => read,
  taken = attemptOf({ seq: 8 }),
}: Server = {}) {
  const clock = new SimulatedClock();
  const sent: (readonly SavedAnswer[])[] = [];
  const emitted: AttemptEmitted[] = [];
  const actor = createActor(
    assessmentAttemptMachine.provide({
      actors: {
        openAssessment: fromPromise(async () => opened),
        saveAnswers: fromPromise<SavedAnswers, Sending>(({ input: { answers } }) => {
          sent.push(answers);
          return save(answers);
        }),
        submitAttempt: fromPromise<Receipt, Sending>(({ input: sending }) => submit(sending)),
        readAttempt: fromPromise<OpenedAttempt, OfAttempt>(async ({ input: { lease } }) => readAs(lease)),
        takeOver: fromPromise(async () => ({
          attempt: taken,
          clock: clockOf,
          lease: 'anew',
        })),
        readCard: fromPromise(async () => card),
      },
    }),
    { input, clock },
  );
  actor.on('*', (each) => void emitted.push(each));
  actor.start();
  const when = (holds: (snapshot: SnapshotFrom<typeof assessmentAttemptMachine>) => boolean) =>
    waitFor(actor, holds, { timeout: 15_000 });
  await when((snapshot) => !snapshot.matches('checking'));
  const write = (text: string, position = 1) =>
    actor.send({ type: 'answer.change', position, answer: typed(text) });
  const link = (state: 'saved' | 'retrying' | 'held' | 'saving' | 'offline') =>
    when((snapshot) => snapshot.matches({ answering: { link: state } }));
  return { actor, clock, sent, emitted, when, write, link };
}

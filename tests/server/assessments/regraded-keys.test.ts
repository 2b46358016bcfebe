import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { notifications } from '#server/notifications/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { asha, at, begun, db, dev, examFor9A, test, useExams } from './exam-harness.ts';
import { correctKey } from './exam-rows.ts';

useExams();

type Exam = Awaited<ReturnType<typeof examFor9A>>;

const choiceAt = (exam: Exam, place: number): QuestionAnswer & { type: 'mcq' } => {
  const { body } = exam.asked[0]!.stored;
  return { type: 'mcq', chosen: body.type === 'mcq' ? [body.choices[place]!.id] : [] };
};

async function again(exam: Exam, way: RegradeWay): Promise<void> {
  const asked = { assessment_id: exam.id, question_id: exam.asked[0]!.id, way };
  const { data } = await asha.ok('preview-regrade', asked);
  const reason = 'The key was wrong.';
  const sent = { ...asked, digest: data.digest, reason, formSession: await formSession(asha) };
  await asha.ok('apply-regrade', sent);
}

/** Dev's attempt at two questions, with the second choice of the first; its key says the first. */
async function handedIn() {
  const exam = await examFor9A({ questions: [{}, {}], changes: { showPolicy: 'score_then_keys' } });
  const attempt = await begun(exam.id);
  await attempt.submit({ position: 1, seq: 1, answer: choiceAt(exam, 1) });
  return { exam, attempt };
}

/** What every screen and sheet with right answers says of dev's two questions. */
async function everywhere({ exam, attempt }: Awaited<ReturnType<typeof handedIn>>) {
  const { attempt_id } = attempt;
  const lists = {
    student: (await dev.ok('get-assessment-result', { attempt_id })).data.answers ?? [],
    sheet: (await asha.ok('result-sheets', { assessment_id: exam.id })).rows[0]!.answers,
    teacher: (await asha.ok('completed-assessment-answer', { attempt_id })).data.answers,
    desk: (
      await asha.ok('answers-to-mark', {
        assessment_id: exam.id,
        order: 'student',
        attempt_id,
        state: 'all',
      })
    ).data.rows,
  };
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      list.map(({ key, explanation, marks, is_corrected: isCorrected }) => ({
        right: key.type === 'mcq' ? key.right : [],
        explanation,
        marks,
        isCorrected,
      })),
    ]),
  );
}

const inAll = <Value>(value: Value) => ({ student: value, sheet: value, teacher: value, desk: value });

it('is read with the key and the explanation that gave its marks, by student and teacher alike [CE-02, CE-03]', async () => {
  const taken = await handedIn();
  const { exam } = taken;
  await asha.ok('release-assessment', { assessment_id: exam.id });
  await at(24 * 60);
  const old = { right: choiceAt(exam, 0).chosen, explanation: '', isCorrected: 0 };
  const second = { right: exam.asked[1]!.stored.key, explanation: '', marks: 0, isCorrected: 0 };
  const untouched = { ...second, right: second.right.type === 'mcq' ? second.right.right : [] };
  expect(await everywhere(taken)).toEqual(inAll([{ ...old, marks: 0 }, untouched]));

  const explanation = 'A switch knows its neighbours.';
  await correctKey(db(), exam, 0, explanation);
  // Corrected alone changes no marks, and so no result either.
  expect(await everywhere(taken)).toEqual(inAll([{ ...old, marks: 0 }, untouched]));

  await again(exam, 'new_key');
  const corrected = { right: choiceAt(exam, 1).chosen, explanation, isCorrected: 1 };
  expect(await everywhere(taken)).toEqual(inAll([{ ...corrected, marks: 1 }, untouched]));
});

it('is told to students who pass only then or not any more, once they read their result [CE-02, CE-03]', async () => {
  const { exam, attempt } = await handedIn();
  const result = async () =>
    (await dev.ok('get-assessment-result', { attempt_id: attempt.attempt_id })).data.marked_again_at;
  const bell = async () => {
    const isOfExam = eq(notifications.cause, `assessment-result:${exam.id}`);
    const rows = await db().select().from(notifications).where(isOfExam);
    return rows.map(({ personId, createdAt }) => [personId, createdAt.getTime()]);
  };
  await asha.ok('release-assessment', { assessment_id: exam.id });
  expect(await result()).toBeNull();
  const dayOne = test.clock.now.getTime();
  expect(await bell()).toEqual([[test.world.dev.id, dayOne]]);
  await at(24 * 60);
  await correctKey(db(), exam);
  // 0 of 2 is now 1 of 2, which passes.
  await again(exam, 'new_key');
  const dayTwo = test.clock.now.getTime();
  expect(await result()).toBe(dayTwo);
  expect(await bell()).toEqual([[test.world.dev.id, dayTwo]]);
  await at(48 * 60);
  // 1 of 1 passes too.
  await again(exam, 'full_credit');
  expect(await bell()).toEqual([[test.world.dev.id, dayTwo]]);
});

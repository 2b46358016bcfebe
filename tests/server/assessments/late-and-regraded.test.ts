import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { answers, attemptItems } from '#server/assessments/schema/attempts.ts';
import { regradeMarks, regrades } from '#server/assessments/schema/marking.ts';
import { times } from '../../long.ts';
import { formSession } from '../notice-inputs.ts';
import {
  asha,
  at,
  attemptRow,
  begun,
  type Change,
  db,
  examFor9A,
  secondsLater,
  test,
  useExams,
} from './exam-harness.ts';
import { correctKey } from './exam-rows.ts';

useExams();

type Exam = Awaited<ReturnType<typeof examFor9A>>;
const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const typed = (text: string) => ({ type: 'subjective' as const, text });

/** The choice at this place of the first question. */
function chooses(exam: Exam, place: number): QuestionAnswer {
  const { body } = exam.asked[0]!.stored;
  return { type: 'mcq', chosen: body.type === 'mcq' ? [body.choices[place]!.id] : [] };
}

const regraded = async (exam: Exam, way: RegradeWay) => {
  const of = { assessment_id: exam.id, question_id: exam.asked[0]!.id, way };
  const { data } = await asha.ok('preview-regrade', of);
  return asha.call('apply-regrade', {
    ...of,
    digest: data.digest,
    reason: 'The key was wrong.',
    formSession: await formSession(asha),
  });
};

const answerAt = async (attempt_id: number, position: number) => {
  const { data } = await asha.ok('completed-assessment-answer', { attempt_id });
  return data.answers[position - 1]!;
};

const mark = (attempt_id: number, version: number, marks = 3) =>
  asha.call('update-subjective-marks', { attempt_id, rows: [{ position: 2, marks, version }] });

/** What holds of every attempt that was handed in, whatever happened to it: nothing is counted twice, and nothing is left out. */
async function isSummed(attemptId: number): Promise<void> {
  const attempt = await attemptRow(attemptId);
  const given = await db().select().from(answers).where(eq(answers.attemptId, attemptId));
  const items = await db().select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
  const isWhole = given.every(({ marks }) => marks !== null);
  const sum = given.reduce((total, { marks }) => total + (marks ?? 0), 0);
  expect(attempt.marks).toBe(isWhole ? sum : null);
  expect(attempt.marksMost).toBe(items.reduce((total, { marksMost }) => total + marksMost, 0));
  expect(new Set(given.map(({ position }) => position)).size).toBe(given.length);
}

/** An attempt whose time is up, and that was handed in so, with what is wrong by the old key and right by the new one. */
async function over(exam: Exam, first: Change = { position: 1, seq: 1, answer: chooses(exam, 0) }) {
  const attempt = await begun(exam.id);
  await attempt.save(first);
  secondsLater(3_600);
  await attempt.read();
  return attempt;
}

describe('an answer that comes in the late seconds', () => {
  it.each<[RegradeWay, number, number]>([
    ['new_key', 100, 100],
    ['full_credit', 100, 100],
    ['drop', 0, 0],
  ])(
    'after the question was marked again (%s) is marked as all others are [CE-03]',
    async (way, marks, most) => {
      await at(0);
      const exam = await examFor9A();
      const attempt = await over(exam);
      if (way === 'new_key') await correctKey(db(), exam);
      expect(await regraded(exam, way)).toMatchObject({ ok: true });
      expect(await attemptRow(attempt.attempt_id)).toMatchObject({ marks: way === 'full_credit' ? 100 : 0 });
      secondsLater(60);
      expect(await attempt.save({ position: 1, seq: 2, answer: chooses(exam, 1) })).toMatchObject({
        ok: true,
      });
      expect(await attemptRow(attempt.attempt_id)).toMatchObject({ marks, marksMost: most, state: 'marked' });
      await isSummed(attempt.attempt_id);
      // And back again: no mark of the former answer is left.
      await attempt.save({ position: 1, seq: 3, answer: chooses(exam, 0) });
      expect(await attemptRow(attempt.attempt_id)).toMatchObject({ marks: way === 'full_credit' ? 100 : 0 });
      await isSummed(attempt.attempt_id);
    },
  );

  it('has to be marked by a person again who marked what it was before, and they are told [CE-02]', async () => {
    const exam = await examFor9A({ questions: [{}, subjective] });
    const attempt = await over(exam, { position: 2, seq: 1, answer: typed('Before.') });
    const { attempt_id } = attempt;
    expect(await mark(attempt_id, 1)).toMatchObject({ data: { data: { state: 'marked', marks: 3 } } });
    secondsLater(30);
    await attempt.save({ position: 2, seq: 2, answer: typed('After.') });
    const seen = await answerAt(attempt_id, 2);
    expect(seen).toMatchObject({ answer: typed('After.'), marks: null, source: null });
    expect(await attemptRow(attempt_id)).toMatchObject({ state: 'handed_in', marks: null });
    // Who still has the older answer before them does not mark this one.
    for (const version of [1, 2])
      expect(await mark(attempt_id, version)).toMatchObject({ status: 409, error: { code: 'stale' } });
    expect(await mark(attempt_id, seen.version, 4)).toMatchObject({ data: { data: { marks: 4 } } });
    await isSummed(attempt_id);
  });

  it('is not marked by who looked at the one before, which nobody had marked yet [CE-02]', async () => {
    const exam = await examFor9A({ questions: [{}, subjective] });
    const attempt = await over(exam, { position: 2, seq: 1, answer: typed('Before.') });
    const { version } = await answerAt(attempt.attempt_id, 2);
    await attempt.save({ position: 2, seq: 2, answer: typed('After.') });
    expect(await mark(attempt.attempt_id, version)).toMatchObject({ error: { code: 'stale' } });
  });

  it('and says the same again, or is flagged alone, takes no marks away [CE-02]', async () => {
    const exam = await examFor9A({ questions: [{}, subjective] });
    const attempt = await over(exam, { position: 2, seq: 1, answer: typed('Same.') });
    await mark(attempt.attempt_id, 1);
    await attempt.save({ position: 2, seq: 2, answer: typed('Same.'), is_flagged: 1 });
    expect(await answerAt(attempt.attempt_id, 2)).toMatchObject({ marks: 3, source: 'teacher', version: 2 });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ marks: 300, state: 'marked' });
  });

  it('of a question that a rule marks and a person overruled is marked by the rule again [CE-03]', async () => {
    const exam = await examFor9A();
    const attempt = await over(exam, { position: 1, seq: 1, answer: chooses(exam, 1) });
    const { attempt_id } = attempt;
    const overruled = await asha.call('changeAnswerCorrectIncorrect', {
      attempt_id,
      position: 1,
      is_correct: 1,
      reason: 'It is right too.',
      version: 1,
    });
    expect(overruled).toMatchObject({ data: { data: { marks: 1 } } });
    await attempt.save({ position: 1, seq: 2, answer: null });
    expect(await answerAt(attempt_id, 1)).toMatchObject({ marks: 0, source: 'rule', reason: '' });
    await isSummed(attempt_id);
  });
});

describe('at once', () => {
  it('marked again, marked by a person, saved late and released: what is acknowledged is there, and the sum is the sum [CE-01, CE-02, CE-03]', async () => {
    for (let round = 0; round < times(6, 60); round += 1) {
      await at(0);
      const exam = await examFor9A({ questions: [{}, subjective, subjective] });
      const attempt = await over(exam, { position: 2, seq: 1, answer: typed('Before.') });
      const { attempt_id } = attempt;
      await correctKey(db(), exam);
      secondsLater(1 + round);
      const acknowledged: number[] = [];
      const told = test.warnings.length;
      const late = async (change: Change) => {
        const answer = await attempt.save(change);
        if (answer.ok) acknowledged.push(change.position);
        return answer.ok ? 'saved' : answer.error.code;
      };
      const [, marked, , , released] = await Promise.all([
        regraded(exam, round % 2 === 0 ? 'new_key' : 'full_credit'),
        mark(attempt_id, 1),
        late({ position: 1, seq: 2, answer: chooses(exam, 1) }),
        late({ position: 3, seq: 3, answer: typed('Late.') }),
        asha.call('release-assessment', { assessment_id: exam.id }),
      ]);
      await isSummed(attempt_id);
      const row = await attemptRow(attempt_id);
      expect([row.state, row.marks === null]).not.toEqual(['released', true]);
      expect(released.ok || released.error.code === 'nothing_marked').toBe(true);
      expect([marked.ok || marked.error.code, test.warnings.slice(told)]).toEqual([true, []]);
      const stored = await db().select().from(answers).where(eq(answers.attemptId, attempt_id));
      const read = new Map(stored.map(({ position, value }) => [position, value]));
      const sent = new Map<number, QuestionAnswer>([
        [1, chooses(exam, 1)],
        [3, typed('Late.')],
      ]);
      expect(acknowledged.map((position) => read.get(position))).toEqual(
        acknowledged.map((position) => sent.get(position)),
      );
      const made = await db().select().from(regrades).where(eq(regrades.assessmentId, exam.id));
      expect(made.length).toBeLessThanOrEqual(1);
      for (const { id } of made)
        expect(await db().$count(regradeMarks, eq(regradeMarks.regradeId, id))).toBeLessThanOrEqual(1);
      // A regrade that was applied holds for the answer as it is in the end.
      const first = stored.find(({ position }) => position === 1);
      const isRight = made.length === 1 && acknowledged.includes(1);
      expect(isRight ? first?.marks : 100).toBe(100);
    }
  });
});

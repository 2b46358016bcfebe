import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isAnswered } from '#contract/assessments/marking.rules.ts';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { randomOf } from '#contract/assessments/shuffle.rules.ts';
import { assessmentOverrides } from '#server/assessments/schema/assessments.ts';
import { answers, attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import { times } from '../../long.ts';
import { asha, db, examFor9A, test, useExams } from './exam-harness.ts';
import { takenBy } from './exam-takers.ts';

useExams();

const questions = [
  {},
  { type: 'true_false' as const, prompt: 'RAM forgets.', isTrue: true },
  { prompt: 'Which one stores?' },
  {},
];

/** Right or wrong by chance, empty, or none at all. */
function byChance(random: () => number) {
  return ({ key, version: { body } }: Parameters<Parameters<typeof takenBy>[3]>[0], taker: number) => {
    const chance = random();
    if (chance < 0.1) return undefined;
    if (chance < 0.15) return null;
    const isRight = random() < 0.2 + (taker % 7) / 10;
    const isEmpty = chance < 0.2;
    if (key.type === 'true_false')
      return { type: 'true_false', chosen: isEmpty ? null : key.right === isRight } as QuestionAnswer;
    if (body.type !== 'mcq' || key.type !== 'mcq') return undefined;
    const wrong = body.choices.map(({ id }) => id).filter((id) => !key.right.includes(id));
    return { type: 'mcq', chosen: isEmpty ? [] : isRight ? key.right : wrong.slice(0, 1) } as QuestionAnswer;
  };
}

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [mean(one), mean(other)];
  const sum = (of: (index: number) => number) => one.reduce((total, _, index) => total + of(index), 0);
  const [x, y] = [sum((i) => (one[i]! - a) ** 2), sum((i) => (other[i]! - b) ** 2)];
  return x === 0 || y === 0 ? null : sum((i) => (one[i]! - a) * (other[i]! - b)) / Math.sqrt(x * y);
}

const hasChosen = (value: QuestionAnswer | null, id: string): boolean =>
  value?.type === 'true_false'
    ? String(value.chosen) === id
    : value?.type === 'mcq' && value.chosen.includes(id);

it('figures are those of a count by hand, of first attempts alone [CE-02]', async () => {
  const exam = await examFor9A({ questions });
  const random = randomOf(7);
  const ids = await takenBy(db(), exam, 40, byChance(random));
  // A second attempt, one that is excused and one that still runs count nowhere.
  const [second, excused, open] = ids;
  await db().update(attempts).set({ number: 2 }).where(eq(attempts.id, second!));
  const [{ personId } = { personId: 0 }] = await db()
    .select()
    .from(attempts)
    .where(eq(attempts.id, excused!));
  const key = { schoolId: 1, assessmentId: exam.id, personId };
  await db()
    .insert(assessmentOverrides)
    .values({ ...key, isExcused: true, setBy: test.world.asha.id, setAt: new Date() });
  await db().update(attempts).set({ state: 'open', marks: null }).where(eq(attempts.id, open!));

  const { data } = await asha.ok('assessment-statistics', { assessment_id: exam.id });
  const counted = ids.slice(3);
  const rows = await db().select().from(attempts).where(eq(attempts.assessmentId, exam.id));
  const of = rows.filter(({ id }) => counted.includes(id));
  const percents = of
    .map(({ marks, marksMost }) => ((marks ?? 0) * 100) / marksMost)
    .toSorted((a, b) => a - b);
  expect(data).toMatchObject({ handed_in: 37, counted: 37, needed: 20 });
  expect(data).toMatchObject({
    passed: percents.filter((each) => each >= data.pass_percent).length,
    minutes: 0,
    is_own: 1,
  });
  expect(data.mean).toBeCloseTo(mean(percents), 9);
  expect(data.median).toBeCloseTo(percents[18]!, 9);
  expect(data.deviation).toBeCloseTo(
    Math.sqrt(mean(percents.map((each) => (each - mean(percents)) ** 2))),
    9,
  );
  expect(data.buckets).toEqual(
    Array.from(
      { length: 10 },
      (_, at) => percents.filter((each) => Math.min(9, Math.floor(each / 10)) === at).length,
    ),
  );
  const items = await db().select().from(attemptItems).orderBy(asc(attemptItems.position));
  const given = await db().select().from(answers);
  expect(data.questions.map(({ question_id }) => question_id)).toEqual(exam.asked.map(({ id }) => id));
  for (const question of data.questions) {
    const asked = of.map(({ id, marks }) => {
      const item = items.find((each) => each.attemptId === id && each.questionId === question.question_id)!;
      const answer = given.find((each) => each.attemptId === id && each.position === item.position);
      const own = answer?.marks ?? 0;
      return { own, rest: (marks ?? 0) - own, most: item.marksMost, value: answer?.value ?? null };
    });
    expect(question).toMatchObject({
      asked: 37,
      answered: asked.filter(({ value }) => value !== null && isAnswered(value)).length,
    });
    expect(question.answered).toBeLessThanOrEqual(question.asked);
    expect(question.facility).toBeCloseTo(mean(asked.map(({ own, most }) => own / most)), 9);
    const wanted = correlation(
      asked.map(({ own }) => own),
      asked.map(({ rest }) => rest),
    );
    expect(question.discrimination).toBeCloseTo(wanted!, 9);
    for (const choice of question.choices)
      expect(choice.chosen).toBe(asked.filter(({ value }) => hasChosen(value, choice.id)).length);
    expect(question.choices.filter(({ is_right: isRight }) => isRight === 1)).toHaveLength(1);
  }
});

it('fewer than twenty give no figures, and a question that all get right has no discrimination [CE-02]', async () => {
  const exam = await examFor9A();
  const right = ({ key }: { key: { type: string; right?: unknown } }) =>
    ({ type: 'mcq', chosen: key.right }) as QuestionAnswer;
  await takenBy(db(), exam, 19, right);
  const read = async () => (await asha.ok('assessment-statistics', { assessment_id: exam.id })).data;
  // The questions are there all the same: one of them can be marked again.
  expect(await read()).toMatchObject({
    handed_in: 19,
    counted: 19,
    mean: null,
    passed: null,
    minutes: null,
    buckets: [],
    questions: [{ asked: 19, answered: 19, facility: null, discrimination: null, choices: [] }],
  });
  await takenBy(db(), exam, 1, right);
  expect(await read()).toMatchObject({
    counted: 20,
    mean: 100,
    deviation: 0,
    passed: 20,
    minutes: 0,
    buckets: [0, 0, 0, 0, 0, 0, 0, 0, 0, 20],
    questions: [{ asked: 20, answered: 20, facility: 1, discrimination: null }],
  });
});

const many = 1_000;
it.skipIf(times(0, 1) === 0)(`of ${many} attempts they come within 100 ms [CE-02]`, async () => {
  const exam = await examFor9A({ questions: Array.from({ length: 20 }, () => ({})) });
  await takenBy(db(), exam, many, byChance(randomOf(3)));
  await db().execute('analyze');
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const from = performance.now();
    await asha.ok('assessment-statistics', { assessment_id: exam.id });
    taken.push(performance.now() - from);
  }
  expect(Math.min(...taken)).toBeLessThan(100);
});

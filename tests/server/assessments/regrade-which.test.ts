import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import type { QuestionAnswer, QuestionBody, QuestionKey } from '#contract/assessments/question.model.ts';
import { assessmentItems } from '#server/assessments/schema/assessments.ts';
import { answers } from '#server/assessments/schema/attempts.ts';
import { questionKeys, questions, questionVersions } from '#server/assessments/schema/questions.ts';
import { formSession } from '../notice-inputs.ts';
import { asha, attemptRow, begun, db, examFor9A, newStudent, test, useExams } from './exam-harness.ts';
import { takenBy } from './exam-takers.ts';
import { addRubric } from './practical-rows.ts';

useExams();

/** Which attempts a regrade marks, by which key, and which attempts the figures count. */

type Exam = Awaited<ReturnType<typeof examFor9A>>;
type Asked = Parameters<Parameters<typeof takenBy>[3]>[0];

const figuresOf = async ({ id }: Exam) =>
  (await asha.ok('assessment-statistics', { assessment_id: id })).data;

async function again(exam: Exam, way: RegradeWay, at = 0) {
  const asked = { assessment_id: exam.id, question_id: exam.asked[at]!.id, way };
  const seen = (await asha.ok('preview-regrade', asked)).data;
  const sent = { ...asked, digest: seen.digest, reason: 'The key was wrong.' };
  return {
    seen,
    applied: await asha.call('apply-regrade', { ...sent, formSession: await formSession(asha) }),
  };
}

/** A new version of a question of the assessment. */
async function addVersion({ asked }: Exam, number: number, body: QuestionBody, key: QuestionKey) {
  const { id: questionId } = asked[0]!;
  const { type } = body;
  const shown = { type, prompt: `Version ${number}`, body, marks: 100, createdAt: new Date() };
  await db()
    .insert(questionVersions)
    .values({ questionId, number, ...shown });
  await db().insert(questionKeys).values({ questionId, number, key });
  await db().update(questions).set({ number, type }).where(eq(questions.id, questionId));
}

const firstChoice = ({ version: { body } }: Asked): QuestionAnswer | undefined =>
  body.type === 'mcq' ? { type: 'mcq', chosen: [body.choices[0]!.id] } : undefined;

const task = { type: 'practical' as const, prompt: 'Make a page.', choices: [], marks: 10 };

/** Dev's attempt at two tasks, sent back by asha. */
async function sentBack() {
  const rubricId = await addRubric(db(), 1);
  const exam = await examFor9A({ questions: [task, task], changes: { kind: 'practical', rubricId } });
  const attempt = await begun(exam.id);
  const answer = {
    type: 'practical' as const,
    text: 'See below.',
    workspaceId: 0,
    programSequence: 0,
    fileIds: [],
  };
  await attempt.save({ position: 1, seq: 1, answer });
  await attempt.submit();
  const { attempt_id } = attempt;
  await asha.ok('submit-practical-review-result', {
    attempt_id,
    position: 1,
    rubricId: 0,
    scores: [],
    version: 1,
    feedback: 'Again, please.',
    decision: 'send_back',
  });
  return { exam, attempt, answer };
}

describe('the figures of an assessment', () => {
  it('have each marked attempt in one bar, and no other [CE-02]', async () => {
    const exam = await examFor9A({ questions: [{}, { type: 'subjective', prompt: 'Why?', choices: [] }] });
    // Twenty are wrong and without a text, so marked with 0; five wait for a person.
    await takenBy(db(), exam, 25, ({ version: { body } }, taker): QuestionAnswer | undefined => {
      if (body.type === 'mcq') return { type: 'mcq', chosen: [body.choices[1]!.id] };
      return taker < 20 ? undefined : { type: 'subjective', text: 'Because.' };
    });
    expect(await figuresOf(exam)).toMatchObject({
      handed_in: 25,
      counted: 20,
      mean: 0,
      buckets: [20, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('have no bar for attempts whose every question was left out [CE-02, CE-03]', async () => {
    const exam = await examFor9A();
    await takenBy(db(), exam, 20, firstChoice);
    await again(exam, 'drop');
    expect(await figuresOf(exam)).toMatchObject({ mean: null, buckets: Array.from({ length: 10 }, () => 0) });
  });

  it('count the attempt after one that was sent back [ST-26, CE-02]', async () => {
    const { exam, answer } = await sentBack();
    expect(await figuresOf(exam)).toMatchObject({ handed_in: 0, questions: [] });
    const next = await begun(exam.id);
    await next.submit({ position: 1, seq: 1, answer });
    expect(await attemptRow(next.attempt_id)).toMatchObject({ number: 2, state: 'handed_in' });
    const { handed_in: handedIn, questions: each } = await figuresOf(exam);
    expect([handedIn, each.map(({ asked }) => asked)]).toEqual([1, [1, 1]]);
  });
});

describe('a regrade', () => {
  it('gives no marks to an attempt that was sent back [ST-26, CE-03]', async () => {
    const { exam, attempt } = await sentBack();
    const before = await attemptRow(attempt.attempt_id);
    expect((await again(exam, 'full_credit')).seen).toMatchObject({ changed: 0, handed_in: 0, open: 0 });
    expect(await attemptRow(attempt.attempt_id)).toEqual(before);
    expect(before).toMatchObject({ state: 'sent_back', marks: null });
  });

  it('marks nobody by an older key than their question has [CE-03]', async () => {
    const exam = await examFor9A();
    const { body } = exam.asked[0]!.stored;
    if (body.type !== 'mcq') throw new Error('not one of one choice');
    const [one, other] = body.choices.map(({ id }) => ({ type: 'mcq' as const, right: [id] }));
    const chosen = ({ right }: { right: string[] }) => ({ type: 'mcq' as const, chosen: right });
    const { bankId } = exam;
    const drawn = { questionId: null, questionNumber: null, bankId, drawnType: 'mcq' as const, drawn: 1 };
    await db().update(assessmentItems).set(drawn).where(eq(assessmentItems.assessmentId, exam.id));
    const student = await newStudent('Late');
    const early = await begun(exam.id);
    await early.submit({ position: 1, seq: 1, answer: chosen(other!) });
    await addVersion(exam, 2, body, other!);
    expect((await again(exam, 'new_key')).seen).toMatchObject({ key_number: 2, changed: 1 });
    await addVersion(exam, 3, body, one!);
    const late = await begun(exam.id, await test.enter(student));
    await late.submit({ position: 1, seq: 1, answer: chosen(one!) });
    expect(await attemptRow(late.attempt_id)).toMatchObject({ marks: 100, marksMost: 100, state: 'marked' });
    const [marked] = await db().select().from(answers).where(eq(answers.attemptId, late.attempt_id));
    expect(marked).toMatchObject({ marks: 100, markSource: 'rule' });
    // The first attempt keeps its marks until the teacher marks it by the third key too.
    expect(await attemptRow(early.attempt_id)).toMatchObject({ marks: 100 });
    expect((await again(exam, 'new_key')).seen).toMatchObject({ key_number: 3, changed: 1 });
    expect(await attemptRow(early.attempt_id)).toMatchObject({ marks: 0 });
    expect(await attemptRow(late.attempt_id)).toMatchObject({ marks: 100 });
  });

  it('by a new key leaves answers to another type of question as they are [CE-03]', async () => {
    const exam = await examFor9A();
    const working = await begun(exam.id);
    const before = await takenBy(db(), exam, 1, firstChoice);
    const truth = { type: 'true_false' as const };
    await addVersion(exam, 2, truth, { ...truth, right: false });
    await addVersion(exam, 3, truth, { ...truth, right: true });
    const item = eq(assessmentItems.assessmentId, exam.id);
    await db().update(assessmentItems).set({ questionNumber: 2 }).where(item);
    const after = await takenBy(db(), exam, 1, () => ({ ...truth, chosen: true }));
    const marksOf = async () =>
      Promise.all([...before, ...after].map(async (id) => (await attemptRow(id)).marks));
    expect(await marksOf()).toEqual([100, 0]);
    expect((await again(exam, 'new_key')).seen).toMatchObject({ changed: 1, handed_in: 2, open: 1 });
    expect(await marksOf()).toEqual([100, 100]);
    const [choice] = exam.asked[0]!.stored.body.type === 'mcq' ? exam.asked[0]!.stored.body.choices : [];
    await working.submit({ position: 1, seq: 1, answer: { type: 'mcq', chosen: [choice!.id] } });
    expect(await attemptRow(working.attempt_id)).toMatchObject({ marks: 100, marksMost: 100 });
    // The marks of the earlier regrade go. The key of its own question type marks each answer.
    await again(exam, 'drop');
    expect(await marksOf()).toEqual([0, 0]);
    expect((await again(exam, 'new_key')).seen).toMatchObject({ changed: 3 });
    expect(await marksOf()).toEqual([100, 100]);
  });

  it('that leaves every question out gives a result without a percent or a pass [CE-02, CE-03]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    await attempt.submit();
    await again(exam, 'drop');
    await asha.ok('release-assessment', { assessment_id: exam.id });
    expect((await attempt.result()).score).toMatchObject({
      marks: 0,
      marks_most: 0,
      percent: null,
      is_passed: null,
    });
  });
});

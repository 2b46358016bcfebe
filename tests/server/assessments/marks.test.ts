import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assessments } from '#server/assessments/schema/assessments.ts';
import { notifications } from '#server/notifications/schema.ts';
import { asha, attemptRow, begun, db, dev, examFor9A, secondsLater, test, useExams } from './exam-harness.ts';

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const typed = (text: string) => ({ type: 'subjective' as const, text });

async function handedIn(questions = [{}, subjective, subjective]) {
  const exam = await examFor9A({ questions });
  const attempt = await begun(exam.id);
  await attempt.submit({ position: 2, seq: 1, answer: typed('Because.') });
  return { exam, attempt_id: attempt.attempt_id };
}
const read = async (attempt_id: number, client = asha) =>
  (await client.ok('completed-assessment-answer', { attempt_id })).data;
const mark = (
  attempt_id: number,
  rows: { position: number; marks: number; version: number; feedback?: string }[],
) => asha.call('update-subjective-marks', { attempt_id, rows });

describe('marking', () => {
  it('shows an attempt with what is right, and takes marks of a person [CE-02]', async () => {
    const { exam, attempt_id } = await handedIn();
    expect(await read(attempt_id)).toMatchObject({
      state: 'handed_in',
      student_name: 'Dev Test',
      marks: null,
      marks_most: 11,
      reason: 'student',
      answers: [
        { key: exam.asked[0]!.stored.key, answer: null, marks: 0, version: 0 },
        { answer: typed('Because.'), marks: null, marks_most: 5, version: 1 },
        { answer: null, marks: 0 },
      ],
      kept: [],
    });
    const marked = await mark(attempt_id, [{ position: 2, marks: 3.5, version: 1, feedback: 'Say why.' }]);
    expect(marked).toMatchObject({
      data: { data: { state: 'marked', marks: 3.5, versions: [{ position: 2, version: 2 }] } },
    });
    // What has no answer can be given marks too.
    expect(await mark(attempt_id, [{ position: 3, marks: 1, version: 0 }])).toMatchObject({
      data: { data: { marks: 4.5 } },
    });
    expect((await read(attempt_id)).answers.map(({ marks, source }) => [marks, source])).toEqual([
      [0, null],
      [3.5, 'teacher'],
      [1, 'teacher'],
    ]);
  });

  it('of two who mark different answers both stay; of one answer the second is told [CE-02]', async () => {
    const { attempt_id } = await handedIn();
    const bina = await test.enter(test.world.bina);
    const by = (client: typeof bina, position: number, version: number) =>
      client.call('update-subjective-marks', { attempt_id, rows: [{ position, marks: 2, version }] });
    const both = await Promise.all([by(asha, 2, 1), by(bina, 3, 0)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await attemptRow(attempt_id)).marks).toBe(400);
    expect(await by(bina, 2, 1)).toMatchObject({ status: 409, error: { code: 'stale' } });
  });

  it('refuses marks that the question does not have, and an attempt that runs [CE-02]', async () => {
    const { attempt_id } = await handedIn();
    expect(await mark(attempt_id, [{ position: 2, marks: 5.25, version: 1 }])).toMatchObject({
      error: { code: 'above_most', issues: { rows: { params: { most: 5 } } } },
    });
    for (const marks of [-1, 0.1, 1e9])
      expect((await mark(attempt_id, [{ position: 2, marks, version: 1 }])).status).toBe(400);
    expect((await mark(attempt_id, [{ position: 9, marks: 1, version: 0 }])).status).toBe(400);
    const nan = { attempt_id, rows: [{ position: 2, marks: Number.NaN, version: 1 }] };
    expect((await asha.call('update-subjective-marks', nan)).status).toBe(400);
    const exam = await examFor9A();
    const running = await begun(exam.id);
    expect(await mark(running.attempt_id, [{ position: 1, marks: 1, version: 0 }])).toMatchObject({
      status: 409,
      error: { code: 'exam_open' },
    });
  });

  it('overrules the rule with one touch [CE-03]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    const { attempt_id } = attempt;
    await attempt.submit();
    const change = (is_correct: 0 | 1, version: number) =>
      asha.call('changeAnswerCorrectIncorrect', {
        attempt_id,
        position: 1,
        is_correct,
        reason: 'It is right too.',
        version,
      });
    expect(await change(1, 0)).toMatchObject({ data: { data: { marks: 1 } } });
    const { version } = (await read(attempt_id)).answers[0]!;
    expect(await change(0, version)).toMatchObject({ data: { data: { marks: 0 } } });
  });

  it('shows what came too late and is not counted [CE-02]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const attempt = await begun(exam.id);
    await attempt.save({ position: 1, seq: 1, answer: typed('In time.') });
    secondsLater(3_600 + 121);
    await attempt.save({ position: 1, seq: 2, answer: typed('Too late.') });
    expect(await read(attempt.attempt_id)).toMatchObject({
      reason: 'time',
      answers: [{ answer: typed('In time.'), marks: null }],
      kept: [{ position: 1, seq: 2, answer: typed('Too late.'), received_at: test.clock.now.getTime() }],
    });
  });

  it('is for the author and for who teaches the student [CE-02]', async () => {
    const { attempt_id } = await handedIn();
    const statusOf = async (name: 'bina' | 'chetan' | 'admin' | 'otherFaculty' | 'dev') =>
      (await (await test.enter(test.world[name])).call('completed-assessment-answer', { attempt_id })).status;
    expect(await statusOf('bina')).toBe(200);
    expect(await statusOf('admin')).toBe(200);
    expect(await statusOf('chetan')).toBe(404);
    expect(await statusOf('otherFaculty')).toBe(404);
    expect(await statusOf('dev')).toBe(403);
  });
});

describe('a release', () => {
  it('lets students read their results, and tells them; what is marked later has to be released too [CE-02, CO-20]', async () => {
    const { exam, attempt_id } = await handedIn();
    const release = () => asha.call('release-assessment', { assessment_id: exam.id });
    expect(await release()).toMatchObject({ status: 409, error: { code: 'nothing_marked' } });
    await mark(attempt_id, [{ position: 2, marks: 3.5, version: 1, feedback: 'Good.' }]);
    const result = async () => (await dev.ok('get-assessment-result', { attempt_id })).data;
    expect(await result()).toMatchObject({ is_released: 0, score: null });
    expect(await release()).toMatchObject({ data: { data: { released: 1, unmarked: 0 } } });
    expect(await result()).toMatchObject({
      is_released: 1,
      score: { marks: 3.5, is_passed: 0 },
      answers: null,
    });
    const told = await db().select().from(notifications);
    expect(told.filter(({ cause }) => cause === `assessment-result:${exam.id}`)).toMatchObject([
      { personId: test.world.dev.id, kind: 'assessment' },
    ]);
    // Corrected, it stays released.
    expect(await mark(attempt_id, [{ position: 2, marks: 5, version: 2 }])).toMatchObject({
      data: { data: { state: 'released', marks: 5 } },
    });
    expect(await release()).toMatchObject({ data: { data: { released: 1 } } });
    const card = (await dev.ok('get-upcoming-assessment', {})).data.find(
      (each) => each.assessment_id === exam.id,
    );
    expect(card).toMatchObject({ start_exam_status: 2, status: 2 });
  });

  it.each([
    { questions: [subjective], isByRule: false },
    { questions: [{}], isByRule: true },
  ])(
    'keeps what is marked after it until the next one, by a person or by a rule ($isByRule) [CE-02]',
    async ({ questions, isByRule }) => {
      const exam = await examFor9A({ questions, changes: { attemptsMost: 2 } });
      const release = () => asha.ok('release-assessment', { assessment_id: exam.id });
      const took = async () => {
        const attempt = await begun(exam.id);
        await attempt.submit(...(isByRule ? [] : [{ position: 1, seq: 1, answer: typed('Because.') }]));
        const { attempt_id } = attempt;
        if (!isByRule) await mark(attempt_id, [{ position: 1, marks: 3, version: 1, feedback: 'Good.' }]);
        return attempt_id;
      };
      const shown = async (attempt_id: number) =>
        (await dev.ok('get-assessment-result', { attempt_id })).data;
      const cards = async () => {
        const lists = [
          await dev.ok('get-upcoming-assessment', {}),
          await dev.ok('get-student-assessments', { assessment_id: exam.id }),
        ];
        return lists.map(({ data }) => data.find(({ assessment_id }) => assessment_id === exam.id)?.status);
      };
      const first = await took();
      await release();
      const second = await took();
      expect(await shown(second)).toMatchObject({ is_released: 0, score: null, answers: null });
      expect(await cards()).toEqual([1, 1]);
      // The first stays readable.
      expect(await shown(first)).toMatchObject({ is_released: 1 });
      const preview = await asha.ok('preview-release', { assessment_id: exam.id });
      expect(preview.data).toMatchObject({ attempts: 1, unmarked: 0 });
      const own = { school_id: 1, user_id: test.world.asha.id, faculty_id: test.world.asha.id };
      const isUrgent = async () =>
        (await asha.ok('get-schedule-assessment', { ...own, only_urgent: 1 })).data.some(
          ({ assessment_id }) => assessment_id === exam.id,
        );
      // Nobody can start any more, and the teacher is still told that something waits.
      const { lastStartAt, closesAt } = assessments;
      const [times] = await db()
        .select({ lastStartAt, closesAt })
        .from(assessments)
        .where(eq(assessments.id, exam.id));
      const over = { lastStartAt: assessments.opensAt, closesAt: sql`opens_at + interval '1 minute'` };
      await db().update(assessments).set(over).where(eq(assessments.id, exam.id));
      expect(await isUrgent()).toBe(true);
      await release();
      expect(await isUrgent()).toBe(false);
      await db().update(assessments).set(times!).where(eq(assessments.id, exam.id));
      expect(await shown(second)).toMatchObject({ is_released: 1, score: { marks: isByRule ? 0 : 3 } });
      expect(await cards()).toEqual([2, 2]);
    },
  );
});

it('who never started is listed, and leaves the list with a start [CE-03]', async () => {
  const exam = await examFor9A();
  const names = async () =>
    (await asha.ok('unattemted-assessment-student', { assessment_id: exam.id })).rows.map(
      (row) => row.student_name,
    );
  expect(await names()).toEqual(['Dev Test']);
  await dev.ok('start-attempt', { assessment_id: exam.id, lease: randomUUID() });
  expect(await names()).toEqual([]);
});

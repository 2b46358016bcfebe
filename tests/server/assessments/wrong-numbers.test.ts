import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { accommodations, assessments } from '#server/assessments/schema/assessments.ts';
import { answers } from '#server/assessments/schema/attempts.ts';
import { schools } from '#server/directory/schema.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import {
  asha,
  at,
  attemptRow,
  begun,
  db,
  dev,
  examFor9A,
  secondsLater,
  test,
  useExams,
} from './exam-harness.ts';

/** Numbers and times as a person mistypes them, and as a program sends them that means harm. */

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
/** As a body may have them: JSON has no NaN, but a number of any length. */
const written = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '-1',
  '-0.25',
  '5.01',
  '5.25',
  '0.1',
  '99999999999999999999',
  '9007199254740993',
  '"5"',
  '"٥"',
  '[5]',
  '{"$gt":0}',
  'true',
  'null',
];

/** A call whose body is this text. */
async function sendText(client: Client, name: 'update-subjective-marks' | 'save-answers', body: string) {
  const response = await fetch(`${test.server.address}${callPath(calls[name])}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body,
  });
  return { status: response.status, text: await response.text() };
}

describe('marks', () => {
  it.each(written)('of %s are refused, and nothing is written [CE-02]', async (number) => {
    const exam = await examFor9A({ questions: [subjective] });
    const { attempt_id, submit } = await begun(exam.id);
    await submit({ position: 1, seq: 1, answer: { type: 'subjective', text: 'Because.' } });
    const body = `{"data":{"attempt_id":${attempt_id},"rows":[{"position":1,"marks":${number},"version":1}]}}`;
    const plain = `{"attempt_id":${attempt_id},"rows":[{"position":1,"marks":${number},"version":1}]}`;
    for (const text of [body, plain]) {
      const answer = await sendText(asha, 'update-subjective-marks', text);
      expect([number, answer.status >= 400 && answer.status < 500]).toEqual([number, true]);
      expect(answer.text).not.toMatch(/stack|at \/|select |insert /i);
    }
    const [row] = await db().select().from(answers).where(eq(answers.attemptId, attempt_id));
    expect(row).toMatchObject({ marks: null, version: 1 });
  });

  it('of a question and of all of it together stay exact to the hundredth [CE-02]', async () => {
    const quarter = { ...subjective, marks: 0.25 };
    const exam = await examFor9A({ questions: Array.from({ length: 9 }, () => quarter) });
    const { attempt_id, submit } = await begun(exam.id);
    await submit();
    const rows = Array.from({ length: 9 }, (_, at) => ({ position: at + 1, marks: 0.25, version: 0 }));
    expect(await asha.call('update-subjective-marks', { attempt_id, rows })).toMatchObject({
      data: { data: { marks: 2.25, marks_most: 2.25 } },
    });
    // A hundred of the most there can be is no more than a column holds.
    const most = await examFor9A({
      questions: Array.from({ length: 100 }, () => ({ ...subjective, marks: 100 })),
    });
    const attempt = await begun(most.id);
    expect((await attempt.read()).marks).toBe(10_000);
  });

  it('of a position that no question has are refused [CE-02]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const { attempt_id, submit } = await begun(exam.id);
    await submit();
    for (const position of [0, -1, 2, 2 ** 15, 2 ** 31, 2 ** 53, 0.5])
      expect([
        position,
        (
          await asha.call('update-subjective-marks', {
            attempt_id,
            rows: [{ position, marks: 1, version: 0 }],
          })
        ).status,
      ]).toEqual([position, 400]);
    const twice = Array.from({ length: 2 }, () => ({ position: 1, marks: 1, version: 0 }));
    expect((await asha.call('update-subjective-marks', { attempt_id, rows: twice })).status).toBe(400);
    const many = Array.from({ length: 10_001 }, (_, at) => ({ position: at + 1, marks: 1, version: 0 }));
    expect((await asha.call('update-subjective-marks', { attempt_id, rows: many })).status).toBe(400);
  });
});

describe('a save', () => {
  it('by a number that is none is refused [CE-01]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const { attempt_id, lease } = await begun(exam.id);
    for (const [seq, position] of [
      ['9007199254740993', '1'],
      ['1e400', '1'],
      ['99999999999999999999', '1'],
      ['-1', '1'],
      ['1', '-1'],
      ['1', '99999999999999999999'],
      ['1', '1e400'],
      ['1', '"1"'],
    ]) {
      const body = `{"attempt_id":${attempt_id},"lease":"${lease}","answers":[{"position":${position},"seq":${seq},"answer":null}]}`;
      const { status } = await sendText(dev, 'save-answers', body);
      expect([seq, position, status]).toEqual([seq, position, 400]);
    }
    expect(await attemptRow(attempt_id)).toMatchObject({ seq: 0, savedAt: null });
  });
});

describe('more time', () => {
  beforeAll(async () => {
    await at(0);
  });

  it('by a wrong factor, or by wrong minutes, is refused, and the attempt ends as it would [CE-01]', async () => {
    const exam = await examFor9A();
    const { attempt_id } = await begun(exam.id);
    const { endsAt } = await attemptRow(attempt_id);
    const student_id = test.world.dev.id;
    for (const factor of [0, -100, 99, 401, 1e9, 150.5, Number.NaN, Infinity, 2 ** 53]) {
      const { status } = await asha.call('set-accommodation', { student_id, factor, version: 0 });
      expect([factor, status]).toEqual([factor, 400]);
    }
    const of = { assessment_id: exam.id, student_id, version: 0 };
    for (const changes of [
      { extra_minutes: -1 },
      { extra_minutes: 601 },
      { extra_minutes: 1e9 },
      { extra_minutes: 0.5 },
      { extra_attempts: -1 },
      { extra_attempts: 11 },
      { version: -1 },
      { version: 2 ** 53 },
    ]) {
      const { status } = await asha.call('individual-schedule-assessment', { ...of, ...changes });
      expect([changes, status]).toEqual([changes, 400]);
    }
    expect((await attemptRow(attempt_id)).endsAt).toEqual(endsAt);
    // The most of both together ends, and is handed in, like any other.
    await asha.ok('set-accommodation', { student_id, factor: 400, version: 0 });
    await asha.ok('individual-schedule-assessment', { ...of, extra_minutes: 600 });
    const row = await attemptRow(attempt_id);
    expect((row.endsAt.getTime() - row.startedAt.getTime()) / 60_000).toBe(840);
    secondsLater(840 * 60 + 181);
    await test.server.jobs().drain();
    expect((await attemptRow(attempt_id)).state).toBe('marked');
    await db().delete(accommodations);
  });

  it('of hours that clocks skip or have twice is said beside the field, or is one moment [CE-01, CB-05]', async () => {
    await db().update(schools).set({ timeZone: 'Europe/Berlin' }).where(eq(schools.id, 1));
    try {
      test.clock.now = new Date('2027-03-27T12:00:00Z');
      const author = await test.enter(test.world.asha);
      const exam = await examFor9A({
        changes: {
          opensAt: new Date('2027-03-27T10:00:00Z'),
          lastStartAt: new Date('2027-03-28T20:00:00Z'),
          closesAt: new Date('2027-03-28T22:00:00Z'),
        },
      });
      const of = { assessment_id: exam.id, student_id: test.world.dev.id, version: 0 };
      const skipped = await author.call('individual-schedule-assessment', {
        ...of,
        end_date: '2027-03-28',
        end_time: '02:30',
      });
      expect(skipped).toMatchObject({
        error: { code: 'time_skipped', issues: { end_time: { code: 'time_skipped' } } },
      });
      // An attempt across the hour that is skipped has all of its minutes.
      await db()
        .update(assessments)
        .set({ opensAt: new Date('2027-03-27T00:00:00Z') })
        .where(eq(assessments.id, exam.id));
      test.clock.now = new Date('2027-03-28T00:30:00Z');
      const attempt = await begun(exam.id, await test.enter(test.world.dev));
      const { started_at, ends_at } = await attempt.read();
      expect((ends_at - started_at) / 60_000).toBe(60);
      // In autumn 2:30 comes twice: one of both, and the same each time it is read.
      const twice = { date: '2027-10-31', time: '02:30' };
      const teacher = await test.enter(test.world.asha);
      const first = await teacher.ok('convert-date-time-zonewise', { ...twice, time_zone: 'UTC' });
      const again = await teacher.ok('convert-date-time-zonewise', { ...twice, time_zone: 'UTC' });
      expect(again.data.at).toBe(first.data.at);
      expect(['00:30', '01:30']).toContain(first.data.time);
    } finally {
      await db().update(schools).set({ timeZone: 'Asia/Kolkata' }).where(eq(schools.id, 1));
      await at(0);
    }
  });
});

describe('a schedule', () => {
  it('of ten thousand and one rows of anything is refused whole, and nothing of it is stored [CE-01]', async () => {
    const exam = await examFor9A();
    const before = await db().$count(assessments);
    const { values } = (await asha.ok('edit-schedule-assessment', { assessment_id: exam.id })).data;
    const many = <Each>(each: (at: number) => Each) =>
      Array.from({ length: 10_001 }, (_, at) => each(at + 1));
    for (const changes of [
      { items: many((id) => ({ question_id: id })) },
      { groups: many((id) => ({ grade_id: id, division_id: id })) },
      { students: many((id) => id) },
    ]) {
      const input = { ...values, ...changes, formSession: await formSession(asha) };
      expect([400, 413]).toContain((await asha.call('create-schedule-assessment', input)).status);
    }
    const codes = { assessment_id: exam.id, student_ids: many((id) => id) };
    for (const name of ['generate-student-otp', 'delete-generated-otp'] as const)
      expect([400, 413]).toContain((await asha.call(name, codes)).status);
    expect(await db().$count(assessments)).toBe(before);
  });
});

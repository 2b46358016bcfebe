import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startRefusals } from '#contract/assessments/attempt.refusals.ts';
import { examCodes } from '#server/assessments/schema/assessments.ts';
import { asha, at, begin, db, dev, examFor9A, secondsLater, test, useExams } from './exam-harness.ts';

useExams();

const coded = () => examFor9A({ changes: { needsCode: true, attemptsMost: 3 } });
const codeFor = async (assessment_id: number) => {
  const { data } = await asha.ok('generate-student-otp', { assessment_id, student_ids: [test.world.dev.id] });
  return data[0]!.otp;
};
const stateOf = async (assessment_id: number) =>
  (await asha.ok('get-generate-student-otp', { assessment_id, student_id: test.world.dev.id })).data.state;
const refused = async (assessment_id: number, otp = '') => {
  const answer = await begin(assessment_id, { otp });
  return answer.ok ? 'started' : [answer.status, answer.error.code, answer.error.params];
};

describe('a code', () => {
  it('is shown once, kept as a hash, and opens one start of one student in one assessment [CE-03]', async () => {
    const exam = await coded();
    const other = await coded();
    expect(await stateOf(exam.id)).toBe('none');
    const otp = await codeFor(exam.id);
    expect(otp).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(await stateOf(exam.id)).toBe('ready');
    const [kept] = await db().select().from(examCodes).where(eq(examCodes.assessmentId, exam.id));
    expect(JSON.stringify(kept)).not.toContain(otp);
    await codeFor(other.id);
    expect(await refused(other.id, otp)).toEqual([422, 'wrong_code', { left: 4 }]);
    expect(await refused(exam.id)).toEqual([422, 'code_needed', undefined]);
    // As it may be typed.
    const began = await begin(exam.id, { otp: ` ${otp.slice(0, 3)}-${otp.slice(3).toLowerCase()} ` });
    expect(began).toMatchObject({ ok: true, data: { data: { number: 1, state: 'open' } } });
    expect(await stateOf(exam.id)).toBe('used');
    // Going on needs no code.
    expect(await refused(exam.id)).toBe('started');
    await at(61);
    expect(await refused(exam.id, otp)).toEqual([422, 'code_used', undefined]);
    expect(await refused(exam.id, await codeFor(exam.id))).toBe('started');
  });

  it('is taken by one of two starts that are sent at once, and both are answered [CE-03]', async () => {
    const exam = await coded();
    const otp = await codeFor(exam.id);
    const lease = '11111111-2222-4333-8444-555555555555';
    const both = await Promise.all([1, 2, 3].map(() => begin(exam.id, { otp, lease })));
    expect(new Set(both.map((each) => (each.ok ? each.data.data.attempt_id : 0))).size).toBe(1);
    for (const each of both)
      expect(each).toMatchObject({ ok: true, data: { data: { is_mine: 1, number: 1 } } });
  });

  it('five wrong ones: wait five minutes, whatever is typed meanwhile [CE-03]', async () => {
    const exam = await coded();
    const otp = await codeFor(exam.id);
    for (const left of [4, 3, 2, 1])
      expect(await refused(exam.id, 'WRONG2')).toEqual([422, 'wrong_code', { left }]);
    expect(await refused(exam.id, 'WRONG2')).toEqual([429, 'code_wait', { seconds: 300 }]);
    secondsLater(120);
    expect(await refused(exam.id, otp)).toEqual([429, 'code_wait', { seconds: 180 }]);
    // A newer code does not end the wait.
    const newer = await codeFor(exam.id);
    expect(await refused(exam.id, newer)).toEqual([429, 'code_wait', { seconds: 180 }]);
    const { rows } = await asha.ok('get-generate-all-otp', { assessment_id: exam.id });
    expect(rows).toMatchObject([
      { student_id: test.world.dev.id, state: 'ready', wait_until: expect.any(Number) },
    ]);
    secondsLater(181);
    expect(await refused(exam.id, otp)).toEqual([422, 'wrong_code', { left: 4 }]);
    expect(await refused(exam.id, newer)).toBe('started');
  });

  it('whose time is over says so, and takes no try [CE-03]', async () => {
    const exam = await coded();
    const otp = await codeFor(exam.id);
    const isOfExam = eq(examCodes.assessmentId, exam.id);
    await db().update(examCodes).set({ expiresAt: test.clock.now }).where(isOfExam);
    for (let time = 0; time < 6; time += 1)
      expect(await refused(exam.id, otp)).toEqual([422, 'code_expired', undefined]);
    expect(await refused(exam.id, 'WRONG2')).toEqual([422, 'wrong_code', { left: 4 }]);
    expect(await refused(exam.id, await codeFor(exam.id))).toBe('started');
  });

  it('says the last try and the wait as people say them [CE-03]', () => {
    expect(startRefusals.wrong_code({ left: 1 })).toContain('After 1 more wrong code you');
    expect(startRefusals.wrong_code({ left: 3 })).toContain('After 3 more wrong codes you');
    expect([300, 181, 60].map((seconds) => startRefusals.code_wait({ seconds }))).toEqual([
      'Too many wrong codes. Try again in 5 minutes.',
      'Too many wrong codes. Try again in 4 minutes.',
      'Too many wrong codes. Try again in one minute.',
    ]);
  });

  it('guesses that are sent at once count one by one [CE-03]', async () => {
    const exam = await coded();
    await codeFor(exam.id);
    const all = await Promise.all(Array.from({ length: 12 }, () => refused(exam.id, 'WRONG2')));
    expect(all.filter(([status]) => status === 422)).toHaveLength(4);
  });

  it('is taken back, with the wait, and is for students of the assessment alone [CE-03]', async () => {
    const exam = await coded();
    const otp = await codeFor(exam.id);
    const students = { assessment_id: exam.id, student_ids: [test.world.dev.id] };
    const listed = async () =>
      (await asha.ok('schedule-assessment-student', { assessment_id: exam.id })).rows[0];
    expect(await listed()).toMatchObject({ code_state: 'ready' });
    expect((await asha.ok('delete-generated-otp', students)).deleted).toBe(1);
    expect(await stateOf(exam.id)).toBe('none');
    expect(await listed()).toMatchObject({ code_state: 'none' });
    expect(await refused(exam.id, otp)).toEqual([422, 'wrong_code', { left: 4 }]);
    const foreign = { assessment_id: exam.id, student_ids: [test.world.esha.id] };
    expect(await asha.call('generate-student-otp', foreign)).toMatchObject({
      error: { code: 'unknown_student' },
    });
    const free = await examFor9A();
    expect(await asha.call('generate-student-otp', { ...students, assessment_id: free.id })).toMatchObject({
      status: 409,
      error: { code: 'no_code_needed' },
    });
    const elsewhere = await test.enter(test.world.chetan);
    expect((await elsewhere.call('generate-student-otp', students)).status).toBe(404);
    expect((await dev.call('generate-student-otp', students)).status).toBe(403);
  });

  it('of a student whom a colleague does not teach is neither made nor taken back by them [CE-03]', async () => {
    const { places } = test.world;
    const exam = await examFor9A({ groups: [places['9A'], places['10B']], changes: { needsCode: true } });
    await codeFor(exam.id);
    const colleague = await test.enter(test.world.chetan);
    const students = { assessment_id: exam.id, student_ids: [test.world.dev.id] };
    expect(await colleague.call('generate-student-otp', students)).toMatchObject({
      error: { code: 'unknown_student' },
    });
    expect((await colleague.ok('delete-generated-otp', students)).deleted).toBe(0);
    expect(await stateOf(exam.id)).toBe('ready');
    // Nor are they in the list of codes.
    const { rows } = await colleague.ok('get-generate-all-otp', { assessment_id: exam.id });
    expect(rows.map(({ student_id: id }) => id)).not.toContain(test.world.dev.id);
    const one = { assessment_id: exam.id, student_id: test.world.dev.id };
    expect((await colleague.call('get-generate-student-otp', one)).status).toBe(404);
    expect((await asha.ok('get-generate-student-otp', one)).data).toMatchObject({ state: 'ready' });
  });
});

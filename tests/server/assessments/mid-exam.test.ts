import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { examCodes } from '#server/assessments/schema/assessments.ts';
import { answerLog, answers, attemptItems, attempts } from '#server/assessments/schema/attempts.ts';
import { people } from '#server/directory/schema.ts';
import { apply, newSchool, readyPlan } from '../migration/school.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import { cheapHash, type Named } from '../world.ts';
import {
  asha,
  at,
  attemptRow,
  begin,
  begun,
  db,
  dev,
  examFor9A,
  newStudent,
  overtaken,
  secondsLater,
  test,
  useExams,
} from './exam-harness.ts';
import { addExam } from './exam-rows.ts';

/** What happens to a student, and to the gate, while an assessment runs. */

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const typed = (text: string) => ({ type: 'subjective' as const, text });

let admin: Client;
beforeAll(async () => {
  admin = await test.enter(test.world.admin);
});

const versionOf = async (id: number): Promise<number> => {
  const [row] = await db().select().from(people).where(eq(people.id, id));
  return row?.version ?? 0;
};
const rowsOf = async ({ id }: Named) => [{ id, version: await versionOf(id) }];

/** One who works on an assessment, with an answer that the server acknowledged. */
async function working(who?: Named) {
  const student = who ?? (await newStudent());
  const exam = await examFor9A({ questions: [subjective] });
  const attempt = await begun(exam.id, await test.enter(student));
  await attempt.save({ position: 1, seq: 1, answer: typed('Begun.') });
  return { student, exam, attempt, attempt_id: attempt.attempt_id };
}

const answerOf = async (attemptId: number) => {
  const [row] = await db().select().from(answers).where(eq(answers.attemptId, attemptId));
  return row?.value;
};

describe('a student who works', () => {
  it('and is moved to another division goes on, is marked and reads the result; who may start stays so [CE-01, CE-02]', async () => {
    const later = await newStudent();
    const { student, exam, attempt, attempt_id } = await working();
    for (const each of [student, later])
      await admin.ok('migrate-student', {
        rows: await rowsOf(each),
        division_id: test.world.places['9B'].divisionId,
      });
    expect(await attempt.save({ position: 1, seq: 2, answer: typed('Moved.') })).toMatchObject({ ok: true });
    expect(await attempt.submit()).toMatchObject({ ok: true });
    expect(await answerOf(attempt_id)).toEqual(typed('Moved.'));
    // The author marks them still; a colleague who does not teach them any more has nothing to do with it.
    const bina = await test.enter(test.world.bina);
    expect((await bina.call('completed-assessment-answer', { attempt_id })).status).toBe(404);
    await asha.ok('update-subjective-marks', { attempt_id, rows: [{ position: 1, marks: 4, version: 1 }] });
    await asha.ok('release-assessment', { assessment_id: exam.id });
    expect(await attempt.result()).toMatchObject({ score: { marks: 4 } });
    const { rows } = await asha.ok('download-assessment-student', { assessment_id: exam.id });
    expect(rows.map(({ student_id }) => student_id)).toEqual(expect.arrayContaining([student.id, later.id]));
    expect(await begin(exam.id, {}, await test.enter(later))).toMatchObject({ ok: true });
  });

  it('and is erased leaves nothing, and everybody else goes on [CE-01, QU-70]', async () => {
    const { student, exam, attempt, attempt_id } = await working();
    const other = await begun(exam.id);
    await other.save({ position: 1, seq: 1, answer: typed('Stays.') });
    await admin.ok('delete-student', { rows: await rowsOf(student) });
    // Who is in the bin is signed out.
    expect((await attempt.save({ position: 1, seq: 2, answer: typed('Gone.') })).status).toBe(401);
    await admin.ok('erase-student', { id: student.id, user_id: student.loginName });
    for (const table of [attemptItems, answers, answerLog])
      expect(await db().$count(table, eq(table.attemptId, attempt_id))).toBe(0);
    expect(await db().$count(attempts, eq(attempts.id, attempt_id))).toBe(0);
    expect(await other.submit()).toMatchObject({ ok: true });
    secondsLater(3_600 + 181);
    await test.server.jobs().drain();
    await at(120);
    const of = { assessment_id: exam.id };
    expect((await asha.ok('live-board', of)).rows.map(({ student_id }) => student_id)).not.toContain(
      student.id,
    );
    expect(await asha.ok('assessment-statistics', of)).toMatchObject({ data: { handed_in: 1 } });
    expect((await asha.ok('answers-to-mark', of)).data.rows).toHaveLength(1);
  });

  it('and is switched off is handed in by time; switched on again in time they go on [CE-01]', async () => {
    await at(10);
    const { student, attempt } = await working();
    const off = await working(await newStudent());
    const switched = async (who: Named, status: 'active' | 'inactive') =>
      admin.ok('activate-student', { rows: await rowsOf(who), status });
    for (const each of [student, off.student]) await switched(each, 'inactive');
    expect((await attempt.save({ position: 1, seq: 2, answer: typed('Off.') })).status).toBe(401);
    await switched(student, 'active');
    const client = await test.enter(student);
    const { attempt_id, lease } = attempt;
    expect(await client.ok('get-attempt', { attempt_id, lease })).toMatchObject({
      data: { state: 'open', is_mine: 1, items: [{ answer: typed('Begun.'), seq: 1 }] },
    });
    const answersNow = [{ position: 1, seq: 2, answer: typed('On again.') }];
    expect(await client.call('submit-attempt', { attempt_id, lease, answers: answersNow })).toMatchObject({
      ok: true,
    });
    secondsLater(3_600 + 181);
    await test.server.jobs().drain();
    expect(await attemptRow(off.attempt_id)).toMatchObject({ state: 'handed_in', handInReason: 'time' });
    expect(await answerOf(off.attempt_id)).toEqual(typed('Begun.'));
    // What they handed in is still to be marked, and in the results.
    await at(120);
    const { data } = await asha.ok('answers-to-mark', { assessment_id: off.exam.id });
    expect(data.rows.map(({ attempt_id: id }) => id)).toEqual([off.attempt_id]);
  });

  it('and becomes a teacher writes no more; what they answered is handed in by time [CE-01, CG-07]', async () => {
    await at(20);
    const { student, exam, attempt, attempt_id } = await working();
    await db().update(people).set({ role: 4 }).where(eq(people.id, student.id));
    const teacher = await test.enter({ ...student, role: 4 });
    const { lease } = attempt;
    const change = { position: 1, seq: 2, answer: typed('As a teacher.') };
    expect((await teacher.call('save-answers', { attempt_id, lease, answers: [change] })).status).toBe(403);
    expect((await teacher.call('get-attempt', { attempt_id })).status).toBe(403);
    secondsLater(3_600 + 181);
    await test.server.jobs().drain();
    expect(await attemptRow(attempt_id)).toMatchObject({ state: 'handed_in' });
    expect(await answerOf(attempt_id)).toEqual(typed('Begun.'));
    await at(120);
    expect(await asha.ok('download-assessment-student', { assessment_id: exam.id })).toBeDefined();
  });

  it('while the school goes to the next year goes on, is marked and reads the result [CE-01, CE-02, PR-04]', async () => {
    const school = await newSchool(db(), await cheapHash());
    const { data: plan } = await readyPlan(await test.enter(school.admin));
    test.clock.now = new Date('2027-04-02T06:00:00Z');
    const [teacher] = school.teachers;
    const of = (place: string) => school.students.find((each) => each.place === place)!;
    const [first, leaver] = [of('1A'), of('3A')];
    const exam = await addExam(
      db(),
      {
        schoolId: school.id,
        authorId: teacher!.id,
        groups: [school.places['1A']!, school.places['3A']!],
        questions: [subjective],
      },
      test.clock.now,
    );
    const attempt = await begun(exam.id, await test.enter(first));
    const left = await begun(exam.id, await test.enter(leaver));
    await left.save({ position: 1, seq: 1, answer: typed('Before I left.') });
    expect(await apply(await test.enter(school.admin), plan)).toMatchObject({ ok: true });
    const again = await test.enter(first);
    const { attempt_id, lease } = attempt;
    const change = { position: 1, seq: 1, answer: typed('In the new year.') };
    expect(await again.call('save-answers', { attempt_id, lease, answers: [change] })).toMatchObject({
      ok: true,
    });
    expect(await again.call('submit-attempt', { attempt_id, lease })).toMatchObject({ ok: true });
    secondsLater(3_600 + 181);
    await test.server.jobs().drain();
    expect(await attemptRow(left.attempt_id)).toMatchObject({ state: 'handed_in' });
    const marker = await test.enter(teacher!);
    for (const id of [attempt_id, left.attempt_id])
      await marker.ok('update-subjective-marks', {
        attempt_id: id,
        rows: [{ position: 1, marks: 2, version: 1 }],
      });
    await marker.ok('release-assessment', { assessment_id: exam.id });
    const student = await test.enter(first);
    expect(await student.ok('get-assessment-result', { attempt_id })).toMatchObject({
      data: { score: { marks: 2 } },
    });
  });
});

describe('an assessment that is closed before its time', () => {
  it('stays closed for who worked on it, whatever time they are given after [CE-01]', async () => {
    const { exam, student, attempt_id } = await working();
    await asha.ok('withdraw-assessment', { assessment_id: exam.id, version: 1, reason: 'The wrong paper.' });
    secondsLater(5);
    const { endsAt } = await attemptRow(attempt_id);
    await asha.ok('set-accommodation', { student_id: student.id, factor: 200, version: 0 });
    expect(await attemptRow(attempt_id)).toMatchObject({ state: 'open', endsAt });
    const alone = { assessment_id: exam.id, student_id: student.id, version: 0, extra_minutes: 30 };
    // Who is to go on gets a closing of their own: that is asked for.
    expect(await asha.call('individual-schedule-assessment', alone)).toMatchObject({ ok: false });
    expect((await attemptRow(attempt_id)).endsAt).toEqual(endsAt);
    const own = {
      end_date: '2026-11-18',
      end_time: '17:30',
      last_start_date: '2026-11-18',
      last_start_time: '14:00',
    };
    expect(await asha.call('individual-schedule-assessment', { ...alone, ...own })).toMatchObject({
      ok: true,
    });
    expect((await attemptRow(attempt_id)).endsAt.getTime()).toBeGreaterThan(endsAt.getTime());
  });
});

describe('the gate', () => {
  const coded = () => examFor9A({ changes: { needsCode: true } });
  const makeCode = (assessment_id: number) =>
    asha.call('generate-student-otp', { assessment_id, student_ids: [test.world.dev.id] });
  const codeFor = async (assessment_id: number) => {
    const made = await makeCode(assessment_id);
    return made.ok ? made.data.data[0]!.otp : '';
  };
  const ofDev = (assessmentId: number) =>
    db().$count(
      attempts,
      and(eq(attempts.assessmentId, assessmentId), eq(attempts.personId, test.world.dev.id)),
    );

  it('takes the newest code alone, though an older one is typed at the open gate [CE-03]', async () => {
    const exam = await coded();
    const older = await codeFor(exam.id);
    const newer = await codeFor(exam.id);
    expect(await begin(exam.id, { otp: older })).toMatchObject({
      status: 422,
      error: { code: 'wrong_code' },
    });
    expect(await begin(exam.id, { otp: newer })).toMatchObject({ ok: true });
  });

  it('opens once, though a new code is made in the moment in which the old one is used [CE-03]', async () => {
    for (const order of ['code last', 'code first'] as const) {
      const exam = await coded();
      const otp = await codeFor(exam.id);
      const start = () => begin(exam.id, { otp });
      const remake = () => makeCode(exam.id);
      const [started, made] =
        order === 'code last'
          ? await overtaken('attempts', start, remake)
          : (await overtaken('exam_codes', remake, start)).toReversed();
      expect(made).toMatchObject({ ok: true });
      const began = started?.ok ?? false;
      expect(await ofDev(exam.id)).toBe(began ? 1 : 0);
      expect(began || (started && !started.ok && started.error.code)).toBe(began || 'wrong_code');
      // The new one opens no second start.
      const { data } = made as Extract<typeof made, { ok: true }> & { data: { data: { otp: string }[] } };
      const again = await begin(exam.id, { otp: data.data[0]!.otp });
      expect(again).toMatchObject({ ok: true });
      expect(await ofDev(exam.id)).toBe(1);
      await db().delete(examCodes).where(eq(examCodes.assessmentId, exam.id));
    }
  });

  it('lets one of two devices write that use a code in the same moment; the other one reads [CE-03]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const exam = await coded();
      const otp = await codeFor(exam.id);
      const both = await Promise.all([1, 2].map(() => begin(exam.id, { otp, lease: randomUUID() })));
      const shown = both.map((each) => (each.ok ? each.data.data : null));
      expect(new Set(shown.map((each) => each?.attempt_id)).size).toBe(1);
      expect(new Set(shown.map((each) => each?.is_mine))).toEqual(new Set([0, 1]));
      expect(shown[0]?.items.map(({ prompt }) => prompt)).toEqual(
        shown[1]?.items.map(({ prompt }) => prompt),
      );
    }
  });

  it('takes a printed code also after the assessment was put off, or opened longer for one [CE-01, CE-03]', async () => {
    const exam = await coded();
    const otp = await codeFor(exam.id);
    const { values, version } = (await asha.ok('edit-schedule-assessment', { assessment_id: exam.id })).data;
    const days = { assessment_date: '2026-11-19', last_start_date: '2026-11-19', end_date: '2026-11-19' };
    await asha.ok('update-schedule-assessment', {
      ...values,
      ...days,
      assessment_id: exam.id,
      version,
      formSession: await formSession(asha),
    });
    const other = await coded();
    const second = await codeFor(other.id);
    await asha.ok('individual-schedule-assessment', {
      assessment_id: other.id,
      student_id: test.world.dev.id,
      last_start_date: '2026-11-19',
      last_start_time: '12:00',
      end_date: '2026-11-19',
      end_time: '14:00',
      version: 0,
    });
    await at(24 * 60);
    expect(await begin(exam.id, { otp })).toMatchObject({ ok: true });
    expect(await begin(other.id, { otp: second })).toMatchObject({ ok: true });
    await at(0);
  });

  it('of one student takes the code of no other [CE-03]', async () => {
    const exam = await coded();
    const otp = await codeFor(exam.id);
    const other = await test.enter(await newStudent());
    expect(await begin(exam.id, { otp }, other)).toMatchObject({ error: { code: 'wrong_code' } });
    expect(await begin(exam.id, { otp }, dev)).toMatchObject({ ok: true });
  });
});

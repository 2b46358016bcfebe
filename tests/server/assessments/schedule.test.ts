import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardsMost } from '#server/assessments/queries/cards.ts';
import { assessmentStudents, assessments } from '#server/assessments/schema/assessments.ts';
import { memberships, schools } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addExam } from './exam-rows.ts';
import { addBank, addQuestion } from './question-rows.ts';

let test: TestServer;
let asha: Client;
let bina: Client;
let dev: Client;
let bankId = 0;
let questionId = 0;
const db = () => test.server.app.db;

beforeAll(async () => {
  test = await startTestServer();
  const { asha: author } = test.world;
  bankId = await addBank(db(), { schoolId: 1, authorId: author.id, name: 'Networks' });
  ({ id: questionId } = await addQuestion(db(), { schoolId: 1, bankId, authorId: author.id }));
  for (let count = 0; count < 3; count += 1)
    await addQuestion(db(), { schoolId: 1, bankId, authorId: author.id });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date('2026-11-18T06:00:00Z');
  asha = await test.enter(test.world.asha);
  bina = await test.enter(test.world.bina);
  dev = await test.enter(test.world.dev);
});

const group = (name: '9A' | '9B' | '10A') => {
  const { gradeId, divisionId } = test.world.places[name];
  return { grade_id: gradeId, division_id: divisionId };
};

const fields = (changes: object = {}) => ({
  assessment_name: 'Networks',
  assessment_date: '2026-11-20',
  start_time: '09:00',
  last_start_date: '2026-11-20',
  last_start_time: '10:00',
  end_date: '2026-11-20',
  end_time: '11:00',
  minutes: 60,
  items: [{ question_id: questionId }],
  groups: [group('9A')],
  ...changes,
});
const create = async (changes: object = {}, client = asha) =>
  client.call('create-schedule-assessment', { ...fields(changes), formSession: await formSession(client) });
const created = async (changes: object = {}) => {
  const answer = await create(changes);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.data.data;
};
const issuesOf = async (changes: object) => {
  const answer = await create(changes);
  return answer.ok ? 'saved' : { code: answer.error.code, ...answer.error.issues };
};
const edited = async (assessment_id: number, client = asha) =>
  (await client.ok('edit-schedule-assessment', { assessment_id })).data;
const update = async (assessment_id: number, changes: object = {}) => {
  const { values, version } = await edited(assessment_id);
  return asha.call('update-schedule-assessment', {
    ...values,
    assessment_id,
    version,
    ...changes,
    formSession: await formSession(asha),
  });
};

describe('a schedule', () => {
  it('is in the clocks of the school, with the defaults, and is read as it was typed [CE-01, CO-36, QU-61, CB-05, CB-06]', async () => {
    const { assessment_id } = await created();
    const read = await edited(assessment_id);
    expect(read).toMatchObject({
      time_zone: 'Asia/Kolkata',
      is_started: 0,
      opens_at: Date.parse('2026-11-20T03:30:00Z'),
      closes_at: Date.parse('2026-11-20T05:30:00Z'),
      marks: 1,
      students: 1,
      item_names: ['Which device joins two networks?'],
      values: { ...fields(), items: [{ question_id: questionId, number: 1, marks: 1 }] },
    });
    expect(read.values).toMatchObject({
      pass_percent: 50,
      shuffle_questions: 1,
      shuffle_choices: 1,
      show_policy: 'score_then_keys',
      attempts: 1,
      needs_code: 0,
    });
  });

  it('says beside the field what is wrong [CE-01, CB-05]', async () => {
    const of = (code: string, field: string) => ({ code, [field]: { code } });
    expect(await issuesOf({ start_time: '' })).toEqual(of('needs_time', 'start_time'));
    expect(await issuesOf({ end_date: '', end_time: '' })).toEqual(of('needs_time', 'end_date'));
    expect(await issuesOf({ last_start_time: '08:59' })).toEqual(of('last_start_early', 'last_start_time'));
    expect(await issuesOf({ end_time: '10:59' })).toEqual(of('closes_early', 'end_time'));
    expect(await issuesOf({ end_date: '2028-01-01' })).toEqual(of('window_long', 'end_date'));
    expect(await issuesOf({ items: [] })).toEqual(of('no_questions', 'items'));
    expect(await issuesOf({ groups: [] })).toEqual(of('no_audience', 'groups'));
    expect(await issuesOf({ groups: [group('9B')] })).toEqual(of('unknown_group', 'groups'));
    expect(await issuesOf({ groups: [{ ...group('9A'), division_id: 0 }] })).toEqual(
      of('unknown_group', 'groups'),
    );
    expect(await issuesOf({ groups: [{ grade_id: 0 }] })).toEqual(of('unknown_group', 'groups'));
    expect(await issuesOf({ students: [test.world.esha.id] })).toEqual(of('unknown_student', 'students'));
    expect(await issuesOf({ items: [{ question_id: 999_999 }] })).toEqual(of('unknown_question', 'items'));
    expect(await issuesOf({ items: [{ question_id: questionId }, { question_id: questionId }] })).toEqual(
      of('same_question', 'items'),
    );
    expect(await issuesOf({ items: [{ bank_id: bankId, drawn: 2 }] })).toEqual(of('bad_item', 'items'));
    expect(await issuesOf({ kind: 'practical' })).toEqual(of('only_practical', 'items'));
    expect(await issuesOf({ project_id: 999_999 })).toEqual(of('unknown_project', 'project_id'));
    expect(await issuesOf({ rubric_id: 999_999 })).toEqual(of('unknown_rubric', 'rubric_id'));
    // One is fixed and is not drawn again: three are left.
    const rule = (drawn: number) => ({ bank_id: bankId, drawn, marks: 1 });
    expect(await issuesOf({ items: [{ question_id: questionId }, rule(4)] })).toMatchObject({
      items: { code: 'few_questions', params: { left: 3 } },
    });
    expect(await issuesOf({ items: [{ question_id: questionId }, rule(3)] })).toBe('saved');
  });

  it.each([
    ['minutes', 0],
    ['minutes', 601],
    ['pass_percent', 101],
    ['start_time', '24:00'],
    ['assessment_date', '2026-02-30'],
    ['assessment_name', ' '],
    ['assessment_name', 'a\0b'],
    ['items', [{ question_id: 1, marks: 0 }]],
    ['items', [{ question_id: 1, marks: -1 }]],
    ['items', [{ question_id: 1, marks: 100.25 }]],
    ['items', [{ question_id: 1, marks: 0.3 }]],
  ])('refuses %s of %j [CE-01]', async (field, value) => {
    expect(await issuesOf({ [field]: value })).toMatchObject({
      code: 'bad_request',
      [field]: { code: expect.any(String) },
    });
  });

  it('refuses a time that clocks skip, and shows one in another zone [CB-05]', async () => {
    await db().update(schools).set({ timeZone: 'Europe/Berlin' }).where(eq(schools.id, 1));
    try {
      asha = await test.enter(test.world.asha);
      const skipped = { assessment_date: '2027-03-28', start_time: '02:30' };
      const later = { last_start_date: '2027-03-29', end_date: '2027-03-29' };
      expect(await issuesOf({ ...skipped, ...later })).toEqual({
        code: 'time_skipped',
        start_time: { code: 'time_skipped' },
      });
      const convert = (input: object) =>
        asha.call('convert-date-time-zonewise', { date: '2027-03-28', time: '03:30', ...input });
      expect(await convert({ time_zone: 'Asia/Kolkata' })).toMatchObject({
        data: { data: { date: '2027-03-28', time: '07:00', school_time_zone: 'Europe/Berlin' } },
      });
      expect(await convert({ time: '02:30' })).toMatchObject({ error: { code: 'time_skipped' } });
      expect(await convert({ time_zone: 'Asia/Nowhere' })).toMatchObject({ error: { code: 'wrong_zone' } });
    } finally {
      await db().update(schools).set({ timeZone: 'Asia/Kolkata' }).where(eq(schools.id, 1));
    }
  });

  it('may be an unfinished draft, which its author alone sees [CE-01]', async () => {
    const { assessment_id } = await created({
      state: 'draft',
      items: [],
      groups: [],
      assessment_date: '',
      start_time: '',
    });
    expect((await edited(assessment_id)).values.state).toBe('draft');
    const other = await bina.call('edit-schedule-assessment', { assessment_id });
    expect(other.status).toBe(404);
    const admin = await test.enter(test.world.admin);
    expect((await admin.call('edit-schedule-assessment', { assessment_id })).status).toBe(404);
  });

  it('is saved once a form, and never over a newer one [CE-01, QU-10]', async () => {
    const input = { ...fields(), formSession: await formSession(asha) };
    const first = await asha.ok('create-schedule-assessment', input);
    expect(await asha.ok('create-schedule-assessment', input)).toEqual(first);
    const { assessment_id } = first.data;
    expect(await update(assessment_id, { minutes: 45 })).toMatchObject({ ok: true });
    expect(await update(assessment_id, { version: 1 })).toMatchObject({
      status: 409,
      error: { code: 'stale' },
    });
  });

  it('changes neither questions nor groups once somebody started; times may change [CE-01]', async () => {
    const { assessment_id } = await created();
    await db()
      .update(assessments)
      .set({ firstStartAt: new Date('2026-11-20T04:00:00Z') })
      .where(eq(assessments.id, assessment_id));
    const started = (field: string) => ({
      status: 409,
      error: { code: 'exam_started', issues: { [field]: { code: 'exam_started' } } },
    });
    expect(await update(assessment_id, { items: [{ bank_id: bankId, drawn: 1, marks: 1 }] })).toMatchObject(
      started('items'),
    );
    expect(await update(assessment_id, { groups: [group('10A')] })).toMatchObject(started('groups'));
    expect(await update(assessment_id, { start_time: '08:00' })).toMatchObject(started('start_time'));
    expect(await update(assessment_id, { is_removed: 1 })).toMatchObject({ status: 409 });
    expect(await update(assessment_id, { end_time: '13:00', minutes: 90 })).toMatchObject({ ok: true });
  });

  it('is told to its students, and leaves their bells when it is withdrawn [CO-20, CD-01]', async () => {
    const { assessment_id } = await created({ assessment_name: 'Told' });
    const told = async () =>
      (
        await db()
          .select()
          .from(notifications)
          .where(eq(notifications.cause, `assessment:${assessment_id}`))
      ).map(({ personId, kind, message }) => [personId, kind, message]);
    expect(await told()).toEqual([[test.world.dev.id, 'assessment', 'Told']]);
    expect(await update(assessment_id, { is_removed: 1 })).toMatchObject({ ok: true });
    expect(await told()).toEqual([]);
    expect((await asha.call('edit-schedule-assessment', { assessment_id })).status).toBe(404);
  });
});

describe('cards', () => {
  it('are those of who asks, with what became of them [EN-27, DF-08, CB-01, ST-23]', async () => {
    const { assessment_id } = await created({ assessment_name: 'Carded' });
    const cards = async (client: Client) =>
      (await client.ok('get-upcoming-assessment', {})).data.filter(
        (card) => card.assessment_id === assessment_id,
      );
    const card = {
      assessment_name: 'Carded',
      assessment_date: '2026-11-20',
      start_time: '09:00',
      status: 0,
      start_exam_status: 0,
      teacher: 'Asha Test',
    };
    expect(await cards(dev)).toMatchObject([card]);
    expect(await cards(asha)).toMatchObject([card]);
    // Teaches 9A too.
    expect(await cards(bina)).toMatchObject([card]);
    expect(await cards(await test.enter(test.world.admin))).toMatchObject([card]);
    expect(await cards(await test.enter(test.world.esha))).toEqual([]);
    expect(await cards(await test.enter(test.world.chetan))).toEqual([]);
    expect(await cards(await test.enter(test.world.otherAdmin))).toEqual([]);
    test.clock.now = new Date('2026-11-20T04:00:00Z');
    asha = await test.enter(test.world.asha);
    expect(await cards(asha)).toMatchObject([{ start_exam_status: 1 }]);
    test.clock.now = new Date('2026-11-20T06:00:00Z');
    asha = await test.enter(test.world.asha);
    expect(await cards(asha)).toEqual([]);
    const input = { school_id: 1, user_id: test.world.asha.id, faculty_id: test.world.asha.id };
    const past = await asha.ok('get-schedule-assessment', input);
    expect(past.data.find((each) => each.assessment_id === assessment_id)).toMatchObject({
      start_exam_status: 2,
    });
    const clubs = await asha.ok('get-schedule-assessment-model', input);
    expect(clubs.data.filter((each) => each.assessment_id === assessment_id)).toEqual([]);
  });

  it('is followed by the older ones, as long as there are more than come at once [CB-05, CB-06]', async () => {
    const { chetan, esha, places } = test.world;
    const day = 86_400_000;
    const first = await addExam(db(), { schoolId: 1, authorId: chetan.id, groups: [places['9B']] });
    const { id: _id, bankId: _bank, asked: _asked, ...row } = first;
    const opensAt = (at: number) => new Date(test.clock.now.getTime() - at * day);
    const older = Array.from({ length: cardsMost + 1 }, (_, at) => ({ ...row, opensAt: opensAt(at + 1) }));
    const made = await db().insert(assessments).values(older).returning({ id: assessments.id });
    await db()
      .insert(assessmentStudents)
      .values(made.map(({ id: assessmentId }) => ({ schoolId: 1, assessmentId, personId: esha.id })));
    const teacher = await test.enter(chetan);
    const of = { school_id: 1, user_id: chetan.id, faculty_id: chetan.id };
    const newest = await teacher.ok('get-schedule-assessment', of);
    expect([newest.data.length, newest.has_more]).toEqual([cardsMost, true]);
    const rest = await teacher.ok('get-schedule-assessment', { ...of, skip: cardsMost });
    expect(rest.has_more).toBe(false);
    const last = made.at(-1)!.id;
    expect(rest.data.map((card) => card.assessment_id)).toEqual([made.at(-2)!.id, last]);
    const student = await test.enter(esha);
    const own = await student.ok('get-student-assessments', { skip: cardsMost });
    expect(own.data.map((card) => card.assessment_id)).toContain(last);
    // What still has to do with somebody comes with the first answer, however many are newer.
    const over = { lastStartAt: assessments.opensAt, closesAt: sql`opens_at + interval '1 hour'` };
    const others = made.map(({ id }) => id).filter((id) => id !== last);
    await db().update(assessments).set(over).where(inArray(assessments.id, others));
    const urgent = await teacher.ok('get-schedule-assessment', { ...of, only_urgent: 1 });
    expect([urgent.data.map((card) => card.assessment_id).includes(last), urgent.has_more]).toEqual([
      true,
      false,
    ]);
    expect(urgent.data.length).toBeLessThan(5);
    const ownUrgent = await student.ok('get-student-assessments', { only_urgent: 1 });
    expect(ownUrgent.data.map((card) => card.assessment_id)).toContain(last);
    expect(ownUrgent.data.length).toBeLessThan(5);
    // An old one is found by itself too, and one that is for others is not.
    const one = await student.ok('get-student-assessments', { assessment_id: last });
    expect(one.data.map((card) => card.assessment_id)).toEqual([last]);
    expect((await dev.ok('get-student-assessments', { assessment_id: last })).data).toEqual([]);
  });
});

describe('the audience', () => {
  it('follows its groups until somebody starts [CE-01]', async () => {
    const exam = await addExam(db(), {
      schoolId: 1,
      authorId: test.world.asha.id,
      groups: [test.world.places['9A']],
    });
    const rows = async () =>
      (await asha.ok('schedule-assessment-student', { assessment_id: exam.id })).rows.map(
        (row) => row.student_name,
      );
    expect(await rows()).toEqual(['Dev Test']);
    const move = { schoolId: 1, personId: test.world.esha.id, ...test.world.places['9A'] };
    await db().insert(memberships).values(move);
    expect(await rows()).toEqual(['Dev Test', 'Esha Test']);
    await db()
      .delete(memberships)
      .where(and(eq(memberships.personId, move.personId), eq(memberships.divisionId, move.divisionId)));
    expect(await rows()).toEqual(['Dev Test']);
    await db()
      .insert(assessmentStudents)
      .values({ schoolId: 1, assessmentId: exam.id, personId: test.world.dev.id });
    await db().update(assessments).set({ firstStartAt: test.clock.now }).where(eq(assessments.id, exam.id));
    await db().insert(memberships).values(move);
    expect(await rows()).toEqual(['Dev Test']);
    // Whom asha teaches now, she lets in.
    const alone = { assessment_id: exam.id, student_id: test.world.esha.id, version: 0 };
    expect(await asha.ok('individual-schedule-assessment', alone)).toMatchObject({ data: { version: 1 } });
    expect(await rows()).toEqual(['Dev Test', 'Esha Test']);
    expect(await asha.call('individual-schedule-assessment', alone)).toMatchObject({
      error: { code: 'stale' },
    });
    await db()
      .delete(memberships)
      .where(and(eq(memberships.personId, move.personId), eq(memberships.divisionId, move.divisionId)));
  });

  it('is shown with what differs for each [CE-01]', async () => {
    const exam = await addExam(db(), {
      schoolId: 1,
      authorId: test.world.asha.id,
      groups: [test.world.places['9A']],
    });
    const student_id = test.world.dev.id;
    const factored = await bina.ok('set-accommodation', {
      student_id,
      factor: 150,
      reason: 'Reads slowly',
      version: 0,
    });
    expect(factored.data).toEqual({ version: 1, moved: 0 });
    const changed = await bina.ok('individual-schedule-assessment', {
      assessment_id: exam.id,
      student_id,
      extra_minutes: 15,
      is_excused: 1,
      reason: 'Ill',
      version: 0,
    });
    expect(changed.data).toEqual({ version: 1, ends_at: null });
    const { rows } = await asha.ok('schedule-assessment-student', { assessment_id: exam.id, search: 'dev' });
    expect(rows).toMatchObject([
      {
        student_id,
        grade_name: 'Grade 9',
        division_name: 'A',
        factor: 150,
        factor_reason: 'Reads slowly',
        factor_version: 1,
        code_state: 'none',
        extra_minutes: 15,
        is_excused: 1,
        reason: 'Ill',
        attempt_state: null,
      },
    ]);
    // Closing before the student's own last start.
    const bad = await asha.call('individual-schedule-assessment', {
      assessment_id: exam.id,
      student_id,
      end_date: '2026-11-18',
      end_time: '12:00',
      version: 1,
    });
    expect(bad).toMatchObject({ error: { issues: { end_time: { code: 'closes_early' } } } });
    const foreign = await asha.call('set-accommodation', {
      student_id: test.world.esha.id,
      factor: 150,
      version: 0,
    });
    expect(foreign.status).toBe(404);
  });

  it('is chosen from the students of divisions that the teacher teaches [CE-01]', async () => {
    const { grade_id, division_id } = group('9A');
    const found = await asha.ok('get-student-by-division', { grade_id, division_id: [division_id] });
    expect(found).toMatchObject({ total: 1, data: [{ student_name: 'Dev Test', division_name: 'A' }] });
    // All of the grade that she teaches, which is 9A.
    expect((await asha.ok('get-student-by-division', { grade_id })).data).toEqual(found.data);
    const other = { grade_id, division_id: [group('9B').division_id] };
    expect((await asha.call('get-student-by-division', other)).status).toBe(404);
  });
});

it('nothing is changed in a demo school [QU-17]', async () => {
  const faculty = await test.enter(test.world.demoFaculty);
  expect(await create({ state: 'draft', items: [], groups: [] }, faculty)).toMatchObject({ status: 403 });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, newSchool, readyPlan } from '../migration/school.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash, type Named } from '../world.ts';
import { addExam } from './exam-rows.ts';

/** What a school reaches of last year's assessments after it moved to the next year. */

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
const db = () => test.server.app.db;

const ownCards = async (client: Client, assessment_id = 0) =>
  (await client.ok('get-student-assessments', { assessment_id })).data.map((card) => card.assessment_id);

/** A school that moved while one student of 1A worked on an assessment and another one had handed it in. */
async function moved() {
  const school = await newSchool(db(), await cheapHash());
  const [author] = school.teachers;
  const of = { schoolId: school.id, authorId: author!.id, groups: [school.places['1A']!] };
  const essay = { type: 'subjective' as const, prompt: 'Why?', choices: [] };
  const exam = await addExam(db(), { ...of, questions: [essay] }, test.clock.now);
  const untouched = await addExam(db(), { ...of, questions: [essay] }, test.clock.now);
  const [working, done] = school.students.filter(({ place }) => place === '1A');
  const start = async (who: typeof working) => {
    const client = await test.enter(who!);
    const lease = randomUUID();
    const { data } = await client.ok('start-attempt', { assessment_id: exam.id, lease });
    return { client, attempt_id: data.attempt_id, lease };
  };
  const answers = [{ position: 1, seq: 1, answer: { type: 'subjective' as const, text: 'Because.' } }];
  const open = await start(working);
  const { client, ...over } = await start(done);
  await client.ok('submit-attempt', { ...over, answers });
  const admin = await test.enter(school.admin);
  const { data: plan } = await readyPlan(admin);
  expect((await apply(admin, plan)).ok).toBe(true);
  return {
    school,
    exam,
    untouched,
    open,
    over,
    student: await test.enter(working!),
    mate: await test.enter(done!),
    teacher: await test.enter(author!),
    colleague: await test.enter(school.teachers[1]!),
    admin: await test.enter(school.admin),
  };
}

describe('after the move to the next year', () => {
  it('a student reaches the assessment they work on, hands it in and reads its result [CE-01, QU-47]', async () => {
    const { exam, untouched, open, over, student, mate, teacher } = await moved();
    const { data } = await student.ok('get-student-assessments', { assessment_id: exam.id });
    expect(data).toMatchObject([{ door: 'running', attempt_id: open.attempt_id }]);
    expect(await ownCards(student)).toEqual([exam.id]);
    const { attempt_id, lease } = open;
    expect(await student.call('submit-attempt', { attempt_id, lease })).toMatchObject({ ok: true });
    expect(await ownCards(mate)).toEqual([exam.id]);
    // What nobody began is over, and is for nobody: the class has other students.
    expect(await ownCards(student, untouched.id)).toEqual([]);
    const rows = [{ position: 1, marks: 1, version: 1 }];
    await teacher.ok('update-subjective-marks', { attempt_id: over.attempt_id, rows });
    await teacher.ok('release-assessment', { assessment_id: exam.id });
    expect(await ownCards(mate)).toEqual([]);
    expect(await ownCards(mate, exam.id)).toEqual([exam.id]);
    const result = await mate.ok('get-assessment-result', { attempt_id: over.attempt_id });
    expect(result.data).toMatchObject({ is_released: 1, score: { marks: 1 } });
  });

  it('its author and the school’s admin have it in their list until its results are released [CB-05, QU-47]', async () => {
    const { school, exam, untouched, open, over, teacher, colleague, admin, student } = await moved();
    const [author, other] = school.teachers;
    const cardsOf =
      (client: Client, { id: user_id }: Named) =>
      async (only_urgent: 0 | 1) =>
        (await client.ok('get-schedule-assessment', { user_id, school_id: school.id, only_urgent })).data.map(
          (card) => card.assessment_id,
        );
    const ofAuthor = cardsOf(teacher, author!);
    const ofAdmin = cardsOf(admin, school.admin);
    // What nobody began the author still has, to give it to this year's classes.
    const both = [untouched.id, exam.id];
    expect([await ofAuthor(0), await ofAuthor(1)]).toEqual([both, both]);
    expect([await ofAdmin(0), await ofAdmin(1)]).toEqual([[exam.id], [exam.id]]);
    expect(await cardsOf(colleague, other!)(0)).toEqual([]);
    const { attempt_id, lease } = open;
    await student.ok('submit-attempt', { attempt_id, lease });
    const rows = [{ position: 1, marks: 1, version: 1 }];
    await teacher.ok('update-subjective-marks', { attempt_id: over.attempt_id, rows });
    expect(await ofAuthor(0)).toEqual(both);
    await teacher.ok('release-assessment', { assessment_id: exam.id });
    expect(await ofAuthor(0)).toEqual([untouched.id]);
    expect(await ofAdmin(0)).toEqual([]);
  });

  it('what nobody began is for this year’s class once its author gives it anew [CE-01, CB-05, QU-47]', async () => {
    const school = await newSchool(db(), await cheapHash());
    const [author] = school.teachers;
    const [named] = school.students.filter(({ place }) => place === '2A');
    const [riser, mate] = school.students.filter(({ place }) => place === '1A');
    const of = { schoolId: school.id, authorId: author!.id, groups: [school.places['2A']!] };
    const planned = await addExam(db(), of, test.clock.now);
    const draft = await addExam(db(), { ...of, changes: { state: 'draft' } }, test.clock.now);
    const mixed = await addExam(db(), { ...of, students: [named!.id] }, test.clock.now);
    const admin = await test.enter(school.admin);
    const { data: plan } = await readyPlan(admin);
    expect((await apply(admin, plan)).ok).toBe(true);
    const [teacher, student, other] = [
      await test.enter(author!),
      await test.enter(riser!),
      await test.enter(mate!),
    ];
    const start = (client: Client, assessment_id: number) =>
      client.call('start-attempt', { assessment_id, lease: randomUUID() });

    // The student moved into 2A, for whose former students the assessments were.
    for (const { id } of [planned, mixed]) {
      expect(await ownCards(student, id)).toEqual([]);
      expect(await start(student, id)).toMatchObject({ status: 404 });
    }
    // A student who was named may start. The first start does not let the class in.
    expect(await start(await test.enter(named!), mixed.id)).toMatchObject({ ok: true });
    expect(await start(student, mixed.id)).toMatchObject({ status: 404 });

    const listed = { user_id: author!.id, school_id: school.id };
    const { data: cards } = await teacher.ok('get-schedule-assessment', listed);
    expect(new Set(cards.map((card) => card.assessment_id))).toEqual(
      new Set([planned.id, draft.id, mixed.id]),
    );
    for (const { id: assessment_id } of [planned, draft]) {
      const { data } = await teacher.ok('edit-schedule-assessment', { assessment_id });
      const isDraft = assessment_id === draft.id;
      expect(data).toMatchObject({ students: isDraft ? 2 : 0, is_other_year: isDraft ? 0 : 1 });
      const { values, version } = data;
      await teacher.ok('update-schedule-assessment', {
        ...values,
        assessment_id,
        version,
        state: 'scheduled',
        formSession: await formSession(teacher),
      });
    }
    const given = [draft.id, planned.id];
    expect(await ownCards(student)).toEqual(given);
    const { data: coming } = await other.ok('get-upcoming-assessment', {});
    expect(new Set(coming.map((card) => card.assessment_id))).toEqual(new Set(given));
    const { rows } = await db().execute(sql`select cause from notifications
      where school_id = ${school.id} and person_id = ${mate!.id} and kind = 'assessment' order by cause`);
    expect(rows).toEqual([planned, draft].map(({ id }) => ({ cause: `assessment:${id}` })));
    expect(await start(student, planned.id)).toMatchObject({ ok: true });
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicYears } from '#server/directory/schema.ts';
import { completions, plannedSessions, sessionShares } from '#server/teaching/schema.ts';
import { timetableEntries } from '#server/timetable/schema/timetable.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addClass, addTaughtProject, chooseAndGive, year } from './taught-world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let project: Awaited<ReturnType<typeof addTaughtProject>>;
let nine: { readonly grade: number; readonly division: number };
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  const { db } = test.server.app;
  project = await addTaughtProject(db, { title: 'Light for a street' });
  const { gradeId, divisionId } = world.places['9A'];
  nine = { grade: gradeId, division: divisionId };
  await chooseAndGive(db, { schoolId: 1, groupId: gradeId }, project.projectId, [
    { kind: 'division', id: divisionId },
    { kind: 'division', id: world.places['9B'].divisionId },
  ]);
  asha = await test.enter(world.asha);
});
afterAll(() => test.close());

const db = () => test.server.app.db;
const sessionAt = (index: number) => project.sessions[index]?.id ?? 0;
const at = (index = 0) => ({ session_id: sessionAt(index), project_id: project.projectId });
const marking = (index: number, status: 0 | 1 = 1) => ({
  ...at(index),
  faculty_id: world.asha.id,
  ...nine,
  status,
});
const code = (answer: { ok: boolean; error?: { code: string } }) =>
  'error' in answer && answer.error ? answer.error.code : 'ok';
const empty = async () => {
  await db().delete(sessionShares);
  await db().delete(completions);
};

describe('what a teacher has', () => {
  it('is listed by class with how far it is, searched, sorted and filtered; a page too far is the last [C3-01, CO-04]', async () => {
    await empty();
    await asha.ok('mark-project-as-completed', marking(0));
    const page = await asha.ok('get-faculty-project-list', { page: 99_999, search: 'street' });
    expect(page.rows).toMatchObject([
      {
        title: 'Light for a street',
        grade_name: 'Grade 9',
        division_name: 'A',
        done: 1,
        total: 3,
        students: 0,
      },
    ]);
    const sorted = { sort: [{ by: 'progress' as const, descending: true }] };
    expect((await asha.ok('get-faculty-project-list', { ...sorted, filters: { state: 'done' } })).total).toBe(
      0,
    );
    const practice = await asha.ok('get-faculty-project-list', { filters: { practice: 'yes' } });
    expect(practice.rows[0]).toMatchObject({ total: 1, done: 0 });
    const bina = await test.enter(world.bina);
    expect((await bina.ok('get-faculty-project-list', {})).total).toBe(1);
    const chetan = await test.enter(world.chetan);
    expect((await chetan.ok('get-faculty-project-list', {})).total).toBe(0);
    const admin = await test.enter(world.admin);
    expect((await admin.ok('get-admin-project-list', {})).total).toBe(2);
    // What is finished waits for nobody: it comes last.
    for (const index of [1, 2]) await asha.ok('mark-project-as-completed', marking(index));
    const { rows } = await admin.ok('get-admin-project-list', {});
    expect(rows.map((row) => [row.division_name, row.done])).toEqual([
      ['B', 0],
      ['A', 3],
    ]);
  });

  it('of clubs is listed with batches [C6-02, QU-07]', async () => {
    const club = await addClass(db(), 4, 'club', world.clubFaculty);
    const made = await addTaughtProject(db(), { kind: 'club' });
    await chooseAndGive(db(), club, made.projectId, [{ kind: 'batch', id: club.partId }]);
    const teacher = await test.enter(world.clubFaculty);
    expect((await teacher.ok('get-club-project-list', {})).rows).toMatchObject([{ kind: 'club', total: 3 }]);
    const shared = await teacher.ok('share-club-project-session', {
      session_id: made.sessions[0]?.id ?? 0,
      project_id: made.projectId,
      faculty_id: world.clubFaculty.id,
      school_id: 4,
      club_id: club.groupId,
      batch_id: [0],
    });
    expect(shared.shared).toEqual([club.partId]);
    const marked = await teacher.ok('club-mark-project-as-completed', {
      session_id: made.sessions[0]?.id ?? 0,
      project_id: made.projectId,
      faculty_id: world.clubFaculty.id,
      club_id: club.groupId,
      batch_id: club.partId,
    });
    expect(marked.data).toEqual([{ division_id: club.partId, done: 1, total: 3 }]);
  });

  it('begins a day with what is planned, else with what comes next', async () => {
    await empty();
    await db().delete(plannedSessions);
    const first = async () =>
      (await asha.ok('teaching-today', {})).data.groups.find(({ division }) => division === nine.division)
        ?.next;
    expect(await first()).toMatchObject({ session_id: sessionAt(0), has_presentation: 1, is_shared: 0 });
    await asha.ok('mark-project-as-completed', marking(0));
    expect(await first()).toMatchObject({ session_id: sessionAt(1), done: 1, total: 3 });
    const { today } = (await asha.ok('teaching-today', {})).data;
    await asha.ok('save-planned-session', { ...at(2), ...nine, planned_on: today });
    expect(await first()).toMatchObject({ session_id: sessionAt(2), planned_on: today });
    const week = await asha.ok('planned-session-list', { from: today, to: today });
    expect(week.data).toMatchObject([{ session_id: sessionAt(2), session_name: 'Step 3', is_done: 0 }]);
    await asha.ok('save-planned-session', { ...at(2), ...nine, planned_on: '' });
    expect(await first()).toMatchObject({ session_id: sessionAt(1) });
    const groups = (await asha.ok('teaching-today', {})).data.groups;
    expect(groups).toHaveLength(2);
  });

  it('begins with the lesson that runs, of the project that the timetable names, and tells what is new [LD-06, C2-05]', async () => {
    await empty();
    await db().delete(plannedSessions);
    const other = await addTaughtProject(db(), { title: 'A bell for the yard' });
    await chooseAndGive(db(), { schoolId: 1, groupId: nine.grade }, other.projectId, [
      { kind: 'division', id: nine.division },
    ]);
    // 18 November 2026, a Wednesday, 11:30 in Kolkata.
    const lesson = { schoolId: 1, personId: world.asha.id, divisionId: nine.division, weekday: 3 };
    const valid = { validFrom: '2026-09-01', validTo: '2027-03-31' };
    await db()
      .insert(timetableEntries)
      .values([
        { ...lesson, ...valid, subject: 'Over', starts: 540, ends: 600 },
        { ...lesson, ...valid, subject: 'Robotics', starts: 660, ends: 720, projectId: project.projectId },
        { ...lesson, ...valid, subject: 'Chess', starts: 750, ends: 780 },
      ]);
    const day = async () => (await asha.ok('teaching-today', {})).data;
    const { lessons, groups } = await day();
    expect(lessons).toMatchObject([
      { subject: 'Robotics', division: nine.division, starts: '11:00', ends: '12:00', is_substitute: 0 },
      { subject: 'Chess', starts: '12:30' },
    ]);
    expect(lessons[0]?.starts_at).toBe(Date.parse('2026-11-18T05:30:00Z'));
    const next = groups.find(({ division }) => division === nine.division)?.next;
    expect(next).toMatchObject({ project_id: project.projectId });
    expect((await day()).fresh).toEqual([]);
    await db().update(curriculumAssignments).set({ assignedAt: test.clock.now });
    expect((await day()).fresh.map(({ project_name }) => project_name)).toContain('A bell for the yard');
    await db()
      .update(curriculumAssignments)
      .set({ assignedAt: new Date('2026-11-01T00:00:00Z') });
    await db().delete(timetableEntries).where(eq(timetableEntries.personId, world.asha.id));
    await db().delete(curriculumChoices).where(eq(curriculumChoices.projectId, other.projectId));
  });

  it('is suggested in order, once what it needs is done [C6-01]', async () => {
    await empty();
    const next = await addTaughtProject(db(), { title: 'Zebra crossing', needs: [project.projectId] });
    await chooseAndGive(db(), { schoolId: 1, groupId: nine.grade }, next.projectId, [
      { kind: 'division', id: nine.division },
    ]);
    const asked = async () =>
      (await asha.ok('get-project-suggestion', nine)).data.map(({ title, reason }) => [title, reason]);
    expect(await asked()).toEqual([['Light for a street', 'next']]);
    await asha.ok('mark-project-as-completed', marking(0));
    expect(await asked()).toEqual([['Light for a street', 'continue']]);
    for (const index of [1, 2]) await asha.ok('mark-project-as-completed', marking(index));
    expect(await asked()).toEqual([['Zebra crossing', 'next']]);
    const students = (await asha.ok('get-personalize-suggestion', nine)).data;
    expect(students.map(({ title }) => title)).not.toContain('Zebra crossing');
  });
});

describe('single students', () => {
  it('get a project with a day, lose it, and are of the class alone [C4-05, C3-05]', async () => {
    const made = await addTaughtProject(db(), { title: 'For Dev alone' });
    await chooseAndGive(db(), { schoolId: 1, groupId: nine.grade }, made.projectId, []);
    const giving = { project_id: made.projectId, ...nine, student_ids: [world.dev.id] };
    expect(code(await asha.call('assign-project-Student', { ...giving, student_ids: [world.esha.id] }))).toBe(
      'not_found',
    );
    expect(code(await asha.call('assign-project-Student', { ...giving, due_on: '2020-01-01' }))).toBe(
      'due_past',
    );
    expect((await asha.ok('assign-project-Student', { ...giving, due_on: '2027-01-10' })).changed).toBe(1);
    expect((await asha.ok('assign-project-Student', { ...giving, due_on: '2027-01-10' })).changed).toBe(0);
    const students = await asha.ok('get-project-student-list', {
      project_id: made.projectId,
      ...nine,
      faculty_id: world.asha.id,
      school_id: 1,
    });
    expect(students.data).toMatchObject([
      { student_id: world.dev.id, given: 'person', due_on: '2027-01-10' },
    ]);
    expect((await asha.ok('get-student-project-list', {})).rows).toMatchObject([
      { title: 'For Dev alone', students: 1, division_name: 'A' },
    ]);
    const dev = await test.enter(world.dev);
    expect((await dev.ok('view-curriculum-project', { project_id: made.projectId })).data.title).toBe(
      'For Dev alone',
    );
    expect((await asha.ok('assign-project-Student', { ...giving, status: 0 })).changed).toBe(1);
    expect(await db().$count(curriculumAssignments, eq(curriculumAssignments.kind, 'person'))).toBe(0);
    expect(code(await dev.call('view-curriculum-project', { project_id: made.projectId }))).toBe('not_found');
  });
});

describe('a plan', () => {
  it('takes days of the school’s year, and last year’s on the same days of the week', async () => {
    await db().delete(plannedSessions);
    expect(
      code(await asha.call('save-planned-session', { ...at(), ...nine, planned_on: '2031-01-01' })),
    ).toBe('outside_year');
    expect(code(await asha.call('copy-last-plan', nine))).toBe('no_last_plan');
    await db()
      .insert(academicYears)
      .values({ schoolId: 1, name: '2025-2026', startsOn: '2025-04-01', endsOn: '2026-03-31' })
      .onConflictDoNothing();
    await db()
      .insert(plannedSessions)
      .values({
        schoolId: 1,
        academicYear: '2025-2026',
        divisionId: nine.division,
        projectId: project.projectId,
        sessionId: sessionAt(0),
        plannedOn: '2025-07-07',
        plannedBy: world.asha.id,
        plannedAt: test.clock.now,
      });
    expect((await asha.ok('copy-last-plan', nine)).copied).toBe(1);
    expect((await asha.ok('copy-last-plan', nine)).copied).toBe(0);
    const [row] = await db()
      .select({ day: plannedSessions.plannedOn, weekday: sql<number>`extract(dow from planned_on)::int` })
      .from(plannedSessions)
      .where(eq(plannedSessions.academicYear, year));
    expect(row).toEqual({ day: '2026-07-06', weekday: 1 });
    expect(code(await asha.call('planned-session-list', { from: '2026-12-01', to: '2026-11-01' }))).toBe(
      'bad_request',
    );
  });
});

describe('a demo school', () => {
  it('changes nothing [RP-07]', async () => {
    const demo = await addClass(db(), 5, 'grade', world.demoFaculty);
    await chooseAndGive(db(), demo, project.projectId, [{ kind: 'division', id: demo.partId }]);
    const teacher = await test.enter(world.demoFaculty);
    const there = { grade: demo.groupId, division: demo.partId };
    const acting = { ...at(), faculty_id: world.demoFaculty.id, school_id: 5 };
    const answers = [
      await teacher.call('share-project-session', {
        ...acting,
        grade: demo.groupId,
        division: [demo.partId],
      }),
      await teacher.call('mark-project-as-completed', { ...acting, ...there }),
      await teacher.call('save-planned-session', { ...at(), ...there, planned_on: '2026-12-01' }),
      await teacher.call('assign-project-Student', {
        project_id: project.projectId,
        ...there,
        student_ids: [demo.studentId],
      }),
      await teacher.call('unshare-project-session', { ...at(), ...there }),
    ];
    expect(answers.map(code)).toEqual(answers.map(() => 'demo_school'));
    expect((await teacher.ok('get-faculty-project-list', {})).total).toBe(1);
  });
});

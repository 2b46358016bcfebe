import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { workReminders } from '#server/review/schema.ts';
import { works } from '#server/works/schema.ts';
import { addTaughtProject, chooseAndGive } from '../teaching/taught-world.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addWork } from './review-world.ts';

let test: TestServer;
let world: World;
let admin: Client;
let asha: Client;
let bina: Client;
let lamp: Awaited<ReturnType<typeof addTaughtProject>>;
let car: Awaited<ReturnType<typeof addTaughtProject>>;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  [admin, asha, bina] = [
    await test.enter(world.admin),
    await test.enter(world.asha),
    await test.enter(world.bina),
  ];
  lamp = await addTaughtProject(db(), { title: 'Bright lamp' });
  car = await addTaughtProject(db(), { title: 'Solar car' });
  const nine = { schoolId: 1, groupId: world.places['9A'].gradeId };
  await chooseAndGive(db(), nine, lamp.projectId, [
    { kind: 'division', id: world.places['9A'].divisionId },
    { kind: 'division', id: world.places['9B'].divisionId },
  ]);
  await chooseAndGive(db(), nine, car.projectId, [{ kind: 'person', id: world.dev.id }]);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [works, workReminders, notifications]) await db().delete(table);
});

const db = () => test.server.app.db;
const nineA = () => ({
  personId: world.dev.id,
  groupId: world.places['9A'].gradeId,
  divisionId: world.places['9A'].divisionId,
});
const pending = async (client: Client, input: object = {}) =>
  (await client.ok('student-upload-pending-project', input)).rows.map(({ title, student_id }) => [
    title,
    student_id,
  ]);

describe('who has not handed in', () => {
  it('are students who have a project by class or by name, of the classes one teaches [C5-04]', async () => {
    const { dev, esha } = world;
    const mine = await pending(asha, { sort: [{ by: 'project', descending: false }] });
    expect(mine).toEqual([
      ['Bright lamp', dev.id],
      ['Solar car', dev.id],
    ]);
    expect((await pending(admin)).length).toBe(3);
    expect(await pending(admin, { search: 'esha' })).toEqual([['Bright lamp', esha.id]]);
    await addWork(db(), { ...nineA(), projectId: lamp.projectId });
    expect(await pending(asha)).toEqual([['Solar car', dev.id]]);
    // What was only begun is not handed in.
    await addWork(db(), { ...nineA(), projectId: car.projectId, state: 'draft', attempt: 0 });
    const { rows } = await asha.ok('student-upload-pending-project', {});
    expect(rows[0]).toMatchObject({ title: 'Solar car', is_begun: 1, reminded_on: '', is_reminded_today: 0 });
  });

  it('are filtered, chosen from and exported whole [C5-05]', async () => {
    const mine = { faculty_id: world.admin.id, school_id: 1 };
    expect(await pending(admin, { filters: { project: String(car.projectId), due: 'none' } })).toEqual([
      ['Solar car', world.dev.id],
    ]);
    expect(await pending(admin, { filters: { due: 'past' } })).toEqual([]);
    const projects = await admin.ok('project-pending-dropdown', mine);
    expect(projects.rows.map(({ name }) => name)).toEqual(['Bright lamp', 'Solar car']);
    const students = await admin.ok('student-pending-dropdown', { ...mine, project_id: car.projectId });
    expect(students.rows.map(({ id }) => id)).toEqual([world.dev.id]);
    const sheet = await admin.ok('export-pending-project-list', {
      filters: { student: String(world.dev.id) },
    });
    expect([sheet.data.length, sheet.is_cut]).toEqual([2, 0]);
  });
});

describe('reminding', () => {
  it('reaches each student once a day a project, whoever reminds, and says how many were told [C5-04]', async () => {
    const one = { project_id: lamp.projectId, student_id: world.dev.id };
    expect(await asha.ok('notify-student-project', one)).toMatchObject({ told: 1, skipped: 0 });
    expect(await bina.ok('notify-student-project', one)).toMatchObject({ told: 0, skipped: 1 });
    expect(await asha.ok('notify-all-student-project', {})).toMatchObject({ told: 1, skipped: 1 });
    const told = await db().select().from(notifications);
    expect(told.map(({ kind, message }) => `${kind}: ${message}`).toSorted()).toEqual([
      'work: Bright lamp',
      'work: Solar car',
    ]);
    const { rows } = await asha.ok('student-upload-pending-project', {});
    expect(rows.map(({ is_reminded_today }) => is_reminded_today)).toEqual([1, 1]);
    const events = await db().select().from(reportEvents).where(eq(reportEvents.measure, 'work.reminded'));
    expect(events).toHaveLength(2);
  });

  it('again on the next day is told anew [C5-04]', async () => {
    const one = { project_id: lamp.projectId, student_id: world.dev.id };
    await asha.ok('notify-student-project', one);
    await db().update(workReminders).set({ day: '2026-01-01' });
    expect((await asha.ok('notify-student-project', one)).told).toBe(1);
    expect(await db().select().from(notifications)).toMatchObject([{ version: 2 }]);
  });

  it('of chosen rows leaves out who handed in and who is of another class [C5-05]', async () => {
    await addWork(db(), { ...nineA(), projectId: lamp.projectId });
    const rows = [
      { project_id: lamp.projectId, student_id: world.dev.id },
      { project_id: car.projectId, student_id: world.dev.id },
      { project_id: lamp.projectId, student_id: world.esha.id },
    ];
    expect(await asha.ok('notify-due-date', { rows })).toMatchObject({ told: 1, skipped: 2 });
  });
});

describe('the five counters', () => {
  it('count what was given, done, expected, handed in and reviewed [C2-05, EN-28, EN-29]', async () => {
    const count = async (type: number) =>
      (await asha.ok('faculty-project-count', { type, faculty_id: world.asha.id, school_id: 1 })).data;
    const none = {
      assign: 1,
      completed: 0,
      expected: 1,
      pending: 1,
      output: 0,
      reviewd: 0,
      percentage_count: 0,
      has_club: 0,
    };
    expect([await count(1), await count(2), await count(3)]).toEqual([
      none,
      none,
      { ...none, assign: 0, expected: 0, pending: 0 },
    ]);
    const work = await addWork(db(), { ...nineA(), projectId: lamp.projectId });
    await asha.ok('mark-project-as-completed', {
      project_id: lamp.projectId,
      session_id: 0,
      grade: world.places['9A'].gradeId,
      division: world.places['9A'].divisionId,
      faculty_id: world.asha.id,
      status: 1,
    });
    const done = { completed: 1, expected: 1, pending: 0, output: 1, percentage_count: 100 };
    expect(await count(1)).toMatchObject({ ...done, reviewd: 0 });
    const reviewed = async () =>
      (await asha.ok('get-uploaded-project-student', { filters: { kind: 'course', state: 'reviewed' } }))
        .total;
    expect(await reviewed()).toBe(0);
    for (const state of ['resubmit', 'approved'] as const) {
      await db().update(works).set({ state }).where(eq(works.id, work.id));
      expect([(await count(1)).reviewd, await reviewed()]).toEqual([1, 1]);
    }
    // Handed in again it waits, however often it was answered.
    await db().update(works).set({ state: 'in_review', decidedAt: new Date() }).where(eq(works.id, work.id));
    expect((await count(1)).reviewd).toBe(0);
  });

  it('agree with the lists that they lead to: work of a project that was taken back is no part of the percentage [C2-05, EN-29]', async () => {
    await addWork(db(), nineA());
    const { data } = await asha.ok('faculty-project-count', {
      type: 1,
      faculty_id: world.asha.id,
      school_id: 1,
    });
    expect(data).toMatchObject({ expected: 1, pending: 1, output: 1, percentage_count: 0 });
    const queue = await asha.ok('get-uploaded-project-student', { filters: { kind: 'course' } });
    const missing = await asha.ok('student-upload-pending-project', { filters: { kind: 'course' } });
    expect([queue.total, missing.total]).toEqual([data.output, data.pending]);
  });
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '#server/content/schema/projects.ts';
import { grades } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { schoolSettings } from '#server/schools/schema.ts';
import { addWork } from '../review/review-world.ts';
import { formSession } from '../schools/school-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { newName, projectFields, sessionFields } from './content-inputs.ts';
import { addProjects } from './content-rows.ts';

let test: TestServer;
let world: World;
let asha: Client;
let colleague: Client;
let admin: Client;
let otherAdmin: Client;
let otherFaculty: Client;
let office: Client;
let student: Client;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  [asha, colleague, admin, otherAdmin, otherFaculty, office, student] = await Promise.all([
    test.enter(world.asha),
    test.enter(world.bina),
    test.enter(world.admin),
    test.enter(world.otherAdmin),
    test.enter(world.otherFaculty),
    test.enter(world.superAdmin),
    test.enter(world.dev),
  ]);
  const { db } = test.server.app;
  await db.update(grades).set({ masterClassId: 9 }).where(eq(grades.id, world.places['9A'].gradeId));
});
afterAll(() => test.close());

type Changes = Partial<typeof projectFields> & { readonly id?: number; readonly version?: number };
const save = async (changes: Changes = {}, client = asha) =>
  client.call('save-project', {
    ...projectFields,
    kind: 'grade',
    classIds: [9],
    title: newName(),
    ...changes,
    formSession: await formSession(client),
  });
const codeOf = (answer: { ok: true } | { ok: false; error: { code: string } }) =>
  answer.ok ? 'ok' : answer.error.code;
async function written(changes: Changes = {}): Promise<number> {
  const saved = await save(changes);
  if (!saved.ok) throw new Error(saved.error.code);
  const input = { ...sessionFields, projectId: saved.data.data.id, formSession: await formSession(asha) };
  await asha.ok('save-session', input);
  return saved.data.data.id;
}
const treeOf = async (id: number) => (await asha.ok('get-project', { id })).data;
const submit = async (id: number) => asha.ok('submit-project', { id, version: (await treeOf(id)).version });
const decide = async (id: number, isApproved: boolean, reason = '') =>
  admin.call('decide-project', { id, version: (await treeOf(id)).version, isApproved, reason });
const offeredTo = async (client: Client, gradeId: number) =>
  (await client.ok('get-curriculum-project-list', { mbx_class_id: gradeId, size: 100 })).rows.map(
    ({ project_id }) => project_id,
  );
const toldOf = async (personId: number, id: number) => {
  const { db } = test.server.app;
  const isTheirs = and(
    eq(notifications.schoolId, 1),
    eq(notifications.personId, personId),
    eq(notifications.cause, `project:${id}`),
  );
  return db.select().from(notifications).where(isTheirs);
};

describe('a project of a teacher’s own', () => {
  it('is theirs alone until they send it: no colleague, admin, office or other school has it [RT-11]', async () => {
    const id = await written();
    for (const client of [colleague, admin, otherAdmin, otherFaculty, office])
      expect((await client.call('get-project', { id })).status).toBe(404);
    expect((await student.call('get-project', { id })).status).toBe(403);
    const listed = async (client: Client) =>
      (await client.ok('project-page', { size: 100 })).rows.map((row) => row.id);
    expect(await listed(asha)).toContain(id);
    for (const client of [colleague, admin, otherAdmin, otherFaculty, office])
      expect(await listed(client)).not.toContain(id);
    const { version } = await treeOf(id);
    expect(codeOf(await save({ id, version, title: newName() }, colleague))).toBe('not_found');
    const { sessions } = await treeOf(id);
    const ids = sessions.map((session) => session.id);
    const order = await colleague.call('order-content', { of: 'session', parentId: id, ids });
    expect(codeOf(order)).toBe('order_changed');
    const [session] = sessions;
    const rows = [{ id: session?.id ?? 0, version: session?.version ?? 0 }];
    for (const client of [colleague, office])
      expect(codeOf(await client.call('set-content-removed', { of: 'session', rows, isRemoved: true }))).toBe(
        'not_found',
      );
    expect((await treeOf(id)).sessions).toHaveLength(1);
  });

  it('is sent, sent back with words, sent again, approved, and then offered in that school only [RT-10, RP-15, RT-11]', async () => {
    const id = await written();
    const { gradeId } = world.places['9A'];
    await submit(id);
    expect(await toldOf(world.admin.id, id)).toMatchObject([
      { url: `/myteaching/projects/faculty-add-project/${id}`, kind: 'activity' },
    ]);
    const waiting = await admin.ok('project-page', { filters: { status: 'submitted' } });
    expect(waiting.rows.find((row) => row.id === id)).toMatchObject({ author: 'Asha Test' });
    expect(await offeredTo(admin, gradeId)).not.toContain(id);

    expect(codeOf(await decide(id, false))).toBe('no_reason');
    expect(codeOf(await decide(id, false, 'Add a picture.'))).toBe('ok');
    expect(await treeOf(id)).toMatchObject({ status: 'rejected', rejectReason: 'Add a picture.' });
    expect(await toldOf(world.asha.id, id)).toHaveLength(1);

    await submit(id);
    expect((await treeOf(id)).rejectReason).toBe('');
    expect(codeOf(await decide(id, true))).toBe('ok');
    expect(await treeOf(id)).toMatchObject({ status: 'published', publishedNumber: 1 });
    expect(await offeredTo(admin, gradeId)).toContain(id);
    const view = async (client: Client) =>
      (await client.call('view-curriculum-project', { project_id: id })).status;
    expect(await Promise.all([colleague, otherFaculty, otherAdmin, office].map(view))).toEqual([
      200, 404, 404, 404,
    ]);
    const chosen = await admin.call('selected-project', { mbx_class_id: gradeId, project_ids: [id] });
    expect(chosen.status).toBe(200);
    const events = await test.server.app.db
      .select({ measure: reportEvents.measure })
      .from(reportEvents)
      .where(
        and(
          eq(reportEvents.schoolId, 1),
          eq(reportEvents.subject, 'project'),
          eq(reportEvents.subjectId, id),
        ),
      )
      .orderBy(reportEvents.id);
    expect(events.map(({ measure }) => measure)).toEqual([
      'project.submitted',
      'project.rejected',
      'project.submitted',
      'project.published',
      'project.approved',
      'project.chosen',
    ]);
  });

  it('stays as it was approved while changes wait for an answer, and is no one’s to remove meanwhile [RT-11]', async () => {
    const id = await written({ title: newName() });
    await submit(id);
    await decide(id, true);
    const before = await treeOf(id);
    const title = newName();
    expect(codeOf(await save({ ...before.values, title, id, version: before.version }))).toBe('ok');
    const shown = async () => (await colleague.ok('view-curriculum-project', { project_id: id })).data.title;
    expect(await shown()).toBe(before.values.title);
    await submit(id);
    expect(await shown()).toBe(before.values.title);
    const rows = [{ id, version: (await treeOf(id)).version }];
    const removal = await asha.call('set-content-removed', { of: 'project', rows, isRemoved: true });
    expect(codeOf(removal)).toBe('is_published');
    await decide(id, true);
    expect(await shown()).toBe(title);
    await admin.ok('archive-project', { id, version: (await treeOf(id)).version });
    expect((await colleague.call('view-curriculum-project', { project_id: id })).status).toBe(404);
  });

  it('is taken out of use only by who was told what hangs on it [CA-02, RT-10]', async () => {
    const id = await written();
    await submit(id);
    await decide(id, true);
    const { gradeId, divisionId } = world.places['9A'];
    const place = { mbx_class_id: gradeId, project_ids: [id] };
    await admin.ok('selected-project', place);
    const assignees = [
      { kind: 'division' as const, id: divisionId },
      { kind: 'person' as const, id: world.esha.id },
    ];
    await admin.ok('assign-curriculum', { ...place, assignees });
    const { version } = await treeOf(id);
    const take = (isSure: boolean) => admin.call('archive-project', { id, version, isSure });
    expect(await take(false)).toMatchObject({
      status: 409,
      error: {
        code: 'has_work',
        params: { schools: 1, choices: 1, assignments: 2 },
        information: expect.stringContaining('1 grade or club in 1 school, and was assigned 2 times'),
      },
    });
    await addWork(test.server.app.db, {
      personId: world.dev.id,
      groupId: gradeId,
      divisionId,
      projectId: id,
    });
    expect(await take(false)).toMatchObject({
      error: {
        params: { waiting: 1 },
        information: expect.stringContaining('assigned 2 times. 1 work waits for a review. Nobody'),
      },
    });
    await addWork(test.server.app.db, {
      personId: world.esha.id,
      groupId: gradeId,
      divisionId,
      projectId: id,
      state: 'resubmit',
    });
    expect(await take(false)).toMatchObject({
      error: {
        params: { waiting: 1, sentBack: 1 },
        information: expect.stringContaining('1 work was sent back, and cannot be handed in again. Nobody'),
      },
    });
    expect(await treeOf(id)).toMatchObject({ status: 'published', version });
    expect(codeOf(await take(true))).toBe('ok');
    expect(codeOf(await take(false)), 'a repeat').toBe('ok');
    expect(await offeredTo(admin, gradeId)).not.toContain(id);
    // What was chosen is there again, with the work on it, once it is approved anew.
    await submit(id);
    await decide(id, true);
    const { rows } = await admin.ok('assigned-curriculum-data', { mbx_class_id: gradeId });
    expect(rows.filter(({ project_id }) => project_id === id)).toHaveLength(2);
  });

  it('is decided once, by who saw what is decided [RT-10]', async () => {
    const id = await written();
    const draft = await admin.call('decide-project', { id, version: 1, isApproved: true, reason: '' });
    expect(codeOf(draft)).toBe('not_found');
    await submit(id);
    const seen = await treeOf(id);
    await save({ ...seen.values, objective: 'Something else.', id, version: seen.version });
    const late = await admin.call('decide-project', { id, version: seen.version, isApproved: true });
    expect(codeOf(late)).toBe('stale');
    const { version } = await treeOf(id);
    const both = await Promise.all([
      admin.call('decide-project', { id, version, isApproved: true }),
      admin.call('decide-project', { id, version, isApproved: false, reason: 'No.' }),
    ]);
    expect(both.map(codeOf).toSorted()).toEqual(['not_submitted', 'ok']);
  });

  it('needs an aim, a class and a session first, each told beside its field [CA-03]', async () => {
    const saved = await save({ classIds: [], objective: '' });
    const { id, version } = saved.ok ? saved.data.data : { id: 0, version: 0 };
    expect(await asha.call('submit-project', { id, version })).toMatchObject({
      ok: false,
      error: {
        code: 'no_objective',
        issues: {
          objective: { code: 'no_objective' },
          classIds: { code: 'no_classes' },
          sessions: { code: 'no_sessions' },
        },
      },
    });
  });

  it('is of a kind that the school lets its teachers write [RP-15]', async () => {
    const { db } = test.server.app;
    const off = {
      schoolId: 1,
      key: 'allow_create_club_project',
      level: 0,
      changedBy: 1,
      changedAt: new Date(0),
    };
    await db.insert(schoolSettings).values(off);
    try {
      const answer = await save({ kind: 'club', classIds: [] });
      expect(answer).toMatchObject({ error: { code: 'kind_off', issues: { kind: { code: 'kind_off' } } } });
      expect(codeOf(await save())).toBe('ok');
    } finally {
      await db.delete(schoolSettings).where(eq(schoolSettings.key, off.key));
    }
  });

  it('is not written in a demo school', async () => {
    const demo = await test.enter(world.demoFaculty);
    expect(codeOf(await save({}, demo))).toBe('demo_school');
  });

  it('comes after what is published for the school, never after a draft of the office [CA-03]', async () => {
    const [out = 0, draft = 0, theirs = 0] = await addProjects(test.server.app.db, [
      { title: newName() },
      { title: newName(), isPublished: false },
      { title: newName(), schoolId: 2 },
    ]);
    expect(codeOf(await save({ prerequisiteIds: [out] }))).toBe('ok');
    for (const id of [draft, theirs])
      expect(codeOf(await save({ prerequisiteIds: [id] }))).toBe('unknown_part');
    const found = await asha.ok('content-lookup', { of: 'project', ids: [out, draft, theirs] });
    expect(found.rows.map(({ id }) => id)).toEqual([out]);
  });

  it('carries files that its author has, its admin once it was sent, and the school once approved [QC-15]', async () => {
    const name = 'photo.jpg';
    const upload_id = await test.finishedUpload(world.asha, name, await sampleFile(name), 'content');
    const cover = (await asha.ok('save-content-file', { upload_id, org_name: name })).data;
    const id = await written({ coverFileId: cover.id });
    const seen = async () =>
      Promise.all(
        [asha, admin, colleague, otherFaculty, office, student].map(
          async (client) => (await client.get(`/files/${cover.id}`)).status,
        ),
      );
    expect(await seen(), 'a draft').toEqual([200, 404, 404, 404, 404, 404]);
    await submit(id);
    expect(await seen(), 'sent').toEqual([200, 200, 404, 404, 404, 404]);
    await decide(id, true);
    expect(await seen(), 'approved').toEqual([200, 200, 200, 404, 404, 404]);
    const [row] = await test.server.app.db.select().from(projects).where(eq(projects.id, id));
    expect(row).toMatchObject({ schoolId: 1, origin: 'faculty', authorId: world.asha.id });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classesChanged } from '#contract/classes/classes.hints.ts';
import { curriculumChanged } from '#contract/content/content.hints.ts';
import { curriculumChoices } from '#server/choices/schema.ts';
import { grades } from '#server/directory/schema.ts';
import { channels } from '#server/realtime/channels.ts';
import { templateFields } from '../content/content-inputs.ts';
import { addProjects, addTemplate } from '../content/content-rows.ts';
import { heardAll } from '../realtime/last-hint.ts';
import { openSocket } from '../realtime-client.ts';
import { formSession } from '../schools/school-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
let other: Client;
let office: Client;
let ids: Readonly<Record<string, number>>;
const titles = ['Animal maze', 'Dancing robot', 'Echo lamp'] as const;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  [admin, other, office] = await Promise.all([
    test.enter(world.admin),
    test.enter(world.otherAdmin),
    test.enter(world.superAdmin),
  ]);
  const { db } = test.server.app;
  await db.update(grades).set({ masterClassId: 9 }).where(eq(grades.id, world.places['9A'].gradeId));
  const added = await addProjects(
    db,
    titles.map((title) => ({ title, classIds: [9] })),
  );
  ids = Object.fromEntries(titles.map((title, index) => [title, added[index] ?? 0]));
});
afterAll(() => test.close());

const nine = () => ({ mbx_class_id: world.places['9A'].gradeId });
const code = async (answer: Promise<{ ok: boolean; error?: { code: string } } | object>) => {
  const given = await answer;
  return 'error' in given && given.error ? given.error.code : 'ok';
};
const chosen = async () => {
  const { rows } = await admin.ok('get-curriculum-project-list', nine());
  return rows.filter(({ state }) => state === 'chosen').map(({ title }) => title);
};
const empty = () => test.server.app.db.delete(curriculumChoices);
const choose = (...some: (typeof titles)[number][]) =>
  admin.ok('selected-project', { ...nine(), project_ids: some.map((title) => ids[title] ?? 0) });

describe('a school’s own list', () => {
  const kept = async (name: string, is_default = false, client = admin) =>
    client.call('save-curriculum-template', {
      ...nine(),
      name,
      is_default,
      formSession: await formSession(client),
    });
  const listed = async (client = admin) =>
    (await client.ok('use-template-list', nine())).data.filter(({ is_own }) => is_own === 1);

  it('is what was chosen, chosen again in its order, and no other school’s [CA-01, CA-02]', async () => {
    await empty();
    expect(await code(kept('Nothing'))).toBe('nothing_chosen');
    await choose('Dancing robot', 'Animal maze');
    expect(await kept('Our year')).toMatchObject({ ok: true, data: { data: { projects: 2 } } });
    expect(await code(kept('our  YEAR'))).toBe('name_taken');
    await admin.ok('clear-project-list', nine());
    const own = (await listed()).find(({ template_name }) => template_name === 'Our year');
    const template_id = own?.template_id ?? 0;
    expect(own).toMatchObject({ template_name: 'Our year', projects: 2, chosen: 0 });
    await admin.ok('auto-select-template-project', { ...nine(), template_id });
    expect(await chosen()).toEqual(['Animal maze', 'Dancing robot']);
    expect(await code(other.call('remove-curriculum-template', { template_id, is_removed: true }))).toBe(
      'not_found',
    );
    await admin.ok('remove-curriculum-template', { template_id, is_removed: true });
    const names = async () => (await listed()).map(({ template_name }) => template_name);
    expect(await names()).not.toContain('Our year');
    await admin.ok('remove-curriculum-template', { template_id, is_removed: false });
    expect(await names()).toContain('Our year');
  });

  it('is the usual one where the school says so, one at a time [CA-02]', async () => {
    for (const name of ['First', 'Second']) await kept(name, true);
    const usual = (await listed()).filter(({ is_default }) => is_default === 1);
    expect(usual.map(({ template_name }) => template_name)).toEqual(['Second']);
    expect((await admin.ok('get-model-template', nine())).data?.template_name).toBe('Second');
  });
});

describe('a list of the office', () => {
  const save = async (changes: object, client = office) =>
    client.call('save-template', { ...templateFields, ...changes, formSession: await formSession(client) });
  const offered = async (client = admin, place: object = nine()) => {
    const { data } = await client.ok('use-template-list', { mbx_class_id: 0, ...place });
    return data.filter(({ is_own }) => is_own === 0).map(({ template_name }) => template_name);
  };
  const of = (...some: (typeof titles)[number][]) => some.map((title) => ids[title] ?? 0);

  it('is written for a class, offered there in its order, and nowhere else [CA-01, CA-03]', async () => {
    const projectIds = of('Echo lamp', 'Animal maze');
    const name = 'Nine begins';
    expect(await save({ name, classId: 9, isDefault: true, projectIds })).toMatchObject({ ok: true });
    await save({ name: 'Four begins', classId: 4, projectIds });
    await save({ name: 'Anybody begins', projectIds });
    expect(await offered()).toEqual([name, 'Anybody begins']);
    const [list] = (await admin.ok('use-template-list', nine())).data.filter(({ is_own }) => is_own === 0);
    const inside = await admin.ok('use-template-project-list', {
      ...nine(),
      template_id: list?.template_id ?? 0,
    });
    expect(inside.data.map(({ title }) => title)).toEqual(['Echo lamp', 'Animal maze']);
    const page = await office.ok('template-page', { search: 'begins' });
    expect(page.rows.map((row) => [row.name, row.class, row.isDefault, row.projects])).toEqual([
      ['Anybody begins', '', false, 2],
      ['Four begins', 'Grade 4', false, 2],
      [name, 'Grade 9', true, 2],
    ]);
  });

  it('stands in the order people count: Grade 2 before Grade 10 [CA-03]', async () => {
    const projectIds = of('Animal maze');
    const names = ['Counted Grade 2', 'Counted Grade 10', 'Counted Grade 10 again'];
    for (const name of names.toReversed()) await save({ name, projectIds });
    const page = await office.ok('template-page', { search: 'counted' });
    expect(page.rows.map(({ name }) => name)).toEqual(names);
    const back = await office.ok('template-page', {
      search: 'counted',
      sort: [{ by: 'name', descending: true }],
    });
    expect(back.rows.map(({ name }) => name)).toEqual(names.toReversed());
    expect((await offered()).filter((name) => name.startsWith('Counted'))).toEqual(names);
  });

  it('is usual one at a time, changed by who saw it last, and taken away and brought back [CA-03]', async () => {
    const projectIds = of('Animal maze');
    const usual = await save({ name: 'Newer usual', classId: 9, isDefault: true, projectIds });
    const id = usual.ok ? usual.data.data.id : 0;
    const rows = async () => (await office.ok('template-page', {})).rows;
    expect((await rows()).filter((row) => row.isDefault).map(({ name }) => name)).toEqual(['Newer usual']);
    const { data } = await office.ok('get-template', { id });
    const both = await Promise.all(
      ['Echo lamp', 'Dancing robot'].map((title) =>
        save({ ...data.values, id, version: data.version, projectIds: of(title as (typeof titles)[number]) }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const row = { id, version: data.version + 1 };
    await office.ok('set-content-removed', { of: 'template', rows: [row], isRemoved: true });
    expect(await offered()).not.toContain('Newer usual');
    expect(await code(office.call('get-template', { id }))).toBe('not_found');
    const back = { id, version: row.version + 1 };
    await office.ok('set-content-removed', { of: 'template', rows: [back], isRemoved: false });
    expect(await offered()).toContain('Newer usual');
  });

  it('has a name of its own and projects of the office of its kind; no school’s list is reached by it [CA-03]', async () => {
    const projectIds = of('Animal maze');
    expect(await code(save({ name: 'NINE  begins', projectIds }))).toBe('name_taken');
    expect(await code(save({ name: 'Clubs begin', kind: 'club', projectIds }))).toBe('unknown_part');
    expect(await code(save({ name: 'Class nobody has', classId: 99, projectIds }))).toBe('unknown_part');
    const [theirs = 0] = await addProjects(test.server.app.db, [{ title: 'Of a school', schoolId: 2 }]);
    expect(await code(save({ name: 'Not ours', projectIds: [theirs] }))).toBe('unknown_part');
    expect(await code(save({ name: 'Nothing in it' }))).toBe('bad_request');
    const own = await addTemplate(test.server.app.db, { name: 'Theirs alone', schoolId: 1 }, projectIds);
    const asked = await office.ok('content-name-exists', {
      of: 'template',
      name: 'Theirs alone',
      parentId: 1,
    });
    expect(asked.data.exists).toBe(false);
    expect(await code(office.call('get-template', { id: own }))).toBe('not_found');
    const removal = { of: 'template' as const, rows: [{ id: own, version: 1 }], isRemoved: true };
    for (const client of [office, await test.enter(world.asha)])
      expect(await code(client.call('set-content-removed', removal))).toBe('not_found');
  });
});

describe('two who choose at once', () => {
  it('hear of each other’s choices, and other schools do not', async () => {
    const watching = await openSocket(test, admin);
    const elsewhere = await openSocket(test, other);
    let heardElsewhere = false;
    elsewhere.once('curriculum.changed', () => (heardElsewhere = true));
    const heard = new Promise<void>((resolve) => watching.once('curriculum.changed', () => resolve()));
    await empty();
    await choose('Echo lamp');
    await heard;
    // What the other school hears comes on the same line, behind whatever came before.
    const theirs = new Promise<void>((resolve) => elsewhere.once('classes.changed', () => resolve()));
    test.server.app.broadcaster.broadcast(classesChanged, [channels.admins(2)]);
    await theirs;
    expect(heardElsewhere).toBe(false);
  });
});

describe('a student', () => {
  it('hears that a project was given to their class and taken back, and another class does not [C1-12]', async () => {
    await empty();
    await choose('Echo lamp');
    const [dev, farid] = await Promise.all([test.enter(world.dev), test.enter(world.farid)]);
    const [theirs, others] = await Promise.all([openSocket(test, dev), openSocket(test, farid)]);
    let heardElsewhere = 0;
    others.on(curriculumChanged.name, () => (heardElsewhere += 1));
    const hears = () => new Promise<void>((resolve) => theirs.once(curriculumChanged.name, () => resolve()));

    const given = hears();
    const assignees = [{ kind: 'division' as const, id: world.places['9A'].divisionId }];
    await admin.ok('assign-curriculum', { ...nine(), project_ids: [ids['Echo lamp'] ?? 0], assignees });
    await given;
    const takenBack = hears();
    const { rows } = await admin.ok('assigned-curriculum-data', nine());
    await admin.ok('unassign-selected-project', { rows: rows.map(({ id, version }) => ({ id, version })) });
    await takenBack;
    await heardAll(test, others);
    expect(heardElsewhere).toBe(0);
  });

  it('hears that the office archives a project given to their class, and another class does not [CA-03]', async () => {
    await empty();
    const { db } = test.server.app;
    const [id = 0] = await addProjects(db, [{ title: 'Farewell fan', classIds: [9] }]);
    await admin.ok('selected-project', { ...nine(), project_ids: [id] });
    const assignees = [{ kind: 'division' as const, id: world.places['9A'].divisionId }];
    await admin.ok('assign-curriculum', { ...nine(), project_ids: [id], assignees });
    const [dev, farid] = await Promise.all([test.enter(world.dev), test.enter(world.farid)]);
    const [theirs, others] = await Promise.all([openSocket(test, dev), openSocket(test, farid)]);
    let heardElsewhere = 0;
    others.on(curriculumChanged.name, () => (heardElsewhere += 1));
    const gone = new Promise<void>((resolve) => theirs.once(curriculumChanged.name, () => resolve()));
    await office.ok('archive-project', { id, version: 1, isSure: true });
    await gone;
    await heardAll(test, others);
    expect(heardElsewhere).toBe(0);
  });
});

describe('what is found', () => {
  it('leads each reader to a screen of theirs that shows it [PF-11]', async () => {
    const asha = await test.enter(world.asha);
    const linkFor = async (client: Client) =>
      JSON.stringify(await client.ok('global-search', { searchText: 'Echo lamp' }));
    const id = ids['Echo lamp'] ?? 0;
    expect(await linkFor(asha)).toContain(`myteaching/curriculum?open=${id}`);
    expect(await linkFor(admin)).toContain(`admin/curriculum?open=${id}`);
    expect(await linkFor(office)).toContain(`admin/academic-content?of=${id}`);
  });
});

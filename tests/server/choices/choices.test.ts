import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { academicYears, divisions, grades, memberships } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { isLong } from '../../long.ts';
import { addModule, addProjects, addTemplate } from '../content/content-rows.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
let other: Client;
let office: Client;
/** Of grade 9, which stands for the class 9 of all schools, by title. */
let ids: Readonly<Record<string, number>>;
let modules: { readonly code: number; readonly make: number };
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
  modules = { code: await addModule(db, 'Code', 1), make: await addModule(db, 'Make', 2) };
  const nine = { classIds: [9] };
  const titles = {
    'Animal maze': { ...nine, moduleId: modules.code },
    'Bee counter': { ...nine, moduleId: modules.code },
    'Circuit card': { ...nine, moduleId: modules.make },
    'Dancing robot': { ...nine, moduleId: modules.make },
    'Echo lamp': nine,
    'Our own fair': { ...nine, schoolId: 1 },
    'Their own fair': { ...nine, schoolId: 2 },
    'Not out yet': { ...nine, isPublished: false },
    'For grade 4': { classIds: [4] },
  };
  const added = await addProjects(
    db,
    Object.entries(titles).map(([title, rest]) => ({ title, ...rest })),
  );
  ids = Object.fromEntries(Object.keys(titles).map((title, index) => [title, added[index] ?? 0]));
});
afterAll(() => test.close());

const nine = () => ({ mbx_class_id: world.places['9A'].gradeId });
const of = (...titles: string[]) => titles.map((title) => ids[title] ?? 0);
const code = async (answer: Promise<{ ok: boolean; error?: { code: string } } | object>) => {
  const given = await answer;
  return 'error' in given && given.error ? given.error.code : 'ok';
};
const states = async (client = admin) => {
  const { rows } = await client.ok('get-curriculum-project-list', nine());
  return Object.fromEntries(rows.map(({ title, state }) => [title, state]));
};
const chosen = async () =>
  Object.entries(await states())
    .filter(([, state]) => state === 'chosen')
    .map(([title]) => title);
const empty = () => {
  const { db } = test.server.app;
  return db.delete(curriculumAssignments).then(() => db.delete(curriculumChoices));
};
const choose = (...titles: string[]) =>
  admin.ok('selected-project', { ...nine(), project_ids: of(...titles) });
const nineA = () => ({ kind: 'division' as const, id: world.places['9A'].divisionId });
const assign = (titles: string[], due_on = '') =>
  admin.ok('assign-curriculum', { ...nine(), project_ids: of(...titles), assignees: [nineA()], due_on });

describe('what a school may choose for a class', () => {
  it('is what the office published for it and the school’s own, and nothing else [CA-01, PR-04, NX-115, NX-122]', async () => {
    expect(Object.keys(await states())).toEqual([
      'Animal maze',
      'Bee counter',
      'Circuit card',
      'Dancing robot',
      'Echo lamp',
      'Our own fair',
    ]);
    const { rows } = await admin.ok('get-curriculum-project-list', { ...nine(), search: 'lamp echo' });
    expect(rows.map(({ title }) => title)).toEqual(['Echo lamp']);
    const { rows: found, total } = await admin.ok('search-project-list', { ...nine(), search: 'o' });
    expect([found.map(({ name }) => name), total]).toEqual([['Our own fair'], 1]);
    const inMake = { ...nine(), filters: { module: String(modules.make) } };
    expect((await admin.ok('get-curriculum-project-list', inMake)).total).toBe(2);
  });

  it('is opened before it is chosen, but no draft and no other school’s [CA-01, NX-134]', async () => {
    const view = async (title: string, client = admin) =>
      code(client.call('view-curriculum-project', { project_id: ids[title] ?? 0 }));
    const { data } = await admin.ok('view-curriculum-project', { project_id: ids['Animal maze'] ?? 0 });
    expect(data).toMatchObject({
      title: 'Animal maze',
      module_name: 'Code',
      sessions: [{ title: 'First steps' }],
    });
    expect(await view('Our own fair')).toBe('ok');
    for (const title of ['Not out yet', 'Their own fair']) expect(await view(title)).toBe('not_found');
    expect(await view('Our own fair', office)).toBe('not_found');
  });

  it('refuses what is not offered, all of it, and says the same whatever the reason', async () => {
    await empty();
    const call = (...titles: string[]) =>
      code(admin.call('selected-project', { ...nine(), project_ids: of(...titles) }));
    for (const title of ['Not out yet', 'Their own fair', 'For grade 4']) {
      expect(await call(title)).toBe('not_found');
      expect(await call('Animal maze', title)).toBe('not_offered');
    }
    expect(await chosen()).toEqual([]);
  });
});

describe('choosing', () => {
  it('is of a year, done once however often it is sent, by GET as by POST [CA-01, QU-56, NX-123]', async () => {
    await empty();
    expect(await choose('Animal maze', 'Bee counter')).toMatchObject({ changed: 2 });
    expect(await choose('Animal maze', 'Bee counter')).toMatchObject({ changed: 0, act: '' });
    const query = `mbx_class_id=${nine().mbx_class_id}&project_ids=${of('Echo lamp').join()}`;
    const answer = await admin.get(`/api/v1/selected-project?${query}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await chosen()).toEqual(['Animal maze', 'Bee counter', 'Echo lamp']);
    await test.server.app.db
      .insert(academicYears)
      .values(
        ['2025-2026', '2027-2028'].map((name) => ({
          schoolId: 1,
          name,
          startsOn: `${name.slice(0, 4)}-04-01`,
          endsOn: `${name.slice(5)}-03-31`,
        })),
      )
      .onConflictDoNothing();
    const next = { ...nine(), academic_year: '2027-2028' };
    expect((await admin.ok('get-curriculum-project-list', next)).chosen).toBe(0);
    expect(await admin.ok('selected-project', { ...next, project_ids: of('Echo lamp') })).toMatchObject({
      changed: 1,
    });
    expect(await chosen()).toHaveLength(3);
    const over = { ...nine(), academic_year: '2025-2026', project_ids: of('Echo lamp') };
    expect(await code(admin.call('selected-project', over))).toBe('year_over');
    expect(await code(admin.call('selected-project', { ...over, academic_year: '1999-2000' }))).toBe(
      'not_found',
    );
  });

  it('by somebody who saw an older list is told so, and nothing changes', async () => {
    await empty();
    const { revision } = await admin.ok('get-curriculum-project-list', nine());
    const mine = { ...nine(), revision, project_ids: of('Animal maze') };
    const after = await admin.ok('selected-project', mine);
    const second = { ...nine(), revision, project_ids: of('Bee counter') };
    expect(await admin.call('selected-project', second)).toMatchObject({
      status: 409,
      error: { code: 'stale' },
    });
    expect(await code(admin.call('clear-project-list', { ...nine(), revision }))).toBe('stale');
    expect(await code(admin.call('selected-project', { ...second, revision: after.revision }))).toBe('ok');
    expect(await chosen()).toEqual(['Animal maze', 'Bee counter']);
  });

  it('of many at once by many people never chooses one twice, nor loses one', async () => {
    await empty();
    const sets = [
      ['Animal maze', 'Bee counter'],
      ['Bee counter', 'Circuit card'],
      ['Circuit card', 'Animal maze'],
    ];
    const answers = await Promise.all([...sets, ...sets, ...sets].map((titles) => choose(...titles)));
    expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(3);
    expect(await chosen()).toEqual(['Animal maze', 'Bee counter', 'Circuit card']);
  });

  it('takes 200 projects in half a second', async () => {
    const { db } = test.server.app;
    const [grade] = await db
      .insert(grades)
      .values({ schoolId: 1, name: 'Big', position: 40, masterClassId: 7 })
      .returning({ id: grades.id });
    const many = await addProjects(
      db,
      Array.from({ length: 200 }, (_, index) => ({ title: `Many ${index}`, classIds: [7] })),
    );
    const place = { mbx_class_id: grade?.id ?? 0 };
    const timeOf = async (act: () => Promise<{ changed: number }>) => {
      const began = performance.now();
      expect((await act()).changed).toBe(200);
      return performance.now() - began;
    };
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      times.push(await timeOf(() => admin.ok('selected-project', { ...place, project_ids: many })));
      await admin.ok('clear-project-list', place);
    }
    expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(isLong ? 500 : 15_000);
    const tooMany = { ...place, project_ids: [...many, 1] };
    expect(await code(admin.call('selected-project', tooMany))).toBe('bad_request');
  });

  it('is the school’s own alone: other schools, teachers, the office and demo schools change nothing', async () => {
    await empty();
    const input = { ...nine(), project_ids: of('Animal maze') };
    expect(await code(other.call('selected-project', input))).toBe('not_found');
    expect(await code(other.call('view-selected-project-module-wise', nine()))).toBe('not_found');
    expect(await code(office.call('selected-project', { ...input, school_id: 1 }))).toBe('forbidden');
    const demo = await test.enter(world.demoAdmin);
    expect(await code(demo.call('selected-project', input))).toBe('demo_school');
    expect(await code(demo.call('clear-project-list', nine()))).toBe('demo_school');
    await choose('Animal maze');
    expect((await office.ok('get-curriculum-project-list', { ...nine(), school_id: 1 })).chosen).toBe(1);
    expect(await code(office.call('get-curriculum-project-list', nine()))).toBe('not_found');
  });
});

describe('what has work on it', () => {
  it('is not removed but archived, and comes back as it was [CA-01, CA-02, NX-104, NX-107, NX-110]', async () => {
    await empty();
    await choose('Animal maze', 'Bee counter', 'Circuit card');
    await assign(['Animal maze']);
    const away = { ...nine(), project_ids: of('Animal maze', 'Bee counter') };
    expect(await admin.call('de-selected-project', away)).toMatchObject({
      status: 409,
      error: { code: 'has_work', params: { projects: 1, assignments: 1 } },
    });
    expect(await chosen()).toHaveLength(3);
    const cleared = await admin.ok('clear-project-list', { ...nine(), mode: 'archive' });
    expect(cleared).toMatchObject({ changed: 3, archived: 1 });
    expect(await states()).toMatchObject({ 'Animal maze': 'archived', 'Bee counter': 'open' });
    expect((await admin.ok('assigned-curriculum-data', nine())).total).toBe(0);
    await choose('Animal maze');
    expect((await admin.ok('assigned-curriculum-data', nine())).total).toBe(1);
  });
});

describe('an act', () => {
  it('is taken back once, within 20 seconds, by who did it, unless something happened since [QU-56]', async () => {
    await empty();
    const first = await choose('Animal maze', 'Bee counter');
    const undo = (act: string, client = admin) => code(client.call('undo-curriculum-act', { act }));
    expect(await undo(first.act, other)).toBe('too_late');
    const second = await admin.ok('de-selected-project', { ...nine(), project_ids: of('Bee counter') });
    expect(await undo(first.act)).toBe('stale');
    expect(await admin.ok('undo-curriculum-act', { act: second.act })).toMatchObject({ changed: 1 });
    expect(await admin.ok('undo-curriculum-act', { act: second.act })).toMatchObject({ changed: 0 });
    expect(await chosen()).toEqual(['Animal maze', 'Bee counter']);
    const cleared = await admin.ok('clear-project-list', nine());
    test.clock.now = new Date(test.clock.now.getTime() + 26_000);
    expect(await undo(cleared.act)).toBe('too_late');
    expect(await chosen()).toEqual([]);
  });

  it('is told to reports in the same moment, one event a project', async () => {
    await empty();
    const { db } = test.server.app;
    const before = await db.$count(reportEvents);
    await choose('Animal maze', 'Bee counter');
    await assign(['Animal maze']);
    expect((await db.$count(reportEvents)) - before).toBe(3);
    await code(admin.call('selected-project', { ...nine(), project_ids: of('Circuit card', 'Not out yet') }));
    expect((await db.$count(reportEvents)) - before).toBe(3);
  });
});

describe('templates', () => {
  it('choose all they hold of what is offered, and the usual one without being named [CA-01, CA-02, NX-105, NX-116, NX-118, NX-132, NX-133]', async () => {
    await empty();
    const { db } = test.server.app;
    expect(await code(admin.call('insert-default-selected', nine()))).toBe('no_default');
    const start = await addTemplate(
      db,
      { name: 'A start', classId: 9, isDefault: true },
      of('Animal maze', 'Not out yet'),
    );
    await addTemplate(db, { name: 'Ours', schoolId: 1 }, of('Bee counter', 'Echo lamp'));
    const theirs = await addTemplate(db, { name: 'Theirs', schoolId: 2 }, of('Echo lamp'));
    const gone = await addTemplate(db, { name: 'Nothing left', classId: 9 }, of('Not out yet'));
    const { data } = await admin.ok('use-template-list', nine());
    expect(data.map(({ template_name, projects, is_own }) => [template_name, projects, is_own])).toEqual([
      ['A start', 1, 0],
      ['Ours', 2, 1],
      ['Nothing left', 0, 0],
    ]);
    expect((await admin.ok('get-model-template', nine())).data?.template_id).toBe(start);
    const usual = await admin.ok('insert-default-selected', nine());
    expect(await chosen()).toEqual(['Animal maze']);
    const ours = data.find(({ is_own }) => is_own === 1)?.template_id ?? 0;
    expect(await admin.ok('auto-select-template-project', { ...nine(), template_id: ours })).toMatchObject({
      changed: 2,
    });
    await admin.ok('undo-curriculum-act', { act: usual.act });
    expect(await chosen()).toEqual(['Bee counter', 'Echo lamp']);
    const listed = await admin.ok('use-template-project-list', { ...nine(), template_id: ours });
    expect(listed.data.map(({ state }) => state)).toEqual(['chosen', 'chosen']);
    const use = (template_id: number) =>
      code(admin.call('auto-select-template-project', { ...nine(), template_id }));
    expect(await use(theirs)).toBe('not_found');
    expect(await use(gone)).toBe('empty_template');
  });
});

describe('the modules of a class', () => {
  const order = async (client = admin) =>
    (await client.ok('view-selected-project-module-wise', nine())).data.map(({ module_name }) => module_name);

  it('stand in the order of the school, kept for whoever saw the order it changed [CA-02, NX-102, NX-125, NX-135]', async () => {
    await empty();
    await choose('Animal maze', 'Circuit card', 'Echo lamp');
    expect(await order()).toEqual(['Code', 'Make', '']);
    const { code: first, make } = modules;
    const next = { ...nine(), module_ids: [make, first], seen: [first, make] };
    expect(await admin.ok('set-school-module-sequence', next)).toMatchObject({ is_own_order: 1 });
    expect(await order()).toEqual(['Make', 'Code', '']);
    expect(await code(admin.call('set-school-module-sequence', next))).toBe('stale');
    expect(
      await code(admin.call('set-school-module-sequence', { ...next, seen: [], module_ids: [make] })),
    ).toBe('stale');
    expect((await admin.ok('academic-module-list', nine())).data.map(({ projects }) => projects)).toEqual([
      1, 1, 1,
    ]);
  });

  it('are seen by who teaches the class and by no other teacher [CA-02]', async () => {
    const [asha, chetan] = [await test.enter(world.asha), await test.enter(world.chetan)];
    expect(await order(asha)).toEqual(['Make', 'Code', '']);
    expect(await code(chetan.call('view-selected-project-module-wise', nine()))).toBe('not_found');
    expect(await code(chetan.call('academic-module-list', nine()))).toBe('not_found');
  });
});

describe('assigning', () => {
  it('gives to sections and students until a day, again only with another day [CA-02, NX-130, NX-131]', async () => {
    await empty();
    await choose('Animal maze', 'Bee counter');
    const person = { kind: 'person' as const, id: world.esha.id };
    const give = (due_on: string, assignees = [nineA(), person]) =>
      admin.call('assign-curriculum', { ...nine(), project_ids: of('Animal maze'), assignees, due_on });
    expect(await give('2026-12-01')).toMatchObject({ ok: true, data: { changed: 2 } });
    expect(await give('2026-12-01')).toMatchObject({ ok: true, data: { changed: 0 } });
    expect(await give('2026-12-08', [nineA()])).toMatchObject({ ok: true, data: { changed: 1 } });
    const { rows } = await admin.ok('assigned-curriculum-data', nine());
    expect(rows.map(({ assignee_name, due_on, version }) => [assignee_name, due_on, version])).toEqual([
      ['Esha Test', '2026-12-01', 1],
      ['A', '2026-12-08', 2],
    ]);
    const { data } = await admin.ok('unassigned-project', nine());
    expect(data.flatMap(({ projects }) => projects.map(({ title }) => title))).toEqual(['Bee counter']);
    const [first, second] = rows.map(({ id, version }) => ({ id, version }));
    if (!first || !second) throw new Error('Two are assigned.');
    const undo = await admin.ok('unassign-selected-project', { rows: [first, { ...second, version: 1 }] });
    expect([undo.done.length, undo.refused.map(({ code }) => code)]).toEqual([1, ['stale']]);
    expect(await code(other.call('unassign-selected-project', { rows: [second] }))).toBe('not_found');
  });

  it('reaches nobody else, and no day that has passed', async () => {
    const give = (assignees: { kind: 'division' | 'batch' | 'person'; id: number }[], due_on = '') =>
      code(admin.call('assign-curriculum', { ...nine(), project_ids: of('Animal maze'), assignees, due_on }));
    expect(await give([{ kind: 'division', id: world.places['10A'].divisionId }])).toBe('not_found');
    expect(await give([{ kind: 'division', id: world.places.other.divisionId }])).toBe('not_found');
    expect(await give([{ kind: 'batch', id: world.places['9A'].divisionId }])).toBe('not_found');
    expect(await give([nineA(), { kind: 'person', id: world.farid.id }])).toBe('not_found');
    expect(await give([{ kind: 'person', id: world.asha.id }])).toBe('not_found');
    expect(await give([nineA()], '2026-11-17')).toBe('due_past');
    const notChosen = { ...nine(), project_ids: of('Echo lamp'), assignees: [nineA()] };
    expect(await code(admin.call('assign-curriculum', notChosen))).toBe('not_found');
  });
});

describe('a club', () => {
  it('is offered what is made for clubs, and counted [CA-02, NX-108, NX-114, NX-121, NX-124]', async () => {
    const { db } = test.server.app;
    const [club] = await db
      .insert(grades)
      .values({ schoolId: 1, kind: 'club', name: 'Robotics', position: 1 })
      .returning({ id: grades.id });
    const club_id = club?.id ?? 0;
    const [project = 0] = await addProjects(db, [{ title: 'Club rover', kind: 'club' }]);
    const { rows } = await admin.ok('get-curriculum-club-project-list', { club_id });
    expect(rows.map(({ title }) => title)).toEqual(['Club rover']);
    await admin.ok('selected-project-club', { club_id, project_ids: [project] });
    expect((await admin.ok('school-club-project', {})).data).toEqual([
      { club_id, club_name: 'Robotics', projects: 1 },
    ]);
    const wrong = { mbx_class_id: club_id, project_ids: [project] };
    expect(await code(admin.call('selected-project', wrong))).toBe('not_found');
    await admin.ok('clear-project-list-club', { club_id });
    expect((await admin.ok('get-curriculum-club-project-list', { club_id })).chosen).toBe(0);
  });
});

describe('telling a class', () => {
  it('notifies the students of the sections one teaches, again when it is told again [C1-12, CA-02, NX-120, NX-281]', async () => {
    await empty();
    await choose('Animal maze');
    const { db } = test.server.app;
    const asha = await test.enter(world.asha);
    const project_id = ids['Animal maze'] ?? 0;
    const at = { grade: nine().mbx_class_id, division: nineA().id, project_id };
    expect((await asha.ok('check-notice-exist', at)).exists).toBe(0);
    const tell = (division_id: number[], project = project_id) =>
      asha.call('project-notified-by-faculty', { ...nine(), division_id, project_id: project });
    const about = and(eq(notifications.cause, `project:${project_id}`), isNull(notifications.readAt));
    // Chosen for the class, and assigned to nobody yet.
    expect(await code(tell([nineA().id]))).toBe('nobody');
    await assign(['Animal maze']);
    expect(await tell([nineA().id])).toMatchObject({ ok: true, data: { told: 1 } });
    expect((await asha.ok('check-notice-exist', at)).exists).toBe(1);
    expect(await tell([0])).toMatchObject({ ok: true });
    expect(await db.$count(notifications, about)).toBe(1);
    const dev = await test.enter(world.dev);
    expect((await dev.ok('notifications', { schoolId: 1 })).data[0]).toMatchObject({
      message: 'Animal maze',
      kind: 'activity',
      url: `/mylearning/project/${project_id}`,
    });
    expect((await dev.call('view-curriculum-project', { project_id })).status).toBe(200);
    expect(await code(tell([world.places['9B'].divisionId]))).toBe('not_found');
    expect(await code(tell([nineA().id], ids['Bee counter']))).toBe('not_found');
    const [empty9] = await db
      .insert(divisions)
      .values({ schoolId: 1, gradeId: nine().mbx_class_id, name: 'Empty' })
      .returning({ id: divisions.id });
    const divisionId = empty9?.id ?? 0;
    await db
      .insert(memberships)
      .values({ schoolId: 1, personId: world.asha.id, gradeId: nine().mbx_class_id, divisionId });
    expect(await code(tell([divisionId]))).toBe('nobody');
  });

  it('reaches those the project is assigned to, not the rest of the grade or of a section [C1-12]', async () => {
    await empty();
    await choose('Animal maze');
    const { db } = test.server.app;
    const { gradeId, divisionId } = world.places['9B'];
    const teaches = { schoolId: 1, personId: world.asha.id, gradeId, divisionId };
    await db.insert(memberships).values(teaches).onConflictDoNothing();
    const asha = await test.enter(world.asha);
    const project_id = ids['Animal maze'] ?? 0;
    const tell = (part: number) =>
      asha.call('project-notified-by-faculty', { ...nine(), division_id: [part], project_id });
    await assign(['Animal maze']);
    // Dev sits in 9A; Esha, in 9B, was given nothing.
    expect(await tell(0)).toMatchObject({ ok: true, data: { told: 1 } });
    expect(await code(tell(divisionId))).toBe('nobody');
    const assignees = [{ kind: 'person' as const, id: world.esha.id }];
    await admin.ok('assign-curriculum', { ...nine(), project_ids: [project_id], assignees, due_on: '' });
    expect(await tell(divisionId)).toMatchObject({ ok: true, data: { told: 1 } });
    expect(await tell(0)).toMatchObject({ ok: true, data: { told: 2 } });
  });

  it('is not offered of what was withdrawn meanwhile', async () => {
    const asha = await test.enter(world.asha);
    const project_id = ids['Animal maze'] ?? 0;
    await test.server.app.db.delete(publishedProjects).where(eq(publishedProjects.projectId, project_id));
    const input = { ...nine(), division_id: [0], project_id };
    expect(await code(asha.call('project-notified-by-faculty', input))).toBe('not_found');
    expect(Object.keys(await states())).not.toContain('Animal maze');
  });
});

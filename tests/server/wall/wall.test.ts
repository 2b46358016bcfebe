import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, schools } from '#server/directory/schema.ts';
import { officeSchools } from '#server/schools/schema.ts';
import { putOnWall, takeOffWall } from '#server/wall/index.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addWork } from './wall-world.ts';

let test: TestServer;
let admin: Client;
let asha: Client;
let dev: Client;
let other: Client;
let office: Client;

beforeAll(async () => {
  test = await startTestServer();
  const { world } = test;
  admin = await test.signIn(world.admin);
  asha = await test.signIn(world.asha);
  dev = await test.signIn(world.dev);
  other = await test.signIn(world.otherFaculty);
  office = await test.signIn(world.superAdmin);
});
afterAll(() => test.close());

const unit = () => ({ app: test.server.app, db: test.server.app.db, afterCommit: () => undefined });

/** A work that is on the wall of its school. */
async function shown(student: Named, title: string) {
  const work = await addWork(test.server.app.db, student, { title });
  await putOnWall(unit(), work, test.world.asha.id);
  return work;
}

const ofSchool = async (client: Client, input: object = {}) =>
  (await client.ok('get-wall-of-fame', { size: 50, ...input })).rows;
const titles = (rows: readonly { readonly project_name: string }[]) =>
  rows.map(({ project_name }) => project_name);
const beyond = { filters: { place: 'beyond' as const } };

async function consent(student: Named, scope: 'work' | 'named', id = 0, version = 0) {
  const input = {
    id,
    version,
    student_id: student.id,
    guardian: 'Meera Test',
    given_on: '2026-11-01',
    scope,
    formSession: await formSession(admin),
  };
  return admin.call('save-consent', input);
}

const fileStatus = async (client: Client, fileId: string, part = '') =>
  (await client.get(`/files/${fileId}${part}`)).status;

describe('the wall of fame', () => {
  it('shows a school its approved works, the newest first, once each [RT-18, CB-02, DF-06, NX-142, NX-147, QU-59]', async () => {
    const work = await shown(test.world.dev, 'Robot arm');
    await putOnWall(unit(), work, test.world.asha.id);
    await shown(test.world.esha, 'Weather station');
    const rows = await ofSchool(dev);
    expect(titles(rows)).toEqual(['Weather station', 'Robot arm']);
    expect(rows[1]).toMatchObject({
      first_name: 'Dev',
      last_name: 'Test',
      grade: 'Grade 9',
      division_name: 'A',
      school_name: 'First School',
      picture: work.fileId,
      project_cover: '',
    });
    expect(titles((await admin.ok('get-admin-wallofFames', {})).rows)).toEqual(titles(rows));
    expect(
      titles(
        (await asha.ok('get-faculty-wallofFames', { faculty_id: test.world.asha.id, school_id: 1 })).data,
      ),
    ).toEqual(titles(rows));
    expect(titles(await ofSchool(dev, { search: 'robot' }))).toEqual(['Robot arm']);
    expect(titles(await ofSchool(dev, { search: 'esha' }))).toEqual(['Weather station']);
    expect(titles(await ofSchool(other))).toEqual([]);
  });

  it('opens a work with the files of the approved attempt and what was learned [NX-143]', async () => {
    const [row] = await ofSchool(dev, { search: 'robot' });
    const { data } = await dev.ok('get-admin-wallofFames-view', { id: row?.id ?? 0 });
    expect(data.learning).toBe('Motors turn both ways.');
    expect(data.entries.map(({ url, file }) => file?.name ?? url)).toEqual([
      'arm.png',
      'https://scratch.example/arm',
    ]);
    expect((await other.call('get-admin-wallofFames-view', { id: row?.id ?? 0 })).status).toBe(404);
  });

  it('takes nobody beyond the school without a guardian’s consent, and ends with it [QU-59]', async () => {
    const { world } = test;
    const work = await shown(world.farid, 'Solar oven');
    const [row] = await ofSchool(dev, { search: 'solar' });
    const id = row?.id ?? 0;
    const seenBy = async (client: Client) => titles(await ofSchool(client, beyond));
    expect(await seenBy(other)).toEqual([]);
    expect(titles((await office.ok('get-admin-wallofFames', {})).rows)).toEqual([]);
    // What the reader's right leaves is 404; a file that is not in the store of this test answers otherwise.
    expect(await fileStatus(other, work.fileId)).toBe(404);

    expect((await consent(world.farid, 'work')).ok).toBe(true);
    expect(await seenBy(other)).toEqual(['Solar oven']);
    expect((await ofSchool(other, beyond))[0]).toMatchObject({
      first_name: '',
      last_name: '',
      school_name: 'First School',
    });
    // A name that is not shown is not found either.
    expect(await ofSchool(other, { ...beyond, search: 'farid' })).toEqual([]);
    expect((await office.ok('get-admin-wallofFames-view', { id })).data.first_name).toBe('');

    const [held] = (await admin.ok('consent-list', {})).rows;
    expect((await consent(world.farid, 'named', held?.id, held?.version)).ok).toBe(true);
    expect((await ofSchool(other, beyond))[0]).toMatchObject({ first_name: 'Farid' });
    const version = (await admin.ok('consent-by-id', { id: held?.id ?? 0 })).version;
    await admin.ok('set-consent-withdrawn', { rows: [{ id: held?.id ?? 0, version }], isRemoved: true });
    expect(await seenBy(other)).toEqual([]);
    expect((await other.call('get-admin-wallofFames-view', { id })).status).toBe(404);
    expect(titles(await ofSchool(dev, { search: 'solar' }))).toEqual(['Solar oven']);
  });

  it('is kept by the admins of the school, who take a work off and put it back', async () => {
    await shown(test.world.dev, 'Line follower');
    const [row] = (await admin.ok('get-admin-wallofFames', { search: 'line' })).rows;
    const at = { id: row?.id ?? 0, version: row?.version ?? 0 };
    expect((await asha.call('set-wall-entry-removed', { rows: [at], isRemoved: true })).status).toBe(403);
    await admin.ok('set-wall-entry-removed', { rows: [at], isRemoved: true });
    expect(await ofSchool(dev, { search: 'line' })).toEqual([]);
    expect((await dev.call('get-admin-wallofFames-view', { id: at.id })).status).toBe(404);
    const off = await admin.ok('get-admin-wallofFames', { filters: { state: 'removed' } });
    expect(titles(off.rows)).toEqual(['Line follower']);
    // Nobody else lists what was taken off.
    expect(titles(await ofSchool(dev, { filters: { state: 'removed' } }))).not.toContain('Line follower');
    await admin.ok('set-wall-entry-removed', {
      rows: [{ ...at, version: at.version + 1 }],
      isRemoved: false,
    });
    expect(titles(await ofSchool(dev, { search: 'line' }))).toEqual(['Line follower']);
  });

  it('lets a work go that is opened again, and takes it back at the next approval', async () => {
    const work = await shown(test.world.esha, 'Bird feeder');
    await takeOffWall(unit(), work);
    expect(await ofSchool(dev, { search: 'bird' })).toEqual([]);
    await putOnWall(unit(), work, test.world.asha.id);
    expect(titles(await ofSchool(dev, { search: 'bird' }))).toEqual(['Bird feeder']);
  });

  it('is not on the first screen of a teacher whose school has clubs alone [ST-45]', async () => {
    const { id } = test.world.clubFaculty;
    const club = await test.signIn(test.world.clubFaculty);
    expect((await club.ok('get-faculty-wallofFames', { faculty_id: id, school_id: 4 })).data).toEqual([]);
  });

  it('keeps neither the work nor the consent of somebody who was erased', async () => {
    const { db } = test.server.app;
    const [row] = await db
      .insert(people)
      .values({ schoolId: 1, role: 3, loginName: 'S77', firstName: 'Gone', lastName: 'Test' })
      .returning();
    const gone = { id: row?.id ?? 0, schoolId: 1, loginName: 'S77', role: 3 } as const;
    await shown(gone, 'Water clock');
    await consent(gone, 'named');
    const version = async () =>
      (
        await db
          .select()
          .from(people)
          .where(and(eq(people.schoolId, 1), eq(people.id, gone.id)))
      )[0]?.version ?? 0;
    const status = { rows: [{ id: gone.id, version: await version() }] };
    await admin.ok('delete-student', status);
    expect(await ofSchool(dev, { search: 'water' })).toEqual([]);
    await admin.ok('erase-student', { id: gone.id, user_id: 'S77' });
    expect(await ofSchool(dev, { search: 'water' })).toEqual([]);
    const { rows } = await admin.ok('consent-list', { size: 100 });
    expect(rows.map(({ student_id }) => student_id)).not.toContain(gone.id);
  });
});

describe('consents', () => {
  it('are one for each student at a time, of a day that was, of a student of the school [QU-59]', async () => {
    const { world } = test;
    expect((await consent(world.esha, 'work')).ok).toBe(true);
    expect(await consent(world.esha, 'named')).toMatchObject({
      error: { code: 'consent_exists', fields: { student_id: expect.any(String) } },
    });
    const twice = await Promise.all([consent(world.dev, 'work'), consent(world.dev, 'named')]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await consent(world.otherStudent, 'work')).toMatchObject({ error: { code: 'unknown_student' } });
    expect(await consent(world.asha, 'work')).toMatchObject({ error: { code: 'unknown_student' } });
    const late = {
      id: 0,
      version: 0,
      student_id: world.farid.id,
      guardian: 'M',
      given_on: '2999-01-01',
      scope: 'work' as const,
      formSession: await formSession(admin),
    };
    expect(await admin.call('save-consent', late)).toMatchObject({ error: { code: 'future_day' } });
    const found = await admin.ok('consent-student-lookup', { search: 'farid' });
    expect(found.rows).toEqual([{ id: world.farid.id, name: 'Farid Test', hint: 'S3' }]);
  });

  it('that were withdrawn stay in the list, and come back only where no other holds', async () => {
    const { world } = test;
    const [first] = (await admin.ok('consent-list', { search: 'esha' })).rows;
    const at = { id: first?.id ?? 0, version: first?.version ?? 0 };
    await admin.ok('set-consent-withdrawn', { rows: [at], isRemoved: true });
    expect((await admin.ok('consent-list', { search: 'esha' })).rows).toEqual([]);
    expect((await consent(world.esha, 'named')).ok).toBe(true);
    const back = { rows: [{ ...at, version: at.version + 1 }], isRemoved: false };
    expect(await admin.call('set-consent-withdrawn', back)).toMatchObject({
      error: { code: 'consent_exists' },
    });
    const all = await admin.ok('consent-list', { search: 'esha', filters: { state: 'removed' } });
    expect(all.rows).toMatchObject([{ guardian: 'Meera Test', isRemoved: true }]);
  });

  it('are not changed in the demo school [RP-07]', async () => {
    const demo = await test.signIn(test.world.demoAdmin);
    const rows = [{ id: 1, version: 1 }];
    expect(await demo.call('set-consent-withdrawn', { rows, isRemoved: true })).toMatchObject({
      error: { code: 'demo_school' },
    });
    expect((await test.server.app.db.$count(schools)) > 0).toBe(true);
  });
});

describe('a portfolio', () => {
  const save = async (version: number, works: { work_id: number; note: string }[], client = dev) =>
    client.call('save-portfolio', {
      version,
      about: 'I like robots.',
      works,
      formSession: await formSession(client),
    });

  it('shows the approved works that the student chose, in their order, with their words [CA-04]', async () => {
    const { db } = test.server.app;
    const kite = await addWork(db, test.world.dev, { title: 'Kite' });
    const boat = await addWork(db, test.world.dev, { title: 'Boat' });
    const open = await addWork(db, test.world.dev, { title: 'Not yet', state: 'in_review' });
    const before = (await dev.ok('get-portfolio', {})).data;
    expect(before.works).toEqual([]);
    expect(titles(before.others.map(({ title }) => ({ project_name: title })))).toEqual(
      expect.arrayContaining(['Kite', 'Boat']),
    );
    const wish = [
      { work_id: boat.workId, note: 'My first' },
      { work_id: kite.workId, note: '' },
    ];
    expect((await save(before.version, wish)).ok).toBe(true);
    const { data } = await dev.ok('get-portfolio', {});
    expect(data.works.map(({ title, note }) => [title, note])).toEqual([
      ['Boat', 'My first'],
      ['Kite', ''],
    ]);
    expect(data).toMatchObject({ name: 'Dev Test', class_name: 'Grade 9 A', about: 'I like robots.' });
    // Written over an older one, of another's work, or of one that is not approved: refused.
    expect(await save(before.version, wish)).toMatchObject({ error: { code: 'stale' } });
    const foreign = await addWork(db, test.world.esha);
    for (const work_id of [foreign.workId, open.workId])
      expect(await save(data.version, [{ work_id, note: '' }])).toMatchObject({
        error: { code: 'unknown_work' },
      });
  });

  it('is opened by who teaches the student and by admins of the school, and by nobody else', async () => {
    const { world } = test;
    const of = { student_id: world.dev.id };
    expect((await asha.ok('get-portfolio', of)).data.works).toHaveLength(2);
    expect((await admin.ok('get-portfolio', of)).data.works).toHaveLength(2);
    const chetan = await test.signIn(world.chetan);
    const esha = await test.signIn(world.esha);
    for (const client of [chetan, esha, other])
      expect((await client.call('get-portfolio', of)).status).toBe(404);
  });
});

describe('staff of the office who were given some schools', () => {
  it('see of the works beyond schools those of theirs alone [RP-01]', async () => {
    const { db } = test.server.app;
    const { world } = test;
    await shown(world.farid, 'Given away');
    await consent(world.farid, 'named');
    const seen = async () => titles((await office.ok('get-admin-wallofFames', { search: 'given' })).rows);
    expect(await seen()).toEqual(['Given away']);
    await db.insert(officeSchools).values({ personId: world.superAdmin.id, schoolId: 2 });
    await db.update(people).set({ subRole: 2, department: 4 }).where(eq(people.id, world.superAdmin.id));
    office = await test.enter(world.superAdmin);
    expect(await seen()).toEqual([]);
    await db
      .update(officeSchools)
      .set({ schoolId: 1 })
      .where(eq(officeSchools.personId, world.superAdmin.id));
    office = await test.enter(world.superAdmin);
    expect(await seen()).toEqual(['Given away']);
  });
});

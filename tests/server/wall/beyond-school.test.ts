import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wallChanged } from '#contract/wall/wall.hints.ts';
import { channels } from '#server/realtime/channels.ts';
import { putOnWall } from '#server/wall/index.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { addWork } from './wall-world.ts';

let test: TestServer;
let admin: Client;
let dev: Client;
let other: Client;
let office: Client;

beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
  dev = await test.signIn(test.world.dev);
  other = await test.signIn(test.world.otherFaculty);
  office = await test.signIn(test.world.superAdmin);
});
afterAll(() => test.close());

const unit = () => ({ app: test.server.app, db: test.server.app.db, afterCommit: () => undefined });

/** A work on the wall whose picture is in the store. */
async function shown(student: Named, title: string, fileName: string) {
  const { app } = test.server;
  const work = await addWork(app.db, student, { title, fileName });
  await app.files.putBytes(work.fileId, Buffer.from('x'));
  await putOnWall(unit(), work, test.world.asha.id);
  const { rows } = await dev.ok('get-wall-of-fame', { search: title.toLowerCase() });
  return { ...work, entryId: rows[0]?.id ?? 0 };
}

const consentInput = async (student: Named, scope: 'work' | 'named', at = { id: 0, version: 0 }) => ({
  ...at,
  student_id: student.id,
  guardian: 'Meera Test',
  given_on: '2026-11-01',
  scope,
  formSession: await formSession(admin),
});

const everyStudent = channels.region('students', { countryId: 0, stateId: 0, targetId: 0 });

const disposition = async (client: Client, fileId: string) =>
  (await client.get(`/files/${fileId}`)).headers.get('content-disposition');

describe('a consent to the work without the name', () => {
  it('shows other schools nothing that says who the student is [QU-59]', async () => {
    const { world } = test;
    const work = await shown(world.farid, 'Solar oven', 'farid-test-9A.PNG');
    await admin.ok('save-consent', await consentInput(world.farid, 'work'));
    const beyond = { filters: { place: 'beyond' as const } };
    const hidden = {
      first_name: '',
      last_name: '',
      grade: '',
      division_name: '',
      school_name: 'First School',
    };
    expect((await other.ok('get-wall-of-fame', beyond)).rows).toMatchObject([hidden]);
    expect((await office.ok('get-admin-wallofFames', {})).rows).toMatchObject([hidden]);
    const inGroup = { filters: { ...beyond.filters, group: work.groupId } };
    expect((await other.ok('get-wall-of-fame', inGroup)).rows).toEqual([]);
    const { data } = await other.ok('get-admin-wallofFames-view', { id: work.entryId });
    expect(data).toMatchObject(hidden);
    expect(data.entries.map(({ url, file }) => file?.name ?? url)).toEqual([
      'File 1.png',
      'https://scratch.example/arm',
    ]);
    expect(await disposition(other, work.fileId)).toContain('filename="File 1.png"');
  });

  it('leaves the own school what it saw before', async () => {
    const { rows } = await dev.ok('get-wall-of-fame', { search: 'solar' });
    expect(rows).toMatchObject([{ first_name: 'Farid', grade: 'Grade 10' }]);
    const { data } = await dev.ok('get-admin-wallofFames-view', { id: rows[0]?.id ?? 0 });
    expect(data.entries[0]?.file?.name).toBe('farid-test-9A.PNG');
    expect(await disposition(dev, data.entries[0]?.file?.id ?? '')).toContain('farid-test-9A.PNG');
  });

  it('becomes one to the name, which shows grade, division and file names too', async () => {
    const { world } = test;
    const [held] = (await admin.ok('consent-list', { search: 'farid' })).rows;
    const at = { id: held?.id ?? 0, version: held?.version ?? 0 };
    await admin.ok('save-consent', await consentInput(world.farid, 'named', at));
    const { rows } = await other.ok('get-wall-of-fame', { filters: { place: 'beyond' } });
    expect(rows).toMatchObject([{ first_name: 'Farid', grade: 'Grade 10' }]);
    expect(rows[0]?.division_name).not.toBe('');
    const { data } = await other.ok('get-admin-wallofFames-view', { id: rows[0]?.id ?? 0 });
    expect(data.entries[0]?.file?.name).toBe('farid-test-9A.PNG');
    expect(await disposition(other, data.entries[0]?.file?.id ?? '')).toContain('farid-test-9A.PNG');
  });

  it('is withdrawn, and pages of other schools hear of it, as when the work is taken off the wall', async () => {
    const told = vi.spyOn(test.server.app.broadcaster, 'broadcast');
    const heardBeyond = () =>
      told.mock.calls.filter(([hint, to]) => hint === wallChanged && to.includes(everyStudent)).length;
    const [held] = (await admin.ok('consent-list', { search: 'farid' })).rows;
    const rows = [{ id: held?.id ?? 0, version: held?.version ?? 0 }];
    await admin.ok('set-consent-withdrawn', { rows, isRemoved: true });
    expect(heardBeyond()).toBe(1);
    expect((await other.ok('get-wall-of-fame', { filters: { place: 'beyond' } })).rows).toEqual([]);
    const [row] = (await admin.ok('get-admin-wallofFames', { search: 'solar' })).rows;
    const entries = [{ id: row?.id ?? 0, version: row?.version ?? 0 }];
    await admin.ok('set-wall-entry-removed', { rows: entries, isRemoved: true });
    expect(heardBeyond()).toBe(2);
    told.mockRestore();
  });
});

describe('a consent', () => {
  it('stays with its student, and is of a day within twenty years [QU-59]', async () => {
    const { dev: student, esha } = test.world;
    await admin.ok('save-consent', await consentInput(student, 'work'));
    const [held] = (await admin.ok('consent-list', { search: 'dev' })).rows;
    const at = { id: held?.id ?? 0, version: held?.version ?? 0 };
    expect(await admin.call('save-consent', await consentInput(esha, 'work', at))).toMatchObject({
      error: { code: 'other_student', fields: { student_id: expect.any(String) } },
    });
    expect((await admin.ok('consent-by-id', { id: at.id })).student_id).toBe(student.id);
    const old = { ...(await consentInput(student, 'named', at)), given_on: '1900-01-01' };
    expect(await admin.call('save-consent', old)).toMatchObject({
      error: { code: 'old_day', params: { years: 20 }, fields: { given_on: expect.any(String) } },
    });
    const early = { ...(await consentInput(student, 'named', at)), given_on: '2016-11-01' };
    await admin.ok('save-consent', early);
  });
});

import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { Client as PgClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#contract/core/modules.ts';
import { exportDays, exportsAtMost } from '#contract/exports/exports.rules.ts';
import { people } from '#server/directory/schema.ts';
import { clearExports } from '#server/exports/clear-exports.ts';
import { listExports } from '#server/exports/schema.ts';
import { pendingBytes } from '#server/files/schema/upload.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobRunner } from '#server/jobs/runner.ts';
import { officeSchools } from '#server/schools/schema.ts';
import { lockWaits } from '../lock-waits.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named } from '../world.ts';
import { exportOf, fileOf, runJobs, studentsAs } from './exporting.ts';

let test: TestServer;
let admin: Client;
let today: Date;
beforeAll(async () => {
  test = await startTestServer();
  today = test.clock.now;
  await test.server.jobs().drain();
  await test.server.jobs().stop();
  admin = await test.enter(test.world.admin);
  await test.server.app.db.execute(sql`
    insert into people (school_id, role, login_name, first_name, last_name)
    select 1, 3, 'MANY' || n, 'Name' || n, 'Rao' from generate_series(1, 1200) n`);
});
afterAll(() => test.close());
afterEach(async () => {
  test.clock.now = today;
  await test.server.app.db.delete(listExports);
  // A trigger put their bytes there.
  await test.server.app.db.delete(pendingBytes);
  await test.server.app.db
    .update(people)
    .set({ isActive: true, role: 2 })
    .where(eq(people.id, test.world.admin.id));
});

const start = async (client: Client, command = studentsAs('csv')) => client.call('start-export', command);
const started = async (command = studentsAs('csv')) => (await admin.ok('start-export', command)).data.id;

describe('who may export a list', () => {
  const office = studentsAs('csv', { school_id: 1 });
  it.each([
    ['superAdmin', office, 200],
    ['admin', studentsAs('csv'), 200],
    ['esha', studentsAs('csv'), 403],
    ['chetan', studentsAs('csv'), 403],
    ['finance', office, 403],
    ['helpdesk', office, 403],
    ['otherAdmin', office, 404],
    ['superAdmin', studentsAs('csv', { school_id: 4242 }), 404],
  ] as const)('%s is answered as by the list itself [GR-07, QU-08]', async (name, command, status) => {
    const client = await test.enter(test.world[name]);
    expect((await start(client, command)).status).toBe(status);
  });

  it.each([
    ['without a module', { subRole: 2, modules: [] }, 403],
    ['with another module', { subRole: 2, modules: [modules.faculty] }, 403],
    ['with the students', { subRole: 2, modules: [modules.students] }, 200],
    ['as a director with the students', { subRole: 3, modules: [modules.students] }, 200],
    ['as a director without', { subRole: 3, modules: [modules.signOut] }, 403],
  ] as const)('staff of the office %s [RP-01, QU-46]', async (_name, { subRole, modules: held }, status) => {
    const { superAdmin } = test.world;
    const be = (values: { subRole: number; modules: string[] | null }) =>
      test.server.app.db.update(people).set(values).where(eq(people.id, superAdmin.id));
    await be({ subRole, modules: [...held] });
    expect((await start(await test.enter(superAdmin), office)).status).toBe(status);
    await be({ subRole: 1, modules: null });
  });

  it('who looks after other schools finds none [RP-01]', async () => {
    const { superAdmin } = test.world;
    const { db } = test.server.app;
    await db.insert(officeSchools).values({ personId: superAdmin.id, schoolId: 2 });
    const spoc = { subRole: 2, department: 4, modules: [modules.students] };
    await db.update(people).set(spoc).where(eq(people.id, superAdmin.id));
    expect((await start(await test.enter(superAdmin), office)).status).toBe(404);
    await db
      .update(people)
      .set({ subRole: 1, department: 0, modules: null })
      .where(eq(people.id, superAdmin.id));
    await db.delete(officeSchools);
  });
});

describe('an export of somebody', () => {
  it('is nobody else’s: not to be seen, cancelled or fetched [GR-07, QU-08]', async () => {
    const id = await started();
    await runJobs(test);
    const strangers: readonly Named[] = [test.world.superAdmin, test.world.otherAdmin, test.world.helpdesk];
    for (const who of strangers) {
      const other = await test.enter(who);
      expect((await other.ok('get-my-exports', {})).data).toEqual([]);
      expect((await other.call('cancel-export', { id })).status).toBe(404);
      expect((await fileOf(test, other, id)).status).toBe(404);
    }
    expect((await fileOf(test, admin, id)).status).toBe(200);
  });

  it('is one at a time, and not without end in a week [GR-07]', async () => {
    const id = await started();
    expect(await start(admin)).toMatchObject({ status: 422, error: { code: 'export_running' } });
    await admin.ok('cancel-export', { id });
    await admin.ok('cancel-export', { id });
    for (let number = 1; number < exportsAtMost; number += 1)
      await admin.ok('cancel-export', { id: await started() });
    expect(await start(admin)).toMatchObject({ status: 422, error: { code: 'exports_used_up' } });
  });

  it('begun twice at the same moment runs once [GR-07]', async () => {
    const answers = await Promise.all([start(admin), start(admin), start(admin)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  });

  it('ends where its person is switched off or has another role meanwhile [GR-07, QU-08]', async () => {
    for (const change of [{ isActive: false }, { role: 4 as const }]) {
      const id = await started();
      await test.server.app.db.update(people).set(change).where(eq(people.id, test.world.admin.id));
      await runJobs(test);
      await test.server.app.db
        .update(people)
        .set({ isActive: true, role: 2 })
        .where(eq(people.id, test.world.admin.id));
      expect((await exportOf(admin, id))?.state).toBe('withdrawn');
      expect(await fileOf(test, admin, id)).toMatchObject({ status: 422 });
    }
  });

  it('keeps its file from who lost the right to the list after it was ready [GR-07, QU-08]', async () => {
    const { superAdmin } = test.world;
    const office = await test.enter(superAdmin);
    const { data } = await office.ok('start-export', studentsAs('csv', { school_id: 1 }));
    await runJobs(test);
    expect((await fileOf(test, office, data.id)).status).toBe(200);
    const be = (values: { subRole: number; modules: string[] | null }) =>
      test.server.app.db.update(people).set(values).where(eq(people.id, superAdmin.id));
    await be({ subRole: 2, modules: [modules.faculty] });
    test.server.app.sessions.forgetActors();
    expect((await fileOf(test, office, data.id)).status).toBe(403);
    await be({ subRole: 1, modules: null });
    test.server.app.sessions.forgetActors();
  });

  it('is gone after seven days, its bytes too [GR-07, QU-70]', async () => {
    const id = await started();
    await runJobs(test);
    const [row] = await test.server.app.db.select().from(listExports);
    test.clock.now = new Date(today.getTime() + exportDays * 86_400_000 - 1000);
    const late = await test.enter(test.world.admin);
    expect((await fileOf(test, late, id)).status).toBe(200);
    test.clock.now = new Date(today.getTime() + exportDays * 86_400_000);
    expect((await fileOf(test, late, id)).status).toBe(404);
    await clearExports(test.server.app, test.clock.now);
    expect(await test.server.app.db.select().from(listExports)).toEqual([]);
    await expect(test.server.app.files.size(row?.storageKey ?? '')).rejects.toThrow('not known');
    expect(await test.server.app.db.select().from(pendingBytes)).toEqual([]);
  });

  it('leaves its bytes to the sweep where its person is erased [QU-70]', async () => {
    await started();
    await runJobs(test);
    const [row] = await test.server.app.db.delete(listExports).returning();
    const [pending] = await test.server.app.db.select().from(pendingBytes);
    expect(pending?.key).toBe(row?.storageKey);
    await test.server.app.db.delete(pendingBytes);
  });

  it('ends in its middle when it is cancelled, and leaves nothing behind [GR-07]', async () => {
    const id = await started(studentsAs('xlsx'));
    const other = new PgClient({ connectionString: test.server.app.database.pool.options.connectionString });
    await other.connect();
    await other.query('begin');
    await other.query('lock table profiles in access exclusive mode');
    const runner = startJobRunner(test.server.app, jobHandlers);
    const done = runner.drain();
    await expect.poll(() => lockWaits(other), { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await exportOf(admin, id))?.state).toBe('running');
    await admin.ok('cancel-export', { id });
    await other.query('rollback');
    await other.end();
    await done;
    await runner.stop();
    expect((await exportOf(admin, id))?.state).toBe('cancelled');
    expect(await readdir(test.server.app.uploadFolder)).toEqual([]);
    expect(await test.server.app.db.select().from(pendingBytes)).toEqual([]);
    expect(await fileOf(test, admin, id)).toMatchObject({ status: 422 });
  });
});

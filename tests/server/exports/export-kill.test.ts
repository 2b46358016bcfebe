import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { times } from '../../long.ts';
import { Killed } from '../killed.ts';
import { newFolder, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';
import { studentsAs } from './exporting.ts';

const kills = times(2, 100);

let database: Awaited<ReturnType<typeof createDatabase>>;
let handle: ReturnType<typeof openDatabase>;
let world: World;
beforeAll(async () => {
  database = await createDatabase();
  handle = openDatabase(database.url);
  world = await buildWorld(handle.db);
  await handle.db.execute(sql`
    insert into people (school_id, role, login_name, first_name, last_name)
    select 1, 3, 'KILL' || n, 'Name' || n, 'Rao' from generate_series(1, 20000) n`);
});
afterEach(stopEverything);
afterAll(async () => {
  await handle.close();
  await database.drop();
});

it('an export whose server is killed is written once, whole, and told once [GR-07]', async () => {
  const folder = await newFolder();
  const server = new Killed({ DATA_DIR: folder, DATABASE_URL: database.url });
  await server.start();
  const admin = await signInTo(server.address, world.admin);
  const { data } = await server.call('start-export', admin, studentsAs('xlsx'));
  const mine = async () =>
    (await server.call('get-my-exports', admin, {})).data.find(({ id }) => id === data.id);
  for (let kill = 0; kill < kills; kill += 1) {
    await expect.poll(async () => ((await mine())?.done ?? 0) > 0, { timeout: 60_000 }).toBe(true);
    await pause(50 * kill);
    server.kill();
    await server.up;
    // What is proved takes a minute otherwise: a job is kept for the server that was killed.
    await handle.db.execute(sql`update jobs set locked_until = null where kind = 'write-export'`);
  }
  await expect.poll(async () => (await mine())?.state, { timeout: 300_000 }).toBe('ready');
  const row = await mine();
  expect(row).toMatchObject({ done: row?.total, total: row?.total });
  expect(row?.total).toBeGreaterThan(20_000);
  const count = async (of: ReturnType<typeof sql>) =>
    (await handle.db.execute<{ count: number }>(sql`select count(*)::int as count from ${of}`)).rows[0]
      ?.count;
  expect(await count(sql`audit_log where action = 'people.students_exported'`)).toBe(1);
  expect(await count(sql`notifications where kind = 'export'`)).toBe(1);
  expect(await count(sql`list_exports where state = 'ready'`)).toBe(1);
  // Half-written files of killed servers wait for the sweep.
  const left = await readdir(join(folder, 'uploads'));
  expect(left.length).toBeLessThanOrEqual(kills);
}, 300_000);

import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { pendingIdOf } from '#contract/works/entries.rules.ts';
import { readConfig } from '#server/core/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { planSweep } from '#server/files/sweep-files.ts';
import { planClearing } from '#server/retention.ts';
import { assembleServer } from '#server/server.ts';
import { workAttempts, works } from '#server/works/schema.ts';
import { times } from '../../long.ts';
import { Killed } from '../killed.ts';
import { newFolder, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { arrived, beginUpload, idOf, type SignedIn, sendPart, signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';
import { givenProject } from './given-world.ts';

/** `KILLS=500` asks for another number of kills. */
const kills = Number(process.env['KILLS'] ?? times(2, 2_000));
const day = 24 * 60 * 60_000;
/** A file travels in so many parts of so many bytes. */
const parts = 3;
const partBytes = 30_000;

let database: Awaited<ReturnType<typeof createDatabase>>;
let handle: ReturnType<typeof openDatabase>;
let world: World;
beforeAll(async () => {
  database = await createDatabase();
  handle = openDatabase(database.url);
  world = await buildWorld(handle.db);
  // Two more students of the class, who can sign in as esha can.
  await handle.db.execute(sql`
    insert into ${people} (school_id, role, login_name, first_name, last_name, password_hash)
    select school_id, role, 'KILL' || n, 'Mate', 'Test', password_hash from ${people}, generate_series(1, 2) n
    where id = ${world.esha.id}`);
  await handle.db.execute(sql`
    insert into ${memberships} (school_id, person_id, grade_id, division_id)
    select 1, id, ${world.places['9B'].gradeId}, ${world.places['9B'].divisionId} from ${people} where login_name like 'KILL%'`);
});
afterEach(stopEverything);
afterAll(async () => {
  await handle.close();
  await database.drop();
});

/** Sends a file in parts. After a kill it goes on behind the last part that the server acknowledged. */
async function send(server: Killed, { token }: SignedIn, name: string, bytes: Buffer): Promise<string> {
  const upload = await server.persist(async (address) => {
    const begun = await beginUpload(address, token, name, bytes.length, 'project');
    if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
    return idOf(begun);
  });
  let acknowledged = 0;
  while (acknowledged < bytes.length) {
    acknowledged = await server.persist(async (address) => {
      const there = await arrived(address, token, upload);
      // No acknowledged part is lost.
      expect(there).toBeGreaterThanOrEqual(acknowledged);
      if (there === bytes.length) return there;
      const part = new Uint8Array(bytes.subarray(there, there + partBytes));
      const sent = await sendPart(address, token, upload, part, there);
      if (sent.status !== 204) throw new TypeError(`${sent.status} ${await sent.text()}`);
      return there + part.length;
    });
  }
  return upload;
}

/** A student hands in one file of their own; answers its id. */
async function handIn(server: Killed, signedIn: SignedIn, projectId: number, bytes: Buffer): Promise<string> {
  const { formSession } = await server.call('get-form-session', signedIn, { form: 'work' });
  const upload_id = await send(server, signedIn, 'story.txt', bytes);
  const { file } = await server.call('pending-project-file', signedIn, {
    id: pendingIdOf(projectId, Date.now()),
    upload_id,
    org_name: 'story.txt',
    assignment_type: 1,
  });
  const save = {
    project_id: projectId,
    assignment_type: 1 as const,
    my_learning: 'I learned patience.',
    file_path: [{ id: file.id }],
    version: 0,
    formSession,
    draft_flag: 1 as const,
  };
  const first = await server.call('update-project-file', signedIn, save);
  expect(first.data).toMatchObject({ attempt: 1, state: 'in_review' });
  // Pressed once more by a hand that saw no answer.
  expect(await server.call('update-project-file', signedIn, save)).toEqual(first);
  return file.id;
}

const fileNames = async (folder: string) =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

it(
  `${kills} kills amid uploads and submits: one work a form session, no acknowledged part lost, no file of a work swept [QU-03, QU-10, CA-05, CA-06]`,
  async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'uploads'), { recursive: true });
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMITS: 'off',
      // A student adds a file a round.
      WORK_UPLOADS_HOURLY_PERSON: '1000000',
      WORK_UPLOADS_HOURLY_SCHOOL: '1000000',
      WORK_UPLOADS_AT_ONCE_PERSON: '1000000',
      DEVICES_AT_ONCE: 'allow',
      LOGIN_TRIES_PER_MINUTE: '1000',
    };
    const server = new Killed(env);
    await server.start();
    const students = [world.esha.loginName, 'KILL1', 'KILL2'];
    const signedIn: SignedIn[] = [];
    for (const loginName of students) signedIn.push(await signInTo(server.address, { loginName }));
    const handedIn: { readonly by: SignedIn; readonly fileId: string; readonly bytes: Buffer }[] = [];
    const at9B = { schoolId: 1, ...world.places['9B'] };
    for (let killed = 0; killed < kills; ) {
      const { projectId } = await givenProject(handle.db, at9B, { acceptedTypes: ['Notepad'] });
      const round = { isOver: false };
      const all = Promise.all(
        signedIn.map(async (by) => {
          const bytes = Buffer.from(randomBytes((parts * partBytes) / 2).toString('hex'));
          handedIn.push({ by, bytes, fileId: await handIn(server, by, projectId, bytes) });
        }),
      ).finally(() => {
        round.isOver = true;
      });
      // Somewhere between the first byte and the last answer, elsewhere each time.
      for (let turn = randomInt(1, 1_500); turn > 0 && !round.isOver; turn -= 1) await nextTurn();
      if (!round.isOver) {
        server.kill();
        killed += 1;
      }
      await all;
      await server.up;
    }
    const counts = [await handle.db.$count(works), await handle.db.$count(workAttempts)];
    expect(counts).toEqual([handedIn.length, handedIn.length]);

    // The sweeps of two days later, as the server's own jobs run them.
    const { DATABASE_URL: _, ...rest } = env;
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const later = await assembleServer(readConfig(rest), database.url, {
      log: quiet,
      now: () => new Date(Date.now() + 2 * day),
    });
    await planClearing(later.app.db, later.app.now());
    await planSweep(later.app.db, later.app.now());
    await later.jobs().drain();
    await later.close();
    for (const { by, bytes, fileId } of handedIn) {
      const read = await fetch(`${server.address}/files/${fileId}`, { headers: { cookie: by.cookie } });
      expect([read.status, Buffer.from(await read.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    }
    const { rows } = await handle.pool.query<{ key: string }>(
      `select distinct unnest(array[storage_key, preview_key, cover_key, thumb_key]) as key from files where upload_id is not null`,
    );
    const named = rows.flatMap(({ key }) => key ?? []).toSorted();
    expect(await fileNames(folder)).toEqual(named);
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
  },
  6 * 3_600_000,
);

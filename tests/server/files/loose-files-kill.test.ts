import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPayloadCodec } from '#server/core/payload-codec.ts';
import { openDatabase } from '#server/db/database.ts';
import { newName, projectFields } from '../content/content-inputs.ts';
import { facultyInput, formSession } from '../notice-inputs.ts';
import { newFolder, type Started, start, stopEverything } from '../program.ts';
import { type Client, createClient, createDatabase, sampleFile } from '../test-server.ts';
import { sendWhole, signInTo } from '../uploading.ts';
import { buildWorld, type Named, type World } from '../world.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let world: World;
let folder: string;
let db: PgClient;
beforeAll(async () => {
  database = await createDatabase();
  const handle = openDatabase(database.url);
  world = await buildWorld(handle.db);
  await handle.close();
  folder = await newFolder();
  await mkdir(join(folder, 'uploads'), { recursive: true });
  db = new PgClient({ connectionString: database.url });
  await db.connect();
});
afterEach(stopEverything);
afterAll(async () => {
  await db.end();
  await database.drop();
});

const codec = createPayloadCodec('banyan-payload');
type Program = Started & { readonly address: string };

async function running(): Promise<Program> {
  const server = start({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
    LOGIN_TRIES_PER_MINUTE: '1000',
  });
  const outcome = await server.outcome;
  if (!('address' in outcome)) throw new Error(outcome.said);
  return { ...server, address: outcome.address };
}

async function killed({ child }: Program): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function clientOf({ address }: Program, who: Named): Promise<Client> {
  const { token, cookie } = await signInTo(address, who);
  return createClient({ address, app: { codec } }, token, cookie.replace(/^banyan_session=/, ''));
}

/** Sends a sample and has it checked and kept, for a notice or for content. */
async function kept(
  { address }: Program,
  client: Client,
  name: string,
  kind: 'notice' | 'content' = 'notice',
): Promise<string> {
  const upload_id = await sendWhole(address, client.token ?? '', name, await sampleFile(name), kind);
  if (kind === 'content')
    return (await client.ok('save-content-file', { upload_id, org_name: name })).data.id;
  return (await client.ok('handle-upload-files', { upload_id, org_name: name })).data.file_path;
}

/** Makes deletes of a table wait for this test, as a process between two of its steps. */
async function stopAt(table: 'files' | 'pending_bytes') {
  const holder = new PgClient({ connectionString: database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(24)');
  await holder.query(`
    create or replace function wait_here() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(24); return old; end $$;
    create trigger wait_here before delete on ${table} for each row execute function wait_here()`);
  return {
    reached: async () => {
      await expect
        .poll(
          async () =>
            (
              await db.query(
                `select 1 from pg_stat_activity where datname = current_database()
                   and wait_event_type = 'Lock' and wait_event = 'advisory'`,
              )
            ).rowCount,
          { timeout: 30_000 },
        )
        .toBeGreaterThan(0);
    },
    letGo: async () => {
      await holder.query('select pg_advisory_unlock(24)');
      await holder.query(`drop trigger wait_here on ${table}`);
      await holder.end();
    },
  };
}

/** The program clears once a day, and the first time when it starts. */
const planClearing = () => db.query("delete from jobs where kind = 'clear-old-rows'");
async function untilCleared(): Promise<void> {
  const done = "select 1 from jobs where kind = 'clear-old-rows' and done_at is not null";
  await expect.poll(async () => (await db.query(done)).rowCount, { timeout: 30_000 }).toBeGreaterThan(0);
}

const isKnown = async (id: string) =>
  (await db.query('select 1 from files where id = $1', [id])).rowCount === 1;

async function storedKeys(): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}
async function namedKeys(): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select distinct unnest(array[storage_key, preview_key, cover_key, thumb_key]) as key from files`,
  );
  return rows.flatMap(({ key }) => key ?? []).toSorted();
}

/** What is stored and not named, or named and not stored. */
async function strayKeys(): Promise<string[]> {
  const [stored, named] = [await storedKeys(), await namedKeys()];
  return [...stored.filter((key) => !named.includes(key)), ...named.filter((key) => !stored.includes(key))];
}

it('a file that a room names survives kills between claim, save and clearing; a loose one goes after its time [QU-03, QU-24]', async () => {
  let server = await running();
  let asha = await clientOf(server, world.asha);
  let office = await clientOf(server, world.superAdmin);
  const ofNotice = await kept(server, asha, 'notice.pdf');
  const ofDraft = await kept(server, asha, 'program.zip');
  const ofContent = await kept(server, office, 'photo.jpg', 'content');
  const loose = [
    await kept(server, asha, 'notice.docx'),
    await kept(server, office, 'slides.pdf', 'content'),
  ];
  // Between the claim and the save.
  await killed(server);

  server = await running();
  asha = await clientOf(server, world.asha);
  office = await clientOf(server, world.superAdmin);
  const file = [{ fileName: ofNotice, extnType: 'pdf', org_fileName: 'notice.pdf' }];
  const grade = String(world.places['9A'].gradeId);
  await asha.ok('create-faculty-notice', await facultyInput(asha, { grade, file }));
  const draft = JSON.stringify({ items: [{ fileId: ofDraft }] });
  await asha.ok('save-notice-draft', {
    mode: 'add',
    notice_id: 0,
    title: 'Later',
    draft,
    typed_at: Date.now(),
  });
  const project = { ...projectFields, title: newName(), coverFileId: ofContent };
  await office.ok('save-project', { ...project, formSession: await formSession(office) });
  await killed(server);

  await db.query("update files set created_at = now() - interval '89 days'");
  await planClearing();
  server = await running();
  await untilCleared();
  expect(await Promise.all(loose.map(isKnown)), 'before the time of drafts').toEqual([true, true]);
  await killed(server);

  await db.query("update files set created_at = now() - interval '91 days'");
  // In the middle of erasing rows, and after that, before the bytes are removed.
  for (const table of ['files', 'pending_bytes'] as const) {
    await planClearing();
    const stop = await stopAt(table);
    server = await running();
    await stop.reached();
    await killed(server);
    await stop.letGo();
    const stillThere = table === 'files';
    expect([table, ...(await Promise.all(loose.map(isKnown)))]).toEqual([table, stillThere, stillThere]);
  }

  await planClearing();
  // What a kill left pending goes with the sweep of a day later.
  await db.query("update pending_bytes set since = since - interval '2 days'");
  await db.query("delete from jobs where kind = 'sweep-files'");
  server = await running();
  await untilCleared();
  // Small pictures are drawn meanwhile, stored first and named after.
  await expect.poll(strayKeys).toEqual([]);
  asha = await clientOf(server, world.asha);
  office = await clientOf(server, world.superAdmin);
  const reads = [asha.get(`/files/${ofNotice}`), office.get(`/files/${ofContent}`)];
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await isKnown(ofDraft)).toBe(true);
  const sent = await asha.ok(
    'create-faculty-notice',
    await facultyInput(asha, {
      grade,
      file: [{ fileName: ofDraft, extnType: 'zip', org_fileName: 'program.zip' }],
    }),
  );
  expect(sent.data.id).toBeGreaterThan(0);
  expect((await asha.get(`/files/${ofDraft}`)).status).toBe(200);
}, 480_000);

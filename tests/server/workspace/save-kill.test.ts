import { randomInt, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ShownProgram } from '#contract/workspace/workspace.wire.ts';
import { openDatabase } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { pendingBytes } from '#server/files/schema/upload.ts';
import { times } from '../../long.ts';
import { Killed } from '../killed.ts';
import { newFolder, stopEverything } from '../program.ts';
import { createDatabase } from '../test-server.ts';
import { type SignedIn, signInTo } from '../uploading.ts';
import { buildWorld, type World } from '../world.ts';
import { asBytes, openProject, page, sb3 } from './workspace-world.ts';

/** `KILLS=500` asks for another number of kills. */
const kills = Number(process.env['KILLS'] ?? times(2, 2_000));
/** Saves of a student between two looks at whether the server is to be killed. */
const savesARound = 4;

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

/** A student's workspace with what the server said that it has. */
interface Writer {
  readonly by: SignedIn;
  readonly workspaceId: number;
  readonly isBlocks: boolean;
  head: number;
  /** By version what was saved as it. */
  readonly acknowledged: Map<number, string>;
}

const programOf = async (isBlocks: boolean, text: string) =>
  isBlocks ? asBytes(await sb3({ blocks: { a: { opcode: text } } })) : page(text);

async function saveOnce(server: Killed, writer: Writer): Promise<void> {
  const text = randomUUID();
  const save = {
    workspace_id: writer.workspaceId,
    save_id: randomUUID(),
    base_sequence: writer.head,
    // What a student saves themself is never thinned out.
    kind: 'save' as const,
    program: await programOf(writer.isBlocks, text),
  };
  const { data } = await server.call('save-workspace-program', writer.by, save);
  expect(data.saved.sequence).toBe(writer.head + 1);
  writer.head = data.head.sequence;
  writer.acknowledged.set(data.saved.sequence, text);
  // Sent again by a browser that saw no answer.
  const again = await server.call('save-workspace-program', writer.by, save);
  expect(again.data).toEqual(data);
}

/** All versions of the time line, page by page. */
async function sequencesOf(server: Killed, by: SignedIn, workspace_id: number): Promise<number[]> {
  const found: number[] = [];
  for (;;) {
    const before = found.at(-1) ?? 0;
    const { rows, has_more } = await server.call('workspace-version-list', by, {
      workspace_id,
      before,
      size: 500,
    });
    found.push(...rows.map(({ sequence }) => sequence));
    if (!has_more) return found;
  }
}

/** Files of text, or how many bytes there are. */
async function readProgram(server: Killed, by: SignedIn, program: ShownProgram) {
  if (program?.kind !== 'bytes') return program?.files;
  const read = await fetch(server.address + program.url, { headers: { cookie: by.cookie } });
  return (await read.arrayBuffer()).byteLength;
}

const expectedOf = async ({ isBlocks }: Writer, text: string) =>
  isBlocks ? (await sb3({ blocks: { a: { opcode: text } } })).byteLength : page(text).files;

it(
  `${kills} kills amid saves: no acknowledged version is lost, none is there twice, no bytes are nobody's [CW-21]`,
  async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'uploads'), { recursive: true });
    const server = new Killed({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMITS: 'off',
      DEVICES_AT_ONCE: 'allow',
      LOGIN_TRIES_PER_MINUTE: '1000',
    });
    await server.start();
    const at9B = { schoolId: 1, ...world.places['9B'] };
    const writers: Writer[] = [];
    for (const [index, loginName] of [world.esha.loginName, 'KILL1', 'KILL2'].entries()) {
      const by = await signInTo(server.address, { loginName });
      const isBlocks = index === 2;
      const { projectId } = await openProject(handle.db, at9B, isBlocks ? 'blocks' : 'html');
      const { data } = await server.call('compilerWorkspace', by, { project_id: projectId });
      writers.push({ by, workspaceId: data.workspace_id, isBlocks, head: 0, acknowledged: new Map() });
    }
    for (let killed = 0; killed < kills; ) {
      const round = { isOver: false };
      const all = Promise.all(
        writers.map(async (writer) => {
          for (let turn = 0; turn < savesARound; turn += 1) await saveOnce(server, writer);
        }),
      ).finally(() => {
        round.isOver = true;
      });
      // Somewhere between the first save and the last answer, elsewhere each time.
      for (let turn = randomInt(1, 600); turn > 0 && !round.isOver; turn -= 1) await nextTurn();
      if (!round.isOver) {
        server.kill();
        killed += 1;
      }
      await all;
      await server.up;
    }
    for (const writer of writers) {
      const { by, workspaceId: workspace_id, acknowledged } = writer;
      const there = await sequencesOf(server, by, workspace_id);
      expect(there).toEqual([...acknowledged.keys()].toSorted((a, b) => b - a));
      for (const sequence of there) {
        const { data } = await server.call('workspace-version', by, { workspace_id, sequence });
        const text = acknowledged.get(sequence) ?? '';
        expect(await readProgram(server, by, data.program)).toEqual(await expectedOf(writer, text));
      }
    }
    // What a kill left between bytes and their row is written down, so that the sweep finds it.
    const { rows } = await handle.pool.query<{ lost: number }>(
      `select count(*)::int as lost from program_blobs b where b.storage_key is not null
        and exists (select from pending_bytes p where p.key = b.storage_key)`,
    );
    expect(rows[0]?.lost).toBe(0);
    expect(await handle.db.$count(pendingBytes)).toBeLessThanOrEqual(kills);
  },
  6 * 3_600_000,
);

import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createDiskFileStore } from '#server/files/file-store.ts';
import { files } from '#server/files/schema/file.ts';
import { times } from '../../long.ts';
import { freePort, newFolder, opened, peopled, type Started, start, stopEverything } from '../program.ts';
import type { TestServer } from '../test-server.ts';
import { password } from '../world.ts';
import { addTraining } from './training-rows.ts';

afterEach(stopEverything);

/** Saves that are under way at once when the server is killed, and how many of them it has answered by then. */
const savesAtOnce = 24;
const answeredFirst = 8;
const kills = times(2, 40);
/** Long enough for seconds that never touch: what was acknowledged can be told apart one by one. */
const filmSeconds = 900;

/** The same film, of which its own header says that it is this long. */
async function lengthen(folder: string, storageKey: string): Promise<void> {
  const path = join(folder, 'files', storageKey.slice(0, 2), storageKey.slice(2, 4), storageKey);
  const bytes = await readFile(path);
  const header = bytes.indexOf('mvhd') + 4;
  bytes.writeUInt32BE(filmSeconds * bytes.readUInt32BE(header + 12), header + 16);
  await writeFile(path, bytes);
}

it('stores every range it acknowledged, however often the server is killed while it saves [EN-25]', async () => {
  const folder = await newFolder();
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
    LOGIN_TRIES_PER_MINUTE: '1000',
  };
  let program: Started = start(env);
  const { address } = (await program.outcome) as { address: string };
  const { asha } = await peopled(folder);
  const database = await opened(folder);
  const store = createDiskFileStore(`${folder}/files`);
  const { film } = await addTraining({
    server: { app: { db: database.db, files: store } },
  } as unknown as TestServer);
  const [file] = await database.db
    .select({ key: files.storageKey })
    .from(files)
    .where(eq(files.type, 'video'));
  await lengthen(folder, file?.key ?? '');
  await database.close();
  const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
  const { api_token } = await post<{ api_token: string }>('/login', {
    email: asha.loginName,
    password,
    deviceDetails,
  });
  const part = { subject: 'content', id: film };
  const read = async () =>
    (
      await post<{ data: { ranges: [number, number][]; length: number } }>(
        '/api/v1/get-watched-ranges',
        part,
        api_token,
      )
    ).data;
  expect(Math.round((await read()).length)).toBe(filmSeconds);
  const acknowledged = new Set<number>();
  let next = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    let answered = 0;
    let now = () => undefined as void;
    const isTime = new Promise<void>((resolve) => {
      now = resolve;
    });
    const saves = Array.from({ length: savesAtOnce }, async () => {
      // Every other second: no range of one save makes up for another's that was lost.
      const second = (2 * (next += 1)) % filmSeconds;
      await post(
        '/api/v1/save-watched-ranges',
        { ...part, ranges: [[second, second + 1]], place: second },
        api_token,
      );
      acknowledged.add(second);
      if ((answered += 1) === answeredFirst) now();
    });
    const ended = Promise.allSettled(saves);
    await Promise.race([isTime, ended]);
    program.child.kill('SIGKILL');
    await ended;
    if (program.child.exitCode === null && program.child.signalCode === null)
      await once(program.child, 'exit');
    program = start(env);
    expect(await program.outcome).toHaveProperty('address');
    const { ranges } = await read();
    const lost = [...acknowledged].filter(
      (second) => !ranges.some(([from, to]) => from <= second && to >= second + 1),
    );
    expect(lost).toEqual([]);
    const seconds = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
    // Nothing is stored that was not sent.
    expect(seconds).toBeLessThanOrEqual(savesAtOnce * (kill + 1));
    expect(answered).toBeGreaterThanOrEqual(answeredFirst);
  }
});

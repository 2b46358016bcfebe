import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { readingPositions } from '#server/books/schema.ts';
import { times } from '../../long.ts';
import { freePort, newFolder, opened, peopled, type Started, start, stopEverything } from '../program.ts';
import { password } from '../world.ts';
import { addBook, nameClasses, setLevel } from './book-world.ts';

afterEach(stopEverything);

const kills = times(2, 200);

it('a place in a book that was acknowledged is never behind what is stored, however often the server is killed [QU-35, CA-04]', async () => {
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
  const { dev } = await peopled(folder);
  const database = await opened(folder);
  await nameClasses(database.db);
  await setLevel(database.db, 1, 3);
  const { bookId, lessonIds } = await addBook(database.db, { classId: 9 });
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
    email: dev.loginName,
    password,
    deviceDetails,
  });
  const device = crypto.randomUUID();
  let acknowledged = 0;
  const note = async (step: number) => {
    const place = { page: step, pages: 10_000, fraction: 0, base: 0, device, step };
    const of = { book_id: bookId, lesson_id: lessonIds[0] ?? 0 };
    await post('/api/v1/save-reading-place', { ...of, ...place }, api_token);
    acknowledged = Math.max(acknowledged, step);
  };
  const read = async () =>
    (
      await post<{ data: { place: { page: number; step: number } | null } }>(
        '/api/v1/get-reading-place',
        { book_id: bookId },
        api_token,
      )
    ).data.place;
  for (let kill = 0; kill < kills; kill += 1) {
    const notes = [1, 2, 3].map((at) => note(3 * kill + at).catch(() => undefined));
    // The first of three at once was answered: the others are under way.
    await Promise.race(notes);
    program.child.kill('SIGKILL');
    await Promise.all(notes);
    if (program.child.exitCode === null && program.child.signalCode === null)
      await once(program.child, 'exit');
    program = start(env);
    expect(await program.outcome).toHaveProperty('address');
    const place = await read();
    expect(place?.page).toBe(place?.step);
    expect(place?.step ?? 0).toBeGreaterThanOrEqual(acknowledged);
  }
  const after = await opened(folder);
  expect(await after.db.$count(readingPositions)).toBe(1);
  await after.close();
  expect(acknowledged).toBeGreaterThan(0);
}, 600_000);

import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { completions } from '#server/teaching/schema.ts';
import { times } from '../../long.ts';
import { freePort, newFolder, opened, peopled, type Started, start, stopEverything } from '../program.ts';
import { password } from '../world.ts';
import { addTaughtProject, chooseAndGive } from './taught-world.ts';

afterEach(stopEverything);

const kills = times(2, 200);

it('a completion that was acknowledged is stored, once, however often the server is killed meanwhile [C4-02]', async () => {
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
  const { asha, places } = await peopled(folder);
  const database = await opened(folder);
  const { projectId, sessions } = await addTaughtProject(database.db, {
    types: Array.from({ length: 3 * kills }, () => 'learn' as const),
  });
  const { gradeId: grade, divisionId: division } = places['9A'];
  await chooseAndGive(database.db, { schoolId: 1, groupId: grade }, projectId, [
    { kind: 'division', id: division },
  ]);
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
  const acknowledged = new Set<number>();
  const sent = new Set<number>();
  const mark = async (session_id: number) => {
    sent.add(session_id);
    const of = { session_id, project_id: projectId, faculty_id: asha.id, grade, division, status: 1 };
    await post('/api/v1/mark-project-as-completed', of, api_token);
    acknowledged.add(session_id);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const marks = [0, 1, 2].map((at) => mark(sessions[3 * kill + at]?.id ?? 0).catch(() => undefined));
    // The first of three at once was answered: the others are under way.
    await Promise.race(marks);
    program.child.kill('SIGKILL');
    await Promise.all(marks);
    if (program.child.exitCode === null && program.child.signalCode === null)
      await once(program.child, 'exit');
    program = start(env);
    expect(await program.outcome).toHaveProperty('address');
  }
  const after = await opened(folder);
  const stored = (await after.db.select().from(completions)).map(({ subjectId }) => subjectId);
  for (const id of acknowledged) expect(stored).toContain(id);
  // Each that was not answered is sent again, as a browser does: it is stored then, and once.
  for (const id of sent) if (!acknowledged.has(id)) await mark(id);
  const rows = (await after.db.select().from(completions)).map(({ subjectId }) => subjectId);
  await after.close();
  expect(acknowledged.size).toBe(sent.size);
  expect(rows.toSorted((a, b) => a - b)).toEqual([...sent].toSorted((a, b) => a - b));
  expect(new Set(stored).size).toBe(stored.length);
}, 600_000);

import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockWaits } from '../lock-waits.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  // What is planned at the start is out of the way.
  await test.server.jobs().drain();
});
afterAll(() => test.close());

const hour = 3_600_000;
const pass = (milliseconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
};
interface Job extends Record<string, unknown> {
  readonly attempts: number;
  readonly failures: number;
  readonly is_done: boolean;
  readonly locked_until: string | null;
}
async function jobOf(key: string): Promise<Job | undefined> {
  const { rows } = await test.server.app.db.execute<Job>(
    sql`select attempts, failures, done_at is not null as is_done, locked_until from jobs where dedupe_key = ${key}`,
  );
  return rows[0];
}
/** As many servers leave it that were each killed in its middle. */
const killedIn = (
  key: string,
  { kind, kills, failures = 0 }: { kind: string; kills: number; failures?: number },
) =>
  test.server.app.db.execute(sql`
    insert into jobs (kind, payload, dedupe_key, run_at, attempts, failures, locked_until)
    values (${kind}, '{}', ${key}, ${test.clock.now.toISOString()}, ${kills}, ${failures},
      ${new Date(test.clock.now.getTime() + hour).toISOString()})`);

it('does a job whose server was killed in its middle more often than it may fail', async () => {
  await killedIn('killed', { kind: 'forget-notifications', kills: 200 });
  await test.server.jobs().drain();
  expect(await jobOf('killed')).toMatchObject({ is_done: false, attempts: 200 });
  pass(hour + 1000);
  await test.server.jobs().drain();
  expect(await jobOf('killed')).toMatchObject({ is_done: true, attempts: 201, failures: 0 });
});

it('gives a job up that failed to its end 80 times, and counts no kill as one', async () => {
  await killedIn('failing', { kind: 'no-such-kind', kills: 500, failures: 79 });
  pass(hour + 1000);
  await test.server.jobs().drain();
  expect(await jobOf('failing')).toMatchObject({ is_done: false, attempts: 501, failures: 80 });
  pass(2 * hour);
  await test.server.jobs().drain();
  expect(await jobOf('failing')).toMatchObject({ attempts: 501, failures: 80 });
});

it('holds a job an hour at the most, however often its server was killed', async () => {
  await killedIn('held', { kind: 'forget-notifications', kills: 30_000 });
  const url = test.server.app.database.pool.options.connectionString;
  const other = new Client({ connectionString: url });
  await other.connect();
  try {
    // The job waits in its middle for as long as somebody else has the table.
    await other.query('begin');
    await other.query('lock table notifications in access exclusive mode');
    // Only now is it due: the runner also looks by itself.
    pass(hour + 1000);
    const drained = test.server.jobs().drain();
    await expect
      .poll(async () => (await jobOf('held'))?.attempts === 30_000 && (await lockWaits(other)) > 0, {
        timeout: 40_000,
      })
      .toBe(true);
    const until = new Date((await jobOf('held'))?.locked_until ?? 0).getTime();
    expect(until - test.clock.now.getTime()).toBe(hour);
    await other.query('rollback');
    await drained;
    expect(await jobOf('held')).toMatchObject({ is_done: true });
  } finally {
    await other.end();
  }
});

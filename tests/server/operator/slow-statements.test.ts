import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { nameOfWork, underName } from '#server/core/current-work.ts';
import { openDatabase, patientLimits } from '#server/db/database.ts';
import type { SlowStatement } from '#server/db/slow-statements.ts';
import { lockWaits } from '../lock-waits.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

interface Told extends SlowStatement {
  readonly work: string | undefined;
}

/** A database that tells of each statement of that many milliseconds. */
async function watched<T>(
  milliseconds: number,
  connections: number,
  use: (database: ReturnType<typeof openDatabase>, told: Told[]) => Promise<T>,
): Promise<T> {
  const told: Told[] = [];
  const database = openDatabase(
    inject('adminUrl'),
    { ...patientLimits, connections },
    { milliseconds, tell: (slow) => told.push({ work: nameOfWork(), ...slow }) },
  );
  try {
    return await use(database, told);
  } finally {
    await database.close();
  }
}

describe('a slow statement', () => {
  it('is told with its call, without the values in it', async () => {
    test = await startTestServer({ SLOW_STATEMENT_MS: '40' });
    const asha = await test.enter(test.world.asha);
    // It waits for a lock that is held here, so that it is slow on any machine.
    const { database } = test.server.app;
    const holder = await database.pool.connect();
    await holder.query('begin; lock table form_sessions in access exclusive mode');
    const answer = asha.ok('get-form-session', { form: 'notice' });
    const looking = new Client({ connectionString: database.pool.options.connectionString });
    await looking.connect();
    await expect.poll(() => lockWaits(looking)).toBe(1);
    await looking.query('select pg_sleep(0.05)');
    await looking.end();
    await holder.query('commit');
    holder.release();
    await answer;
    const slow = test.warnings.filter(({ message }) => message === 'A statement was slow');
    expect(slow.map(({ work }) => work)).toContain('get-form-session');
    // On a slow machine others of the call are slow as well.
    const told = slow.find(
      ({ work, statement }) =>
        work === 'get-form-session' && /form_sessions|form-session/.test(String(statement)),
    );
    expect(told?.['milliseconds']).toBeGreaterThanOrEqual(40);
    expect(JSON.stringify(slow)).not.toContain(asha.token);
  });

  it('belongs to the work that asked for it, also where that waited for a connection of another', async () => {
    await watched(0, 1, async ({ db, transaction }, told) => {
      await Promise.all(
        ['one', 'two', 'three'].map((name) =>
          underName(name, async () => {
            await db.execute(sql.raw(`select '${name}' as ${name}`));
            await transaction((tx) => tx.execute(sql.raw(`select 1 as ${name}_in`)));
          }),
        ),
      );
      for (const name of ['one', 'two', 'three']) {
        const own = told.filter(({ work }) => work === name).map(({ statement }) => statement);
        expect(own).toContain(`select '…' as ${name}`);
        expect(own).toContain(`select 1 as ${name}_in`);
      }
      expect(told.filter(({ work }) => work === undefined)).toEqual([]);
    });
  });

  it('is told when it fails too, and a quick one is not', async () => {
    await watched(20, 2, async ({ db }, told) => {
      await db.execute(sql`select 1`);
      await expect(db.execute(sql`select pg_sleep(0.05), 1 / 0`)).rejects.toThrow('Failed query');
      await db.execute(sql`select pg_sleep(0.05)`);
      expect(told.map(({ statement }) => statement)).toContain('select pg_sleep(0.05)');
    });
  });
});

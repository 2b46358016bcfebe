import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inParts } from '#server/core/unit-of-work.ts';
import { type DatabaseHandle, openDatabase, type Queryable } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { people } from '#server/directory/schema.ts';
import { createDatabase, startTestServer, type TestServer } from '../test-server.ts';

/** Something to wait for that somebody else holds. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a call that waits for the database', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer({
      DATABASE_CONNECTIONS: '2',
      DATABASE_WAIT_SECONDS: '1',
      DATABASE_LOCK_SECONDS: '1',
    });
  });
  afterAll(() => test.close());

  /** Holds what `hold` takes while `ask` is asked. */
  async function whileHeld<T>(
    holders: number,
    hold: (db: Queryable) => Promise<unknown>,
    ask: () => Promise<T>,
  ) {
    const { open, opened } = gate();
    const taken = Array.from({ length: holders }, gate);
    const held = taken.map(({ open: isTaken }) =>
      test.server.app.database.transaction(async (db) => {
        await hold(db);
        isTaken();
        await opened;
      }),
    );
    await Promise.all(taken.map((each) => each.opened));
    const answer = await ask();
    open();
    await Promise.all(held);
    return answer;
  }
  const skip = (token: string | null) =>
    fetch(`${test.server.address}/api/v1/skip-password-after-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ skip: 1 }),
    });

  it('is answered 503 and when to come again while every connection is in use, and as ever afterwards', async () => {
    const client = await test.enter(test.world.dev);
    const busy = await whileHeld(
      2,
      (db) => db.execute(sql`select 1`),
      () => skip(client.token),
    );
    expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([
      503,
      '2',
      { status: 503, code: 'unavailable', information: 'The server is busy. Try again in a moment.' },
    ]);
    expect((await skip(client.token)).status).toBe(200);
  });

  it('is told to the operator: each call and reason once in ten seconds, and how many more there were', async () => {
    const told = () => test.warnings.splice(0).filter(({ message }) => message === 'A call was answered 503');
    const later = () => (test.clock.now = new Date(test.clock.now.getTime() + 11_000));
    const client = await test.enter(test.world.dev);
    const crowd = (times: number) =>
      whileHeld(
        2,
        (db) => db.execute(sql`select 1`),
        () => Promise.all(Array.from({ length: times }, () => skip(client.token))),
      );
    later();
    told();
    expect(new Set((await crowd(5)).map(({ status }) => status))).toEqual(new Set([503]));
    const line = {
      message: 'A call was answered 503',
      call: '/api/v1/skip-password-after-login',
      reason: 'timeout exceeded when trying to connect',
    };
    expect(told()).toEqual([{ ...line, untold: 0 }]);
    later();
    await crowd(1);
    expect(told()).toEqual([{ ...line, untold: 4 }]);
  });

  it('is answered 503 when a row stays locked, has changed nothing, and is done once the row is free', async () => {
    const { esha } = test.world;
    const client = await test.enter(esha);
    const skips = () =>
      test.server.app.db.select({ skips: people.passwordSkips }).from(people).where(eq(people.id, esha.id));
    const lock = (db: Queryable) => db.select().from(people).where(eq(people.id, esha.id)).for('update');
    const locked = await whileHeld(1, lock, () => skip(client.token));
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await skips()).toEqual([{ skips: 0 }]);
    expect((await skip(client.token)).status).toBe(200);
    expect(await skips()).toEqual([{ skips: 1 }]);
  });

  it('refuses at once, and not only in a crowd, to begin a part within a part', async () => {
    const { app } = test.server;
    const { part } = inParts(app, { app });
    await expect(part(() => part(async () => 1))).rejects.toThrow('one way to the database');
    await expect(part(async () => 1)).resolves.toBe(1);
  });
});

describe('a connection', () => {
  let database: DatabaseHandle;
  let drop: () => Promise<void>;
  let url: string;
  const limits = { connections: 2, waitSeconds: 5, lockSeconds: 5, statementSeconds: 1, idleSeconds: 1 };
  beforeAll(async () => {
    ({ url, drop } = await createDatabase());
    database = openDatabase(url, limits);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const lent = () => database.pool.totalCount - database.pool.idleCount;
  const reasonOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: unknown) => (isUnavailable(error) ? 'unavailable' : String(error)),
    );

  it('is free again after a statement that takes too long', async () => {
    expect(await reasonOf(database.db.execute(sql`select pg_sleep(60)`))).toBe('unavailable');
    expect(await reasonOf(database.transaction((db) => db.execute(sql`select pg_sleep(60)`)))).toBe(
      'unavailable',
    );
    expect(lent()).toBe(0);
  });

  it('is taken back from a transaction that does nothing for too long, and the process lives on', async () => {
    const isOver = (pid: number) => async () =>
      (await database.db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)).rows.length === 0;
    const work = database.transaction(async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await expect.poll(isOver(rows[0]?.pid ?? 0)).toBe(true);
      await db.execute(sql`select 1`);
    });
    expect(await reasonOf(work)).toBe('unavailable');
    expect(lent()).toBe(0);
  });

  it('whose server process is ended in a transaction fails that transaction alone', async () => {
    const work = database.transaction(async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await db.execute(sql`select 1`);
    });
    expect(await reasonOf(work)).toBe('unavailable');
    expect(await database.transaction(async () => 'well')).toBe('well');
    expect(lent()).toBe(0);
  });

  it('never says that work is committed of which a statement failed unheard', async () => {
    const work = database.transaction(async (db) => {
      await db.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('one of its statements failed');
    expect(lent()).toBe(0);
  });

  it('to a server that has fallen silent is given up, in a transaction and outside, and nothing stays lent', async () => {
    const silent = await startSilentTunnel(url);
    const tunnelled = openDatabase(silent.url, { ...limits, statementSeconds: 0.2 });
    const asked = () => tunnelled.db.execute(sql`select 1`);
    const inside = () => tunnelled.transaction((db) => db.execute(sql`select 1`));
    try {
      await Promise.all([asked(), inside()]);
      silent.fall();
      expect(await Promise.all([asked(), inside()].map(reasonOf))).toEqual(['unavailable', 'unavailable']);
      expect(tunnelled.pool.totalCount).toBe(0);
    } finally {
      await tunnelled.close();
      await silent.close();
    }
  });
});

/** A way to the database on which nothing arrives any more once it has fallen silent. */
async function startSilentTunnel(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => other.destroy());
      end.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fall: () => {
      for (const end of ends) end.unpipe();
    },
    close: async () => {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

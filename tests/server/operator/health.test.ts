import { rename, rm, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Readiness } from '#server/operator/readiness.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const told = async (path: string) => {
  const answer = await test.anonymous.get(path);
  return { status: answer.status, told: (await answer.json()) as unknown };
};

describe('/healthz and /readyz', () => {
  it('say that the server lives and can work, to anybody and without a word about it', async () => {
    expect(await told('/healthz')).toEqual({ status: 200, told: { program: 'banyan', status: 'alive' } });
    expect(await told('/readyz')).toEqual({
      status: 200,
      told: { program: 'banyan', status: 'ready', reasons: [] },
    });
  });

  it('look once for all who ask in the same moment', async () => {
    let looks = 0;
    const db = {
      execute: async () => {
        looks += 1;
        return test.server.app.db.execute(sql`select '9999999999999' as at`);
      },
    } as unknown as TestServer['server']['app']['db'];
    const readiness = new Readiness({ ...test.server.app, db });
    const all = await Promise.all(Array.from({ length: 50 }, () => readiness.reasons()));
    expect(all.every((reasons) => reasons.length === 0)).toBe(true);
    expect(looks).toBe(1);
  });
});

describe('what keeps a server from its work', () => {
  const reasonsOf = (other: Partial<ConstructorParameters<typeof Readiness>[0]> = {}) =>
    new Readiness({ ...test.server.app, ...other }).reasons();

  it('is a database that does not answer, told without its address', async () => {
    const silent = { execute: () => new Promise(() => undefined) };
    const failing = { execute: () => Promise.reject(new Error('postgresql://banyan:secret@10.0.0.1')) };
    for (const db of [silent, failing])
      expect(await reasonsOf({ db: db as never })).toEqual(['The database does not answer.']);
  });

  it('is a database of an earlier version', async () => {
    const { db } = test.server.app;
    const shift = (by: number) =>
      db.execute(sql`
        update drizzle.__drizzle_migrations set created_at = created_at + ${by}
        where id = (select max(id) from drizzle.__drizzle_migrations)`);
    await shift(-1);
    expect(await reasonsOf()).toEqual(['The database is not of this version yet.']);
    await shift(1);
    expect(await reasonsOf()).toEqual([]);
  });

  it('is a folder that cannot be written, and answered 503 with the reason', async () => {
    const other = await startTestServer();
    const folder = other.server.app.uploadFolder;
    // Root can write to a folder of any mode.
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    const answer = await other.anonymous.get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      program: 'banyan',
      status: 'not ready',
      reasons: ['The folder of files cannot be written.'],
    });
    await rm(folder);
    await rename(`${folder}-away`, folder);
    await other.close();
  });
});

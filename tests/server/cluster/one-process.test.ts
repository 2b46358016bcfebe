import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerProcess } from '#server/cluster/one-process.ts';
import { areApart } from '#server/cluster/versions-apart.ts';
import { readConfig } from '#server/core/config.ts';
import { createDatabase } from '../test-server.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('a process that serves a database', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  const register = (isShared: boolean, version = '1.4.0') =>
    registerProcess({ databaseUrl: database.url, isShared, version, log, waitMilliseconds: 50 });

  it('is alone without Redis: a second one refuses to start and says why', async () => {
    const first = await register(false);
    await expect(register(false)).rejects.toThrow(
      'Another process serves this database already: stop it first, or give both REDIS_URL, by which they hear each other.',
    );
    await expect(register(true)).rejects.toThrow(
      'A process without REDIS_URL serves this database: stop it first, since the two would not hear each other.',
    );
    await first.leave();
    await (await register(false)).leave();
  });

  it('has others beside it with Redis, but none without', async () => {
    const all = await Promise.all([register(true), register(true), register(true)]);
    await expect(register(false)).rejects.toThrow('Another process serves this database already');
    for (const each of all) await each.leave();
    await (await register(false)).leave();
  });

  it('works beside one of the version before or after, and refuses to start beside one further away', async () => {
    const first = await register(true);
    const next = await register(true, '1.5.2');
    await expect(register(true, '1.6.0')).rejects.toThrow(
      'A process of version 1.4.0 serves this database, and this program is 1.6.0: they work side by side from one version to the next alone. Stop that one first, or start the version between.',
    );
    await expect(register(true, '1.3.0')).rejects.toThrow('A process of version 1.5.2 serves this database');
    await first.leave();
    // Nothing of those that were refused is left.
    await (await register(true, '1.6.0')).leave();
    await next.leave();
    await (await register(false, '1.9.0')).leave();
  });

  it.each([
    ['1.4.0', '1.4.9', false],
    ['1.4.0', '1.5.0', false],
    ['1.4.0', '1.6.0', true],
    ['1.9.3', '2.0.0', false],
    ['1.9.3', '2.1.0', true],
    ['1.0.0', '3.0.0', true],
    ['1.10.0', '1.9.0', false],
    ['unknown', '3.0.0', false],
  ])('of %s and %s: too far apart is %s', (one, other, isFar) => {
    expect([areApart(one, other), areApart(other, one)]).toEqual([isFar, isFar]);
  });

  it('takes its lock again when the database was away', async () => {
    const first = await register(false);
    await database.endConnections();
    await expect
      .poll(
        () =>
          register(false).then(
            (second) => second.leave().then(() => 'let in'),
            () => 'refused',
          ),
        {
          timeout: 15_000,
        },
      )
      .toBe('refused');
    await first.leave();
  });
});

describe('settings of several processes', () => {
  it.each([
    [
      { REDIS_URL: 'http://127.0.0.1' },
      'REDIS_URL must start with redis:// or rediss:// (it is "http://127.0.0.1").',
    ],
    [
      { REDIS_URL: 'redis://127.0.0.1:6379' },
      'REDIS_URL is for several processes with one database: set DATABASE_URL too, since the embedded database serves one process.',
    ],
    [
      { INTERNAL_URL: 'http://10.0.0.5:3000' },
      'INTERNAL_URL is of use with REDIS_URL only: set both, or leave it out.',
    ],
    [
      { INTERNAL_URL: '10.0.0.5' },
      'INTERNAL_URL must be an address like http://10.0.0.5:3000 (it is "10.0.0.5").',
    ],
  ])('%o is refused in one sentence', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(sentence);
  });
});

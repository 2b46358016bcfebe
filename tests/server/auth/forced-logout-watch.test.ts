import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ForcedLogoutTools, watchForcedLogout } from '#src/features/auth/actors/forced-logout-actor.ts';
import type { call } from '#src/lib/api-client.ts';
import { listenToRealtime } from '#src/lib/realtime-database.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
let admin: Client;
const stops: (() => void)[] = [];
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
});
beforeEach(async () => {
  test.clock.now = new Date(test.clock.now.getTime() + 10_000);
  admin = await test.signIn(world.admin);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => test.close());

interface Watching {
  readonly ended: () => number;
  /** What the socket would bring. */
  readonly hear: (record: unknown) => void;
  /** The realtime database has answered for every place. */
  readonly listening: Promise<void>;
}

/** A browser's watch over the real server; its clock is ten minutes wrong. */
async function watch(who: Named, tools: Partial<ForcedLogoutTools> = {}): Promise<Watching> {
  const client = await test.signIn(who);
  test.clock.now = new Date(test.clock.now.getTime() + 1);
  let ended = 0;
  let hear: (record: unknown) => void = () => undefined;
  let answered: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const stop = watchForcedLogout(
    {
      call: ((definition: { name: 'get-realtime-ticket' }) => client.ok(definition.name, {})) as typeof call,
      listen: (wish) => {
        const waiting = new Set(wish.keys);
        return listenToRealtime({
          ...wish,
          onValue: (key, value) => {
            wish.onValue(key, value);
            waiting.delete(key);
            if (waiting.size === 0) answered();
          },
        });
      },
      hearSocket: (listener) => {
        hear = listener;
        return () => undefined;
      },
      origin: test.server.address,
      clock: () => test.clock.now.getTime() - 600_000,
      ...tools,
    },
    who.id,
    () => {
      ended += 1;
    },
  );
  stops.push(stop);
  return { ended: () => ended, hear: (record) => hear(record), listening };
}

const force = (target: { kind: 'school' } | { kind: 'person'; person_id: number }) =>
  admin.ok('force-logout', { request_id: randomUUID(), school_id: 1, target });
const record = (more: object = {}) => ({
  status: 1,
  logoutTime: test.clock.now.getTime(),
  grade: 0,
  division: 0,
  schoolId: 1,
  userId: world.asha.id,
  type: 'single',
  ...more,
});

describe('a browser', () => {
  it('hears by the realtime database that it was signed out, however wrong its clock is [ST-32, QU-09, QU-11]', async () => {
    const [asha, bina] = [await watch(world.asha), await watch(world.bina)];
    await Promise.all([asha.listening, bina.listening]);
    await force({ kind: 'person', person_id: world.asha.id });
    await vi.waitFor(() => expect(asha.ended()).toBe(1), 30_000);
    expect(bina.ended()).toBe(0);
  });

  it('of whoever signs a school out goes on [RP-18]', async () => {
    const [own, asha] = [await watch(world.admin), await watch(world.asha)];
    await Promise.all([own.listening, asha.listening]);
    await force({ kind: 'school' });
    await vi.waitFor(() => expect(asha.ended()).toBe(1), 30_000);
    expect(own.ended()).toBe(0);
  });

  it('that signed in after it goes on, though the record still stands there [ST-32]', async () => {
    await force({ kind: 'school' });
    test.clock.now = new Date(test.clock.now.getTime() + 1);
    const asha = await watch(world.asha);
    await asha.listening;
    expect(asha.ended()).toBe(0);
  });

  it('hears it by the socket without the realtime database, and once however often it is told [ER-32]', async () => {
    let tries = 0;
    const asha = await watch(world.asha, {
      listen: () => {
        tries += 1;
        return Promise.reject(new Error('The library did not load.'));
      },
    });
    await vi.waitFor(() => expect(tries).toBe(1), 30_000);
    asha.hear(undefined);
    asha.hear({ status: 1 });
    asha.hear(record({ userId: world.bina.id }));
    asha.hear(record({ logoutTime: test.clock.now.getTime() - 5001 }));
    expect(asha.ended()).toBe(0);
    asha.hear(record());
    asha.hear(record());
    asha.hear(record({ type: 'school', userId: 0 }));
    expect(asha.ended()).toBe(1);
  });

  it('hears nothing more once it stopped', async () => {
    const asha = await watch(world.asha);
    await asha.listening;
    for (const stop of stops.splice(0)) stop();
    asha.hear(record());
    expect(asha.ended()).toBe(0);
  });
});

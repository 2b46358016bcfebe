import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { getDatabase, ref, set } from 'firebase/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createRealtimeDatabase,
  type RealtimeDatabase,
  realtimeLimits,
} from '#server/realtime/realtime-database.ts';
import { soon } from '../../long.ts';
import { hearRealtime, openWire, type Wire } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

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

const nineA = () => {
  const { gradeId, divisionId } = world.places['9A'];
  return { kind: 'division' as const, grade_id: gradeId, division_id: divisionId };
};
const divisionKey = () => {
  const { gradeId, divisionId } = world.places['9A'];
  return `SCHOOL_1_GRADE_${gradeId}_DIVISION_${divisionId}`;
};
const force = (target: ReturnType<typeof nineA> | { kind: 'school' }) =>
  admin.ok('force-logout', { request_id: randomUUID(), school_id: 1, target });
const wire = (): Wire => {
  const opened = openWire(test.server.address);
  stops.push(opened.close);
  return opened;
};
const pass = async (client: Client) => (await client.ok('get-realtime-ticket', {})).ticket;

describe('the official client library', () => {
  it('hears a forced logout at its own places, and no place of others [QU-09, CC-12, RP-19]', async () => {
    const [dev, esha] = [await test.signIn(world.dev), await test.signIn(world.esha)];
    const mine = await hearRealtime(test, dev);
    // All the places dev listens to, asked for by a student of another division.
    const theirs = await hearRealtime(test, esha, [`USER_${world.dev.id}`, divisionKey(), 'SCHOOL_1']);
    stops.push(mine.stop, theirs.stop);
    await mine.until((_value, key) => key === divisionKey());
    await theirs.until((_value, key) => key === 'SCHOOL_1');
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await force(nineA());
    const at = test.clock.now.getTime();
    const heard = await mine.until((value) => (value as { logoutTime?: number } | null)?.logoutTime === at);
    expect(heard).toMatchObject({ status: 1, schoolId: 1, type: 'division', userId: 0 });
    expect(theirs.values.map(([key]) => key)).toEqual(['SCHOOL_1']);
  });

  it('finds the latest record when it comes later [CC-12]', async () => {
    await force({ kind: 'school' });
    const at = test.clock.now.getTime();
    test.clock.now = new Date(at + 1);
    const mine = await hearRealtime(test, await test.signIn(world.asha));
    stops.push(mine.stop);
    expect(await mine.until((_value, key) => key === 'SCHOOL_1')).toMatchObject({
      logoutTime: at,
      userId: world.admin.id,
      type: 'school',
    });
  });

  it('may write nothing [QU-09]', async () => {
    const app = initializeApp({}, 'writer');
    const { ticket } = await (await test.signIn(world.dev)).ok('get-realtime-ticket', {});
    const holder = app as unknown as { container: { addComponent: (component: object) => void } };
    holder.container.addComponent({
      name: 'auth-internal',
      type: 'PRIVATE',
      multipleInstances: false,
      serviceProps: {},
      instantiationMode: 'LAZY',
      onInstanceCreated: null,
      instanceFactory: () => ({
        getToken: async () => ({ accessToken: ticket }),
        getUid: () => null,
        addAuthTokenListener: () => undefined,
        removeAuthTokenListener: () => undefined,
      }),
    });
    const database = getDatabase(app, `${test.server.address}?ns=banyan`);
    const write = set(ref(database, `USER_${world.dev.id}`), { status: 1, logoutTime: 1 });
    await expect(write).rejects.toThrow(/permission_denied/i);
    await deleteApp(app);
  });
});

describe('the wire', () => {
  it('greets with the server’s time and the host it was reached at [QU-11]', async () => {
    const greeting = await wire().greeting;
    expect(greeting.ts).toBe(test.clock.now.getTime());
    expect(`http://${greeting.h}`).toBe(test.server.address);
  });

  it.each(['q', 'g', 'p', 'm', 'o', 'om', 'oc', 'unknown'])('refuses a stranger’s %s', async (action) => {
    const answer = await wire().ask(action, { p: '/SCHOOL_1', d: { status: 1 } });
    expect(answer.s).toBe('permission_denied');
  });

  it.each(['p', 'm', 'o', 'om', 'oc'])('refuses everybody’s %s, an admin’s too [QU-09]', async (action) => {
    for (const client of [admin, await test.signIn(world.superAdmin), await test.signIn(world.dev)]) {
      const opened = wire();
      expect((await opened.ask('gauth', { cred: await pass(client) })).s).toBe('ok');
      expect((await opened.ask(action, { p: '/SCHOOL_1', d: { status: 1, logoutTime: 1 } })).s).toBe(
        'permission_denied',
      );
    }
  });

  it.each(['', '/', '/SCHOOL_2', '/SCHOOL_1/status', '/SCHOOL_11', '/USER_0', '/.info', '/__proto__'])(
    'refuses the place %j [QU-09]',
    async (p) => {
      const opened = wire();
      await opened.ask('gauth', { cred: await pass(await test.signIn(world.dev)) });
      expect((await opened.ask('q', { p, h: '' })).s).toBe('permission_denied');
      expect((await opened.ask('g', { p })).s).toBe('permission_denied');
      expect(opened.pushed).toEqual([]);
    },
  );

  it('takes no bearer token, no late pass and no pass of a session that is over', async () => {
    const dev = await test.signIn(world.dev);
    const [late, over] = [await pass(dev), await pass(dev)];
    const opened = wire();
    expect((await opened.ask('gauth', { cred: dev.token ?? '' })).s).toBe('invalid_token');
    expect((await opened.ask('auth', { cred: 'a.b.c' })).s).toBe('invalid_token');
    test.clock.now = new Date(test.clock.now.getTime() + 61_000);
    expect((await opened.ask('gauth', { cred: late })).s).toBe('invalid_token');
    test.clock.now = new Date(test.clock.now.getTime() - 61_000);
    await dev.ok('updateLogout', {});
    expect((await opened.ask('gauth', { cred: over })).s).toBe('invalid_token');
  });

  it('ends with its session within a second [LO-07]', async () => {
    const dev = await test.signIn(world.dev);
    const opened = wire();
    await opened.ask('gauth', { cred: await pass(dev) });
    const before = Date.now();
    await dev.ok('updateLogout', {});
    await opened.closed;
    expect(Date.now() - before).toBeLessThan(soon);
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['a message in parts', '3'],
    ['what is no request', '{"t":"c","d":{}}'],
    ['too long a message', JSON.stringify({ t: 'd', d: { r: 1, a: 's', b: { c: 'x'.repeat(17_000) } } })],
  ])('ends at %s', async (_what, text) => {
    const opened = wire();
    await opened.greeting;
    opened.send(text);
    await expect(opened.closed).resolves.toBeUndefined();
  });

  it('opens nowhere else', async () => {
    const opened = openWire(test.server.address, '/.ws/other');
    await expect(opened.closed).resolves.toBeUndefined();
  });
});

describe('its limits', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  /** Each test gets its own database, so that a limit of milliseconds ends no connection of another test. */
  async function limitedTo(limits: Partial<typeof realtimeLimits>) {
    const http = createServer();
    const database: RealtimeDatabase = createRealtimeDatabase(http, { ...realtimeLimits, ...limits });
    database.attach({
      now: () => new Date(),
      listenerOf: async (given) => ({
        sessionId: given,
        schoolId: 1,
        expiresAt: new Date(Date.now() + 600_000),
        keys: new Set(['SCHOOL_1']),
      }),
      valueAt: async () => null,
      endOf: async () => new Date(Date.now() + 600_000),
      onError: () => undefined,
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    ends.push(() => {
      database.close();
      http.close();
    });
    const { port } = http.address() as AddressInfo;
    return { database, open: () => openWire(`http://127.0.0.1:${port}`) };
  }

  it('end a stranger', async () => {
    const { open } = await limitedTo({ strangerMilliseconds: 60 });
    await expect(open().closed).resolves.toBeUndefined();
  });

  it('end whoever is silent', async () => {
    const { database, open } = await limitedTo({ idleMilliseconds: 60 });
    const silent = open();
    await silent.ask('gauth', { cred: 'one' });
    await silent.closed;
    // This side may know of its end before the other does.
    await vi.waitFor(() => expect(database.isConnected('one')).toBe(false), 30_000);
  });

  it('end whoever asks without end', async () => {
    const { open } = await limitedTo({ requestsPerMinute: 5 });
    const busy = open();
    await busy.greeting;
    for (let sent = 0; sent < 6; sent += 1) busy.send('0');
    await expect(busy.closed).resolves.toBeUndefined();
  });

  it('count the connections of a session, and of all', async () => {
    const { open } = await limitedTo({ connections: 3, perSession: 2 });
    const wires = [open(), open(), open()];
    const answers = await Promise.all(wires.map((each) => each.ask('gauth', { cred: 'two' })));
    expect(answers.map(({ s }) => s).toSorted()).toEqual(['invalid_token', 'ok', 'ok']);
    await open().closed;
    for (const each of wires) each.close();
    await Promise.all(wires.map(({ closed }) => closed));
  });
});

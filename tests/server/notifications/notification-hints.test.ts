import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shareAsFaculty } from '../notice-inputs.ts';
import { heardAll } from '../realtime/last-hint.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  // 11:30 in Kolkata.
  test.clock.now = new Date('2026-11-18T06:00:00Z');
  asha = await test.signIn(world.asha);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => test.close());

const listeners = [
  'bina',
  'dev',
  'esha',
  'chetan',
  'farid',
  'asha',
  'admin',
  'otherAdmin',
  'demoFaculty',
] as const;
type Name = (typeof listeners)[number];

/** A browser of each, connected as the product connects. */
async function connect(names: readonly Name[] = listeners) {
  const clients = new Map<Name, Client>();
  const heard = new Map<Name, number>();
  const hushed = new Map<Name, number>();
  for (const name of names) {
    const client = await test.signIn(world[name]);
    const socket = await openSocket(test, client);
    sockets.push(socket);
    clients.set(name, client);
    socket.on('notification', () => heard.set(name, (heard.get(name) ?? 0) + 1));
    socket.on('notification.quiet', () => hushed.set(name, (hushed.get(name) ?? 0) + 1));
  }
  const settled = () => Promise.all(sockets.map((socket) => heardAll(test, socket)));
  const share = async (title: string) => {
    heard.clear();
    hushed.clear();
    await shareAsFaculty(asha, { grade: String(world.places['9A'].gradeId), title });
    await settled();
    await test.server.jobs().drain();
    await settled();
    return [...heard].toSorted(([a], [b]) => a.localeCompare(b));
  };
  const client = (name: Name) => clients.get(name) as Client;
  const list = (name: Name) => client(name).ok('notifications', { schoolId: world[name].schoolId });
  return { client, share, list, hushed };
}

const loud = { muted: [] as 'notice'[], quiet_from: '', quiet_to: '' };

describe('the hint of a notification', () => {
  it('reaches every connected reader once, and no stranger, of this school or another [CC-13, PF-05]', async () => {
    const { share, list } = await connect();
    const told = await share('For grade 9');
    const readers: Name[] = [];
    for (const name of listeners)
      if ((await list(name)).data.some(({ message }) => message === 'For grade 9')) readers.push(name);
    expect(readers.toSorted()).toEqual(['bina', 'dev', 'esha']);
    for (const reader of readers) expect(told).toContainEqual([reader, 1]);
    const strangers: Name[] = ['chetan', 'farid', 'otherAdmin', 'demoFaculty'];
    expect(told.filter(([name]) => strangers.includes(name))).toEqual([]);
  });

  it('spares who muted the kind, until they want it again [PF-05]', async () => {
    const { client, share } = await connect(['dev', 'esha']);
    await client('dev').ok('save-notification-preferences', { ...loud, muted: ['notice'] });
    expect(await share('Unheard')).toEqual([['esha', 1]]);
    await client('dev').ok('save-notification-preferences', { ...loud, muted: ['activity'] });
    expect(await share('Heard')).toEqual([
      ['dev', 1],
      ['esha', 1],
    ]);
    await client('dev').ok('save-notification-preferences', loud);
  });

  it('comes in quiet hours as one that is counted and not told, by the school’s clock [PF-05, QU-11]', async () => {
    const { client, share, list, hushed } = await connect(['dev', 'esha', 'chetan']);
    await client('dev').ok('save-notification-preferences', {
      ...loud,
      quiet_from: '11:00',
      quiet_to: '12:00',
    });
    const before = (await list('dev')).count;
    await client('chetan').ok('save-notification-preferences', {
      ...loud,
      quiet_from: '00:00',
      quiet_to: '23:59',
    });
    expect(await share('At a quiet time')).toEqual([['esha', 1]]);
    // Chetan sleeps too, and it is nothing of his.
    expect([...hushed]).toEqual([['dev', 1]]);
    expect(await list('dev')).toMatchObject({ count: before + 1, quiet: 1 });
    await client('dev').ok('save-notification-preferences', {
      ...loud,
      quiet_from: '12:00',
      quiet_to: '13:00',
    });
    expect(await list('dev')).toMatchObject({ count: before + 1, quiet: 0 });
    expect(await share('At a loud time')).toEqual([
      ['dev', 1],
      ['esha', 1],
    ]);
    expect([...hushed]).toEqual([]);
    await client('chetan').ok('save-notification-preferences', loud);
    await client('dev').ok('save-notification-preferences', loud);
  });

  it('of a reminder does not disturb quiet hours either [PF-05]', async () => {
    const { client, share, list } = await connect(['dev', 'esha']);
    await share('Please read');
    const quiet = { ...loud, quiet_from: '11:00', quiet_to: '12:00' };
    await client('dev').ok('save-notification-preferences', quiet);
    const heard: string[] = [];
    for (const [index, name] of ['dev', 'esha'].entries())
      sockets[index]?.onAny(
        (event: string) => event.startsWith('notification') && heard.push(`${name} ${event}`),
      );
    const { data } = await list('dev');
    const id = Number(
      /open=(\d+)/.exec(data.find(({ message }) => message === 'Please read')?.url ?? '')?.[1],
    );
    expect((await asha.ok('remind-notice', { notice_id: id })).reminded).toBe(3);
    await expect.poll(() => heard.toSorted()).toEqual(['dev notification.quiet', 'esha notification']);
    await client('dev').ok('save-notification-preferences', loud);
  });

  it('tells a person’s other tabs of what was read or cleared in one, and nobody else’s [CD-01]', async () => {
    const { client, share, list } = await connect(['dev', 'esha']);
    await share('For two tabs');
    const tab = await openSocket(test, client('dev'));
    sockets.push(tab);
    const hint = new Promise((resolve) => tab.once('notification', () => resolve('dev')));
    const other = new Promise((resolve) => sockets[1]?.once('notification', () => resolve('esha')));
    await client('dev').ok('clear-all-notifications', {});
    expect(await Promise.race([hint, other])).toBe('dev');
    expect((await list('esha')).data.some(({ message }) => message === 'For two tabs')).toBe(true);
  });
});

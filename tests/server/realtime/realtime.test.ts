import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { heardAll } from './last-hint.ts';

let test: TestServer;
let world: World;
let asha: Client;
const open: Socket[] = [];
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  asha = await test.signIn(world.asha);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => test.close());

interface Listener {
  readonly socket: Socket;
  readonly heard: number[];
}

async function listen(who: Named): Promise<Listener> {
  const client = await test.signIn(who);
  const socket = io(test.server.address, {
    path: '/socket',
    transports: ['websocket'],
    auth: { token: client.token },
    forceNew: true,
  });
  open.push(socket);
  const heard: number[] = [];
  socket.on('notice.changed', (change: { noticeId: number }) => heard.push(change.noticeId));
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}

const settled = ({ socket }: Listener) => heardAll(test, socket);

describe('a hint of a changed notice', () => {
  it('reaches connected readers and nobody else [CC-13, ML-11]', async () => {
    const listeners = {
      bina: await listen(world.bina),
      dev: await listen(world.dev),
      admin: await listen(world.admin),
      esha: await listen(world.esha),
      chetan: await listen(world.chetan),
      otherAdmin: await listen(world.otherAdmin),
    };
    const id = await shareAsFaculty(asha, {
      grade: String(world.places['9A'].gradeId),
      division: String(world.places['9A'].divisionId),
    });
    for (const listener of Object.values(listeners)) await settled(listener);
    const heard = Object.entries(listeners)
      .filter(([, each]) => each.heard.includes(id))
      .map(([name]) => name);
    expect(heard).toEqual(['bina', 'dev', 'admin']);
  });

  it('reaches those an edit takes the notice away from [ST-01]', async () => {
    const id = await shareAsFaculty(asha, { grade: String(world.places['9A'].gradeId) });
    const [esha, farid] = [await listen(world.esha), await listen(world.farid)];
    await asha.ok(
      'create-faculty-notice',
      await facultyInput(asha, { id, noticeSubmitType: 'edit', grade: String(world.places['10A'].gradeId) }),
    );
    await settled(esha);
    await settled(farid);
    expect([esha.heard.includes(id), farid.heard.includes(id)]).toEqual([true, true]);
  });
});

describe('a page that connects after it asked for its data', () => {
  /** The notices it hears of, and how often it is told to ask for everything. */
  async function comesLate(who: Named, askedAgo: unknown) {
    const { token } = await test.signIn(who);
    const socket = io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token, askedAgo },
      forceNew: true,
    });
    open.push(socket);
    const told = { heard: [] as number[], ready: 0 };
    socket.on('notice.changed', (change: { noticeId: number }) => told.heard.push(change.noticeId));
    socket.on('ready', () => {
      told.ready += 1;
    });
    await new Promise<void>((resolve) => socket.once('ready', resolve));
    await heardAll(test, socket);
    return told;
  }

  it('hears what changed in between, once and only if it is of its channels [CC-13]', async () => {
    const { gradeId, divisionId } = world.places['9A'];
    const id = await shareAsFaculty(asha, { grade: String(gradeId), division: String(divisionId) });
    // A server of the last seconds knows that it may not remember all of them.
    await expect
      .poll(async () => (await comesLate(world.bina, 0)).heard.filter((each) => each === id))
      .toEqual([id]);
    expect((await comesLate(world.esha, 0)).heard).not.toContain(id);
    expect((await comesLate(world.bina, undefined)).heard).not.toContain(id);
  });

  it('asks for everything again when that was too long ago [CC-13]', async () => {
    expect((await comesLate(world.bina, 3_600_000)).ready).toBe(2);
    expect((await comesLate(world.bina, 'yesterday')).ready).toBe(1);
  });
});

describe('a socket', () => {
  it('needs a valid token', async () => {
    const socket = io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token: 'x'.repeat(43) },
      forceNew: true,
      reconnection: false,
    });
    open.push(socket);
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe('unauthorized');
  });

  it('is cut when its session ends [LO-01, CC-05]', async () => {
    const client = await test.signIn(world.bina);
    const socket = io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token: client.token },
      forceNew: true,
      reconnection: false,
    });
    open.push(socket);
    await new Promise<void>((resolve) => socket.once('ready', resolve));
    const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await client.ok('updateLogout', {});
    expect(await cut).toBe('io server disconnect');
  });
});

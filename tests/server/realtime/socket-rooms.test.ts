import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { channels } from '#server/realtime/channels.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { heardAll } from './last-hint.ts';

let test: TestServer;
let world: World;
let asha: Client;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => test.close());

const grade = () => String(world.places['9A'].gradeId);
const keep = (socket: Socket) => {
  sockets.push(socket);
  return socket;
};
function listen(socket: Socket): unknown[] {
  const events: unknown[] = [];
  socket.onAny((name: string, content: unknown) => events.push([name, content]));
  return events;
}
const settled = (socket: Socket) => heardAll(test, socket);
/** Without the last hint, and without the wish to ask again. */
const others = (events: readonly unknown[]) =>
  events.filter((event) => !/"noticeId":-1|^\["ready"/.test(JSON.stringify(event)));

/** Everything a reader of grade 9 in school 1 hears in. */
const wanted = () => [
  channels.person(1, world.dev.id),
  channels.admins(1),
  channels.desk('notices'),
  channels.desk('helpdesk'),
  channels.role(1, 'students'),
  channels.grade(1, 'students', world.places['9A'].gradeId),
  channels.division(1, 'students', world.places['9A'].divisionId),
  channels.region('students', { countryId: 0, stateId: 0, targetId: 1 }),
];

it('nobody gets into a room by asking for it, whatever the words [QU-08]', async () => {
  const stranger = await test.signIn(world.otherStudent);
  const socket = keep(await openSocket(test, stranger));
  const events = listen(socket);
  for (const event of [
    'join',
    'subscribe',
    'room',
    'joinRoom',
    'in',
    'to',
    'leave',
    'notice.changed',
    'notification',
  ])
    for (const room of wanted()) {
      socket.emit(event, room);
      socket.emit(event, { room, rooms: [room], names: [room] });
    }
  const id = await shareAsFaculty(asha, { grade: grade(), title: 'Not for strangers' });
  await test.server.jobs().drain();
  await settled(socket);
  expect([id, others(events)]).toEqual([id, []]);
});

it('nobody becomes somebody else by what the handshake says', async () => {
  const stranger = await test.signIn(world.otherStudent);
  const { admin } = world;
  const claims = { role: 2, schoolId: 1, school_id: 1, id: admin.id, user_id: admin.id, rooms: wanted() };
  const socket = keep(
    io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { ...claims, actor: claims, token: stranger.token },
      query: { ...claims, rooms: wanted().join() },
      forceNew: true,
      reconnection: false,
    }),
  );
  await new Promise((resolve) => socket.once('ready', resolve));
  const events = listen(socket);
  await shareAsFaculty(asha, { grade: grade() });
  await test.server.jobs().drain();
  await settled(socket);
  expect(others(events)).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
  ['no token', {}],
  ['another kind of token', { token: { $ne: '' } }],
  ['a guessed token', { token: 'a'.repeat(43) }],
  ['a very long token', { token: 'a'.repeat(9000) }],
  ['a guessed connection to go on with', { pid: 'a'.repeat(20), offset: '0' }],
])('%s opens no connection', async (_what, auth) => {
  const socket = keep(
    io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth,
      forceNew: true,
      reconnection: false,
    }),
  );
  const outcome = await new Promise<string>((resolve) => {
    socket.once('ready', () => resolve('ready'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  expect(outcome).toBe('unauthorized');
});

it('no other namespace is there to enter', async () => {
  const stranger = await test.signIn(world.otherStudent);
  for (const name of ['admin', channels.admins(1), '*']) {
    const socket = keep(
      io(`${test.server.address}/${name}`, {
        path: '/socket',
        transports: ['websocket'],
        auth: { token: stranger.token },
        forceNew: true,
        reconnection: false,
      }),
    );
    const outcome = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (error) => resolve(error.message));
    });
    expect([name, outcome]).toEqual([name, 'Invalid namespace']);
  }
});

it('who moved to another division while the line was broken comes back to the rooms of today', async () => {
  const { db } = test.server.app;
  const esha = await test.signIn(world.esha);
  const socket = keep(
    io(test.server.address, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token: esha.token },
      forceNew: true,
      reconnectionDelay: 10,
    }),
  );
  await new Promise((resolve) => socket.once('ready', resolve));
  // Only what was heard before is gone on with.
  await shareAsFaculty(asha, { grade: grade() });
  await settled(socket);
  const { gradeId, divisionId } = world.places['10B'];
  await db.execute(
    sql`update memberships set grade_id = ${gradeId}, division_id = ${divisionId} where person_id = ${world.esha.id}`,
  );
  const back = new Promise((resolve) => socket.once('ready', resolve));
  socket.io.engine.close();
  await back;
  const events = listen(socket);
  const left = await shareAsFaculty(asha, { grade: grade() });
  await settled(socket);
  expect([socket.recovered, left, others(events)]).toEqual([true, left, []]);
});

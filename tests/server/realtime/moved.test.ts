import { sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { officeInput, shareAsFaculty } from '../notice-inputs.ts';
import { openSocket, openWire } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { heardAll } from './last-hint.ts';

let test: TestServer;
let world: World;
let asha: Client;
const stops: (() => void)[] = [];
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  asha = await test.signIn(world.asha);
  await test.server.app.db.execute(sql`insert into countries (id, name) values (71, 'Near'), (72, 'Far')`);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => test.close());

/** As another program does it, at the database. */
const change = (statement: ReturnType<typeof sql>) => test.server.app.db.execute(statement);
const move = ({ id }: Named, place: '9A' | '10B') => {
  const { gradeId, divisionId } = world.places[place];
  return change(
    sql`update memberships set grade_id = ${gradeId}, division_id = ${divisionId} where person_id = ${id}`,
  );
};
const shareWith = (place: '9A' | '10B') =>
  shareAsFaculty(asha, { grade: String(world.places[place].gradeId) });

async function hearing(who: Named) {
  const socket = await openSocket(test, await test.signIn(who));
  stops.push(() => socket.disconnect());
  const heard: number[] = [];
  socket.on('notice.changed', ({ noticeId }: { noticeId: number }) => noticeId > 0 && heard.push(noticeId));
  return { socket, heard };
}
const happens = (socket: Socket, event: 'ready' | 'disconnect') =>
  new Promise<void>((resolve) => socket.once(event, () => resolve()));
const settled = (socket: Socket) => heardAll(test, socket);

it('hears of the new division and no more of the old one, on the line that stands [QU-08]', async () => {
  await move(world.farid, '9A');
  const { socket, heard } = await hearing(world.farid);
  const before = await shareWith('9A');
  // The browser is told to ask again: its board is of the old division.
  const told = happens(socket, 'ready');
  await move(world.farid, '10B');
  await told;
  await shareWith('9A');
  const after = await shareWith('10B');
  await settled(socket);
  expect(heard).toEqual([before, after]);
});

it('hears as a teacher from the moment they are one', async () => {
  const { socket, heard } = await hearing(world.dev);
  const told = happens(socket, 'ready');
  await change(sql`update people set role = 4 where id = ${world.dev.id}`);
  await told;
  const superAdmin = await test.signIn(world.superAdmin);
  const share = async (noticeFor: 2 | 3) =>
    (await superAdmin.ok('create-notice-by-admin', await officeInput(superAdmin, { noticeFor }))).data.id;
  await share(3);
  const forFaculty = await share(2);
  await settled(socket);
  expect(heard).toEqual([forFaculty]);
});

it('hears of the country its school is in now', async () => {
  const { socket, heard } = await hearing(world.otherAdmin);
  const told = happens(socket, 'ready');
  await change(sql`update schools set country_id = 72 where id = 2`);
  await told;
  const superAdmin = await test.signIn(world.superAdmin);
  const share = async (country_id: string) =>
    (
      await superAdmin.ok(
        'create-notice-by-admin',
        await officeInput(superAdmin, { country_id, noticeFor: 4 }),
      )
    ).data.id;
  await share('71');
  const far = await share('72');
  await settled(socket);
  expect(heard).toEqual([far]);
});

it.each([
  ['is switched off', (id: number) => sql`update people set is_active = false where id = ${id}`],
  ['goes to another school', (id: number) => sql`update people set school_id = 2 where id = ${id}`],
])('who %s hears nothing more and is let go', async (_what, statement) => {
  const { socket } = await hearing(world.bina);
  const gone = happens(socket, 'disconnect');
  await change(sql`delete from memberships where person_id = ${world.bina.id}`);
  await change(statement(world.bina.id));
  await gone;
  expect(socket.connected).toBe(false);
  await change(sql`update people set is_active = true, school_id = 1 where id = ${world.bina.id}`);
});

it('reads no place of the old division in the realtime database any more [RP-19]', async () => {
  const client = await test.signIn(world.esha);
  const socket = await openSocket(test, client);
  const wire = openWire(test.server.address);
  stops.push(() => socket.disconnect(), wire.close);
  await wire.ask('auth', { cred: (await client.ok('get-realtime-ticket', {})).ticket });
  const { gradeId, divisionId } = world.places['9B'];
  const key = `SCHOOL_1_GRADE_${gradeId}_DIVISION_${divisionId}`;
  expect(await wire.ask('q', { p: `/${key}`, h: '' })).toMatchObject({ s: 'ok' });
  const told = happens(socket, 'ready');
  await move(world.esha, '10B');
  await told;
  expect(await wire.ask('g', { p: `/${key}` })).toMatchObject({ s: 'permission_denied' });
});

it('is put right when the database could not tell of the move', async () => {
  await move(world.farid, '9A');
  const { socket, heard } = await hearing(world.farid);
  const told = happens(socket, 'ready');
  await change(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen people_moved' and datname = current_database()`,
  );
  await move(world.farid, '10B');
  await told;
  await shareWith('9A');
  const after = await shareWith('10B');
  await settled(socket);
  expect(heard).toEqual([after]);
});

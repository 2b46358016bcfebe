import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formSession } from '../notice-inputs.ts';
import { openSocket } from '../realtime-client.ts';
import { studentsFile } from '../roster/files.ts';
import { importing } from '../roster/importing.ts';
import { createSchool } from '../schools/school-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let office: Client;
let admin: Client;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestServer();
  ({ world } = test);
  office = await test.signIn(world.superAdmin);
  admin = await test.signIn(world.admin);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await test.close();
});

/** What the act is answered, once each of these sockets was told of this event. */
async function telling<Answer>(told: readonly (readonly [Socket, string])[], act: () => Promise<Answer>) {
  const heard = told.map(
    ([socket, event]) => new Promise<void>((resolve) => socket.once(event, () => resolve())),
  );
  const answer = await act();
  await Promise.all(heard);
  return answer;
}
const open = async (client: Client) => {
  const socket = await openSocket(test, client);
  sockets.push(socket);
  return socket;
};
const report = async () =>
  (await office.ok('get-sadmin-dashboard-report', { sAdmin_id: world.superAdmin.id })).data.schoolGraphReport;

it('the office’s figures hear of schools that come, change and go, and of people in any school [DS-01, EN-32]', async () => {
  const offices = [[await open(office), 'schools.changed']] as const;
  const schools = [[await open(admin), 'classes.changed'], ...offices] as const;
  const before = await report();
  const made = await telling(offices, () => createSchool(office, { school_name: 'Told School' }));
  const { id, version } = made;
  await telling(offices, () => office.ok('set-school-status', { rows: [{ id, version }], isActive: false }));
  expect(await report()).toMatchObject({
    activeSchool: before.activeSchool,
    inactiveSchool: before.inactiveSchool + 1,
  });

  const student = { user_id: 'TOLD1', firstName: 'Maya', gender: 'Female' };
  const { data } = await telling(schools, async () =>
    admin.ok('add-student', { formSession: await formSession(admin), ...student }),
  );
  await telling(schools, () =>
    admin.ok('activate-student', { rows: [{ id: data.id, version: data.version }], status: 'inactive' }),
  );
  expect(await report()).toMatchObject({ inactiveStudent: before.inactiveStudent + 1 });
  const it1 = importing(test, { client: admin, who: world.admin });
  const checked = await it1.checked(studentsFile(['TOLD2', '', 'Zoya', '', '', '', '', '']));
  const applied = await telling(schools, () => it1.apply(checked));
  await telling(schools, () => it1.undo(applied));
});

it('nobody of a school, and nobody without the schools, hears of them', async () => {
  const finance = await open(await test.signIn(world.finance));
  const heard: string[] = [];
  for (const socket of [await open(admin), await open(await test.signIn(world.helpdesk))])
    socket.onAny((event: string) => heard.push(event));
  await telling([[finance, 'schools.changed']], () => createSchool(office, { school_name: 'Quiet School' }));
  expect(heard).not.toContain('schools.changed');
});

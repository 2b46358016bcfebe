import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../realtime-client.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addAdmin } from './office-inputs.ts';

let test: TestServer;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  office = await test.signIn(test.world.superAdmin);
});
afterAll(() => test.close());

it('the office and the admins of the school hear of a new admin and of one who is switched off [C9-04]', async () => {
  const sockets = [
    await openSocket(test, office),
    await openSocket(test, await test.signIn(test.world.admin)),
  ];
  const telling = async <Answer>(act: () => Promise<Answer>) => {
    const heard = sockets.map(
      (socket) => new Promise<void>((resolve) => socket.once('users.changed', () => resolve())),
    );
    const answer = await act();
    await Promise.all(heard);
    return answer;
  };
  const { id } = await telling(() => addAdmin(office, test.world.admin.schoolId));
  const rows = [{ id, version: 1 }];
  const { done } = await telling(() => office.ok('set-user-status', { rows, isActive: false }));
  expect(done).toEqual([{ id, version: 2 }]);
  for (const socket of sockets) socket.disconnect();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const minutes = (count: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + count * 60_000);
};

it('lets a session go on from now, and no longer than a day after its sign-in [LO-07]', async () => {
  const asha = await test.signIn(test.world.asha);
  minutes(479);
  expect(await asha.ok('extend-session', {})).toEqual({ expiry_time: 480 * 60 });
  minutes(2);
  expect((await asha.call('get-form-session', { form: 'notice' })).status).toBe(200);
  minutes(470);
  expect(await asha.ok('extend-session', {})).toEqual({ expiry_time: 480 * 60 });
  minutes(470);
  // A day after the sign-in is 19 minutes away.
  expect(await asha.ok('extend-session', {})).toEqual({ expiry_time: 19 * 60 });
  minutes(18);
  expect(await asha.call('extend-session', {})).toMatchObject({
    ok: false,
    error: { code: 'session_too_old' },
  });
  minutes(2);
  expect((await asha.call('extend-session', {})).status).toBe(401);
});

it('does not bring back a session that is over', async () => {
  const asha = await test.signIn(test.world.asha);
  await asha.ok('updateLogout', {});
  expect((await asha.call('extend-session', {})).status).toBe(401);
});

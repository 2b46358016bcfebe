import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '../query-plans.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('a list asks the database once, and who asks it again in the same second is known', async () => {
  const { esha } = test.world;
  const client = await test.enter(esha);
  const ask = () =>
    client.ok('get-latest-notice-active-list', {
      loginType: esha.role,
      login_id: esha.id,
      school_id: esha.schoolId,
      showLimit: 10,
    });
  const { pool } = test.server.app.database;
  await ask();
  const sent = await statementsOf(pool, ask);
  expect(sent.map(({ name }) => name)).toEqual([`active-notices-${esha.role}`]);
});

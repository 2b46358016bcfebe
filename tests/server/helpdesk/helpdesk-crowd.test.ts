import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('answers a crowd that sends one id alike: one of them has it, the others hear that it was sent [QU-10]', async () => {
  const { world } = test;
  const dev = await test.signIn(world.dev);
  const esha = await test.signIn(world.esha);
  const crowd = [dev, esha, await test.signIn(world.bina), await test.signIn(world.asha)];
  const message = () => ({ chat_id: '' as const, message_id: randomUUID(), text: 'Hello?' });
  const shared = message();
  const answered = await Promise.all(
    crowd.map(async (client) => {
      const tries = Array.from({ length: 10 }, () => client.call('create-helpdesk-ticket', shared));
      const answers = await Promise.all(tries);
      return [...new Set(answers.map(({ status }) => status))].join();
    }),
  );
  expect(answered.toSorted()).toEqual(['200', '409', '409', '409']);
  const alone = message();
  await dev.ok('create-helpdesk-ticket', alone);
  const late = await esha.call('create-helpdesk-ticket', alone);
  expect(late).toMatchObject({ ok: false, error: { code: 'conflict' } });
});

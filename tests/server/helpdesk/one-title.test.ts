import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('gives an article to one of many who save its title at once, and tells the others that it is taken [QU-30]', async () => {
  const helpdesk = await test.signIn(test.world.helpdesk);
  const text = {
    title: 'Lost and found',
    topic: 'reading' as const,
    roles: [3],
    questions: '',
    body: 'Ask at the office.',
    link: '',
    linkLabel: '',
  };
  const save = () => helpdesk.raw('save-help-article', { key: '', version: 0, action: 'publish', text });
  const answers = await Promise.all(Array.from({ length: 16 }, save));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 422]));
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../realtime-client.ts';
import { formSession } from '../schools/school-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  office = await test.signIn(test.world.superAdmin);
});
afterAll(() => test.close());

it('the office hears that its content was saved, removed and imported; a school does not', async () => {
  const socket = await openSocket(test, office);
  const elsewhere = await openSocket(test, await test.signIn(test.world.admin));
  const heardElsewhere: string[] = [];
  elsewhere.onAny((event: string) => heardElsewhere.push(event));
  const telling = async <Answer>(act: () => Promise<Answer>) => {
    const heard = new Promise<void>((resolve) => socket.once('content.changed', () => resolve()));
    const answer = await act();
    await heard;
    return answer;
  };
  const { data } = await telling(async () =>
    office.ok('save-term', {
      kind: 'tag',
      id: 0,
      version: 0,
      formSession: await formSession(office),
      name: 'Heard tag',
      code: '',
      parentId: null,
    }),
  );
  await telling(() => office.ok('set-content-removed', { of: 'term', rows: [data], isRemoved: true }));
  await telling(async () =>
    office.ok('import-terms', {
      kind: 'board',
      csv: 'board,code\nHeard board,HB\n',
      formSession: await formSession(office),
    }),
  );
  socket.disconnect();
  elsewhere.disconnect();
  expect(heardElsewhere).not.toContain('content.changed');
});

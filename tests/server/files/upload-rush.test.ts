import { Client as Connection } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockWaits } from '../lock-waits.ts';
import { createDatabase, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let url = '';
beforeAll(async () => {
  const database = await createDatabase();
  url = database.url;
  test = await startTestServer({ DATABASE_CONNECTIONS: '4' }, database);
});
afterAll(() => test.close());

it('forty uploads that begin at once in one school leave the server to other schools while they wait [QU-03]', async () => {
  const teacher = await test.enter(test.world.asha);
  const other = await test.enter(test.world.otherAdmin);
  const holder = new Connection({ connectionString: url });
  await holder.connect();
  // Somebody else holds the school: an import, or a class that is made.
  await holder.query('begin');
  await holder.query('select 1 from schools where id = 1 for update');
  const named = (text: string) => Buffer.from(text).toString('base64');
  const begin = async () => {
    const response = await fetch(`${test.server.address}/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${teacher.token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `filename ${named('a.pdf')},kind ${named('notice')}`,
      },
    });
    return response.status;
  };
  const uploads = Array.from({ length: 40 }, begin);
  try {
    await expect.poll(() => lockWaits(holder)).toBeGreaterThan(0);
    for (let call = 0; call < 20; call += 1) await other.ok('get-form-session', { form: 'notice' });
    expect(await lockWaits(holder)).toBe(1);
  } finally {
    await holder.end();
  }
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([201]));
});

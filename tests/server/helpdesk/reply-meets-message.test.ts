import { randomUUID } from 'node:crypto';
import { Client as PgClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForPerson } from '../helpdesk-inputs.ts';
import { lockWaits } from '../lock-waits.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('a person’s next words wait for a reply without keeping it from the chat [QU-30, ER-10]', async () => {
  const dev = await test.signIn(test.world.dev);
  const { chat, number } = await askForPerson(dev);
  const { pool } = test.server.app.database;
  const reply = await pool.connect();
  const looking = new PgClient({ connectionString: pool.options.connectionString });
  await looking.connect();
  try {
    // As a reply does: the request, then its chat.
    await reply.query('begin');
    await reply.query('select 1 from helpdesk_tickets where number = $1 for update', [number]);
    const words = { chat_id: chat.id, message_id: randomUUID(), text: 'One more thing.' };
    const writing = dev.call('create-helpdesk-ticket', words);
    await expect.poll(() => lockWaits(looking)).toBeGreaterThan(0);
    await reply.query('select 1 from helpdesk_chats where id = $1 for update nowait', [chat.id]);
    await reply.query('commit');
    expect((await writing).status).toBe(200);
  } finally {
    await reply.query('rollback');
    reply.release();
    await looking.end();
  }
});

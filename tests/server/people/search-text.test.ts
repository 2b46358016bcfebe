import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '#contract/search/fold.ts';
import { people } from '#server/directory/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('a person is found by the name of now, however it is spelt, and other changes leave it alone', async () => {
  const { db } = test.server.app;
  const textOf = async (change: Partial<typeof people.$inferInsert>) => {
    const [row] = await db
      .update(people)
      .set(change)
      .where(eq(people.id, test.world.otherAdmin.id))
      .returning({ text: people.searchText, login: people.loginName });
    return [row?.text, row?.login ?? ''];
  };
  for (const [firstName, lastName] of [
    ['Zoya', 'Tiwari'],
    ['José', 'Muñoz'],
    ['आरव', 'वर्मा'],
    ['سارہ', 'خان'],
  ] as const) {
    const [text, login] = await textOf({ firstName, lastName });
    expect(text).toBe(` ${fold(`${firstName} ${lastName} ${login}`)}`);
    expect((await textOf({ version: 9 }))[0]).toBe(text);
  }
});

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builder, given, statementOf } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const query = builder
  .select({ person: { id: people.id, at: people.createdAt }, notice: notices })
  .from(people)
  .leftJoin(notices, and(eq(notices.createdBy, people.id), eq(notices.id, given('noticeId'))))
  .where(eq(people.id, given('personId')));
const find = statementOf('prepared-test', query);

it('a query that is named inside transactions has the rows that the builder describes, and a join that finds nothing is null', async () => {
  const { database, db } = test.server.app;
  const [person] = await db.select().from(people).limit(1);
  for (let turn = 0; turn < 2; turn += 1) {
    const found = await database.transaction((unit) => find(unit, { noticeId: -1, personId: person?.id }));
    expect(found).toEqual([{ person: { id: person?.id, at: person?.createdAt }, notice: null }]);
  }
  const named = await database.transaction(async (unit) => {
    await find(unit, { noticeId: -1, personId: person?.id });
    const { rows } = await unit.execute(
      sql`select 1 from pg_prepared_statements where name = 'prepared-test'`,
    );
    return rows.length;
  });
  expect(named).toBe(1);
});

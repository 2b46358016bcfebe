import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Measure } from '#contract/measures.ts';
import { erasePeople } from '#server/people/erase-people.ts';
import { writeEventOnce, writeEvents } from '#server/report-events/index.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { adminInput } from '../notice-inputs.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const eventsOf = (personId: number, measure: Measure) =>
  test.server.app.db
    .select()
    .from(reportEvents)
    .where(and(eq(reportEvents.personId, personId), eq(reportEvents.measure, measure)));
const unit = () => ({ app: test.server.app, db: test.server.app.db });

describe('an event for reports', () => {
  it('tells of a sign-in once a day, however often a person signs in', async () => {
    const { admin } = test.world;
    await test.signIn(admin);
    await test.signIn(admin);
    const [event, ...more] = await eventsOf(admin.id, 'session.begun');
    expect(event).toMatchObject({ schoolId: 1, subject: 'session', subjectId: 0 });
    expect(more).toEqual([]);
  });

  it('tells of a notice once, also when its answer was lost and the call came again', async () => {
    const { admin } = test.world;
    const client = await test.signIn(admin);
    const input = await adminInput(client, {});
    const first = await client.ok('create-notice', input);
    const again = await client.ok('create-notice', input);
    expect(again.data.id).toBe(first.data.id);
    const events = await eventsOf(admin.id, 'notice.created');
    expect(events.map(({ subject, subjectId }) => [subject, subjectId])).toEqual([['notice', first.data.id]]);
  });

  it('is never changed or deleted', async () => {
    const { db } = test.server.app;
    await writeEvents(unit(), [{ schoolId: 1, measure: 'notice.created', subjectId: 77, personId: 4001 }]);
    for (const change of [
      sql`update report_events set subject_id = 78 where actor_id = 4001`,
      sql`update report_events set actor_id = 4002 where actor_id = 4001`,
      sql`update report_events set actor_id = null, details = '{"a":1}' where actor_id = 4001`,
      sql`delete from report_events where actor_id = 4001`,
    ])
      await expect(db.execute(change)).rejects.toHaveProperty(
        'cause.message',
        'rows of report_events are only ever added',
      );
    expect((await eventsOf(4001, 'notice.created')).map(({ subjectId }) => subjectId)).toEqual([77]);
  });

  it('forgets its person, and no more, when they are erased', async () => {
    const { app } = test.server;
    const event = { schoolId: 1, measure: 'session.begun', subjectId: 0, personId: 4003 } as const;
    await writeEventOnce(unit(), event, 'session.begun:4003:2026-11-20');
    const [before] = await eventsOf(4003, 'session.begun');
    await app.database.transaction((db) => erasePeople(app, db, 1, [4003]));
    const [after] = await app.db
      .select()
      .from(reportEvents)
      .where(and(eq(reportEvents.schoolId, 1), eq(reportEvents.id, before?.id ?? 0)));
    expect(after).toEqual({ ...before, personId: null, onceKey: null });
  });
});

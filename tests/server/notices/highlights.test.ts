import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/days.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { facultyInput, shareAsFaculty, shareAsOffice } from '../notice-inputs.ts';
import { statementsOf } from '../query-plans.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
let asha: Client;
let today: string;
const titles = new Map<number, string>();

beforeAll(async () => {
  test = await startTestServer();
  asha = await test.signIn(test.world.asha);
  today = schoolDay(test.server.app.now(), 'Asia/Kolkata');
});
afterAll(() => test.close());

async function share(title: string, dueInDays?: number): Promise<number> {
  const grade = String(test.world.places['9A'].gradeId);
  const id = await shareAsFaculty(asha, { grade, title, noticeFor: 1 });
  titles.set(id, title);
  // A due date in the past can only come with time.
  if (dueInDays !== undefined)
    await test.server.app.db.execute(
      sql`update notices set due_date = ${addDays(today, dueInDays)} where id = ${id}`,
    );
  return id;
}

const shownTo = async (client: Client) => {
  const { unread, overdue } = await client.ok('get-notice-highlights', {});
  return { unread: unread.map(({ title }) => title), overdue: overdue.map(({ title }) => title) };
};

describe('reading a notice', () => {
  it('takes it off the bell, in every tab of the reader and of nobody else [PF-09]', async () => {
    const { dev, esha } = test.world;
    const id = await share('On the bell');
    const told = (who: typeof dev) =>
      test.server.app.db.execute(
        sql`insert into notifications (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
          values (1, ${who.id}, 'notice', ${`notice:${id}`}, 1, 'Asha', 'On the bell', '/student', now())
          on conflict do nothing`,
      );
    await Promise.all([told(dev), told(esha)]);
    const bell = async (client: Client) => (await client.ok('notifications', { schoolId: 1 })).count;
    const [reader, other] = [await test.signIn(dev), await test.signIn(esha)];
    const [before, beforeOther] = [await bell(reader), await bell(other)];
    await reader.ok('notice-seen', { notices: [{ id }] });
    expect(await bell(reader)).toBe(before - 1);
    expect(await bell(other)).toBe(beforeOther);
    await test.server.app.db.execute(sql`update notices set is_active = false where id = ${id}`);
  });
});

describe('above the tabs', () => {
  it('are the latest three unread and the three that fell due last, until they are read or forgotten [TG-01, DF-07]', async () => {
    const dev = await test.signIn(test.world.dev);
    const bina = await test.signIn(test.world.bina);
    const farid = await test.signIn(test.world.farid);
    expect(await shownTo(dev)).toEqual({ unread: [], overdue: [] });

    const read = await share('New 1');
    for (const title of ['New 2', 'New 3', 'New 4']) await share(title);
    await share('Due next week', 7);
    await share('Yesterday', -1);
    await share('Last week', -7);
    await share('Long ago', -59);
    await share('Forgotten', -61);
    const seen = await share('Two days ago', -2);

    const all = {
      unread: ['Due next week', 'New 4', 'New 3'],
      overdue: ['Yesterday', 'Two days ago', 'Last week'],
    };
    for (const reader of [dev, bina]) expect(await shownTo(reader)).toEqual(all);
    // Not theirs; and nobody's own notice is new to them.
    expect(await shownTo(farid)).toEqual({ unread: [], overdue: [] });
    expect(await shownTo(asha)).toEqual({ unread: [], overdue: all.overdue });

    const { unread } = await dev.ok('get-notice-highlights', {});
    await dev.ok('notice-seen', { notices: [...unread.map(({ id }) => ({ id })), { id: seen }] });
    expect(await shownTo(dev)).toEqual({ unread: ['New 2', 'New 1'], overdue: all.overdue });
    await dev.ok('notice-seen', { notices: [{ id: read }] });
    expect((await shownTo(dev)).unread).toEqual(['New 2']);
  });

  it('are those of the central office too', async () => {
    const office = await test.signIn(test.world.superAdmin);
    await shareAsOffice(office, { notice_title: 'To all schools' });
    const dev = await test.signIn(test.world.dev);
    expect((await shownTo(dev)).unread).toContain('To all schools');
  });

  it('are asked for in one statement', async () => {
    const dev = await test.enter(test.world.dev);
    const ask = () => dev.ok('get-notice-highlights', {});
    await ask();
    const sent = await statementsOf(test.server.app.database.pool, ask);
    expect(sent.map(({ name }) => name)).toEqual([`notice-highlights-${test.world.dev.role}`]);
  });

  it('leave a switched-off notice out', async () => {
    const id = await share('Switched off');
    const input = { id, noticeSubmitType: 'edit', title: 'Switched off', status: 0, noticeFor: 1 } as const;
    const grade = String(test.world.places['9A'].gradeId);
    await asha.ok('create-faculty-notice', await facultyInput(asha, { ...input, grade, noticeVersion: 1 }));
    const dev = await test.signIn(test.world.dev);
    expect((await shownTo(dev)).unread).not.toContain('Switched off');
  });
});

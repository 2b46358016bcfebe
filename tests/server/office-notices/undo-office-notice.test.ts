import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { officeInput, opens, shareAsOffice } from '#tests/server/notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '#tests/server/test-server.ts';
import type { World } from '#tests/server/world.ts';

let test: TestServer;
let world: World;
let office: Client;
const start = new Date('2026-11-18T06:00:00Z');

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  office = await test.signIn(world.superAdmin);
  const { db } = test.server.app;
  await db.execute(sql`
    insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
    select 100 + n, 'Far school ' || n, 'Far', 0, 2, 21, 'Africa/Nairobi', '' from generate_series(1, 450) n`);
  await db.execute(sql`
    insert into people (school_id, role, login_name, first_name, last_name, email)
    select 101 + n % 450, 3, 'FAR' || n, 'Far', 'Person', 'far@test.example' from generate_series(1, 5000) n`);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = start;
});

const after = (seconds: number) => {
  test.clock.now = new Date(start.getTime() + seconds * 1000);
};
const undo = (id: number, client = office) => client.call('undo-notice', { notice_id: id, version: 1 });
const drain = () => test.server.jobs().drain();
/** Rows anywhere that still speak of the notice. */
async function traces(id: number): Promise<Record<string, number>> {
  const { rows } = await test.server.app.db.execute<{ of: string; count: number }>(sql`
    select 'notices' as of, count(*)::int from notices where id = ${id}
    union all select 'offices', count(*)::int from office_audiences where notice_id = ${id}
    union all select 'audiences', count(*)::int from notice_audiences where notice_id = ${id}
    union all select 'receipts', count(*)::int from notice_receipts where notice_id = ${id}
    union all select 'ledger', count(*)::int from mail_ledger where notice_id = ${id}
    union all select 'told', count(*)::int from notifications where cause = ${`notice:${id}`}`);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ of, count }) => [of, count]));
}

it('takes a notice of the office back in every school: rule, grades, notifications, receipts and mail', async () => {
  const gradeIds = String(world.places['9A'].gradeId);
  const id = await shareAsOffice(office, { schoolIds: '1', gradeIds, notify_email: 1 });
  await drain();
  const dev = await test.signIn(world.dev);
  await dev.ok('notice-seen', { notices: [{ id }] });
  expect(await traces(id)).toEqual({ notices: 1, offices: 1, audiences: 1, receipts: 1, told: 5 });
  after(undoLimits.offered);
  expect(await undo(id)).toMatchObject({ status: 200 });
  expect(await traces(id)).toEqual({});
  expect(await opens(dev, world.dev, id)).toBe(404);
  after(undoLimits.mail + 60);
  await drain();
  const files = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
  expect(files.filter((name) => name.startsWith(`notice-0-${id}-`))).toEqual([]);
});

it('leaves nothing behind in any school, however far the telling was when it came', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await shareAsOffice(office, { notify_email: 1 });
    const telling = drain();
    if (round > 0) await told(id, round * 900);
    expect((await undo(id)).status).toBe(200);
    await telling;
    await drain();
    expect(await traces(id)).toEqual({});
  }
});

/** Waits until so many have been told. */
async function told(id: number, count: number): Promise<void> {
  await expect.poll(async () => (await traces(id))['told'] ?? 0, { interval: 5 }).toBeGreaterThan(count);
}

it('is its author’s alone, while nobody changed it, for as long as it is offered', async () => {
  const late = await shareAsOffice(office, {});
  after(undoLimits.taken + 1);
  expect(await undo(late)).toMatchObject({ status: 422, error: { code: 'too_late' } });
  after(0);
  const edited = await shareAsOffice(office, {});
  const edit = { notice_id: edited, noticeSubmitType: 'edit', noticeVersion: 1 } as const;
  await office.ok('create-notice-by-admin', await officeInput(office, edit));
  expect(await undo(edited)).toMatchObject({ error: { code: 'stale' } });
  const whole = await shareAsOffice(office, {});
  expect((await undo(whole, await test.signIn(world.admin))).status).toBe(404);
  expect(await undo(whole)).toMatchObject({ status: 200 });
});

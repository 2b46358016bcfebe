import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { times } from '../../long.ts';
import { facultyInput, listed, opens, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, sampleFile, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let dev: Client;
const start = new Date('2026-11-18T06:00:00Z');

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
  dev = await test.signIn(world.dev);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = start;
});

const after = (seconds: number) => {
  test.clock.now = new Date(start.getTime() + seconds * 1000);
};
const grade = () => String(world.places['9A'].gradeId);
const undo = (id: number, version = 1, client = asha) =>
  client.call('undo-notice', { notice_id: id, version });
const mails = async (id: number) => {
  await test.server.jobs().drain();
  const files = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
  return files.filter((name) => name.startsWith(`notice-1-${id}-`)).length;
};
/** Rows anywhere that still speak of the notice. */
async function traces(id: number): Promise<Record<string, number>> {
  const { rows } = await test.server.app.db.execute<{ of: string; count: number }>(sql`
    select 'notices' as of, count(*)::int from notices where id = ${id}
    union all select 'audiences', count(*)::int from notice_audiences where notice_id = ${id}
    union all select 'files', count(*)::int from notice_files where notice_id = ${id}
    union all select 'receipts', count(*)::int from notice_receipts where notice_id = ${id}
    union all select 'told', count(*)::int from notifications where cause = ${`notice:${id}`}
    union all select 'jobs', count(*)::int from jobs where done_at is null and payload->>'noticeId' = ${String(id)}`);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ of, count }) => [of, count]));
}

it('takes a notice back as if it had never been shared: rows, notifications, mail', async () => {
  const upload = await test.finishedUpload(world.asha, 'notice.pdf', await sampleFile('notice.pdf'));
  const { data } = await asha.ok('handle-upload-files', { upload_id: upload, org_name: 'notice.pdf' });
  const file = [{ fileName: data.file_path, extnType: data.extnType, org_fileName: data.org_name }];
  const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1, file });
  await test.server.jobs().drain();
  await dev.ok('notice-seen', { notices: [{ id }] });
  expect(await traces(id)).toMatchObject({
    notices: 1,
    audiences: 1,
    files: 1,
    receipts: 1,
    told: 3,
    jobs: 1,
  });
  after(undoLimits.offered);
  expect(await undo(id)).toMatchObject({ status: 200 });
  expect(await traces(id)).toEqual({});
  expect(await listed(dev, world.dev, 'active')).not.toContain(id);
  expect(await opens(dev, world.dev, id)).toBe(404);
  after(undoLimits.mail + 60);
  expect(await mails(id)).toBe(0);
  // The upload is still its author's: the form that opens again sends it as it did.
  const again = await shareAsFaculty(asha, { grade: grade(), file });
  expect(await opens(dev, world.dev, again)).toBe(200);
});

it('leaves no mail out within the time in which a notice can be taken back [QU-21]', async () => {
  const id = await shareAsFaculty(asha, { grade: grade(), notify_email: 1 });
  after(undoLimits.taken);
  expect(await mails(id)).toBe(0);
  after(undoLimits.mail);
  expect(await mails(id)).toBe(3);
});

it('is too late after 30 seconds by the server’s clock', async () => {
  const id = await shareAsFaculty(asha, { grade: grade() });
  after(undoLimits.taken + 1);
  expect(await undo(id)).toMatchObject({ status: 422, error: { code: 'too_late' } });
  expect(await opens(dev, world.dev, id)).toBe(200);
});

it('is refused once the notice was changed', async () => {
  const id = await shareAsFaculty(asha, { grade: grade() });
  const edit = await facultyInput(asha, { id, noticeSubmitType: 'edit', grade: grade(), title: 'Other' });
  await asha.ok('create-faculty-notice', edit);
  expect(await undo(id)).toMatchObject({ status: 409, error: { code: 'stale' } });
  expect(await undo(id, 2)).toMatchObject({ status: 409 });
});

it('is the author’s alone, and twice is gone', async () => {
  const id = await shareAsFaculty(asha, { grade: grade() });
  const admin = await test.signIn(world.admin);
  const other = await test.signIn(world.otherFaculty);
  expect(await undo(id, 1, admin)).toMatchObject({ status: 403 });
  expect(await undo(id, 1, other)).toMatchObject({ status: 404 });
  const both = await Promise.all([undo(id), undo(id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

it('leaves nothing behind however it meets the telling of readers', async () => {
  for (let round = 0; round < times(3, 8); round += 1) {
    const id = await shareAsFaculty(asha, { grade: grade() });
    await Promise.all([test.server.jobs().drain(), undo(id)]);
    await test.server.jobs().drain();
    expect(await traces(id)).toEqual({});
  }
});

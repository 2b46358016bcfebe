import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoLimits } from '#contract/notices/undo.rules.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { mailsSent } from '../outbox.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let world: World;
let asha: Client;
let grade: string;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  asha = await test.signIn(world.asha);
  grade = String(world.places['9A'].gradeId);
});
afterAll(() => test.close());

const pass = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
};
const turn = (id: number, isActive: 0 | 1) =>
  asha.ok('set-notice-status', { notices: [{ id, version: 0 }], isActive });
const wishes = (mail: 'now' | 'daily') => ({ muted: [], quiet_from: '', quiet_to: '', mail });
/** Who was mailed a notice by itself, once for each mail, whatever its version then. */
async function mailed(id: number): Promise<number[]> {
  await test.server.jobs().drain();
  const names = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
  const found = names.map((name) => new RegExp(`^notice-1-${id}-\\d+-(\\d+)\\.`).exec(name)?.[1]);
  return found.flatMap((person) => (person ? [Number(person)] : [])).toSorted((a, b) => a - b);
}

it('off and on again, a notice is still in the morning mail of those who wait for it [QU-21]', async () => {
  const dev = await test.signIn(world.dev);
  await dev.ok('save-notification-preferences', wishes('daily'));
  const id = await shareAsFaculty(asha, { grade, notify_email: 1, title: 'Waits for the morning' });
  pass(undoLimits.mail + 1);
  expect(await mailed(id)).toEqual([world.bina.id, world.esha.id]);
  await turn(id, 0);
  pass(60);
  await turn(id, 1);
  pass(24 * 3600);
  const mornings = await mailsSent(test, `digest-1-${world.dev.id}-`);
  expect(mornings.filter(({ text }) => text.includes('Waits for the morning'))).toHaveLength(1);
  expect(await mailed(id)).toEqual([world.bina.id, world.esha.id]);
  await dev.ok('save-notification-preferences', wishes('now'));
});

it('off when the morning comes and on afterwards, it is in the next morning’s mail [QU-21]', async () => {
  const dev = await test.signIn(world.dev);
  await dev.ok('save-notification-preferences', wishes('daily'));
  const id = await shareAsFaculty(asha, { grade, notify_email: 1, title: 'Off for a night' });
  pass(undoLimits.mail + 1);
  await test.server.jobs().drain();
  await turn(id, 0);
  pass(24 * 3600);
  expect(await mailsSent(test, `digest-1-${world.dev.id}-`)).toHaveLength(1);
  await turn(id, 1);
  pass(undoLimits.mail + 1);
  await test.server.jobs().drain();
  pass(24 * 3600);
  const mornings = await mailsSent(test, `digest-1-${world.dev.id}-`);
  expect(mornings.filter(({ text }) => text.includes('Off for a night'))).toHaveLength(1);
  await dev.ok('save-notification-preferences', wishes('now'));
});

it('killed among its mails and switched off and on, a notice is mailed to the rest, and to nobody twice [QU-21]', async () => {
  const id = await shareAsFaculty(asha, { grade, notify_email: 1, title: 'Half sent' });
  // As a kill leaves it: everybody is written down, one was written to, the job is not done.
  await test.server.app.db.execute(sql`
    insert into mail_ledger (school_id, notice_id, version, person_id, sent_at) values
      (1, ${id}, 1, ${world.bina.id}, now()), (1, ${id}, 1, ${world.dev.id}, null), (1, ${id}, 1, ${world.esha.id}, null)`);
  await turn(id, 0);
  await turn(id, 1);
  pass(undoLimits.mail + 1);
  expect(await mailed(id)).toEqual([world.dev.id, world.esha.id]);
  await turn(id, 0);
  await turn(id, 1);
  pass(undoLimits.mail + 1);
  expect(await mailed(id)).toEqual([world.dev.id, world.esha.id]);
});

it('killed after its morning’s mail, a digest is not replaced by what was shared since [QU-21]', async () => {
  const dev = await test.signIn(world.dev);
  await dev.ok('save-notification-preferences', wishes('daily'));
  const linesWith = async (title: string) => {
    const mornings = await mailsSent(test, `digest-1-${world.dev.id}-`);
    return mornings.filter(({ text }) => text.includes(title)).length;
  };
  await shareAsFaculty(asha, { grade, notify_email: 1, title: 'Told at seven' });
  pass(undoLimits.mail + 1);
  await test.server.jobs().drain();
  pass(24 * 3600);
  expect(await linesWith('Told at seven')).toBe(1);
  // As a kill leaves it: mail and ledger are written, the job is not done and nobody may take it for an hour.
  const free = new Date(test.clock.now.getTime() + 3_600_000).toISOString();
  await test.server.app.db.execute(sql`
    update jobs set done_at = null, locked_until = ${free}::timestamptz where id = (
      select id from jobs where kind = 'notice-digest' and payload ->> 'personId' = ${String(world.dev.id)}
      order by run_at desc limit 1)`);
  await shareAsFaculty(asha, { grade, notify_email: 1, title: 'Shared since' });
  pass(undoLimits.mail + 1);
  await test.server.jobs().drain();
  pass(2 * 3600);
  expect(await linesWith('Told at seven')).toBe(1);
  pass(24 * 3600);
  expect(await linesWith('Told at seven')).toBe(1);
  expect(await linesWith('Shared since')).toBe(1);
  await dev.ok('save-notification-preferences', wishes('now'));
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { Client as PgClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryFilter } from '#contract/delivery/delivery.rules.ts';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { createMailer, type Message } from '#server/mail/mailer.ts';
import { times } from '#tests/long.ts';
import { lockWaits } from '#tests/server/lock-waits.ts';
import { facultyInput, shareAsFaculty } from '#tests/server/notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '#tests/server/test-server.ts';
import type { World } from '#tests/server/world.ts';

let test: TestServer;
let world: World;
const clients: Partial<Record<keyof World, Client>> = {};
const who = (name: keyof World) => clients[name] as Client;
const names = ['asha', 'bina', 'chetan', 'dev', 'esha', 'farid', 'admin'] as const;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080' });
  world = test.world;
  for (const name of names) clients[name] = await test.signIn(world[name]);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = new Date('2026-11-18T06:00:00Z');
});

const grade9 = () => ({ grade: String(world.places['9A'].gradeId) });
/** For bina, dev and esha. */
const share = (changes: Partial<Parameters<typeof shareAsFaculty>[1]> = {}) =>
  shareAsFaculty(who('asha'), { ...grade9(), ...changes });
const see = (name: keyof World, ...ids: number[]) =>
  who(name).ok('notice-seen', { notices: ids.map((id) => ({ id })) });
const ledger = async (id: number, filter: DeliveryFilter = 'missing', as: keyof World = 'asha') => {
  const { counts, data, count } = await who(as).ok('get-notice-delivery', { notice_id: id, filter });
  return { counts, count, data, names: data.map((row) => row.name.replace(' Test', '')) };
};
const isNew = async (name: keyof World, id: number) => {
  const { id: login_id, role: loginType, schoolId: school_id } = world[name] as World['dev'];
  const input = { login_id, loginType, school_id, showLimit: 'all' as const };
  const { data } = await who(name).ok('get-latest-notice-active-list', input);
  return data.result.find((row) => row.id === id)?.is_new;
};
const join9A = { schoolId: 1, ...({ gradeId: 0, divisionId: 0 } as World['places']['9A']) };

describe('who has opened a notice', () => {
  it('is seen by its author, name by name, and the sums balance', async () => {
    const id = await share();
    expect(await ledger(id)).toMatchObject({
      counts: { targeted: 3, seen: 0, missing: 3, acknowledged: 0, left: 0 },
      names: ['Bina', 'Dev', 'Esha'],
    });
    await see('dev', id);
    expect(await ledger(id)).toMatchObject({
      counts: { targeted: 3, seen: 1, missing: 2 },
      names: ['Bina', 'Esha'],
    });
    expect(await ledger(id, 'seen')).toMatchObject({
      names: ['Dev'],
      data: [{ role: 3, place: 'Grade 9 A', has_mail: 1, seen_at: '2026-11-18T06:00:00.000Z' }],
    });
  });

  it('counts once, the first time, however often and from however many devices', async () => {
    const id = await share();
    const answers = await Promise.all(Array.from({ length: 8 }, () => see('dev', id, id)));
    expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    test.clock.now = new Date('2026-11-18T07:00:00Z');
    expect((await see('dev', id)).count).toBe(0);
    expect((await ledger(id, 'seen')).data[0]?.seen_at).toBe('2026-11-18T06:00:00.000Z');
  });

  it('is told later by who was offline, with the time it was opened, never before it was written', async () => {
    const id = await share();
    test.clock.now = new Date('2026-11-18T08:00:00Z');
    await who('dev').ok('notice-seen', { notices: [{ id, seconds_ago: 3600 }] });
    await who('esha').ok('notice-seen', { notices: [{ id, seconds_ago: 999_999 }] });
    expect((await ledger(id, 'seen')).data.map((row) => row.seen_at)).toEqual([
      '2026-11-18T07:00:00.000Z',
      '2026-11-18T06:00:00.000Z',
    ]);
  });

  it('is nobody the notice is not for: its author, who oversees it, who cannot read it', async () => {
    const id = await share();
    await see('asha', id);
    await see('admin', id);
    await see('farid', id);
    expect((await ledger(id)).counts).toMatchObject({ targeted: 3, seen: 0, missing: 3, left: 0 });
  });

  it('takes the mark “new” off the reader’s row, and an author never has one', async () => {
    const id = await share();
    expect([await isNew('dev', id), await isNew('esha', id), await isNew('asha', id)]).toEqual([1, 1, 0]);
    await see('dev', id);
    expect([await isNew('dev', id), await isNew('esha', id)]).toEqual([0, 1]);
  });

  it('is shown apart, and counted nowhere else, after leaving the audience', async () => {
    const id = await share();
    await see('dev', id);
    const place = world.places['9A'];
    const ofDev = and(eq(memberships.personId, world.dev.id), eq(memberships.divisionId, place.divisionId));
    await test.server.app.db.delete(memberships).where(ofDev);
    expect((await ledger(id, 'left')).names).toEqual(['Dev']);
    expect((await ledger(id)).counts).toMatchObject({ targeted: 2, seen: 0, missing: 2, left: 1 });
    await test.server.app.db.insert(memberships).values({ ...join9A, ...place, personId: world.dev.id });
    expect((await ledger(id)).counts).toMatchObject({ targeted: 3, seen: 1, missing: 2, left: 0 });
  });

  it('is found by a part of the name, a page at a time', async () => {
    const id = await share();
    const ask = (input: object) => who('asha').ok('get-notice-delivery', { notice_id: id, ...input });
    expect(await ask({ text: 'esh' })).toMatchObject({ count: 1, data: [{ name: 'Esha Test' }] });
    expect(await ask({ startRow: 1, limit: 1 })).toMatchObject({ count: 3, data: [{ name: 'Dev Test' }] });
  });

  it('is for its author and the school’s admins to see, not for its readers', async () => {
    const id = await share();
    expect((await ledger(id, 'missing', 'admin')).counts.targeted).toBe(3);
    expect(await who('bina').call('get-notice-delivery', { notice_id: id })).toMatchObject({ status: 403 });
    expect(await who('chetan').call('get-notice-delivery', { notice_id: id })).toMatchObject({ status: 404 });
  });
});

describe('“I have read this”', () => {
  const details = async (name: keyof World, id: number) => {
    const { id: user_id } = world[name] as World['dev'];
    const { data } = await who(name).ok('get-notice-details', { notice_id: id, user_id, action: 'view' });
    const { asks_receipt, may_acknowledge, acknowledged_at, may_follow } = data;
    return { asks_receipt, may_acknowledge, acknowledged_at, may_follow };
  };

  it('is asked of readers alone, and said once', async () => {
    const id = await share({ asks_receipt: 1 });
    expect(await details('dev', id)).toEqual({
      asks_receipt: 1,
      may_acknowledge: 1,
      acknowledged_at: '',
      may_follow: 0,
    });
    expect(await details('asha', id)).toMatchObject({ may_acknowledge: 0, may_follow: 1 });
    expect(await details('admin', id)).toMatchObject({ may_acknowledge: 0, may_follow: 1 });
    const [first, second] = await Promise.all([
      who('dev').ok('acknowledge-notice', { notice_id: id }),
      who('dev').ok('acknowledge-notice', { notice_id: id }),
    ]);
    expect(second).toEqual(first);
    test.clock.now = new Date('2026-11-18T09:00:00Z');
    expect(await who('dev').ok('acknowledge-notice', { notice_id: id })).toEqual(first);
    expect((await details('dev', id)).acknowledged_at).toBe(first.acknowledged_at);
    expect((await ledger(id, 'acknowledged')).names).toEqual(['Dev']);
    expect((await ledger(id)).counts).toMatchObject({ targeted: 3, seen: 1, missing: 2, acknowledged: 1 });
  });

  it('is refused where nobody asked, and of who is not asked', async () => {
    const plain = await share();
    expect(await who('dev').call('acknowledge-notice', { notice_id: plain })).toMatchObject({ status: 422 });
    const asked = await share({ asks_receipt: 1 });
    expect(await who('admin').call('acknowledge-notice', { notice_id: asked })).toMatchObject({
      status: 422,
    });
    expect(await who('farid').call('acknowledge-notice', { notice_id: asked })).toMatchObject({
      status: 404,
    });
  });
});

describe('a reminder', () => {
  const remind = (id: number) => who('asha').ok('remind-notice', { notice_id: id });
  const mails = async (id: number) => {
    await test.server.jobs().drain();
    const files = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
    return files.filter((name) => name.startsWith(`reminder-1-${id}-`)).length;
  };
  const bell = async (name: keyof World) => {
    const { data } = await who(name).ok('notifications', { schoolId: 1 });
    return data.filter((row) => row.read === 0).map((row) => row.message);
  };

  it('goes to those who are missing, in the bell and by mail, and to nobody else', async () => {
    const id = await share({ title: 'Sports day' });
    await test.server.jobs().drain();
    await see('dev', id);
    for (const name of ['bina', 'dev', 'esha'] as const) await who(name).ok('clear-all-notifications', {});
    expect(await remind(id)).toMatchObject({ reminded: 2, mailed: 2 });
    expect([await bell('bina'), await bell('dev'), await bell('esha')]).toEqual([
      ['Sports day'],
      [],
      ['Sports day'],
    ]);
    expect(await mails(id)).toBe(2);
    expect((await ledger(id)).counts.reminded_today).toBe(2);
  });

  it('waits for whoever switches the notice off, and is then refused', async () => {
    const id = await share();
    const { db, database } = test.server.app;
    const holder = await database.pool.connect();
    const looking = new PgClient({ connectionString: database.pool.options.connectionString });
    await looking.connect();
    await holder.query('begin');
    await holder.query('update notices set is_active = false where school_id = 1 and id = $1', [id]);
    const reminding = who('asha').call('remind-notice', { notice_id: id });
    await expect.poll(() => lockWaits(looking)).toBeGreaterThan(0);
    await holder.query('commit');
    holder.release();
    await looking.end();
    expect(await reminding).toMatchObject({ ok: false, error: { code: 'not_out' } });
    const reminded = and(eq(noticeReceipts.noticeId, id), isNotNull(noticeReceipts.remindedOn));
    expect(await db.$count(noticeReceipts, reminded)).toBe(0);
  });

  it('goes out once a day, however often it is asked for, also all at once', async () => {
    const id = await share();
    await see('dev', id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => remind(id)));
    expect(answers.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(2);
    expect(await remind(id)).toMatchObject({ reminded: 0, already: 2 });
    expect(await mails(id)).toBe(2);
    // Who comes later on the day has had none.
    const { db } = test.server.app;
    const joined = { schoolId: 1, personId: world.farid.id, ...world.places['9A'] };
    await db.insert(memberships).values(joined);
    expect(await remind(id)).toMatchObject({ reminded: 1, already: 2 });
    expect(await mails(id)).toBe(3);
    const theirs = eq(memberships.gradeId, joined.gradeId);
    await db.delete(memberships).where(and(eq(memberships.personId, joined.personId), theirs));
    test.clock.now = new Date('2026-11-19T06:00:00Z');
    expect((await remind(id)).reminded).toBe(2);
    expect(await mails(id)).toBe(5);
  });

  it('waits for the confirmation where one was asked for', async () => {
    const id = await share({ asks_receipt: 1 });
    await see('dev', id);
    await who('esha').ok('acknowledge-notice', { notice_id: id });
    expect((await remind(id)).reminded).toBe(2);
    expect((await ledger(id, 'missing')).counts).toMatchObject({
      seen: 2,
      acknowledged: 1,
      reminded_today: 2,
    });
  });

  it('is not sent to who opened the notice before the mail left', async () => {
    const id = await share();
    const { mailer } = test.server.app;
    const outbox = createMailer(test.server.app.config);
    Object.assign(mailer, { send: () => Promise.reject(new Error('no connection')) });
    await remind(id);
    expect(await mails(id)).toBe(0);
    await see('esha', id);
    Object.assign(mailer, { send: (message: Message) => outbox.send(message) });
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    expect(await mails(id)).toBe(2);
  });

  it('is refused of a notice that is switched off or not out yet', async () => {
    const later = await share({ share_date: '2026-11-25' });
    expect(await who('asha').call('remind-notice', { notice_id: later })).toMatchObject({
      status: 422,
      error: { code: 'not_out' },
    });
    const id = await share();
    const off = { id, noticeSubmitType: 'edit' as const, status: 0 as const, ...grade9() };
    await who('asha').ok('create-faculty-notice', await facultyInput(who('asha'), off));
    expect(await who('asha').call('remind-notice', { notice_id: id })).toMatchObject({ status: 422 });
    expect(await who('bina').call('remind-notice', { notice_id: later })).toMatchObject({ status: 404 });
  });
});

describe('the ledger', () => {
  type Step = {
    readonly who: number;
    readonly act: 'join' | 'leave' | 'see' | 'acknowledge' | 'retire' | 'return';
  };
  const readers = ['bina', 'dev', 'esha', 'farid', 'chetan'] as const;
  const step: fc.Arbitrary<Step> = fc.record({
    who: fc.nat({ max: readers.length - 1 }),
    act: fc.constantFrom('join', 'leave', 'see', 'acknowledge', 'retire', 'return'),
  });

  async function take(id: number, { who: index, act }: Step): Promise<void> {
    const { db } = test.server.app;
    const name = readers[index] ?? 'dev';
    const personId = world[name].id;
    const place = world.places['9A'];
    const retire = (isActive: boolean) => db.update(people).set({ isActive }).where(eq(people.id, personId));
    if (act === 'join')
      await db
        .insert(memberships)
        .values({ schoolId: 1, personId, ...place })
        .onConflictDoNothing();
    if (act === 'leave') await db.delete(memberships).where(eq(memberships.personId, personId));
    if (act === 'see') await who(name).call('notice-seen', { notices: [{ id }] });
    if (act === 'acknowledge') await who(name).call('acknowledge-notice', { notice_id: id });
    if (act === 'retire') await retire(false);
    if (act === 'return') await retire(true);
  }

  it('balances at every moment, whoever comes, goes and reads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const id = await share({ asks_receipt: 1 });
        for (const each of steps) {
          await take(id, each);
          const { counts } = await ledger(id);
          expect(counts.seen + counts.missing).toBe(counts.targeted);
          expect(counts.acknowledged).toBeLessThanOrEqual(counts.seen);
          for (const [filter, sum] of [
            ['seen', counts.seen],
            ['missing', counts.missing],
            ['acknowledged', counts.acknowledged],
            ['left', counts.left],
          ] as const)
            expect((await ledger(id, filter)).count).toBe(sum);
        }
      }),
      { numRuns: times(4, 12) },
    );
  });
});

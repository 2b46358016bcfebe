import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noticeForCodes } from '#contract/notices/notice.rules.ts';
import { escapeText, fold } from '#server/calendar/ical.ts';
import { calendarFeeds } from '#server/calendar/schema.ts';
import { auditLog } from '#server/core/schema.ts';
import { people } from '#server/directory/schema.ts';
import { noticeAudiences, notices, officeAudiences } from '#server/notices/schema/notice.ts';
import { times } from '../../long.ts';
import { facultyInput, shareAsFaculty } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';

let test: TestServer;
let world: World;
const names = ['asha', 'bina', 'chetan', 'dev', 'esha', 'farid', 'admin', 'otherStudent'] as const;
type Name = (typeof names)[number];
const clients = {} as Record<Name, Client>;

beforeAll(async () => {
  test = await startTestServer({ SESSION_MINUTES: '10080', PUBLIC_URL: 'https://school.example' });
  world = test.world;
  for (const name of names) clients[name] = await test.signIn(world[name]);
});
afterEach(async () => {
  await test.server.app.db.delete(notices);
  await test.server.app.db.delete(noticeAudiences);
  await test.server.app.db.delete(officeAudiences);
});
afterAll(() => test.close());

const make = async (name: Name) => (await clients[name].ok('make-calendar-feed', {})).data.path;
const read = (path: string, headers: Record<string, string> = {}) => test.anonymous.get(path, headers);

/** The events of a calendar as a program reads them: lines joined, values unescaped. */
function eventsOf(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const at = line.search(/[:;]/);
    if (line === 'BEGIN:VEVENT') events.push({});
    const value = line.slice(line.indexOf(':') + 1);
    const plain = value.replace(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
    Object.assign(events.at(-1) ?? {}, { [line.slice(0, at)]: plain });
  }
  return events;
}
const events = async (path: string) => eventsOf(await (await read(path)).text());
const day = (iso: string) => iso.replaceAll('-', '');

describe('the address', () => {
  it('is told once, kept as a hash, and needs no session', async () => {
    const path = await make('dev');
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const answer = await read(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    const kept = await test.server.app.db.select().from(calendarFeeds);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(JSON.stringify(await clients.dev.ok('get-calendar-feed', {}))).not.toContain(secret);
  });

  it('gives way to a newer one and goes when switched off; both are written down', async () => {
    const first = await make('esha');
    const second = await make('esha');
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await clients.esha.ok('get-calendar-feed', {})).data.read_at).not.toBe('');
    await clients.esha.ok('revoke-calendar-feed', {});
    expect((await read(second)).status).toBe(404);
    expect((await clients.esha.ok('get-calendar-feed', {})).data).toEqual({ made_at: '', read_at: '' });
    const written = await test.server.app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(sql`${auditLog.personId} = ${world.esha.id} and ${auditLog.action} like 'calendar.%'`)
      .orderBy(auditLog.at);
    expect(written.map(({ action }) => action).toSorted()).toEqual([
      'calendar.made',
      'calendar.made',
      'calendar.revoked',
    ]);
  });

  it.each([
    '/calendar/x.ics',
    `/calendar/${'A'.repeat(43)}.ics`,
    `/calendar/${'A'.repeat(43)}`,
    '/calendar/..%2f',
  ])('is not there for a guess: %s', async (path) => expect((await read(path)).status).toBe(404));

  it('is dead as soon as its person is switched off', async () => {
    const path = await make('farid');
    const active = (isActive: boolean) =>
      test.server.app.db.update(people).set({ isActive }).where(sql`${people.id} = ${world.farid.id}`);
    await active(false);
    expect((await read(path)).status).toBe(404);
    await active(true);
  });

  it('is for no account of a demo school, which everybody shares [RP-07]', async () => {
    const client = await test.signIn(world.demoStudent);
    const answer = await client.call('make-calendar-feed', {});
    expect(answer).toMatchObject({ ok: false, status: 403, error: { code: 'demo_school' } });
  });

  it('is read so often a minute and no oftener', async () => {
    const strict = await startTestServer({ RATE_LIMITS: 'on' });
    const dev = await strict.signIn(strict.world.dev);
    const { path } = (await dev.ok('make-calendar-feed', {})).data;
    const statuses = [];
    for (let time = 0; time < 101; time++) statuses.push((await strict.anonymous.get(path)).status);
    await strict.close();
    expect([statuses.slice(0, 100).every((status) => status === 200), statuses[100]]).toEqual([true, 429]);
  });
});

describe('the calendar', () => {
  it('carries title, text, author, a link back, and the version as sequence', async () => {
    const title = 'Bring: kit; coins, and \\ this — नमस्ते آداب 😀'.padEnd(90, 'x');
    const grade = String(world.places['9A'].gradeId);
    const id = await shareAsFaculty(clients.asha, {
      grade,
      title,
      description: 'First line\nSecond, line',
      due_date: '2026-11-25',
    });
    const path = await make('dev');
    const text = await (await read(path)).text();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('�');
    const url = `https://school.example/student?open=${id}`;
    expect(eventsOf(text)).toMatchObject([
      {
        UID: `notice-1-${id}@banyan`,
        SEQUENCE: '1',
        SUMMARY: title,
        DESCRIPTION: `First line\nSecond, line\n\nAsha Test\n\n${url}`,
        URL: url,
        DTSTART: '20261125',
        DTEND: '20261126',
      },
    ]);

    const changed = await facultyInput(clients.asha, {
      id,
      grade,
      noticeVersion: 1,
      noticeSubmitType: 'edit',
      title: 'Later',
      due_date: '2026-11-30',
    });
    await clients.asha.ok('create-faculty-notice', changed);
    expect(await events(path)).toMatchObject([
      { UID: `notice-1-${id}@banyan`, SEQUENCE: '2', SUMMARY: 'Later', DTSTART: '20261130' },
    ]);
  });

  it('is told to be unchanged while it is', async () => {
    const path = await make('dev');
    const etag = (await read(path)).headers.get('etag') ?? '';
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    await shareAsFaculty(clients.asha, {
      grade: String(world.places['9A'].gradeId),
      due_date: '2026-11-25',
    });
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('folds and escapes any text so that it reads back the same', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, (any) => {
        const folded = fold(`SUMMARY:${escapeText(any)}`);
        for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // oxlint-disable-next-line no-control-regex -- these are what has no place in the format
        const wanted = any.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(eventsOf(`BEGIN:VEVENT\r\n${folded}`)).toEqual([{ BEGIN: 'VEVENT', SUMMARY: wanted }]);
      }),
    );
  });
});

const daysAround = (most: number) =>
  fc.integer({ min: -most, max: most }).map((ahead) => {
    const date = new Date(Date.UTC(2026, 10, 18 + ahead));
    return date.toISOString().slice(0, 10);
  });
const days = daysAround(12);
const place = fc.constantFrom('everybody', '9A', '9B', '10A', '10B');
const anyNotice = fc.record({
  by: fc.constantFrom('asha', 'admin', 'superAdmin'),
  noticeFor: fc.constantFrom(...noticeForCodes),
  visibleFrom: days,
  dueDate: fc.option(days),
  isActive: fc.boolean(),
  isDeleted: fc.boolean(),
  place,
});
type AnyNotice = typeof anyNotice extends fc.Arbitrary<infer Value> ? Value : never;

async function store(given: AnyNotice): Promise<void> {
  const { db } = test.server.app;
  const author = world[given.by];
  const now = test.clock.now;
  const [row] = await db
    .insert(notices)
    .values({
      schoolId: author.schoolId,
      title: 'Any',
      description: '',
      noticeFor: given.noticeFor,
      dueDate: given.dueDate,
      visibleFrom: given.visibleFrom,
      dueDateMandatory: false,
      notifyEmail: false,
      isActive: given.isActive,
      gradeChoice: '0',
      divisionChoice: '0',
      videos: [],
      createdBy: author.id,
      createdByRole: author.role,
      createdAt: now,
      updatedAt: now,
      deletedAt: given.isDeleted ? now : null,
    })
    .returning();
  const noticeId = row!.id;
  if (author.schoolId === 0)
    await db.insert(officeAudiences).values({ noticeId, countryId: 0, stateId: 0, targetId: 0 });
  const at = given.place === 'everybody' ? { gradeId: 0, divisionId: 0 } : world.places[given.place as '9A'];
  await db.insert(noticeAudiences).values({ schoolId: author.schoolId, noticeId, ...at });
}

describe('for any notices on any day', () => {
  it('holds what the active list shows with a due date and has been shared [QC-31, QU-22]', async () => {
    const paths = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await make(name)] as const)),
    ) as Record<Name, string>;
    const started = test.clock.now;
    await fc.assert(
      fc
        .asyncProperty(fc.array(anyNotice, { maxLength: 12 }), daysAround(5), async (given, today) => {
          test.clock.now = new Date(`${today}T06:00:00Z`);
          for (const each of given) await store(each);
          for (const name of names) {
            const who: Named = world[name];
            const { data } = await clients[name].ok('get-latest-notice-active-list', {
              loginType: who.role,
              login_id: who.id,
              school_id: who.schoolId,
              showLimit: 'all',
            });
            const shown = data.result.filter((row) => row.due_date !== '' && row.is_scheduled === 0);
            const found = await events(paths[name]);
            expect([
              name,
              found.map((each) => `${each.UID?.split('-')[2]} ${each.DTSTART}`).toSorted(),
            ]).toEqual([name, shown.map((row) => `${row.id}@banyan ${day(row.due_date)}`).toSorted()]);
          }
        })
        .afterEach(async () => {
          await test.server.app.db.delete(notices);
          await test.server.app.db.delete(noticeAudiences);
        }),
      { numRuns: times(8, 25) },
    );
    test.clock.now = started;
  });
});

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '#server/directory/schema.ts';
import { erasePeople } from '#server/people/erase-people.ts';
import { timetableEntries, timetableExceptions } from '#server/timetable/schema/timetable.ts';
import { isLong } from '../../long.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { inserting, lesson, saveException, saveLesson } from './timetable-inputs.ts';

/** What an admin may send, and what becomes of lessons whose people go. */

let test: TestServer;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.enter(test.world.admin);
});
afterAll(() => test.close());

const nineA = () => test.world.places['9A'].divisionId;
const db = () => test.server.app.db;

describe('a teacher who is erased', () => {
  it('leaves their lessons and the days they took over to nobody, and every column of a register is one of its table [QU-70]', async () => {
    const [gone] = await db()
      .insert(people)
      .values({ schoolId: 1, role: 4, loginName: 'GOING', firstName: 'Going', lastName: 'Test' })
      .returning();
    const teacherId = gone?.id ?? 0;
    const saved = await saveLesson(admin, { divisionId: nineA(), teacherId, weekday: 2 });
    const entryId = saved.ok ? saved.data.data.id : 0;
    const other = await saveLesson(admin, { divisionId: nineA(), weekday: 3 });
    const of = { entryId: other.ok ? other.data.data.id : 0, onDay: '2026-11-25', teacherId };
    expect((await saveException(admin, { kind: 'substitute', title: '', ...of })).status).toBe(200);
    await test.server.app.database.transaction((tx) => erasePeople(test.server.app, tx, 1, [teacherId]));
    const rows = await db().select().from(timetableEntries).where(eq(timetableEntries.id, entryId));
    expect(rows).toMatchObject([{ personId: null, subject: 'Maths' }]);
    const named = await db().select().from(timetableExceptions);
    expect(named.map(({ personId }) => personId)).toEqual([null]);
    const week = await admin.ok('timetable-week', { by: 'division', id: nineA(), day: '2026-11-25' });
    expect(week.lessons.map(({ teacher, teacherId: of_ }) => [teacher, of_])).toEqual([
      ['', 0],
      ['', 0],
    ]);
    for (const { table, forget } of test.server.app.offers.personal)
      for (const name of Object.keys(forget ?? {})) expect(Object.keys(table)).toContain(name);
  });
});

describe('days and times at the ends of what can be said', () => {
  const days = ['0000-01-01', '0001-01-03', '1900-01-01', '2999-12-31', '9999-12-31', '2026-02-30'];
  it.each(days)('%s is answered or refused beside its field [EN-31, QU-62]', async (day) => {
    const entryId = await inserting(test).entry(1, nineA());
    const asha = await test.enter(test.world.asha);
    const fields = { ...lesson({ divisionId: nineA() }), validFrom: day, validTo: day };
    const sent = [
      await admin.raw('timetable-week', { by: 'division', id: nineA(), day }),
      await asha.raw('schedule-week', { day }),
      await admin.raw('free-teachers', { entryId, day }),
      await admin.raw('check-timetable-entry', { id: 0, ...fields }),
      await admin.raw('save-timetable-weeks', { version: 999, weekA: day }),
      await admin.raw('save-timetable-entry', {
        id: 0,
        version: 0,
        formSession: await formSession(admin),
        ...fields,
      }),
    ];
    for (const { status } of sent) expect([200, 400, 409, 422]).toContain(status);
  });

  it('a time that clocks skip, midnight, and an end before its start are refused beside the field [QU-62]', async () => {
    await db().execute("update schools set time_zone = 'Europe/Berlin' where id = 1");
    test.server.app.sessions.forgetActors();
    const exam = { kind: 'exam', divisionId: nineA(), onDay: '2027-03-28', title: 'Early' } as const;
    const issues = async (starts: string, ends: string) => {
      const answer = await saveException(admin, { ...exam, starts, ends });
      return answer.ok ? 'taken' : answer.error.issues;
    };
    expect(await issues('02:30', '04:00')).toEqual({ starts: { code: 'in_gap' } });
    expect(await issues('01:30', '02:15')).toEqual({ ends: { code: 'in_gap' } });
    expect(await issues('23:30', '00:15')).toEqual({ ends: { code: 'ends_before_start' } });
    expect(await issues('08:00', '08:00')).toEqual({ ends: { code: 'ends_before_start' } });
    expect(await issues('24:00', '25:00')).toHaveProperty('starts');
    expect(await issues('01:30', '03:15')).toBe('taken');
    await db().execute("update schools set time_zone = 'Asia/Kolkata' where id = 1");
    test.server.app.sessions.forgetActors();
  });
});

describe('a large school', () => {
  /** How long the event loop was held at most while this ran, in milliseconds. */
  async function longestHold(work: () => Promise<unknown>): Promise<number> {
    const seen = monitorEventLoopDelay({ resolution: 1 });
    seen.enable();
    await work();
    seen.disable();
    return seen.max / 1e6;
  }

  it('answers others while a year of thousands of lessons is looked at [QU-62]', async () => {
    const { app } = test.server;
    const gradeId = test.world.places['9A'].gradeId;
    const { rows: made } = await app.database.pool.query<{ id: number }>(
      `insert into divisions (school_id, grade_id, name) select 1, $1, 'L' || n from generate_series(1, 100) n returning id`,
      [gradeId],
    );
    const bellId = await inserting(test).bell(1);
    await app.database.pool.query(
      `insert into timetable_entries (school_id, division_id, subject, weekday, bell_id, period, starts, ends, valid_from, valid_to)
      select 1, d, 'Maths', w, case when w = 1 and p = 0 then $2::int end, case when w = 1 and p = 0 then 1 else 0 end, 480 + p * 45, 525 + p * 45, '2026-09-01', '2027-07-31'
      from unnest($1::int[]) d, generate_series(1, 5) w, generate_series(0, 7) p`,
      [made.map(({ id }) => id), bellId],
    );
    const report: Record<string, number> = {};
    const measure = async (name: string, work: () => Promise<unknown>) => {
      report[name] = Math.round(await longestHold(work));
    };
    await measure('bells', async () => {
      const periods = [{ name: '1', starts: '07:55', ends: '08:40' }];
      const bell = { id: bellId, version: 1, name: 'Large', periods };
      const answer = await admin.call('save-bell', { ...bell, formSession: await formSession(admin) });
      expect(answer.ok || answer.error.code).toBe(true);
    });
    await measure('weeks', async () => {
      const answer = await admin.call('save-timetable-weeks', { version: 1, weekA: '2026-01-04' });
      expect([200, 409]).toContain(answer.status);
    });
    await measure('check', async () => {
      const fields = { divisionId: made[0]?.id ?? 0, validTo: '2027-07-31' };
      expect((await admin.ok('check-timetable-entry', { ...lesson(fields), id: 0 })).clash).not.toBeNull();
    });
    await measure('holiday', () => saveException(admin, { onDay: '2027-01-04', toDay: '2027-04-01' }));
    await measure('file', async () => {
      const { rows: names } = await app.database.pool.query<{ name: string }>(
        `select g.name || ' ' || d.name as name from divisions d join grades g on g.school_id = d.school_id and g.id = d.grade_id where d.school_id = 1`,
      );
      const cells = { teacher: '', room: '', day: 'Sunday', period: '1', week: '' };
      const rows = Array.from({ length: 4_000 }, (_, at) => ({
        line: at + 2,
        ...cells,
        class: names[at % names.length]?.name ?? '',
        subject: `Subject ${at}`,
      }));
      const target = { bellId, validFrom: '2026-09-01', validTo: '2027-07-31' };
      const input = { ...target, rows, formSession: await formSession(admin) };
      expect((await admin.ok('apply-timetable-rows', input)).saved).toBe(names.length);
    });
    if (process.env['TELL']) process.stdout.write(`${JSON.stringify(report)}\n`);
    // Beside what else the machine does: before, a change of the bells took 1.6 seconds and one of the weeks ten.
    const most = isLong ? 100 : 500;
    expect(Object.entries(report).filter(([, held]) => held > most)).toEqual([]);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takesTime } from '#contract/timetable/timetable.rules.ts';
import { timetableUploadKind } from '#contract/timetable/uploads.rules.ts';
import { lessonsOn } from '#server/timetable/index.ts';
import { times } from '../../long.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { inserting, saveException, saveLesson } from './timetable-inputs.ts';

let test: TestServer;
let admin: Client;
beforeAll(async () => {
  test = await startTestServer();
  admin = await test.signIn(test.world.admin);
});
afterAll(() => test.close());

const divisionOf = (name: '9A' | '9B' | '10A' | '10B') => test.world.places[name].divisionId;

async function saved(changes: Parameters<typeof saveLesson>[1]): Promise<number> {
  const answer = await saveLesson(admin, changes);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.data.data.id;
}

describe('weeks A and B', () => {
  it('do not change places where lessons would meet by that: both are named, and the weeks stay [EN-31]', async () => {
    const weeks = () =>
      admin.ok('timetable-choices', {}).then(({ weekVersion: version, weekA }) => ({ version, weekA }));
    const at = { divisionId: divisionOf('10B'), validFrom: '2027-01-01' };
    const save = async (weekA: string) =>
      admin.call('save-timetable-weeks', { version: (await weeks()).version, weekA });
    expect((await save('2027-02-01')).status).toBe(200);
    await saved({ ...at, subject: 'Odd', weekday: 1, week: 'a', starts: '15:00', ends: '15:45' });
    const entryId = await saved({ ...at, subject: 'Even', weekday: 2, starts: '15:00', ends: '15:45' });
    const onDay = '2027-02-09';
    // A Monday of a week B, at the time of the lesson of weeks A.
    const moved = { entryId, onDay, movedTo: '2027-02-08', starts: '15:00', ends: '15:45' };
    expect((await saveException(admin, { kind: 'moved', title: '', ...moved })).status).toBe(200);
    const before = await weeks();
    const answer = await save('2027-02-08');
    expect(answer.status).toBe(409);
    if (answer.ok || answer.error.code !== 'clash') throw new Error('The weeks were taken.');
    const { params } = answer.error;
    expect(params).toMatchObject({ what: 'division', day: '2027-02-08' });
    expect(JSON.stringify(params)).toMatch(/Odd.*Even|Even.*Odd/);
    expect(await weeks()).toEqual(before);
    // A week A stays one, by whichever of its days it is said.
    expect((await save('2027-02-17')).status).toBe(200);
  });
});

describe('the timetable', () => {
  it('refuses two lessons that meet, names both and offers the next free slot', async () => {
    const { asha } = test.world;
    await saved({ divisionId: divisionOf('9A'), teacherId: asha.id, subject: 'Maths' });
    const answer = await saveLesson(admin, {
      divisionId: divisionOf('9B'),
      teacherId: asha.id,
      subject: 'Physics',
      starts: '08:30',
      ends: '09:15',
    });
    expect(answer.status).toBe(409);
    if (answer.ok) return;
    const { code, params } = answer.error;
    expect(code).toBe('clash');
    expect(params).toMatchObject({
      what: 'teacher',
      mine: 'Physics (Grade 9 B, Asha Test)',
      other: 'Maths (Grade 9 A, Asha Test)',
      day: '2026-09-07',
      offerWeekday: 1,
      offerStarts: '08:45',
    });
    const offered = { starts: String(params?.['offerStarts']), ends: String(params?.['offerEnds']) };
    await saved({ divisionId: divisionOf('9B'), teacherId: asha.id, subject: 'Physics', ...offered });
  });

  it('lets a week A and a week B share a time, and times that do not overlap in days of validity', async () => {
    const { chetan } = test.world;
    const fields = { teacherId: chetan.id, weekday: 2 };
    await saved({ divisionId: divisionOf('10A'), ...fields, week: 'a', validTo: '2026-10-31' });
    await saved({ divisionId: divisionOf('10B'), ...fields, week: 'b', validTo: '2026-10-31' });
    await saved({ divisionId: divisionOf('10B'), ...fields, validFrom: '2026-11-01' });
    const every = await saveLesson(admin, { divisionId: divisionOf('9A'), ...fields });
    expect(every.status).toBe(409);
  });

  it('shows a substitute, a moved and a cancelled lesson to whom they concern [EN-31]', async () => {
    const { bina, asha } = test.world;
    const entryId = await saved({
      divisionId: divisionOf('9A'),
      teacherId: bina.id,
      weekday: 4,
      subject: 'Art',
    });
    await saveException(admin, {
      kind: 'substitute',
      entryId,
      onDay: '2026-11-19',
      teacherId: asha.id,
      title: '',
    });
    const moved = { kind: 'moved', entryId, onDay: '2026-11-26', movedTo: '2026-11-27', title: '' } as const;
    expect((await saveException(admin, { ...moved, starts: '10:00', ends: '10:45' })).status).toBe(200);
    const of = { schoolId: 1, from: '2026-11-15', to: '2026-11-28' };
    const artOf = async (teacherId: number) =>
      (await lessonsOn(test.server.app.db, { ...of, teacherId }))
        .filter(({ subject }) => subject === 'Art')
        .map(({ day, state }) => [day, state]);
    expect(await artOf(asha.id)).toEqual([['2026-11-19', 'substitute']]);
    expect(await artOf(bina.id)).toEqual([['2026-11-27', 'moved']]);
    const dev = await test.signIn(test.world.dev);
    const week = await dev.ok('schedule-week', { day: '2026-11-26' });
    expect(
      week.lessons.filter(({ subject }) => subject === 'Art').map(({ day, state }) => [day, state]),
    ).toEqual([
      ['2026-11-26', 'moved_away'],
      ['2026-11-27', 'moved'],
    ]);
    const twice = await saveException(admin, { ...moved, starts: '11:00', ends: '11:45' });
    expect([twice.status, twice.ok || twice.error.code]).toEqual([409, 'changed_already']);
  });

  it('tells a substitute by the bell, and nobody stands in for themselves [EN-31, EN-42]', async () => {
    const { bina, asha, chetan } = test.world;
    const entryId = await saved({
      divisionId: divisionOf('9B'),
      teacherId: bina.id,
      weekday: 5,
      subject: 'Music',
    });
    const of = { kind: 'substitute', entryId, onDay: '2026-11-27', title: '' } as const;
    const own = await saveException(admin, { ...of, teacherId: bina.id });
    expect([own.status, own.ok || own.error.code]).toEqual([422, 'unknown_choice']);

    const bellOf = async (who: typeof asha) => {
      const client = await test.enter(who);
      const { data } = await client.ok('notifications', { schoolId: 1 });
      return data.map(({ message }) => message).filter((message) => message.includes('Music'));
    };
    const first = await saveException(admin, { ...of, teacherId: asha.id });
    const { id = 0, version = 0 } = first.ok ? first.data.data : {};
    expect(await bellOf(asha)).toEqual(['2026-11-27 08:00 Music, Grade 9 B']);
    const other = await saveException(admin, { ...of, teacherId: chetan.id, id, version });
    const rows = [{ id, version: other.ok ? other.data.data.version : 0 }];
    expect([await bellOf(asha), await bellOf(chetan)]).toEqual([[], ['2026-11-27 08:00 Music, Grade 9 B']]);
    await admin.ok('set-timetable-exceptions-removed', { rows, isRemoved: true });
    expect(await bellOf(chetan)).toEqual([]);
  });

  it('knows of a lesson that moved to another week whether it is cancelled, and who gives it [EN-31]', async () => {
    const { chetan, asha } = test.world;
    const entryId = await saved({
      divisionId: divisionOf('10B'),
      teacherId: chetan.id,
      weekday: 2,
      starts: '18:30',
      ends: '19:15',
      subject: 'Dance',
    });
    const change = (changes: Parameters<typeof saveException>[1]) =>
      saveException(admin, { entryId, title: '', ...changes });
    const times = { starts: '17:00', ends: '17:45' };
    const danceOf = async (teacherId: number, from: string, to: string) =>
      (await lessonsOn(test.server.app.db, { schoolId: 1, from, to, teacherId }))
        .filter(({ subject }) => subject === 'Dance')
        .map(({ day, state }) => [day, state]);
    const first = { onDay: '2027-01-12' };
    expect((await change({ kind: 'moved', ...first, movedTo: '2027-01-18', ...times })).status).toBe(200);
    expect(await danceOf(chetan.id, '2027-01-18', '2027-01-18')).toEqual([['2027-01-18', 'moved']]);
    expect((await change({ kind: 'cancelled', ...first })).status).toBe(200);
    expect(await danceOf(chetan.id, '2027-01-18', '2027-01-18')).toEqual([]);

    const second = { onDay: '2027-01-26' };
    expect((await change({ kind: 'moved', ...second, movedTo: '2027-02-01', ...times })).status).toBe(200);
    expect((await change({ kind: 'substitute', ...second, teacherId: asha.id })).status).toBe(200);
    expect(await danceOf(asha.id, '2027-01-31', '2027-02-06')).toEqual([['2027-02-01', 'moved']]);
    expect(await danceOf(chetan.id, '2027-01-31', '2027-02-06')).toEqual([['2027-02-02', 'usual']]);
  });

  it('lets an exam take the place of the periods it overlaps and of no others', async () => {
    const first = await saved({ divisionId: divisionOf('10B'), weekday: 5, subject: 'One' });
    await saved({
      divisionId: divisionOf('10B'),
      weekday: 5,
      subject: 'Two',
      starts: '09:00',
      ends: '09:45',
    });
    const exam = {
      kind: 'exam',
      divisionId: divisionOf('10B'),
      onDay: '2026-12-04',
      title: 'Mock exam',
    } as const;
    expect((await saveException(admin, { ...exam, starts: '08:00', ends: '08:50' })).status).toBe(200);
    const week = await admin.ok('timetable-week', {
      by: 'division',
      id: divisionOf('10B'),
      day: '2026-12-04',
    });
    const friday = week.lessons.filter(({ day }) => day === '2026-12-04');
    expect(friday.map(({ subject, state }) => [subject, state])).toEqual([
      ['One', 'replaced'],
      ['Mock exam', 'exam'],
      ['Two', 'usual'],
    ]);
    expect(first).toBeGreaterThan(0);
  });

  it('does not restore a lesson or a day whose time was given away meanwhile', async () => {
    const fields = { divisionId: divisionOf('10A'), weekday: 3 };
    const one = await saved({ ...fields, subject: 'Old' });
    await admin.ok('set-timetable-entries-removed', { rows: [{ id: one, version: 1 }], isRemoved: true });
    await saved({ ...fields, subject: 'New' });
    const back = await admin.call('set-timetable-entries-removed', {
      rows: [{ id: one, version: 2 }],
      isRemoved: false,
    });
    expect([back.status, back.ok || back.error.code]).toEqual([409, 'clash']);
  });

  it('moves the lessons of a period with its bells, and leaves breaks without lessons [QU-62]', async () => {
    const periods = [
      { name: '1', starts: '12:00', ends: '12:40' },
      { name: 'LUNCH', starts: '12:40', ends: '13:20' },
      { name: '2', starts: '13:20', ends: '14:00' },
    ];
    const bell = { id: 0, version: 0, name: 'Usual day', periods };
    const { data } = await admin.ok('save-bell', { ...bell, formSession: await formSession(admin) });
    const fields = { divisionId: divisionOf('9B'), weekday: 6, bellId: data.id };
    const inBreak = await saveLesson(admin, { ...fields, period: 2 });
    expect([inBreak.status, inBreak.ok || inBreak.error.issues]).toEqual([
      422,
      { period: { code: 'unknown_choice' } },
    ]);
    const id = await saved({ ...fields, period: 1 });
    await admin.ok('save-bell', {
      ...bell,
      id: data.id,
      version: 1,
      periods: periods.with(0, { name: '1', starts: '11:50', ends: '12:30' }),
      formSession: await formSession(admin),
    });
    const { fields: now } = await admin.ok('get-timetable-entry', { id });
    expect([now.starts, now.ends]).toEqual(['11:50', '12:30']);
    const lost = await admin.call('save-bell', {
      ...bell,
      id: data.id,
      version: 2,
      periods: periods.with(0, { name: 'Break', starts: '11:50', ends: '12:30' }),
      formSession: await formSession(admin),
    });
    expect(lost.ok || lost.error.code).toBe('period_used');
  });

  it('says beside its field what is wrong with a time, and saves nothing in a gap of the clocks', async () => {
    const backwards = await saveLesson(admin, {
      divisionId: divisionOf('9A'),
      starts: '10:00',
      ends: '09:00',
    });
    expect(backwards.ok || backwards.error.issues).toEqual({ ends: { code: 'ends_before_start' } });
    const other = await saveLesson(admin, { divisionId: test.world.places.other.divisionId });
    expect(other.ok || other.error.issues).toEqual({ divisionId: { code: 'unknown_choice' } });
  });

  it('gives a teacher the running lesson first and leaves out Break and Lunch [C2-05, EN-31, QU-62]', async () => {
    const { chetan } = test.world;
    const fields = { divisionId: divisionOf('10B'), teacherId: chetan.id, weekday: 3 };
    await saved({ ...fields, subject: 'Robotics', starts: '11:00', ends: '12:00' });
    await saved({ ...fields, subject: 'lunch', starts: '12:00', ends: '12:30' });
    await saved({ ...fields, subject: 'Chess', starts: '12:30', ends: '13:00' });
    // 18 November 2026, a Wednesday, 11:30 in Kolkata.
    const teacher = await test.signIn(chetan);
    const { data } = await teacher.ok('getFacultyNexSession', {});
    expect(
      data.map(({ subject, day_number, session_start_time }) => [subject, day_number, session_start_time]),
    ).toEqual([
      ['Robotics', 3, '11:00'],
      ['Chess', 3, '12:30'],
    ]);
    const upcoming = await teacher.ok('get-faculty-upcoming-session', {});
    expect(upcoming.data.some(({ subject }) => subject === 'lunch')).toBe(false);
    const esha = await test.signIn(test.world.esha);
    expect((await esha.call('getFacultyNexSession', {})).status).toBe(403);
  });

  it('reads the file of a timetable program with a verdict for each row and saves only what is applied', async () => {
    const bellId = await inserting(test).bell(1);
    const csv = [
      'Teacher,Class,Classroom,Subject,Day,Lesson,Weeks',
      'Asha Test,Grade 9 A,,History,Sunday,1,A',
      'Nobody Known,9A,,History,Sunday,1,',
      'Bina Test,9-A,,Music,Sunday,1,B',
      'Bina Test,9B,,Music,Sunday,1,B',
      ',99Z,,Music,Sunday,1,',
    ].join('\n');
    const target = { bellId, validFrom: '2026-09-01', validTo: '2027-03-31' };
    const upload = () =>
      test.finishedUpload(test.world.admin, 'week.csv', Buffer.from(csv), timetableUploadKind);
    const read = await admin.ok('read-timetable-file', {
      ...target,
      upload_id: await upload(),
      org_name: 'week.csv',
    });
    expect(read.rows.map(({ problem }) => problem)).toEqual(['', 'teacher', '', 'clash', 'class']);
    const sunday = { by: 'division', id: divisionOf('9A'), day: '2026-11-22' } as const;
    const onSunday = async () =>
      (await admin.ok('timetable-week', sunday)).lessons.filter(({ day }) => day === '2026-11-22');
    expect(await onSunday()).toEqual([]);
    const rows = read.rows.map(({ problem: _problem, other: _other, ...cells }) => cells);
    const apply = { ...target, rows, formSession: await formSession(admin) };
    expect((await admin.ok('apply-timetable-rows', apply)).saved).toBe(2);
    expect((await admin.ok('apply-timetable-rows', apply)).saved).toBe(2);
    expect(await onSunday()).toHaveLength(1);
  });

  it('is in the calendar of the teacher who gives it and of the students who have it', async () => {
    const { farid, asha } = test.world;
    const fields = { divisionId: divisionOf('10A'), teacherId: asha.id, weekday: 7, subject: 'Astronomy' };
    await saved({ ...fields, starts: '19:00', ends: '20:00' });
    const feedOf = async (client: Client) => {
      const { data } = await client.ok('make-calendar-feed', {});
      return (await (await test.anonymous.get(data.path)).text()).replaceAll('\r\n ', '');
    };
    for (const who of [farid, asha]) {
      const text = await feedOf(await test.signIn(who));
      // 22 November 2026, 19:00 in Kolkata.
      expect(text).toContain('DTSTART:20261122T133000Z');
      expect(text).toContain('SUMMARY:Astronomy\\, Grade 10 A');
    }
    expect(await feedOf(await test.signIn(test.world.esha))).not.toContain('Astronomy');
  });

  it('is changed by admins alone, and by nobody in a demo school', async () => {
    const teacher = await test.signIn(test.world.asha);
    expect((await teacher.call('timetable-choices', {})).status).toBe(403);
    const demo = await test.signIn(test.world.demoAdmin);
    const refused = await saveLesson(demo, { divisionId: divisionOf('9A') });
    expect(refused.ok || refused.error.code).toBe('demo_school');
  });
});

describe('lessons that many admins save at once', () => {
  it('never meet by teacher, division or room on any day', async () => {
    const { asha, bina, chetan } = test.world;
    const schoolRoomIds = [await inserting(test).schoolRoom(1), await inserting(test).schoolRoom(1)];
    const wanted = fc.record({
      divisionId: fc.constantFrom(divisionOf('9A'), divisionOf('9B'), divisionOf('10A'), divisionOf('10B')),
      teacherId: fc.constantFrom(asha.id, bina.id, chetan.id, null),
      schoolRoomId: fc.constantFrom(...schoolRoomIds, null),
      weekday: fc.integer({ min: 1, max: 5 }),
      week: fc.constantFrom('every' as const, 'a' as const, 'b' as const),
      start: fc.integer({ min: 14 * 4, max: 18 * 4 }),
      length: fc.integer({ min: 1, max: 4 }),
      from: fc.constantFrom('2028-01-01', '2028-02-01'),
      to: fc.constantFrom('2028-01-31', '2028-02-28'),
    });
    const clock = (quarters: number) =>
      `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
    const entries = fc.sample(wanted, times(40, 200));
    const answers = await Promise.all(
      entries.map(({ start, length, from, to, ...fields }) =>
        saveLesson(admin, {
          ...fields,
          starts: clock(start),
          ends: clock(start + length),
          validFrom: from,
          validTo: to < from ? '2028-02-28' : to,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    let lessons = 0;
    for (let week = 0; week < 9; week++) {
      const day = new Date(Date.UTC(2028, 0, 2 + week * 7)).toISOString().slice(0, 10);
      const found = (await admin.ok('timetable-week', { by: 'division', id: 0, day })).lessons.filter(
        takesTime,
      );
      lessons += found.length;
      for (const [at, one] of found.entries())
        for (const other of found.slice(at + 1)) {
          if (one.day !== other.day || one.ends <= other.starts || other.ends <= one.starts) continue;
          expect(one.divisionId).not.toBe(other.divisionId);
          expect(one.teacherId > 0 && one.teacherId === other.teacherId).toBe(false);
          expect(one.schoolRoomId > 0 && one.schoolRoomId === other.schoolRoomId).toBe(false);
        }
    }
    expect(lessons).toBeGreaterThan(0);
  });
});

import type { timetableCalls } from '#contract/timetable/timetable.calls.gen.ts';
import { timetableUploadKind } from '#contract/timetable/uploads.rules.ts';
import { type Aim, type Aims, type Target, test, world } from '../aimed-world.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client } from '../test-server.ts';
import { exception, inserting, lesson } from './timetable-inputs.ts';

type Kind = 'schoolRoom' | 'bell' | 'entry' | 'holiday';

async function rowAt(kind: Kind, target: Target): Promise<number> {
  const schoolId = target === 'otherSchool' ? 2 : 1;
  const division = target === 'otherSchool' ? world.places.other : world.places['10B'];
  const insert = inserting(test);
  return kind === 'entry' ? insert.entry(schoolId, division.divisionId) : insert[kind](schoolId);
}

const token = (client: Client) => formSession(client).catch(() => 'x'.repeat(43));
const saving = async (client: Client) => ({ id: 0, version: 0, formSession: await token(client) });
const byId = (kind: Kind): Aim => ({
  body: async (_who, _client, target) => ({ id: await rowAt(kind, target) }),
  at: 'row',
});
const removing = (kind: Kind): Aim => ({
  body: async (_who, _client, target) => ({
    rows: [{ id: await rowAt(kind, target), version: 1 }],
    isRemoved: true,
  }),
  at: 'row',
});
const anyLesson = () => lesson({ divisionId: world.places['10B'].divisionId, subject: 'Aimed', weekday: 6 });
/** A day of its own for each exception, so that none is refused for another. */
let days = 0;
const someDay = () => new Date(Date.UTC(2031, 0, 1 + days++)).toISOString().slice(0, 10);

const csv = 'Teacher,Class,Room,Subject,Day,Period,Week\n,10B,,Art,Tuesday,1,\n';
const target = { validFrom: '2028-01-01', validTo: '2028-02-01' };

export const aims: Aims<typeof timetableCalls> = {
  'school-room-list': { body: () => ({}) },
  'school-room-by-id': byId('schoolRoom'),
  'save-school-room': {
    body: async (_who, client) => ({ ...(await saving(client)), name: `Lab ${Math.random()}`, seats: 30 }),
  },
  'set-school-rooms-removed': removing('schoolRoom'),
  'bell-list': { body: () => ({}) },
  'bell-by-id': byId('bell'),
  'save-bell': {
    body: async (_who, client) => ({
      ...(await saving(client)),
      name: `Day ${Math.random()}`,
      periods: [{ name: '1', starts: '08:00', ends: '08:45' }],
    }),
  },
  'set-bells-removed': removing('bell'),
  'timetable-choices': { body: () => ({}) },
  'timetable-week': {
    body: (_who, _client, at) => ({
      by: 'division',
      id: world.places[at === 'otherSchool' ? 'other' : '10B'].divisionId,
      day: '2026-11-18',
    }),
    at: 'row',
  },
  'check-timetable-entry': { body: () => ({ id: 0, ...anyLesson() }) },
  'get-timetable-entry': byId('entry'),
  'save-timetable-entry': {
    body: async (_who, client) => {
      const day = someDay();
      return { ...(await saving(client)), ...anyLesson(), validFrom: day, validTo: day };
    },
  },
  'set-timetable-entries-removed': removing('entry'),
  'timetable-exception-list': { body: () => ({}) },
  'timetable-exception-by-id': byId('holiday'),
  'save-timetable-exception': {
    body: async (_who, client) => ({ ...(await saving(client)), ...exception({ onDay: someDay() }) }),
  },
  'set-timetable-exceptions-removed': removing('holiday'),
  'free-teachers': {
    body: async (_who, _client, at) => ({ entryId: await rowAt('entry', at), day: '2027-01-04' }),
    at: 'row',
  },
  'save-timetable-weeks': {
    body: () => ({ version: 1, weekA: '2026-01-04' }),
    // It is saved once: who comes later has an older version.
    except: { 2: { sameSchool: 409, otherSchool: 409 } },
  },
  'read-timetable-file': {
    body: async (who, _client) => ({
      ...target,
      bellId: await rowAt('bell', 'own'),
      upload_id: await test.finishedUpload(who, 'week.csv', Buffer.from(csv), timetableUploadKind),
      org_name: 'week.csv',
    }),
  },
  'apply-timetable-rows': {
    body: async (_who, client) => ({
      ...target,
      bellId: await rowAt('bell', 'own'),
      formSession: await token(client),
      rows: [
        {
          line: 2,
          teacher: '',
          class: '10B',
          room: '',
          subject: 'Art',
          day: 'Tuesday',
          period: '1',
          week: '',
        },
      ],
    }),
  },
  'schedule-week': { body: () => ({ day: '2026-11-18' }) },
  getFacultyNexSession: { body: () => ({}) },
  'get-faculty-upcoming-session': { body: () => ({}) },
};

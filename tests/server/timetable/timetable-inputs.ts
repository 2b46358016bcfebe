import type { CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import {
  bellPeriods,
  bells,
  schoolRooms,
  timetableEntries,
  timetableExceptions,
} from '#server/timetable/schema/timetable.ts';
import { formSession } from '../notice-inputs.ts';
import type { Client, TestServer } from '../test-server.ts';

type EntryInput = CallInput<CallOf<'save-timetable-entry'>>;
type ExceptionInput = CallInput<CallOf<'save-timetable-exception'>>;

/** Mondays from September to March, 8:00 to 8:45; `divisionId` must be given. */
export const lesson = (changes: Partial<EntryInput> & { divisionId: number }) => ({
  teacherId: null,
  schoolRoomId: null,
  subject: 'Maths',
  projectId: null,
  weekday: 1,
  week: 'every' as const,
  bellId: null,
  period: 0,
  starts: '08:00',
  ends: '08:45',
  validFrom: '2026-09-01',
  validTo: '2027-03-31',
  ...changes,
});

export const saveLesson = async (client: Client, changes: Partial<EntryInput> & { divisionId: number }) =>
  client.call('save-timetable-entry', {
    id: 0,
    version: 0,
    formSession: await formSession(client),
    ...lesson(changes),
  });

export const exception = (changes: Partial<ExceptionInput>) => ({
  kind: 'holiday' as const,
  onDay: '2026-11-23',
  toDay: '',
  title: 'Founders day',
  gradeId: null,
  divisionId: null,
  entryId: null,
  teacherId: null,
  schoolRoomId: null,
  movedTo: '',
  starts: '',
  ends: '',
  ...changes,
});

export const saveException = async (client: Client, changes: Partial<ExceptionInput>) =>
  client.call('save-timetable-exception', {
    id: 0,
    version: 0,
    formSession: await formSession(client),
    ...exception(changes),
  });

let entries = 1;

/** Straight into the tables, for calls that are aimed at rows. */
export const inserting = ({ server }: TestServer) => {
  const { db } = server.app;
  return {
    async schoolRoom(schoolId: number) {
      const name = `Lab ${Math.random()}`;
      const [row] = await db.insert(schoolRooms).values({ schoolId, name }).returning();
      return row?.id ?? 0;
    },
    async bell(schoolId: number) {
      const [row] = await db
        .insert(bells)
        .values({ schoolId, name: `Day ${Math.random()}` })
        .returning();
      const bellId = row?.id ?? 0;
      await db
        .insert(bellPeriods)
        .values({ schoolId, bellId, position: 1, name: '1', starts: 480, ends: 525 });
      return bellId;
    },
    async entry(schoolId: number, divisionId: number) {
      // Each on a day of its own, long ago: it meets nothing.
      const day = new Date(Date.UTC(2001, 0, entries++ * 7)).toISOString().slice(0, 10);
      const times = { weekday: 1, starts: 480, ends: 525, validFrom: day, validTo: day };
      const [row] = await db
        .insert(timetableEntries)
        .values({ schoolId, divisionId, subject: 'Art', ...times })
        .returning();
      return row?.id ?? 0;
    },
    async holiday(schoolId: number) {
      const [row] = await db
        .insert(timetableExceptions)
        .values({ schoolId, kind: 'holiday', onDay: '2030-01-01', toDay: '2030-01-01', title: 'New year' })
        .returning();
      return row?.id ?? 0;
    },
  };
};

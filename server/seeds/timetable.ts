import { and, asc, eq } from 'drizzle-orm';
import { addDays } from '#contract/core/days.ts';
import { roles } from '#contract/core/roles.ts';
import { weekdayOf } from '#contract/timetable/timetable.rules.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { academicYears, divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import {
  bellPeriods,
  bells,
  schoolRooms,
  timetableEntries,
  timetableExceptions,
  timetables,
} from '#server/timetable/schema/timetable.ts';
import { clubSchool, demoSchool, mixedSchool, sunrise } from './schools.ts';

const periods = [
  ['1', 480, 525],
  ['2', 530, 575],
  ['Break', 575, 595],
  ['3', 595, 640],
  ['4', 645, 690],
  ['Lunch', 690, 730],
  ['5', 730, 775],
  ['6', 780, 825],
] as const;
const taught = [1, 2, 4, 5, 7, 8];
const subjects = ['ICT', 'Robotics', 'Coding', 'Science', 'Design', 'Mathematics'];
const schoolRoomNames = ['Computer lab', 'Robotics lab', 'Room 101', 'Room 102', 'Room 201', 'Room 202'];
/** Lessons a week of each class that a teacher has. */
const lessonsEach = 3;

/** Lessons of the year in four schools: weeks A and B at Sunrise, clubs at Riverside, today a substitute. */
export async function seedTimetables(db: Queryable, now: Date): Promise<void> {
  for (const schoolId of [sunrise, clubSchool, mixedSchool, demoSchool])
    await seedTimetable(db, schoolId, now);
}

async function seedTimetable(db: Queryable, schoolId: number, now: Date): Promise<void> {
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  if (!school) return;
  const isYear = and(eq(academicYears.schoolId, schoolId), eq(academicYears.name, school.academicYear));
  const [year] = await db.select().from(academicYears).where(isYear);
  if (!year) return;
  await db.insert(timetables).values({ schoolId });
  const [bell] = await db.insert(bells).values({ schoolId, name: 'Usual day' }).returning();
  const bellId = bell?.id ?? 0;
  await db
    .insert(bellPeriods)
    .values(
      periods.map(([name, starts, ends], at) => ({ schoolId, bellId, position: at + 1, name, starts, ends })),
    );
  const places = await db
    .insert(schoolRooms)
    .values(schoolRoomNames.map((name, at) => ({ schoolId, name, seats: 24 + 2 * at })))
    .returning({ id: schoolRooms.id });
  const classes = await db
    .select({ personId: people.id, divisionId: divisions.id, group: grades.name, kind: grades.kind })
    .from(memberships)
    .innerJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(and(eq(memberships.schoolId, schoolId), eq(people.role, roles.faculty), eq(people.isActive, true)))
    .orderBy(asc(people.id), asc(divisions.id));
  const valid = { validFrom: year.startsOn, validTo: year.endsOn };
  const busy = new Set<string>();
  const rows = classes.flatMap((each, at) =>
    slotsOf(busy, each, at, places).map(({ weekday, period, schoolRoomId }, lesson) => {
      const [, starts, ends] = periods[period - 1] ?? periods[0];
      const week = schoolId === sunrise && lesson === lessonsEach - 1 ? (at % 2 === 0 ? 'a' : 'b') : 'every';
      const subject =
        each.kind === 'club' ? each.group : (subjects[(at + lesson) % subjects.length] ?? 'ICT');
      const who = { personId: each.personId, divisionId: each.divisionId, schoolRoomId };
      return {
        schoolId,
        ...who,
        subject,
        weekday,
        week: week as 'every',
        bellId,
        period,
        starts,
        ends,
        ...valid,
      };
    }),
  );
  for (let at = 0; at < rows.length; at += 500)
    await db.insert(timetableEntries).values(rows.slice(at, at + 500));
  await seedExceptions(db, schoolId, schoolDay(now, school.timeZone));
}

interface Slot {
  readonly weekday: number;
  readonly period: number;
  readonly schoolRoomId: number | null;
}

/** The next slots in which teacher and class are free, with a room where one is free too. */
function slotsOf(
  busy: Set<string>,
  { personId, divisionId }: { readonly personId: number; readonly divisionId: number },
  at: number,
  places: readonly { readonly id: number }[],
): Slot[] {
  const found: Slot[] = [];
  for (let step = 0; step < 30 && found.length < lessonsEach; step++) {
    const slot = (at * 7 + step * 11) % 30;
    const weekday = (slot % 5) + 1;
    const period = taught[Math.floor(slot / 5)] ?? 1;
    const keys = [`${weekday} ${period} teacher ${personId}`, `${weekday} ${period} class ${divisionId}`];
    if (keys.some((key) => busy.has(key))) continue;
    const place = places.find(({ id }) => !busy.has(`${weekday} ${period} room ${id}`));
    for (const key of [...keys, ...(place ? [`${weekday} ${period} room ${place.id}`] : [])]) busy.add(key);
    found.push({ weekday, period, schoolRoomId: place?.id ?? null });
  }
  return found;
}

async function seedExceptions(db: Queryable, schoolId: number, today: string): Promise<void> {
  const holiday = addDays(today, 7 + ((5 - weekdayOf(today) + 7) % 7));
  await db
    .insert(timetableExceptions)
    .values({ schoolId, kind: 'holiday', onDay: holiday, toDay: holiday, title: 'Founders’ day' });
  const ofToday = await db
    .select()
    .from(timetableEntries)
    .where(
      and(
        eq(timetableEntries.schoolId, schoolId),
        eq(timetableEntries.weekday, weekdayOf(today)),
        eq(timetableEntries.week, 'every'),
      ),
    )
    .orderBy(asc(timetableEntries.id));
  // The first teacher of the school, whom most people look at, keeps the lessons of the day.
  const first = Math.min(...ofToday.map(({ personId }) => personId ?? Infinity));
  const given = ofToday.find(({ personId }) => personId !== null && personId !== first);
  if (!given) return;
  const busy = new Set(
    ofToday.filter(({ period }) => period === given.period).map(({ personId }) => personId),
  );
  const odd = await db
    .select({ personId: timetableEntries.personId })
    .from(timetableEntries)
    .where(and(eq(timetableEntries.schoolId, schoolId), eq(timetableEntries.weekday, given.weekday)));
  for (const { personId } of odd) busy.add(personId);
  const teachers = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.role, roles.faculty), eq(people.isActive, true)));
  const free = teachers.find(({ id }) => !busy.has(id));
  if (!free) return;
  await db.insert(timetableExceptions).values({
    schoolId,
    kind: 'substitute',
    onDay: today,
    toDay: today,
    entryId: given.id,
    personId: free.id,
  });
}

import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { SchoolsReport } from '#contract/dashboards/figures.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { peopleTotals, schools, states } from '#server/directory/schema.ts';

/** All schools except the office, or the given ones. Reads totals, never people. */
export async function schoolsReport(db: Queryable, given: readonly number[] | null): Promise<SchoolsReport> {
  const wanted = and(ne(schools.id, 0), given === null ? undefined : inArray(schools.id, [...given]));
  const number = (of: unknown) => sql<number>`coalesce(sum(${of}), 0)::int`;
  const how = {
    isActive: schools.isActive,
    isDemo: schools.isDemo,
    model: schools.model,
    stateId: schools.stateId,
  };
  const groups = await db
    .select({ ...how, count: sql<number>`count(*)::int` })
    .from(schools)
    .where(wanted)
    .groupBy(...Object.values(how));
  const people = await db
    .select({
      role: peopleTotals.role,
      active: number(peopleTotals.active),
      inactive: number(peopleTotals.inactive),
    })
    .from(peopleTotals)
    .innerJoin(schools, eq(schools.id, peopleTotals.schoolId))
    .where(and(wanted, inArray(peopleTotals.role, [roles.faculty, roles.student])))
    .groupBy(peopleTotals.role);
  const named = await db.select({ id: states.id, name: states.name }).from(states);
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));

  const count = (of: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(of).reduce((total, group) => total + group.count, 0);
  const split = (of: (group: (typeof groups)[number]) => boolean) => ({
    active: count((group) => of(group) && group.isActive),
    inactive: count((group) => of(group) && !group.isActive),
  });
  const all = split(() => true);
  const demo = split(({ isDemo }) => isDemo);
  const none = { active: 0, inactive: 0 };
  const faculty = people.find(({ role }) => role === roles.faculty) ?? none;
  const students = people.find(({ role }) => role === roles.student) ?? none;
  const bySize = (a: typeof all, b: typeof all) => b.active + b.inactive - a.active - a.inactive;
  return {
    schoolGraphReport: {
      activeSchool: all.active,
      inactiveSchool: all.inactive,
      totalDemoSchool: demo.active + demo.inactive,
      activeDemoSchool: demo.active,
      inactiveDemoSch: demo.inactive,
      totSchoolFaculty: faculty.active + faculty.inactive,
      activeFaculty: faculty.active,
      inactiveFaculty: faculty.inactive,
      totSchoolStudents: students.active + students.inactive,
      activeStudent: students.active,
      inactiveStudent: students.inactive,
    },
    states: distinct(groups.map(({ stateId }) => stateId))
      .map((id) => ({
        state_id: id,
        state_name: nameOf.get(id) ?? '',
        ...split(({ stateId }) => stateId === id),
      }))
      .toSorted(bySize),
    models: distinct(groups.map(({ model }) => model))
      .toSorted((a, b) => a - b)
      .map((model) => ({ is_model1: model, ...split((group) => group.model === model) })),
  };
}

const distinct = (numbers: readonly number[]) => [...new Set(numbers)];

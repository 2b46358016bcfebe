import * as v from 'valibot';
import { count, id } from '#contract/core/wire-numbers.ts';

/** People of one role who have neither left nor are in the bin. */
const peopleHere = v.object({
  active: count,
  inactive: count,
  /** Includes inactive people. */
  never_signed_in: count,
});
export type PeopleHere = v.InferOutput<typeof peopleHere>;

export const figuresInput = v.object({ school_id: id });

/** [CB-05] Each figure opens a list of as many people. */
export const schoolFigures = v.object({
  faculty: peopleHere,
  students: v.object({
    ...peopleHere.entries,
    /** People in no division; null in a school without classes. */
    without_class: v.nullable(count),
    /** People in no batch; null in a school without clubs. */
    without_club: v.nullable(count),
  }),
});
export type SchoolFigures = v.InferOutput<typeof schoolFigures>;

const groupFigures = v.object({ id, name: v.string(), ...peopleHere.entries, faculty: count });
export type GroupFigures = v.InferOutput<typeof groupFigures>;
export const groupsFigures = v.array(groupFigures);

/** [EN-32] Schools include demo schools; people are those of all schools. */
export const schoolGraphReport = v.object({
  activeSchool: count,
  inactiveSchool: count,
  totalDemoSchool: count,
  activeDemoSchool: count,
  inactiveDemoSch: count,
  totSchoolFaculty: count,
  activeFaculty: count,
  inactiveFaculty: count,
  totSchoolStudents: count,
  activeStudent: count,
  inactiveStudent: count,
});
export type SchoolGraphReport = v.InferOutput<typeof schoolGraphReport>;

const schoolsOf = { active: count, inactive: count };
export const schoolsReport = v.object({
  schoolGraphReport,
  /** Most schools first; state 0: unknown. */
  states: v.array(v.object({ state_id: count, state_name: v.string(), ...schoolsOf })),
  models: v.array(v.object({ is_model1: count, ...schoolsOf })),
});
export type SchoolsReport = v.InferOutput<typeof schoolsReport>;

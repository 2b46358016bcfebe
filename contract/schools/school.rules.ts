import * as v from 'valibot';
import { daysBetween, isDay } from '#contract/core/days.ts';
import { masterName } from '#contract/core/master-name.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { personField } from '#contract/office/office.rules.ts';

export const schoolLimits = {
  name: 120,
  shortName: 30,
  address: 300,
  description: 1000,
  city: 80,
  people: 1_000_000,
} as const;

/** Days before its end from which a licence is shown as running out. */
export const licenceNotice = 30;

/** [CO-39] Models of a new school. Model 3 works as 2 and is not offered [QC-04]. */
export const offeredModels = ['0', '1', '2', '4', '5'] as const;

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

const limit = v.pipe(
  trimmedText(7, 'limit'),
  v.regex(/^(\d{1,7})?$/, 'limit'),
  v.check((text) => Number(text) <= schoolLimits.people, 'limit'),
);

const firstYear = 2000;
const lastYear = 2100;

/** `2026-2027` [QU-47]. */
export const isAcademicYear = (name: string): boolean => {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(name) ?? [];
  return Number(to) === Number(from) + 1 && Number(from) >= firstYear && Number(to) <= lastYear;
};

/** First and last day of a year that begins in the month `startMonth`, 1 to 12. */
export function daysOfYear(name: string, startMonth: number): { startsOn: string; endsOn: string } {
  const from = Number(name.slice(0, 4));
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return {
    startsOn: day(Date.UTC(from, startMonth - 1, 1)),
    endsOn: day(Date.UTC(from + 1, startMonth - 1, 0)),
  };
}

export function academicYearOf(today: string, startMonth: number): string {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < startMonth ? 1 : 0);
  return `${year}-${year + 1}`;
}

/** Only named zones: an offset such as +05:30 has no summer time, and days depend on it. */
function isZone(name: string): boolean {
  if (!/^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Za-z_-]+)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** [SM-07] Students have the digital book from level 2 on; at level 1 only teachers. */
export const bookLevels = ['0', '1', '2', '3'] as const;

const day = v.pipe(
  rawText(10, 'licence_day'),
  v.check((text) => text === '' || isDay(text), 'licence_day'),
);

/** [C9-01, C9-04, VP-33, QU-65] A school in its form and on the wire; '' means no limit, no end, no new city. */
export const schoolFields = v.object({
  school_name: masterName(schoolLimits.name),
  school_short_name: masterName(schoolLimits.shortName),
  school_address: trimmedText(schoolLimits.address),
  description: trimmedText(schoolLimits.description),
  country_id: v.nullable(id),
  state_id: v.nullable(id),
  city_id: v.nullable(id),
  /** A city that is not listed yet; it overrides `city_id`. */
  city_name: v.union([v.literal(''), masterName(schoolLimits.city)], 'name_signs'),
  is_model1: v.picklist(offeredModels),
  time_zone: v.pipe(rawText(64, 'time_zone'), v.check(isZone, 'time_zone')),
  academic_year: v.pipe(trimmedText(9, 'academic_year'), v.check(isAcademicYear, 'academic_year')),
  year_start_month: v.picklist(months),
  is_demo_school: v.boolean(),
  paid_status: v.boolean(),
  licence_until: day,
  admin_limit: limit,
  faculty_limit: limit,
  student_limit: limit,
  allow_create_club_project: v.boolean(),
  allow_create_grade_project: v.boolean(),
  allow_digital_book: v.picklist(bookLevels),
});
export type SchoolFields = v.InferOutput<typeof schoolFields>;

export const fieldsOnly = (given: SchoolFields): SchoolFields => v.parse(schoolFields, given);

/** [C9-04] The school's first admin; all empty: none yet. */
const adminFields = {
  admin_first_name: personField('firstName', { isOptional: true }),
  admin_last_name: personField('lastName', { isOptional: true }),
  admin_email: personField('email', { isOptional: true }),
};
export interface FirstAdmin {
  readonly admin_first_name: string;
  readonly admin_last_name: string;
  readonly admin_email: string;
}
export const hasFirstAdmin = (given: FirstAdmin): boolean =>
  given.admin_first_name !== '' || given.admin_last_name !== '' || given.admin_email !== '';

const adminPaths = [['admin_first_name'], ['admin_last_name'], ['admin_email']] as const;
const isNamed = (given: FirstAdmin) => !hasFirstAdmin(given) || given.admin_first_name !== '';
const hasPlace = (given: FirstAdmin & { readonly admin_limit: string }) =>
  !hasFirstAdmin(given) || given.admin_limit === '' || Number(given.admin_limit) > 0;
const canBeWrittenTo = (given: FirstAdmin) => !hasFirstAdmin(given) || given.admin_email !== '';

/** [VP-40] Whoever is named as its admin needs an e-mail address, and takes a place of the licence. */
export const newSchoolFields = v.pipe(
  v.object({ ...schoolFields.entries, ...adminFields }),
  v.forward(v.partialCheck(adminPaths, isNamed, 'required'), ['admin_first_name']),
  v.forward(v.partialCheck(adminPaths, canBeWrittenTo, 'required'), ['admin_email']),
  v.forward(v.partialCheck([...adminPaths, ['admin_limit']], hasPlace, 'admin_no_place'), ['admin_limit']),
);
export type NewSchoolFields = v.InferOutput<typeof newSchoolFields>;

/** `until` '' is without end. */
export function licenceState(until: string, today: string): LicenceState {
  if (until === '') return 'open';
  if (until < today) return 'over';
  return daysBetween(today, until) <= licenceNotice ? 'ending' : 'valid';
}
export const licenceStates = ['open', 'valid', 'ending', 'over'] as const;
export type LicenceState = (typeof licenceStates)[number];

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#contract/core/define-call.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { regionSearchText } from '#server/db/search-text.ts';

/** Folded for searches, by the database. */
const placeSearch = () => text('search_text').generatedAlwaysAs(sql.raw(regionSearchText));

/** The office shares notices with countries and states. */
export const countries = pgTable('countries', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  searchText: placeSearch(),
});

export const states = pgTable(
  'states',
  {
    countryId: integer('country_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    searchText: placeSearch(),
  },
  (t) => [primaryKey({ columns: [t.countryId, t.id] }), uniqueIndex('states_id').on(t.id)],
);

export const cities = pgTable(
  'cities',
  {
    stateId: integer('state_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    searchText: placeSearch(),
  },
  (t) => [
    primaryKey({ columns: [t.stateId, t.id] }),
    uniqueIndex('cities_id').on(t.id),
    uniqueIndex('cities_name').on(t.stateId, t.name),
  ],
);

/** A tenant. School 0 is the central office, with super admins, finance and helpdesk. */
export const schools = pgTable(
  'schools',
  {
    // Lower numbers are demo data and rows added by SQL.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** is_model1: 0…3 grades and divisions, 4 and 5 clubs and batches. */
    model: smallint('model').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** 0: unknown. */
    countryId: integer('country_id').notNull().default(0),
    stateId: integer('state_id').notNull().default(0),
    /** IANA zone that decides the school's days. */
    timeZone: text('time_zone').notNull(),
    academicYear: text('academic_year').notNull(),
    /** [LG-07] For a second device: 0 asks the person, 1 keeps both; null: the server's setting. */
    devicesAtOnce: smallint('devices_at_once'),
    /** [LO-03] Plain text that students of a partner's school read after signing out. */
    partnerMessage: text('partner_message').notNull().default(''),
    /** [LO-02] The entry of PARTNER_ADDRESSES they go on to. */
    partnerKey: text('partner_key').notNull().default(''),
    address: text('address').notNull().default(''),
    description: text('description').notNull().default(''),
    /** 0: unknown. */
    cityId: integer('city_id').notNull().default(0),
    /** [D13] Nobody of an inactive school can sign in or gets mail; its data stays. */
    isActive: boolean('is_active').notNull().default(true),
    /** The logo's key in the file store, and a public id that changes with each logo. */
    logoKey: text('logo_key'),
    logoId: uuid('logo_id'),
    isPaid: boolean('is_paid').notNull().default(true),
    /** The last day; null: unlimited. */
    licenceUntil: date('licence_until'),
    /** null: unlimited. People in the bin and leavers do not count. */
    adminLimit: integer('admin_limit'),
    facultyLimit: integer('faculty_limit'),
    studentLimit: integer('student_limit'),
    /** 1 to 12. */
    yearStartMonth: smallint('year_start_month').notNull().default(4),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    searchText: placeSearch(),
  },
  (t) => [
    index('schools_place').on(t.countryId, t.stateId, t.name),
    index('schools_name').on(t.name, t.id),
    index('schools_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** [QU-47] Triggers on `schools` write this: a new year or first month makes that year current, and closes the last. */
export const academicYears = pgTable(
  'academic_years',
  {
    schoolId: integer('school_id').notNull(),
    /** For example 2026-2027. */
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    /** Inclusive. */
    endsOn: date('ends_on').notNull(),
    state: text('state').$type<'planned' | 'current' | 'closed'>().notNull().default('closed'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.name] }),
    uniqueIndex('academic_years_current').on(t.schoolId).where(sql`state = 'current'`),
  ],
);

export const people = pgTable(
  'people',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    role: smallint('role').$type<Role>().notNull(),
    subRole: smallint('sub_role').notNull().default(1),
    department: smallint('department').notNull().default(0),
    /** [RP-01] Modules given to a person of the central office; null: all of their role. */
    modules: text('modules').array(),
    /** Upper case, unique over all schools. */
    loginName: text('login_name').notNull(),
    /** argon2id; null: nobody can sign in yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** [QU-16] 0: must be asked to choose a password; 1: done. */
    passwordChangeStatus: smallint('psw_change_status').notNull().default(1),
    /** How often they put it off. */
    passwordSkips: smallint('psw_skips').notNull().default(0),
    /** [QU-06] When the start code expires; null: the password is their own. */
    codeUntil: timestamp('code_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** For mails and the calendar, taken from their last screen; null: unknown. */
    language: text('language').$type<TranslationLanguage>(),
    /** The school's number of the student or employee, unique among those; '': none. */
    admissionNo: text('admission_no').notNull().default(''),
    /** When they left. They cannot sign in until they are reactivated. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** null: never. */
    firstSignInAt: timestamp('first_sign_in_at', { withTimezone: true }),
    /** In the bin since then, for 30 days. Nobody sees or counts people in the bin. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Rises with each change of the row, the profile or the places. */
    version: integer('version').notNull().default(1),
    /** Folded names. A trigger writes them only when names change. */
    searchText: text('search_text'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('people_login_name').on(t.loginName),
    uniqueIndex('people_id').on(t.id),
    // Counts the audience of a notice from the index alone.
    index('people_role').on(t.schoolId, t.role, t.isActive, t.id),
    index('people_no_mail').on(t.schoolId, t.role, t.isActive, t.id).where(sql`email = ''`),
    index('people_email').on(sql`lower(${t.email})`),
    index('people_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
    uniqueIndex('people_admission_no').on(t.schoolId, t.admissionNo, t.role).where(sql`admission_no <> ''`),
    // For grids: a page of one role by name, creation or login.
    index('people_by_name')
      .on(t.schoolId, t.role, t.firstName, t.lastName, t.id, t.isActive)
      .where(sql`left_at is null and deleted_at is null`),
    index('people_created').on(t.schoolId, t.role, t.createdAt, t.id),
    // Counts and sorts present people from the index alone.
    index('people_roster')
      .on(t.schoolId, t.role, t.loginName, t.isActive)
      .where(sql`left_at is null and deleted_at is null`),
    // Present people in the order of their places, with columns for counts by class.
    index('people_here')
      .on(t.schoolId, t.id, t.role, t.isActive, t.firstSignInAt)
      .where(sql`left_at is null and deleted_at is null`),
    // Leavers and the bin: few among all.
    index('people_gone')
      .on(t.schoolId, t.role, t.deletedAt, t.firstName, t.lastName, t.id)
      .where(sql`left_at is not null or deleted_at is not null`),
    index('people_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    // People who are gone are never active, so checks of sign-in need only `is_active`.
    check('people_gone_inactive', sql`not is_active or (left_at is null and deleted_at is null)`),
  ],
);

/** People per school and role. Triggers on `people` and a nightly count write it. Leavers and the bin do not count. */
export const peopleTotals = pgTable(
  'people_totals',
  {
    schoolId: integer('school_id').notNull(),
    role: smallint('role').$type<Role>().notNull(),
    active: integer('active').notNull(),
    inactive: integer('inactive').notNull(),
    /** Never signed in. */
    unseen: integer('unseen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.role] })],
);

/** A grade, or a club in schools that teach in clubs [QC-05]. `divisions` has its parts. */
export const grades = pgTable(
  'grades',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'grade' | 'club'>().notNull().default('grade'),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
    /** [D2] The class of all schools; null: a club, or the school's own grade. */
    masterClassId: smallint('master_class_id'),
    /** No longer offered; what was written to it stays readable. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('grades_name').on(t.schoolId, t.kind, t.name).where(sql`archived_at is null`),
  ],
);

/** A grade's division or a club's batch. */
export const divisions = pgTable(
  'divisions',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    gradeId: integer('grade_id').notNull(),
    name: text('name').notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('divisions_name').on(t.schoolId, t.gradeId, t.name).where(sql`archived_at is null`),
  ],
);

/** Classes of all schools, for curriculum, reports and competitions. */
export const masterClasses = pgTable('master_classes', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
});

/** A student is in one division and any batches; a teacher in several of each. */
export const memberships = pgTable(
  'memberships',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    divisionId: integer('division_id').notNull(),
    gradeId: integer('grade_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.divisionId] }),
    // By person, to count distinct students of a class without a sort.
    index('memberships_person').on(t.schoolId, t.personId, t.gradeId),
    index('memberships_division').on(t.schoolId, t.divisionId, t.personId),
    index('memberships_grade').on(t.schoolId, t.gradeId, t.divisionId, t.personId),
  ],
);

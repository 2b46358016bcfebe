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
import { placeSearchText } from '#server/db/search-text.ts';

/** A name as searches compare it; the database fills it in. */
const placeSearch = () => text('search_text').generatedAlwaysAs(sql.raw(placeSearchText));

/** Where schools are; the office shares notices with whole countries and states. */
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

/** A tenant. School 0 is the central office: super admins, finance and helpdesk belong to it. */
export const schools = pgTable(
  'schools',
  {
    // Numbers below are those of demo data and of who came with SQL.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** is_model1: 0…3 grades and divisions, 4 and 5 clubs and batches. */
    model: smallint('model').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** 0: not known. */
    countryId: integer('country_id').notNull().default(0),
    stateId: integer('state_id').notNull().default(0),
    /** IANA zone: a day is a day there. */
    timeZone: text('time_zone').notNull(),
    academicYear: text('academic_year').notNull(),
    /** [LG-07] A second device signs in: 0 the person is asked, 1 both stay; null: as the server is set. */
    devicesAtOnce: smallint('devices_at_once'),
    /** [LO-03] What a student of a partner's school reads after signing out; plain text. */
    partnerMessage: text('partner_message').notNull().default(''),
    /** [LO-02] Which address of the server's PARTNER_ADDRESSES they go on to. */
    partnerKey: text('partner_key').notNull().default(''),
    address: text('address').notNull().default(''),
    description: text('description').notNull().default(''),
    /** 0: not known. */
    cityId: integer('city_id').notNull().default(0),
    /** [D13] Nobody of an inactive school signs in and nothing is mailed; its data stays. */
    isActive: boolean('is_active').notNull().default(true),
    /** The logo in the file store, and its public name, new with each logo. */
    logoKey: text('logo_key'),
    logoId: uuid('logo_id'),
    isPaid: boolean('is_paid').notNull().default(true),
    /** The last day of the licence; null: without end. */
    licenceUntil: date('licence_until'),
    /** How many of each the licence allows; null: any number. Places of people in the bin and of leavers are free again. */
    adminLimit: integer('admin_limit'),
    facultyLimit: integer('faculty_limit'),
    studentLimit: integer('student_limit'),
    /** In which month a year begins, 1 to 12. */
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

/**
 * [QU-47] The past, current and coming years of a school. Triggers on `schools` write them: a change of the school's year,
 * or of the month in which its years begin, makes that year the current one and closes the one before.
 */
export const academicYears = pgTable(
  'academic_years',
  {
    schoolId: integer('school_id').notNull(),
    /** Such as 2026-2027. */
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day, inclusive. */
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
    /** [RP-01] Addresses of the modules somebody of the central office was given; null: all of their role. */
    modules: text('modules').array(),
    /** Upper case, unique over all schools: it is what a person signs in with. */
    loginName: text('login_name').notNull(),
    /** argon2id; null: nobody can sign in with it yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** [QU-16] 0: asked to choose a password of their own after signing in; 1: done. */
    passwordChangeStatus: smallint('psw_change_status').notNull().default(1),
    /** How often they put it off. */
    passwordSkips: smallint('psw_skips').notNull().default(0),
    /** [QU-06] Until when the code that stands for a password lets them in; null: it is one of their own. */
    codeUntil: timestamp('code_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** In which their screen spoke last: that of their mails and their calendar; null: not known. */
    language: text('language').$type<TranslationLanguage>(),
    /** The school's own number of a student or of somebody it employs; '' for none, else unique among those. */
    admissionNo: text('admission_no').notNull().default(''),
    /** The day a leaver left; they cannot sign in, and come back by reactivation. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** When a session of theirs first began; null: never. */
    firstSignInAt: timestamp('first_sign_in_at', { withTimezone: true }),
    /** In the bin since; it can be brought back for 30 days. Nobody sees or counts who is in it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Grows with each change of the row, of the profile and of the places, whoever makes it. */
    version: integer('version').notNull().default(1),
    /** The names as searches compare them; a trigger fills it in, when they change and at no other update. */
    searchText: text('search_text'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('people_login_name').on(t.loginName),
    uniqueIndex('people_id').on(t.id),
    // Whom a notice reaches is counted from these two alone, without the rows.
    index('people_role').on(t.schoolId, t.role, t.isActive, t.id),
    index('people_no_mail').on(t.schoolId, t.role, t.isActive, t.id).where(sql`email = ''`),
    index('people_email').on(sql`lower(${t.email})`),
    index('people_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
    uniqueIndex('people_admission_no').on(t.schoolId, t.admissionNo, t.role).where(sql`admission_no <> ''`),
    // Grids of people: a page by name, newest or login of one role without reading the others.
    index('people_by_name')
      .on(t.schoolId, t.role, t.firstName, t.lastName, t.id, t.isActive)
      .where(sql`left_at is null and deleted_at is null`),
    index('people_created').on(t.schoolId, t.role, t.createdAt, t.id),
    // Who is here, counted and sorted from this alone.
    index('people_roster')
      .on(t.schoolId, t.role, t.loginName, t.isActive)
      .where(sql`left_at is null and deleted_at is null`),
    // Who is here, in the order of their places, with what is counted of them by class.
    index('people_here')
      .on(t.schoolId, t.id, t.role, t.isActive, t.firstSignInAt)
      .where(sql`left_at is null and deleted_at is null`),
    // Who is gone, in the bin or for good: few among all.
    index('people_gone')
      .on(t.schoolId, t.role, t.deletedAt, t.firstName, t.lastName, t.id)
      .where(sql`left_at is not null or deleted_at is not null`),
    index('people_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    // Who left or lies in the bin is never active, so that whoever asks "may they sign in" need not know why not.
    check('people_gone_inactive', sql`not is_active or (left_at is null and deleted_at is null)`),
  ],
);

/**
 * How many people of each role a school has, for the office's figures over all schools. Triggers on `people` keep it;
 * nothing else writes it, but for the nightly count. Leavers and whoever lies in the bin are in none of the numbers.
 */
export const peopleTotals = pgTable(
  'people_totals',
  {
    schoolId: integer('school_id').notNull(),
    role: smallint('role').$type<Role>().notNull(),
    active: integer('active').notNull(),
    inactive: integer('inactive').notNull(),
    /** Of both: who never signed in. */
    unseen: integer('unseen').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.role] })],
);

/**
 * A group of a school's people: a grade or, in schools that teach in clubs, a club [QC-05]. Its parts are in
 * `divisions`: a grade's divisions, a club's batches. So audiences, memberships and rooms know one shape.
 */
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
    /** [D2] The office's class that this grade is; null for clubs and for grades that a school made itself. */
    masterClassId: smallint('master_class_id'),
    /** Offered no more, while what was written to it stays readable. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('grades_name').on(t.schoolId, t.kind, t.name).where(sql`archived_at is null`),
  ],
);

/** A part of a group: a grade's division or a club's batch. */
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

/** The classes of all schools, as curriculum, reports and competitions name them. A school's grades stand for some. */
export const masterClasses = pgTable('master_classes', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull(),
  position: smallint('position').notNull(),
});

/** A person's place: a student sits in one division and any batches, a faculty member teaches several of each. */
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
    // By person, so that distinct students of a class are counted without a sort.
    index('memberships_person').on(t.schoolId, t.personId, t.gradeId),
    index('memberships_division').on(t.schoolId, t.divisionId, t.personId),
    index('memberships_grade').on(t.schoolId, t.gradeId, t.divisionId, t.personId),
  ],
);

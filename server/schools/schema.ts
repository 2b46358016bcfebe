import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TranslationLanguage } from '#contract';
import { personSearchText, placeSearchText } from '#server/db/search-text.ts';

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

/** A tenant. School 0 is the central office: super admins, finance and helpdesk belong to it. */
export const schools = pgTable(
  'schools',
  {
    id: integer('id').primaryKey(),
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
    searchText: placeSearch(),
  },
  (t) => [
    index('schools_place').on(t.countryId, t.stateId, t.name),
    index('schools_name').on(t.name, t.id),
    index('schools_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const people = pgTable(
  'people',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    role: smallint('role').notNull(),
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** In which their screen spoke last: that of their mails and their calendar; null: not known. */
    language: text('language').$type<TranslationLanguage>(),
    /** The names as searches compare them; the database fills it in. */
    searchText: text('search_text').generatedAlwaysAs(sql.raw(personSearchText)),
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
  ],
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
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.id] })],
);

/** A part of a group: a grade's division or a club's batch. */
export const divisions = pgTable(
  'divisions',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    gradeId: integer('grade_id').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('divisions_name').on(t.schoolId, t.gradeId, t.name),
  ],
);

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
    index('memberships_division').on(t.schoolId, t.divisionId, t.personId),
    index('memberships_grade').on(t.schoolId, t.gradeId, t.divisionId, t.personId),
  ],
);

/** [RP-09…RP-12] What a school allows, by key; a key without a row stands where a school begins. */
export const schoolSettings = pgTable(
  'school_settings',
  {
    schoolId: integer('school_id').notNull(),
    key: text('key').notNull(),
    level: smallint('level').notNull(),
    changedBy: integer('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.key] })],
);

import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#contract/core/define-call.ts';
import type { ChangeAct } from '#contract/people/student-record.wire.ts';

/**
 * Where somebody was, from when to when. `memberships` is the live projection: exactly the open rows here. Triggers on
 * it write this table, so that no way of changing places forgets the history; nothing else writes it.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    academicYear: text('academic_year').notNull(),
    gradeId: integer('grade_id').notNull(),
    divisionId: integer('division_id').notNull(),
    role: smallint('role').$type<Role>().notNull(),
    validFrom: date('valid_from').notNull(),
    /** The day it ended; null: it is so today. */
    validTo: date('valid_to'),
    /** Why it began. */
    reason: text('reason').$type<EnrolmentReason>().notNull(),
    /** What was changed together, such as an import or a migration; null: by hand. */
    batchId: uuid('batch_id'),
    /** What it ended with, in the same way. */
    closedBatchId: uuid('closed_batch_id'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('enrolments_closed_batch').on(t.schoolId, t.closedBatchId),
    index('enrolments_person').on(t.schoolId, t.personId, t.validFrom),
    index('enrolments_division').on(t.schoolId, t.divisionId, t.validFrom),
    index('enrolments_batch').on(t.schoolId, t.batchId),
    uniqueIndex('enrolments_open').on(t.schoolId, t.personId, t.divisionId).where(sql`valid_to is null`),
  ],
);

export type EnrolmentReason = 'start' | 'entered' | 'moved' | 'import' | 'migration' | 'transfer';

/** What another system calls a person: imports find them by it again. */
export const externalIds = pgTable(
  'external_ids',
  {
    schoolId: integer('school_id').notNull(),
    /** Such as `oneroster`. */
    source: text('source').notNull(),
    sourcedId: text('sourced_id').notNull(),
    personId: integer('person_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.source, t.sourcedId] }),
    uniqueIndex('external_ids_person').on(t.schoolId, t.personId, t.source),
  ],
);

/** The journal of what the office and the school changed about people: who, when, and the fields before and after. */
export const peopleChanges = pgTable(
  'people_changes',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    changedBy: integer('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<ChangeAct>().notNull(),
    /** Only the fields that changed, by their names in the forms; never a password. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>().notNull(),
    batchId: uuid('batch_id'),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('people_changes_person').on(t.schoolId, t.personId, t.id),
    index('people_changes_batch').on(t.schoolId, t.batchId),
  ],
);

/** Students who look like one and are two: an admin said so, and nobody is asked again. The lower number comes first. */
export const personPairs = pgTable(
  'person_pairs',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    otherId: integer('other_id').notNull(),
    decidedBy: integer('decided_by').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.personId, t.otherId] })],
);

/** [QU-06] A sheet of start codes for many people. On one of the office they are admins of any school, or its own. Codes come from its secret, and nothing else keeps them. */
export const signInSheets = pgTable(
  'sign_in_sheets',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** Nobody else reads it. */
    madeBy: integer('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** As the cards stand on the paper. */
    personIds: integer('person_ids').array().notNull(),
    /** So many of them have their codes. */
    done: integer('done').notNull().default(0),
    /** null: closed, and no code is read again. */
    secret: text('secret'),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.id] }), index('sign_in_sheets_made').on(t.madeAt)],
);

/** An act of the journal in a statement of SQL, so that one the contract does not know cannot be written. */
export const journalAct = (act: ChangeAct): SQL => sql`${act}::text`;

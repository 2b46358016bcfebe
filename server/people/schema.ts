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

/** Where a person was. The open rows equal `memberships`, whose triggers alone write this table. */
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
    /** null: still open. */
    validTo: date('valid_to'),
    reason: text('reason').$type<EnrolmentReason>().notNull(),
    /** A change such as an import or migration; null: by hand. */
    batchId: uuid('batch_id'),
    /** The change that ended it, likewise. */
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

export const externalIds = pgTable(
  'external_ids',
  {
    schoolId: integer('school_id').notNull(),
    source: text('source').notNull(),
    sourcedId: text('sourced_id').notNull(),
    personId: integer('person_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.source, t.sourcedId] }),
    uniqueIndex('external_ids_person').on(t.schoolId, t.personId, t.source),
  ],
);

export const peopleChanges = pgTable(
  'people_changes',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    changedBy: integer('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<ChangeAct>().notNull(),
    /** Only changed fields, by form names; never a password. */
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

/** Pairs that an admin marked as two different students. The lower id comes first. */
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

/** [QU-06] Start codes. The office's sheets are for admins of any school or its people. Codes are stored nowhere. */
export const signInSheets = pgTable(
  'sign_in_sheets',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** Nobody else may read it. */
    madeBy: integer('made_by').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** In the order of the cards. */
    personIds: integer('person_ids').array().notNull(),
    done: integer('done').notNull().default(0),
    /** null: closed, and its codes cannot be read again. */
    secret: text('secret'),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.id] }), index('sign_in_sheets_made').on(t.madeAt)],
);

export const journalAct = (act: ChangeAct): SQL => sql`${act}::text`;

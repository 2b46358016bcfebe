import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#contract/core/define-call.ts';
import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import { noticeSearchText } from '#server/db/search-text.ts';

export interface StoredVideo {
  readonly url: string;
  readonly kind: 'iframe' | 'link';
  readonly label: string;
}

export const notices = pgTable(
  'notices',
  {
    schoolId: integer('school_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** [EN-06] 1…6 */
    noticeFor: smallint('notice_for').$type<NoticeFor>().notNull(),
    shareDate: date('share_date'),
    dueDate: date('due_date'),
    /** The share date, or the day of creation where none was given: readers see it from then on [QU-22]. */
    visibleFrom: date('visible_from').notNull(),
    dueDateMandatory: boolean('due_date_mandatory').notNull(),
    notifyEmail: boolean('notify_email').notNull(),
    isActive: boolean('is_active').notNull(),
    /**
     * The creator's wish in words of the form: comma lists, '0' is All, clubs and batches in a school of clubs. Who
     * reads it is in notice_audiences.
     */
    gradeChoice: text('grade_choice').notNull(),
    divisionChoice: text('division_choice').notNull(),
    videos: jsonb('videos').$type<readonly StoredVideo[]>().notNull(),
    createdBy: integer('created_by').notNull(),
    createdByRole: smallint('created_by_role').$type<Role>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
    /** The version whose words are mailed: switched off and on, or less a file, it is no new message. */
    mailVersion: integer('mail_version').notNull().default(1),
    /** [QU-18] Not 0: locked by the school or the central office. */
    schoolStatus: smallint('school_status').notNull().default(0),
    ictStatus: smallint('ict_status').notNull().default(0),
    /** [QU-24] Only inactive notices are deleted; they can be brought back for 30 days. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: integer('deleted_by'),
    /** Readers are asked to confirm that they have read it. */
    asksReceipt: boolean('asks_receipt').notNull().default(false),
    /**
     * The year of the school it was written in: a student who moved up never meets last year's notices of the
     * new class. '' for the central office's, which know no year.
     */
    academicYear: text('academic_year').notNull().default(''),
    /** How many people it reached when they were told of it last; null: nobody was told yet. */
    reach: integer('reach'),
    /** The title as searches compare it; the database fills it in. */
    searchText: text('search_text').generatedAlwaysAs(sql.raw(noticeSearchText)),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('notices_active').on(t.schoolId, t.visibleFrom.desc(), t.id.desc()).where(sql`is_active`),
    index('notices_due').on(t.schoolId, t.dueDate, t.id).where(sql`is_active`),
    index('notices_author').on(t.schoolId, t.createdBy, t.updatedAt.desc()),
    index('notices_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('notices_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
  ],
);

/** Whom a notice reaches, as a live rule: 0 is "every", so that who joins later reads it too [QU-20]. */
export const noticeAudiences = pgTable(
  'notice_audiences',
  {
    schoolId: integer('school_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    gradeId: integer('grade_id').notNull(),
    divisionId: integer('division_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.noticeId, t.gradeId, t.divisionId] }),
    index('notice_audiences_place').on(t.schoolId, t.gradeId, t.divisionId),
  ],
);

/**
 * [AF-02] Where a notice of the central office is read, as a live rule: 0 is "every". Without a line it is read
 * nowhere. With exactly one school its grades are in notice_audiences, under that school.
 */
export const officeAudiences = pgTable(
  'office_audiences',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    countryId: integer('country_id').notNull(),
    stateId: integer('state_id').notNull(),
    /** The school it is shared with, 0 for all of the state. */
    targetId: integer('target_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noticeId, t.countryId, t.stateId, t.targetId] }),
    index('office_audiences_place').on(t.countryId, t.stateId, t.targetId),
  ],
);

export const noticeFiles = pgTable(
  'notice_files',
  {
    schoolId: integer('school_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: uuid('file_id').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.noticeId, t.position] }),
    index('notice_files_file').on(t.schoolId, t.fileId),
  ],
);

/** One message an addressee, notice and mailed version [QU-21]. */
export const mailLedger = pgTable(
  'mail_ledger',
  {
    schoolId: integer('school_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    personId: integer('person_id').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.noticeId, t.version, t.personId] }),
    /** What waits for a person's morning mail. */
    index('mail_ledger_waiting').on(t.schoolId, t.personId).where(sql`sent_at is null`),
  ],
);

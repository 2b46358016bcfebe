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
    /** The share date, else the day of creation: readers see the notice from then on [QU-22]. */
    visibleFrom: date('visible_from').notNull(),
    dueDateMandatory: boolean('due_date_mandatory').notNull(),
    notifyEmail: boolean('notify_email').notNull(),
    isActive: boolean('is_active').notNull(),
    /** The creator's choice in words of the form: comma lists, '0' is All. Readers are in notice_audiences. */
    gradeChoice: text('grade_choice').notNull(),
    divisionChoice: text('division_choice').notNull(),
    videos: jsonb('videos').$type<readonly StoredVideo[]>().notNull(),
    createdBy: integer('created_by').notNull(),
    createdByRole: smallint('created_by_role').$type<Role>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
    /** The version whose words are mailed: a switch off and on, or a removed file, is no new message. */
    mailVersion: integer('mail_version').notNull().default(1),
    /** [QU-18] Not 0: locked by the school or the central office. */
    schoolStatus: smallint('school_status').notNull().default(0),
    ictStatus: smallint('ict_status').notNull().default(0),
    /** [QU-24] Only inactive notices are deleted; they can be brought back for 30 days. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: integer('deleted_by'),
    asksReceipt: boolean('asks_receipt').notNull().default(false),
    /** The year in which it is shared: a moved-up student meets none of last year's. '' for the office's notices. */
    academicYear: text('academic_year').notNull().default(''),
    /** Readers when they were last told; null: nobody was told yet. */
    reach: integer('reach'),
    /** The title as searches compare it. */
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

/** A notice's readers as a live rule: 0 is "every", so people who join later read it too [QU-20]. */
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

/** [AF-02] A live rule: 0 is "every", no line means nowhere. One school's grades are in notice_audiences. */
export const officeAudiences = pgTable(
  'office_audiences',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    countryId: integer('country_id').notNull(),
    stateId: integer('state_id').notNull(),
    /** 0: all schools of the state. */
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
    index('mail_ledger_waiting').on(t.schoolId, t.personId).where(sql`sent_at is null`),
  ],
);

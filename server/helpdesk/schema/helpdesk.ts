import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
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
import type { ArticleText, AssistantAnswer } from '#contract/helpdesk/helpdesk.model.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The help base, one for all schools: what the product is does not differ between them. The columns from `topic` to
 * `linkLabel` are the text in force; null titles do not exist, an article that was never published is not `isLive`.
 */
export const helpArticles = pgTable('help_articles', {
  key: text('key').primaryKey(),
  isLive: boolean('is_live').notNull(),
  /** Order among the shipped ones; own articles follow. */
  position: smallint('position').notNull(),
  topic: text('topic').notNull(),
  title: text('title').notNull(),
  roles: smallint('roles').array().notNull(),
  /** As people ask it, one a line. */
  questions: text('questions').notNull(),
  body: text('body').notNull(),
  link: text('link').notNull(),
  linkLabel: text('link_label').notNull(),
  search: tsvector('search').generatedAlwaysAs(
    sql`setweight(to_tsvector('english', title || ' ' || questions), 'A') || setweight(to_tsvector('english', body), 'C')`,
  ),
  /** The text that came with the product; null for one the helpdesk wrote. */
  shipped: jsonb('shipped').$type<ArticleText>(),
  shippedHash: text('shipped_hash'),
  /** Did the helpdesk publish a text of its own? It wins over the shipped one, also over a newer one. */
  isChanged: boolean('is_changed').notNull().default(false),
  draft: jsonb('draft').$type<ArticleText>(),
  version: integer('version').notNull().default(1),
  /** Of the helpdesk; null: as shipped. */
  updatedBy: integer('updated_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
});

/** A person's talk with the assistant; nobody else reads it unless they ask for a person. */
export const helpdeskChats = pgTable(
  'helpdesk_chats',
  {
    schoolId: integer('school_id').notNull(),
    id: uuid('id').notNull(),
    personId: integer('person_id').notNull(),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When the person last looked: what the helpdesk wrote later is unread. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('helpdesk_chats_person').on(t.schoolId, t.personId, t.updatedAt.desc()),
  ],
);

export const helpdeskMessages = pgTable(
  'helpdesk_messages',
  {
    schoolId: integer('school_id').notNull(),
    /** Chosen by whoever sends it, so that a repeat is known. */
    id: uuid('id').notNull(),
    chatId: uuid('chat_id').notNull(),
    /** Order within the chat. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** person, assistant, helpdesk, or note: a note never leaves the helpdesk. */
    kind: text('kind').$type<'person' | 'assistant' | 'helpdesk' | 'note'>().notNull(),
    /** Of the helpdesk; null otherwise. */
    authorId: integer('author_id'),
    text: text('text').notNull(),
    /** The answer as it was shown. */
    answer: jsonb('answer').$type<AssistantAnswer>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('helpdesk_messages_chat').on(t.schoolId, t.chatId, t.position),
  ],
);

/** A chat in the helpdesk's queue; one a chat, however often a person is asked for. */
export const helpdeskTickets = pgTable(
  'helpdesk_tickets',
  {
    schoolId: integer('school_id').notNull(),
    chatId: uuid('chat_id').notNull(),
    /** What people call it by. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    status: text('status').$type<'open' | 'answered' | 'closed'>().notNull(),
    assigneeId: integer('assignee_id'),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.chatId] }),
    uniqueIndex('helpdesk_tickets_number').on(t.number),
    index('helpdesk_tickets_status').on(t.status, t.updatedAt.desc()),
  ],
);

/** What the machines of a person's page did, as they sent it with a report: no word that anybody typed. */
export const helpdeskRecordings = pgTable(
  'helpdesk_recordings',
  {
    schoolId: integer('school_id').notNull(),
    /** That of the message it came with; of the record from before a reload one of its own. */
    id: uuid('id').notNull(),
    chatId: uuid('chat_id').notNull(),
    personId: integer('person_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    app: text('app').notNull(),
    page: text('page').notNull(),
    machines: text('machines').array().notNull(),
    steps: integer('steps').notNull(),
    /** Of the file; what is stored is packed. */
    bytes: integer('bytes').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('helpdesk_recordings_chat').on(t.schoolId, t.chatId),
    index('helpdesk_recordings_person').on(t.schoolId, t.personId, t.at.desc()),
  ],
);

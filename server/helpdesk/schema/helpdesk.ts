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

/** For all schools. `topic` to `linkLabel` are the current text; an article never published is not `isLive`. */
export const helpArticles = pgTable('help_articles', {
  key: text('key').primaryKey(),
  isLive: boolean('is_live').notNull(),
  /** The helpdesk's own articles follow the shipped ones. */
  position: smallint('position').notNull(),
  topic: text('topic').notNull(),
  title: text('title').notNull(),
  roles: smallint('roles').array().notNull(),
  questions: text('questions').notNull(),
  body: text('body').notNull(),
  link: text('link').notNull(),
  linkLabel: text('link_label').notNull(),
  search: tsvector('search').generatedAlwaysAs(
    sql`setweight(to_tsvector('english', title || ' ' || questions), 'A') || setweight(to_tsvector('english', body), 'C')`,
  ),
  /** The text that came with the product; null: the helpdesk wrote the article. */
  shipped: jsonb('shipped').$type<ArticleText>(),
  shippedHash: text('shipped_hash'),
  /** The helpdesk published its own text. It wins over any shipped one, even a newer one. */
  isChanged: boolean('is_changed').notNull().default(false),
  draft: jsonb('draft').$type<ArticleText>(),
  version: integer('version').notNull().default(1),
  /** null: as shipped. */
  updatedBy: integer('updated_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
});

/** A person's chat with the assistant. Nobody else reads it until they ask for a person. */
export const helpdeskChats = pgTable(
  'helpdesk_chats',
  {
    schoolId: integer('school_id').notNull(),
    id: uuid('id').notNull(),
    personId: integer('person_id').notNull(),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
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
    /** The sender chooses it, so that a repeat is recognized. */
    id: uuid('id').notNull(),
    chatId: uuid('chat_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Never show a note outside the helpdesk. */
    kind: text('kind').$type<'person' | 'assistant' | 'helpdesk' | 'note'>().notNull(),
    /** A person of the helpdesk; null: another kind. */
    authorId: integer('author_id'),
    text: text('text').notNull(),
    answer: jsonb('answer').$type<AssistantAnswer>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('helpdesk_messages_chat').on(t.schoolId, t.chatId, t.position),
  ],
);

/** A chat in the helpdesk's queue, at most once per chat. */
export const helpdeskTickets = pgTable(
  'helpdesk_tickets',
  {
    schoolId: integer('school_id').notNull(),
    chatId: uuid('chat_id').notNull(),
    /** The number that people see. */
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

/** What the machines of a page did, sent with a report. Contains no typed text. */
export const helpdeskRecordings = pgTable(
  'helpdesk_recordings',
  {
    schoolId: integer('school_id').notNull(),
    /** The message's id; a recording from before a reload has its own. */
    id: uuid('id').notNull(),
    chatId: uuid('chat_id').notNull(),
    personId: integer('person_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    app: text('app').notNull(),
    page: text('page').notNull(),
    machines: text('machines').array().notNull(),
    steps: integer('steps').notNull(),
    /** Of the unpacked file. */
    bytes: integer('bytes').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('helpdesk_recordings_chat').on(t.schoolId, t.chatId),
    index('helpdesk_recordings_person').on(t.schoolId, t.personId, t.at.desc()),
  ],
);

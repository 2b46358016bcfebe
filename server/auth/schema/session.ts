import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';

/** One sign-in on one browser. Only the SHA-256 of its cookie, which lets a new tab resume, is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    cookieHash: text('cookie_hash').notNull().unique(),
    device: jsonb('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** [LG-14] The person put off a password of their own for the rest of this session. */
    passwordSkipped: boolean('psw_skipped').notNull().default(false),
    /** The language of its screen; null: it never said. */
    language: text('language').$type<TranslationLanguage>(),
  },
  (t) => [index('sessions_person').on(t.schoolId, t.personId)],
);

/** The bearer token of a session's tabs, stored only as SHA-256. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (t) => [index('session_tokens_session').on(t.sessionId)],
);

/** Tries to sign in as one account since the last right one, stored so that several servers count together. */
export const signInFailures = pgTable('sign_in_failures', {
  loginName: text('login_name').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
});

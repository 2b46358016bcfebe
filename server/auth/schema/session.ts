import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';

/** One sign-in on one browser. Of its cookie, which lets a new tab resume, only SHA-256 is kept. */
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
    /** [LG-14] A password of their own was put off for the rest of this session. */
    passwordSkipped: boolean('psw_skipped').notNull().default(false),
    /** In which its screen speaks; null: it never said. */
    language: text('language').$type<TranslationLanguage>(),
  },
  (t) => [index('sessions_person').on(t.schoolId, t.personId)],
);

/** The bearer token that the tabs of a session hold; only SHA-256 of it is kept. */
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

/** Tries to sign in as one account since the last right one; kept here so that several servers count together. */
export const signInFailures = pgTable('sign_in_failures', {
  loginName: text('login_name').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
});

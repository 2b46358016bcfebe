import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from './session.ts';

/** Only the provider's number identifies it, never an e-mail address, which somebody else may get one day. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The provider's address or name of the account, only for its owner to recognise. */
    account: text('account').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
    /** null: it has not signed its person in yet. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** When the provider last reported a sign-out; null: never. People who came from there before must begin again. */
    signedOutAt: timestamp('signed_out_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.provider] }),
    uniqueIndex('linked_accounts_subject').on(t.issuer, t.subject),
  ],
);

/** Without a row the school does not offer the provider. */
export const schoolProviders = pgTable(
  'school_providers',
  {
    schoolId: integer('school_id').notNull(),
    provider: text('provider').notNull(),
    isOn: boolean('is_on').notNull(),
    domains: text('domains').array().notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.provider] })],
);

/** The session ends with its account's session at the provider, and when the school removes the account. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The provider's number of its own session; '' when it names none. */
    sid: text('sid').notNull(),
    /** Who ended it because of the account; null: nobody did. */
    endedBy: text('ended_by').$type<'provider' | 'school'>(),
  },
  (t) => [
    index('account_sessions_account').on(t.issuer, t.subject),
    index('account_sessions_sid').on(t.issuer, t.sid),
    index('account_sessions_person').on(t.schoolId, t.personId),
  ],
);

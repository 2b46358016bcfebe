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

/**
 * An account of a provider that signs its person in. The provider's own number of it says whose it is, never an e-mail
 * address: those are typed by others, change, and are given to somebody else one day.
 */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    /** As the settings name it. */
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The address or name the provider gave, for its owner to recognise. Nothing hangs on it. */
    account: text('account').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
    /** When it signed its person in last; null: not yet. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** When the provider said last that its person is signed out there; null: never. Who came from there before begins again. */
    signedOutAt: timestamp('signed_out_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.provider] }),
    uniqueIndex('linked_accounts_subject').on(t.issuer, t.subject),
  ],
);

/** A school lets its people sign in with accounts of a provider; without a row it does not. */
export const schoolProviders = pgTable(
  'school_providers',
  {
    schoolId: integer('school_id').notNull(),
    provider: text('provider').notNull(),
    isOn: boolean('is_on').notNull(),
    /** E-mail domains that are the school's own. */
    domains: text('domains').array().notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.provider] })],
);

/** By which account a session began. It ends with that account's session at the provider, and when the school takes the account away. */
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
    /** Who ended it for the account's sake; null: nobody did. */
    endedBy: text('ended_by').$type<'provider' | 'school'>(),
  },
  (t) => [
    index('account_sessions_account').on(t.issuer, t.subject),
    index('account_sessions_sid').on(t.issuer, t.sid),
    index('account_sessions_person').on(t.schoolId, t.personId),
  ],
);

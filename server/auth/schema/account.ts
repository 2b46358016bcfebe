import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

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

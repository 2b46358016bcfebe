import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A code or link that works once; a newer one replaces it. Short ones are kept as argon2id, long ones as SHA-256. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    schoolId: integer('school_id').notNull(),
    personId: integer('person_id').notNull(),
    kind: text('kind').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Who handed it out; null: the person asked for it. */
    createdBy: integer('created_by'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    tries: smallint('tries').notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.kind] }),
    uniqueIndex('one_time_secrets_hash').on(t.secretHash),
  ],
);

/** Keys that sign this installation's tickets; made on first use and shared by all its servers. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
});

/** Signed tickets that were used, until they would have run out anyway. */
export const spentTickets = pgTable(
  'spent_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('spent_tickets_expiry').on(t.expiresAt)],
);

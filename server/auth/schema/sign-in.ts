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

/**
 * What opens a way in once: a one-time code, a link for a student, a code to set a forgotten password. One a
 * person and kind, a newer one takes its place. Of a short code an argon2id hash is kept, of a long one SHA-256.
 */
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
    /** Wrong tries. */
    tries: smallint('tries').notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.personId, t.kind] }),
    uniqueIndex('one_time_secrets_hash').on(t.secretHash),
  ],
);

/** Keys this installation signs tickets with; made on first use and shared by all its servers. */
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

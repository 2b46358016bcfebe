import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** [ST-32] A person signed others out. `key` is the place in the realtime database that shows the latest row. */
export const forcedLogouts = pgTable(
  'forced_logouts',
  {
    schoolId: integer('school_id').notNull(),
    id: uuid('id').notNull(),
    key: text('key').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    byId: integer('by_id').notNull(),
    /** school, division or person. */
    kind: text('kind').notNull(),
    /** The person who was signed out, for kind person. */
    personId: integer('person_id'),
    gradeId: integer('grade_id'),
    divisionId: integer('division_id'),
    /** For kind school: the actor stayed signed in. */
    sparesActor: boolean('spares_actor').notNull(),
    people: integer('people').notNull(),
    sessions: integer('sessions').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('forced_logouts_at').on(t.schoolId, t.at),
    index('forced_logouts_key').on(t.schoolId, t.key, t.at),
  ],
);

export const forcedLogoutSessions = pgTable(
  'forced_logout_sessions',
  {
    schoolId: integer('school_id').notNull(),
    logoutId: uuid('logout_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    personId: integer('person_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.logoutId, t.sessionId] })],
);

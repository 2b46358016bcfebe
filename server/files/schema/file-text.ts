import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A school reads equal bytes once, by their hash. A row without words: no text, or it cannot be read. */
export const fileTexts = pgTable(
  'file_texts',
  {
    schoolId: integer('school_id').notNull(),
    sha256: text('sha256').notNull(),
    /** Each word is folded and stands behind its school's number, so one index serves all schools. */
    words: tsvector('words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.sha256] }),
    // A job writes words and people read them: the waiting list that makes writing fast would slow reading down.
    index('file_texts_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

export const fileTextParts = pgTable(
  'file_text_parts',
  {
    schoolId: integer('school_id').notNull(),
    sha256: text('sha256').notNull(),
    part: smallint('part').notNull(),
    text: text('text').notNull(),
    words: text('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.sha256, t.part] })],
);

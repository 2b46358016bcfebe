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

/**
 * What stands in a stored file, by the hash of its bytes, so that a school reads the same bytes once. A row without
 * words: there is no text in it, or it cannot be read.
 */
export const fileTexts = pgTable(
  'file_texts',
  {
    schoolId: integer('school_id').notNull(),
    sha256: text('sha256').notNull(),
    /**
     * Its words, folded, each behind its school's number (server/files/texts/text-words.ts): with one index for all
     * schools, a search goes to the words of one school at once.
     */
    words: tsvector('words').notNull(),
    /** When the file came that was read. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.sha256] }),
    // Words are written by a job and read by people: the waiting list that makes writing fast would slow reading down.
    index('file_texts_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

/** The text itself in pieces of some lines, of which an excerpt shows one. */
export const fileTextParts = pgTable(
  'file_text_parts',
  {
    schoolId: integer('school_id').notNull(),
    sha256: text('sha256').notNull(),
    part: smallint('part').notNull(),
    text: text('text').notNull(),
    /** Its folded words between blanks. */
    words: text('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.sha256, t.part] })],
);

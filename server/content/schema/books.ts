import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ContentAudience } from '#contract/content/content.rules.ts';
import { kept, named, titled } from './columns.ts';

export const books = pgTable(
  'books',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    description: text('description').notNull().default(''),
    classId: smallint('class_id').notNull(),
    audience: text('audience').$type<ContentAudience>().notNull().default('all'),
    coverFileId: uuid('cover_file_id'),
    status: text('status').$type<'draft' | 'published'>().notNull().default('draft'),
    ...named(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('books_name').on(t.nameKey).where(sql`removed_at is null`),
    index('books_page').on(t.name, t.id),
    index('books_class').on(t.classId, t.name),
  ],
);

export const bookLessons = pgTable(
  'book_lessons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
    fileId: uuid('file_id'),
    /** null: removed. Unique in the book, checked at commit. */
    position: integer('position'),
    ...titled(),
    ...kept(),
  },
  (t) => [
    uniqueIndex('book_lessons_title').on(t.bookId, t.titleKey).where(sql`removed_at is null`),
    index('book_lessons_book').on(t.bookId, t.position),
    index('book_lessons_file').on(t.fileId),
  ],
);

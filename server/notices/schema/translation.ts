import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { noticeSearchText } from '#server/db/search-text.ts';

export const noticeTranslations = pgTable(
  'notice_translations',
  {
    schoolId: integer('school_id').notNull(),
    noticeId: bigint('notice_id', { mode: 'number' }).notNull(),
    language: text('language').$type<TranslationLanguage>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The original it was made from; when the notice says something else now, the translation is stale. */
    ofTitle: text('of_title').notNull(),
    ofDescription: text('of_description').notNull(),
    version: integer('version').notNull(),
    writtenBy: integer('written_by').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The title as searches compare it. */
    searchText: text('search_text').generatedAlwaysAs(sql.raw(noticeSearchText)),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.noticeId, t.language] }),
    index('notice_translations_search').using('gin', t.schoolId, t.searchText.op('gin_trgm_ops')),
  ],
);

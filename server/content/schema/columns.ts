import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { nameKeyText, regionSearchText, titleKeyText, titleSearchText } from '#server/db/search-text.ts';

export const kept = () => ({
  version: integer('version').notNull().default(1),
  /** Removed since then. It can be brought back, and nothing made with it is lost. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** A name with its unique key (case, blanks and Unicode forms do not count) and its search text. */
export const named = () => ({
  name: text('name').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
  searchText: text('search_text').generatedAlwaysAs(sql.raw(regionSearchText)),
});

export const titled = () => ({
  title: text('title').notNull(),
  titleKey: text('title_key').generatedAlwaysAs(sql.raw(titleKeyText)),
  searchText: text('search_text').generatedAlwaysAs(sql.raw(titleSearchText)),
});

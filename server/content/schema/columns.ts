import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { nameKeyText, placeSearchText, titleKeyText, titleSearchText } from '#server/db/search-text.ts';

/** Of whatever the office keeps: a list's row with its version, taken away and brought back. */
export const kept = () => ({
  version: integer('version').notNull().default(1),
  /** Taken away since, and it can be brought back; nothing that was made with it is lost. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** A name, what makes it unique (differing only by case, blanks or Unicode is the same), and what finds it. */
export const named = () => ({
  name: text('name').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql.raw(nameKeyText)),
  searchText: text('search_text').generatedAlwaysAs(sql.raw(placeSearchText)),
});

export const titled = () => ({
  title: text('title').notNull(),
  titleKey: text('title_key').generatedAlwaysAs(sql.raw(titleKeyText)),
  searchText: text('search_text').generatedAlwaysAs(sql.raw(titleSearchText)),
});

import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { hasWords } from './search-text.ts';

/** How alike a word must be to pass for another, 0 to 1; `notise` finds `notice`, `math` not `marks`. */
const likeness = 0.42;
/** How many similar rows are ranked; a school with more of them shows only some. */
export const weighedAtMost = 200;

export async function forgiveSpelling(db: Queryable): Promise<void> {
  await db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`);
}

export interface Wanted {
  /** From `searchWords`: letters and digits only. */
  readonly words: readonly string[];
  readonly limit: number;
}

export const hasAll = (text: SQL, words: readonly string[]) => sql.join(hasWords(text, words), sql` and `);

/** The word with two neighbours exchanged, a slip of fast typists that trigrams hardly notice. */
function exchanges(word: string): string[] {
  if (word.length < 4 || word.length > 12) return [];
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, index) =>
      letters
        .with(index, letter)
        .with(index + 1, letters[index] ?? '')
        .join(''),
    )
    .filter((each) => each !== word);
}

export function hasLikeWords(text: SQL, words: readonly string[]): SQL {
  const alike = words.map(
    (word) => sql`(${sql.join([sql`${word} <% ${text}`, ...hasWords(text, exchanges(word))], sql` or `)})`,
  );
  return sql.join(alike, sql` and `);
}

export const nearness = (text: SQL, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`word_similarity(${word}, ${text})`),
    sql` + `,
  );

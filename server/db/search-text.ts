import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldTables } from '../../contract/search/fold.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const translated = (text: string, { from, to }: { readonly from: string; readonly to: string }) =>
  `translate(${text}, ${quoted(from)}, ${quoted(to)})`;

/** `fold` of the contract in SQL; plain ASCII text skips the tables. */
const foldedSql = (text: string): string => {
  const spelt = translated(
    translated(`lower(normalize(${text}, NFKD))`, foldTables.marks),
    foldTables.letters,
  );
  return `(case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${spelt} end)`;
};

/** A word of one or two letters must begin a word of the text, since no index finds it in the middle. */
export const wordPattern = (word: string): string => (word.length < 3 ? `% ${word}%` : `%${word}%`);

/** Each is true where the text has the word; `words` come from `searchWords`: letters and digits only. */
export const hasWords = (text: SQLWrapper, words: readonly string[]): SQL[] =>
  words.map((word) => sql`${text} like ${wordPattern(word)}`);

/** A word begins after a blank. */
const searched = (text: string) => `(' ' || ${foldedSql(text)})`;

export const regionSearchText = searched('name');

/** keep_people_search() in the migrations writes the `search_text` of people. */
export const noticeSearchText = searched('title');

export const titleSearchText = searched('title');

export const phraseSearchText = searched('phrase');

export const promptSearchText = searched('prompt');

/** A name for unique indexes: without case, blanks, invisible signs and differences of Unicode form. */
const keyed = (text: string) =>
  `lower(translate(regexp_replace(normalize(${text}, NFKC), '\\s', '', 'g'), U&'\\200B\\200C\\200D\\2060\\FEFF\\00AD', ''))`;

export const nameKeyText = keyed('name');
export const titleKeyText = keyed('title');

/** The unique form of a name in a query. */
export function nameKeyOf(name: string): SQL {
  const [before = '', after = ''] = keyed('|').split('|');
  return sql`${sql.raw(before)}${name}::text${sql.raw(after)}`;
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldTables } from '../../contract/search/fold.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const translated = (text: string, { from, to }: { readonly from: string; readonly to: string }) =>
  `translate(${text}, ${quoted(from)}, ${quoted(to)})`;

/** `fold` of the contract in SQL; text that is plain already passes by the tables. */
const foldedSql = (text: string): string => {
  const spelt = translated(
    translated(`lower(normalize(${text}, NFKD))`, foldTables.marks),
    foldTables.letters,
  );
  return `(case when octet_length(${text}) = char_length(${text}) then lower(${text}) else ${spelt} end)`;
};

/**
 * The `like` pattern of a word of such a text. A word of one or two letters begins a word of the text: there is no
 * index for it in the middle of one.
 */
export const wordPattern = (word: string): string => (word.length < 3 ? `% ${word}%` : `%${word}%`);

/** Each true where the text has the word; `words` from `searchWords`: letters and digits only. */
export const hasWords = (text: SQLWrapper, words: readonly string[]): SQL[] =>
  words.map((word) => sql`${text} like ${wordPattern(word)}`);

/** What a text is searched by: a word begins after a blank. */
const searched = (text: string) => `(' ' || ${foldedSql(text)})`;

/** What `search_text` of a country, a state and a school is made of. */
export const placeSearchText = searched('name');

/** What `search_text` of a notice is made of; a person's is written by keep_people_search(), in the migrations. */
export const noticeSearchText = searched('title');

/** What `search_text` of content is made of. */
export const titleSearchText = searched('title');

/** What `search_text` of a phrase is made of. */
export const phraseSearchText = searched('phrase');

/** What `search_text` of a question is made of. */
export const promptSearchText = searched('prompt');

/** A name as it must be unique: without regard to case, blanks, what is not seen, and how Unicode writes it. */
const keyed = (text: string) =>
  `lower(translate(regexp_replace(normalize(${text}, NFKC), '\\s', '', 'g'), U&'\\200B\\200C\\200D\\2060\\FEFF\\00AD', ''))`;

/** What `name_key` is made of. */
export const nameKeyText = keyed('name');
export const titleKeyText = keyed('title');

/** The same of a name that is asked about. */
export function nameKeyOf(name: string): SQL {
  const [before = '', after = ''] = keyed('|').split('|');
  return sql`${sql.raw(before)}${name}::text${sql.raw(after)}`;
}

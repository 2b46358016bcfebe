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

/** What stands before each row's text: with it in a pattern, the index goes to the rows of one school at once. */
export const schoolMark = (schoolId: number | string): string => `x${schoolId}x `;

/** What `search_text` of a country, a state and a school is made of: a word begins after a blank. */
export const placeSearchText = `(' ' || ${foldedSql('name')})`;

const marked = (text: string) => `('x' || school_id::text || 'x ' || ${foldedSql(text)})`;

/** What `search_text` of a notice and of a person is made of. */
export const noticeSearchText = marked('title');
export const personSearchText = marked("(first_name || ' ' || last_name || ' ' || login_name)");

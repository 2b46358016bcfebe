import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { FoundText } from '#server/files/queries/file-texts.ts';
import { files } from '#server/files/schema/file.ts';
import { fileTextParts, fileTexts } from '#server/files/schema/file-text.ts';
import { needlesOf, wordsQuery } from '#server/files/texts/text-words.ts';
import { noticeFiles } from '../schema/notice.ts';

/** When a word is in more files of a school, only the newest of them are found. */
const weighedAtMost = 1000;

/** Checks no rights. Only the query names the school: the database goes from words to files (`offset 0`) to notices. */
export function noticesWithWords(query: SQLWrapper | string): SQL {
  return sql`with hits as materialized (
      select t.school_id, t.sha256 from ${fileTexts} t where t.words @@ ${query}::tsquery
      order by t.created_at desc limit ${sql.raw(String(weighedAtMost))})
    select carried.notice_id
    from hits, lateral (
      select nf.notice_id
      from ${files} f join ${noticeFiles} nf on nf.school_id = f.school_id and nf.file_id = f.id
      where f.school_id = hits.school_id and f.sha256 = hits.sha256 offset 0) carried`;
}

/** For notices the reader may read: the first file that has all words, and where they stand. */
export async function textsOnNotices(
  db: Queryable,
  notices: readonly { readonly schoolId: number; readonly id: number }[],
  words: readonly string[],
): Promise<FoundText[]> {
  if (notices.length === 0 || words.length === 0) return [];
  const hits = sql.join(
    needlesOf(words).map((needle) => sql`(strpos(p.words, ${needle}) > 0)::int`),
    sql` + `,
  );
  const { rows } = await db.execute<{ id: string; file: string; text: string }>(sql`
    select distinct on (n.id) n.id, nf.name as file, found.text
    from unnest(${sql.param(notices.map(({ schoolId }) => schoolId))}::int[],
      ${sql.param(notices.map(({ id }) => id))}::bigint[],
      ${sql.param(notices.map(({ schoolId }) => wordsQuery(schoolId, words)))}::text[]) n (school_id, id, query)
    join ${noticeFiles} nf on nf.school_id = n.school_id and nf.notice_id = n.id
    join ${files} f on f.school_id = nf.school_id and f.id = nf.file_id
    join ${fileTexts} t on t.school_id = f.school_id and t.sha256 = f.sha256 and t.words @@ n.query::tsquery
    cross join lateral (
      select p.text from ${fileTextParts} p
      where p.school_id = t.school_id and p.sha256 = t.sha256
      order by ${hits} desc, p.part limit 1) found
    order by n.id, nf.position`);
  return rows.map(({ id, file, text }) => ({ noticeId: Number(id), file, text }));
}

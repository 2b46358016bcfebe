import { and, eq, inArray, isNull, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { files, noticeFiles } from '#server/notices/schema/notice.ts';
import { readableExtensions } from '../preview-runner.ts';
import { fileTextParts, fileTexts } from '../schema/file-text.ts';
import { indexedWords, needlesOf, type ReadText, wordsQuery } from '../texts/text-words.ts';

type Bytes = Pick<typeof files.$inferSelect, 'schoolId' | 'sha256'>;

/** Of a word that stands in more files of a school than this, the newest of them are found. */
const weighedAtMost = 1000;

export async function isRead(db: Queryable, { schoolId, sha256 }: Bytes): Promise<boolean> {
  const rows = await db
    .select({ sha256: fileTexts.sha256 })
    .from(fileTexts)
    .where(and(eq(fileTexts.schoolId, schoolId), eq(fileTexts.sha256, sha256)));
  return rows.length > 0;
}

/** Keeps what was read; null: there is nothing to read. Reading twice is no error. */
export async function keepText(
  db: Queryable,
  { schoolId, sha256, createdAt }: Bytes & { readonly createdAt: Date },
  read: ReadText | null,
): Promise<void> {
  const words = read ? indexedWords(schoolId, read) : [];
  const kept = await db
    .insert(fileTexts)
    .values({ schoolId, sha256, words: sql`array_to_tsvector(${sql.param(words)}::text[])`, createdAt })
    .onConflictDoNothing()
    .returning({ sha256: fileTexts.sha256 });
  if (kept.length === 0 || !read || read.parts.length === 0) return;
  await db
    .insert(fileTextParts)
    .values(read.parts.map((part, index) => ({ schoolId, sha256, part: index, ...part })));
}

/** Forgets the texts of bytes that no file of the school has any more. */
export async function dropTexts(db: Queryable, schoolId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  for (const table of [fileTextParts, fileTexts]) {
    const stillThere = db
      .select({ one: sql`1` })
      .from(files)
      .where(and(eq(files.schoolId, table.schoolId), eq(files.sha256, table.sha256)));
    await db
      .delete(table)
      .where(and(eq(table.schoolId, schoolId), inArray(table.sha256, [...hashes]), notExists(stillThere)));
  }
}

/** Files of which nobody knows yet whether there is text or a small picture in them, the newest first. */
export function filesToLookAt(db: Queryable, limit: number) {
  const read = db
    .select({ one: sql`1` })
    .from(fileTexts)
    .where(and(eq(fileTexts.schoolId, files.schoolId), eq(fileTexts.sha256, files.sha256)));
  return db
    .select()
    .from(files)
    .where(
      or(
        and(inArray(files.extension, readableExtensions), notExists(read)),
        and(or(eq(files.type, 'image'), eq(files.extension, 'pdf')), isNull(files.thumbWidth)),
      ),
    )
    .orderBy(sql`${files.createdAt} desc`)
    .limit(limit);
}

/**
 * SQL: ids of a school's notices with a file that has all words of `query`, from `wordsQuery`. Rights are not asked.
 * The query names the school by itself: with nothing else to go by, the database goes to the words,
 * and from each file found (`offset 0`) to its notices.
 */
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

export interface FoundText {
  readonly noticeId: number;
  readonly file: string;
  /** The piece of the text that has most of the words. */
  readonly text: string;
}

/** Of each of these notices, which the reader may read: its first file that has all words, and where they stand. */
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

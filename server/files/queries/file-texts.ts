import { and, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { readableExtensions } from '../preview-runner.ts';
import { files } from '../schema/file.ts';
import { fileTextParts, fileTexts } from '../schema/file-text.ts';
import { indexedWords, type ReadText } from '../texts/text-words.ts';

type Bytes = Pick<typeof files.$inferSelect, 'schoolId' | 'sha256'>;

export async function isRead(db: Queryable, { schoolId, sha256 }: Bytes): Promise<boolean> {
  const rows = await db
    .select({ sha256: fileTexts.sha256 })
    .from(fileTexts)
    .where(and(eq(fileTexts.schoolId, schoolId), eq(fileTexts.sha256, sha256)));
  return rows.length > 0;
}

/** null: there is nothing to read. Keeping a text twice is no error. */
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

/** Finds files not yet read or drawn, and PDFs from before readers showed their first page; newest first. */
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
        and(eq(files.extension, 'pdf'), gt(files.thumbWidth, 0), isNull(files.coverKey)),
      ),
    )
    .orderBy(sql`${files.createdAt} desc`)
    .limit(limit);
}

export interface FoundText {
  readonly noticeId: number;
  readonly file: string;
  readonly text: string;
}

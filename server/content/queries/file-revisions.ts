import { and, desc, eq, sql } from 'drizzle-orm';
import type { CarrierKind } from '#contract/content/content.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { contentFiles } from '../schema/published.ts';
import { type CarrierKey, isOfCarrier } from './content-files.ts';
import { shownFileColumns } from './shown-files.ts';

export async function findContentFile(db: Queryable, schoolId: number, fileId: string) {
  const [known] = await db
    .select()
    .from(contentFiles)
    .where(and(eq(contentFiles.schoolId, schoolId), eq(contentFiles.fileId, fileId)))
    .orderBy(desc(contentFiles.revision))
    .limit(1);
  return known;
}

export const listRevisions = (db: Queryable, carrier: CarrierKey) =>
  db
    .select({
      revision: contentFiles.revision,
      addedAt: contentFiles.addedAt,
      replacedAt: contentFiles.replacedAt,
      addedBy: sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`,
      file: shownFileColumns,
    })
    .from(contentFiles)
    .innerJoin(files, and(eq(files.schoolId, contentFiles.schoolId), eq(files.id, contentFiles.fileId)))
    .leftJoin(people, eq(people.id, contentFiles.addedBy))
    .where(isOfCarrier(carrier))
    .orderBy(desc(contentFiles.revision));

/** 1: it carries nothing yet. */
export async function findNewestRevision(db: Queryable, carrier: CarrierKey): Promise<number> {
  const [newest] = await db
    .select({ revision: sql`max(${contentFiles.revision})`.mapWith(Number) })
    .from(contentFiles)
    .where(isOfCarrier(carrier));
  return newest?.revision ?? 1;
}

/** Where each carrier names its file. A change raises the row's version, which editors check. */
const places: Readonly<
  Record<CarrierKind, { readonly table: string; readonly column: string; readonly key: string }>
> = {
  project_cover: { table: 'projects', column: 'cover_file_id', key: 'id' },
  project_sample: { table: 'projects', column: 'sample_file_id', key: 'id' },
  session_presentation: { table: 'project_sessions', column: 'presentation_file_id', key: 'id' },
  session_reference: { table: 'session_references', column: 'file_id', key: 'session_id' },
  teacher_material: { table: 'teacher_materials', column: 'file_id', key: 'id' },
  module_content: { table: 'contents', column: 'file_id', key: 'id' },
  book_cover: { table: 'books', column: 'cover_file_id', key: 'id' },
  book_lesson: { table: 'book_lessons', column: 'file_id', key: 'id' },
};

export async function replaceFileOfCarrier(
  db: Queryable,
  { kind, id }: CarrierKey,
  fileId: string,
  nextId: string,
): Promise<void> {
  const { table, column, key } = places[kind];
  const counts = kind === 'session_reference' ? sql`` : sql`, version = version + 1`;
  await db.execute(sql`
    update ${sql.identifier(table)} set ${sql.identifier(column)} = ${nextId}::uuid ${counts}
    where ${sql.identifier(key)} = ${id} and ${sql.identifier(column)} = ${fileId}::uuid`);
}

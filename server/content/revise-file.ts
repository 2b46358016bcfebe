import { and, eq, sql } from 'drizzle-orm';
import type { CarrierKind } from '#contract/content/content.rules.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { attachContentFiles } from './carried-files.ts';
import { touchProject } from './publishing.ts';
import { contentFiles } from './schema/published.ts';

/** Where a carrier names its file; the rows have versions, which go up: whoever edits them is told. */
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

type CallContext = Pick<UnitOfWork, 'app' | 'db'> & SignedIn & Refusing<'unknown_file'>;

/** Another file in the place of one that is carried; the number of the revision. */
export async function reviseFile(
  scene: CallContext,
  carried: typeof contentFiles.$inferSelect,
  fileId: string,
): Promise<number> {
  const { db } = scene;
  const { schoolId, carrier: kind, carrierId: id, projectId, audience } = carried;
  const isIts = and(eq(contentFiles.carrier, kind), eq(contentFiles.carrierId, id));
  const current = await db
    .select({ fileId: contentFiles.fileId })
    .from(contentFiles)
    .where(and(isIts, sql`${contentFiles.replacedAt} is null`));
  const wanted = current.map((row) => (row.fileId === carried.fileId ? fileId : row.fileId));
  await attachContentFiles(
    scene,
    { schoolId, kind, id, projectId, ...(projectId === null && { audience }) },
    wanted,
  );
  const { table, column, key } = places[kind];
  const counts = kind === 'session_reference' ? sql`` : sql`, version = version + 1`;
  await db.execute(sql`
    update ${sql.identifier(table)} set ${sql.identifier(column)} = ${fileId}::uuid ${counts}
    where ${sql.identifier(key)} = ${id} and ${sql.identifier(column)} = ${carried.fileId}::uuid`);
  if (projectId !== null) await touchProject(scene, projectId);
  const [newest] = await db
    .select({ revision: sql`max(${contentFiles.revision})`.mapWith(Number) })
    .from(contentFiles)
    .where(isIts);
  return newest?.revision ?? 1;
}

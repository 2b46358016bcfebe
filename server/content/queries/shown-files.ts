import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';

export const shownFileColumns = {
  id: files.id,
  name: files.name,
  type: files.type,
  size: files.size,
  hasPreview: sql<boolean>`${files.previewKey} is not null`,
};

export const toShownFile = ({ id, name, type, size, previewKey }: typeof files.$inferSelect): ShownFile => ({
  id,
  name,
  type,
  size,
  hasPreview: previewKey !== null,
});

export async function shownFiles(
  db: Queryable,
  schoolId: number,
  fileIds: readonly (string | null)[],
): Promise<ShownFile[]> {
  const wanted = fileIds.filter((id) => id !== null && id !== '').map(String);
  if (wanted.length === 0) return [];
  return db
    .select(shownFileColumns)
    .from(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, wanted)));
}

export async function findExtension(db: Queryable, fileId: string): Promise<string | undefined> {
  const [file] = await db.select({ extension: files.extension }).from(files).where(eq(files.id, fileId));
  return file?.extension;
}

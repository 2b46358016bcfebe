import { and, asc, eq } from 'drizzle-orm';
import { toShownFile } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { files } from '#server/files/schema/file.ts';
import { workAttempts, workEntries } from '#server/works/schema.ts';
import { wallEntry } from '../queries/wall.ts';

export const getAdminWallofFamesView: Handler<'get-admin-wallofFames-view'> = async (
  { id },
  { db, actor },
) => {
  const found = await wallEntry(db, actor, id);
  if (!found) throw notFound();
  const { item, schoolId, workId, attempt } = found;
  const [handedIn] = await db
    .select({ learning: workAttempts.learning })
    .from(workAttempts)
    .where(
      and(
        eq(workAttempts.schoolId, schoolId),
        eq(workAttempts.workId, workId),
        eq(workAttempts.number, attempt),
      ),
    );
  const rows = await db
    .select({ id: workEntries.id, kind: workEntries.kind, url: workEntries.url, file: files })
    .from(workEntries)
    .leftJoin(files, and(eq(files.schoolId, workEntries.schoolId), eq(files.id, workEntries.fileId)))
    .where(
      and(
        eq(workEntries.schoolId, schoolId),
        eq(workEntries.workId, workId),
        eq(workEntries.attempt, attempt),
      ),
    )
    .orderBy(asc(workEntries.position), asc(workEntries.id));
  const entries = rows.map(({ file, ...row }) => ({ ...row, file: file && toShownFile(file) }));
  return { success: 'true', data: { ...item, learning: handedIn?.learning ?? '', entries } };
};

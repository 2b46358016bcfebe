import { and, eq, or, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { FileReader } from '#server/core/context.ts';
import { files } from '#server/files/schema/file.ts';
import { workEntries, works } from '../schema.ts';
import { isReadableWork } from './reading.ts';
import { isOwnUpload } from './works.ts';

const readers: readonly number[] = [roles.schoolAdmin, roles.student, roles.faculty];

/** Needs the right to the work; own uploads open even before a save. Teachers do not get the draft. */
export const readWorkFile: FileReader = async (db, actor, fileId) => {
  if (!readers.includes(actor.role)) return undefined;
  const isStudent = actor.role === roles.student;
  const handedIn = isStudent ? sql`true` : sql`${workEntries.attempt} <= ${works.attempt}`;
  const isInWork = sql`exists (select 1 from ${workEntries} join ${works}
    on ${works.schoolId} = ${workEntries.schoolId} and ${works.id} = ${workEntries.workId}
    where ${workEntries.fileId} = ${files.id} and ${workEntries.schoolId} = ${files.schoolId}
      and ${handedIn} and ${isReadableWork(actor)})`;
  const isCover = sql`(${files.schoolId} in (0, ${actor.school.id}) and exists (select 1 from ${works}
    where ${works.coverFileId} = ${files.id} and ${isReadableWork(actor)}))`;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), or(isInWork, isCover, isStudent ? isOwnUpload(actor) : undefined)))
    .limit(1);
  return file && { ...file, isDownloadable: true };
};

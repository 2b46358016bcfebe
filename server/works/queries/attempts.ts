import { and, asc, desc, eq, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toShownFile } from '#server/content/index.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { workAttempts, workEntries } from '../schema.ts';

/** An entry as a screen shows it, with what tells it apart. */
export const toShownEntry = ({ id, kind, url, file }: Awaited<ReturnType<typeof entriesOf>>[number]) => ({
  id,
  kind,
  url,
  file: file && toShownFile(file),
});

interface WorkRef {
  readonly schoolId: number;
  readonly id: number;
}

/** Entries of a work with their stored files, by attempt and in order; `attempt`: of that one alone. */
export const entriesOf = (db: Queryable, { schoolId, id }: WorkRef, attempt?: number) =>
  db
    .select({
      id: workEntries.id,
      attempt: workEntries.attempt,
      kind: workEntries.kind,
      url: workEntries.url,
      file: files,
    })
    .from(workEntries)
    .leftJoin(files, and(eq(files.schoolId, workEntries.schoolId), eq(files.id, workEntries.fileId)))
    .where(
      and(
        eq(workEntries.schoolId, schoolId),
        eq(workEntries.workId, id),
        attempt === undefined ? undefined : eq(workEntries.attempt, attempt),
      ),
    )
    .orderBy(asc(workEntries.attempt), asc(workEntries.position), asc(workEntries.id));

/** Attempts of a work that were handed in, the newest first; `upTo`: none that came later. */
export const attemptsOf = (db: Queryable, { schoolId, id }: WorkRef, upTo?: number) =>
  db
    .select()
    .from(workAttempts)
    .where(
      and(
        eq(workAttempts.schoolId, schoolId),
        eq(workAttempts.workId, id),
        upTo === undefined ? undefined : lte(workAttempts.number, upTo),
      ),
    )
    .orderBy(desc(workAttempts.number));

/** The id of the first picture of an attempt, for a query around it; '' where the attempt has none. */
export const firstPicture = (of: Record<'schoolId' | 'workId' | 'attempt', SQLWrapper>): SQL<string> =>
  sql<string>`coalesce((
    select e.file_id::text from ${workEntries} e
    join ${files} f on f.id = e.file_id and f.school_id = e.school_id
    where e.school_id = ${of.schoolId} and e.work_id = ${of.workId} and e.attempt = ${of.attempt}
      and f.type = 'image'
    order by e.position limit 1), '')`;

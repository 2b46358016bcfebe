import { and, asc, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FrameEngine } from '#contract/core/tool-engines.ts';
import type { WorkEntry, WorkProgram } from '#contract/works/works.wire.ts';
import { studioPath } from '#contract/workspace/workspace.rules.ts';
import { toShownFile } from '#server/content/index.ts';
import type { Queryable } from '#server/db/database.ts';
import { files } from '#server/files/schema/file.ts';
import { workspaces, workspaceVersions } from '#server/workspace/schema.ts';
import { workAttempts, workEntries } from '../schema.ts';

export const toShownEntry = (entry: ListedEntry) => ({ id: entry.id, ...shownEntry(entry) });

type ListedEntry = Awaited<ReturnType<typeof entriesOf>>[number];

/** For the student: without the id. */
export const shownEntry = ({ kind, url, file, version, engine }: ListedEntry): WorkEntry => ({
  kind,
  url,
  file: file && toShownFile(file),
  ...(version && engine && { program: toWorkProgram(version, engine) }),
});

/** [PU-04] */
const toWorkProgram = (version: typeof workspaceVersions.$inferSelect, engine: FrameEngine): WorkProgram => ({
  workspace_id: version.workspaceId,
  sequence: version.sequence,
  engine,
  at: version.at.getTime(),
  size: version.size,
  url: studioPath(version.workspaceId, version.sequence),
});

interface WorkRef {
  readonly schoolId: number;
  readonly id: number;
}

/** By attempt and in order. `attempt` left out: all. */
export const entriesOf = (db: Queryable, { schoolId, id }: WorkRef, attempt?: number) =>
  db
    .select({
      id: workEntries.id,
      attempt: workEntries.attempt,
      kind: workEntries.kind,
      url: workEntries.url,
      file: files,
      version: workspaceVersions,
      engine: workspaces.engine,
    })
    .from(workEntries)
    .leftJoin(files, and(eq(files.schoolId, workEntries.schoolId), eq(files.id, workEntries.fileId)))
    .leftJoin(
      workspaceVersions,
      and(
        eq(workspaceVersions.schoolId, workEntries.schoolId),
        eq(workspaceVersions.workspaceId, workEntries.workspaceId),
        eq(workspaceVersions.sequence, workEntries.programSequence),
      ),
    )
    .leftJoin(
      workspaces,
      and(eq(workspaces.schoolId, workEntries.schoolId), eq(workspaces.id, workEntries.workspaceId)),
    )
    .where(
      and(
        eq(workEntries.schoolId, schoolId),
        eq(workEntries.workId, id),
        attempt === undefined ? undefined : eq(workEntries.attempt, attempt),
      ),
    )
    .orderBy(asc(workEntries.attempt), asc(workEntries.position), asc(workEntries.id));

/** [EN-20, PU-04] The draft's program, else the newest attempt's; undefined: none. */
export async function newestProgram(db: Queryable, work: WorkRef & { readonly attempt: number }) {
  const [entry] = await db
    .select({ workspaceId: workEntries.workspaceId, sequence: workEntries.programSequence })
    .from(workEntries)
    .where(
      and(
        eq(workEntries.schoolId, work.schoolId),
        eq(workEntries.workId, work.id),
        eq(workEntries.kind, 'program'),
        gte(workEntries.attempt, work.attempt),
      ),
    )
    .orderBy(desc(workEntries.attempt))
    .limit(1);
  if (!entry || entry.workspaceId === null || entry.sequence === null) return undefined;
  return { workspaceId: entry.workspaceId, sequence: entry.sequence };
}

/** Submitted attempts, newest first. `upTo`: the highest number. */
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

export async function insertAttempt(db: Queryable, attempt: typeof workAttempts.$inferInsert): Promise<void> {
  await db.insert(workAttempts).values(attempt);
}

/** A subquery for the first picture of an attempt; '': none. */
export const firstPicture = (of: Record<'schoolId' | 'workId' | 'attempt', SQLWrapper>): SQL<string> =>
  sql<string>`coalesce((
    select e.file_id::text from ${workEntries} e
    join ${files} f on f.id = e.file_id and f.school_id = e.school_id
    where e.school_id = ${of.schoolId} and e.work_id = ${of.workId} and e.attempt = ${of.attempt}
      and f.type = 'image'
    order by e.position limit 1), '')`;

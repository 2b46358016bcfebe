import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';
import { workEntries } from '../schema.ts';
import type { Work } from './works.ts';

export interface ProgramRef {
  readonly workspaceId: number;
  readonly sequence: number;
}

const ofDraft = ({ schoolId, id, attempt }: Work) =>
  and(
    eq(workEntries.schoolId, schoolId),
    eq(workEntries.workId, id),
    eq(workEntries.attempt, attempt + 1),
    eq(workEntries.kind, 'program'),
  );

export async function draftProgram(db: Queryable, work: Work): Promise<ProgramRef | undefined> {
  const [entry] = await db
    .select({ workspaceId: workEntries.workspaceId, sequence: workEntries.programSequence })
    .from(workEntries)
    .where(ofDraft(work));
  if (!entry || entry.workspaceId === null || entry.sequence === null) return undefined;
  return { workspaceId: entry.workspaceId, sequence: entry.sequence };
}

/** A version that was handed in is never thinned out. */
export async function markHandedIn(db: Queryable, work: Work, { workspaceId, sequence }: ProgramRef) {
  await db
    .update(workspaceVersions)
    .set({ kind: 'submit' })
    .where(
      and(
        eq(workspaceVersions.schoolId, work.schoolId),
        eq(workspaceVersions.workspaceId, workspaceId),
        eq(workspaceVersions.sequence, sequence),
      ),
    );
}

export async function deleteProgram(db: Queryable, work: Work): Promise<void> {
  await db.delete(workEntries).where(ofDraft(work));
}

export async function insertProgram(
  db: Queryable,
  work: Work,
  { workspaceId, sequence }: ProgramRef,
  at: Date,
): Promise<void> {
  await db.insert(workEntries).values({
    schoolId: work.schoolId,
    workId: work.id,
    personId: work.personId,
    attempt: work.attempt + 1,
    kind: 'program',
    workspaceId,
    programSequence: sequence,
    // Before everything from the upload dialog.
    position: 0,
    addedAt: at,
  });
}

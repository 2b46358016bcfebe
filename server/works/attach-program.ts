import { and, eq } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { attachProgramRefusals } from '#contract/workspace/workspace.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { workspaceVersions } from '#server/workspace/schema.ts';
import { beginWork } from './begin-work.ts';
import { tellWorkChanged } from './hints.ts';
import type { WorkKey } from './queries/given.ts';
import { lockOwnWork, updateWork, type Work } from './queries/works.ts';
import { reach, refuseClosed } from './reach.ts';
import { workEntries } from './schema.ts';

type Reasons = ReasonsOf<typeof attachProgramRefusals>;
type Attaching = SignedInContext<Exclude<Reasons, 'no_project'>>;

/** A version of a workspace. */
interface ProgramRef {
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

/** The program that the draft of the next attempt has; undefined: none. */
export async function draftProgram(db: Queryable, work: Work): Promise<ProgramRef | undefined> {
  const [entry] = await db
    .select({ workspaceId: workEntries.workspaceId, sequence: workEntries.programSequence })
    .from(workEntries)
    .where(ofDraft(work));
  if (!entry || entry.workspaceId === null || entry.sequence === null) return undefined;
  return { workspaceId: entry.workspaceId, sequence: entry.sequence };
}

/** From now on the time line shows that this version was handed in, and it is never thinned out. */
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

/**
 * [CW-13, CW-14, PU-04] Makes a version part of the draft of the student's work, which begins here if there is none yet.
 * It takes the place of a version that was attached before. The caller has seen that the version is the student's own.
 */
export async function attachProgram(
  scene: Attaching,
  key: WorkKey,
  { workspaceId, sequence }: ProgramRef,
): Promise<{ readonly work: Work; readonly version: number }> {
  const { app, db } = scene;
  const reached = await reach(scene, key, 'held');
  const { given, work: before } = await refuseClosed(scene, reached);
  const work = before ?? (await beginWork(scene, reached, given));
  const kept = before && (await draftProgram(db, before));
  if (kept?.workspaceId === workspaceId && kept.sequence === sequence) return { work, version: work.version };
  await db.delete(workEntries).where(ofDraft(work));
  await db.insert(workEntries).values({
    schoolId: work.schoolId,
    workId: work.id,
    personId: work.personId,
    attempt: work.attempt + 1,
    kind: 'program',
    workspaceId,
    programSequence: sequence,
    // Before everything that the upload dialog adds.
    position: 0,
    addedAt: app.now(),
  });
  await updateWork(db, work, { updatedAt: app.now() });
  tellWorkChanged(scene, work);
  return { work, version: work.version + 1 };
}

/** Takes the program off the draft; a repeat finds it gone already. Answers the version of the work. */
export async function detachProgram(scene: Attaching, workId: number, version: number): Promise<number> {
  const { app, db, actor } = scene;
  const work = await lockOwnWork(db, actor, workId);
  if (!work) throw notFound();
  await refuseClosed(scene, { ...(await reach(scene, work, 'held')), work });
  if (!(await draftProgram(db, work))) return work.version;
  refuseStale(scene, work.version, version);
  await db.delete(workEntries).where(ofDraft(work));
  await updateWork(db, work, { updatedAt: app.now() });
  tellWorkChanged(scene, work);
  return work.version + 1;
}

import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { attachProgramRefusals } from '#contract/workspace/workspace.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound, refuseStale } from '#server/core/refusal.ts';
import { beginWork } from './begin-work.ts';
import { tellWorkChanged } from './hints.ts';
import { deleteProgram, draftProgram, insertProgram, type ProgramRef } from './queries/draft-program.ts';
import type { WorkKey } from './queries/given.ts';
import { lockOwnWork, updateWork, type Work } from './queries/works.ts';
import { reach, refuseClosed } from './reach.ts';

type Reasons = ReasonsOf<typeof attachProgramRefusals>;
type Attaching = SignedInContext<Exclude<Reasons, 'no_project'>>;

/** [CW-13, CW-14, PU-04] Begins a missing work. The caller checks that the version is the student's own. */
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
  await deleteProgram(db, work);
  await insertProgram(db, work, { workspaceId, sequence }, app.now());
  await updateWork(db, work, { updatedAt: app.now() });
  tellWorkChanged(scene, work);
  return { work, version: work.version + 1 };
}

/** A repeat succeeds too. Returns the version of the work. */
export async function detachProgram(scene: Attaching, workId: number, version: number): Promise<number> {
  const { app, db, actor } = scene;
  const work = await lockOwnWork(db, actor, workId);
  if (!work) throw notFound();
  await refuseClosed(scene, { ...(await reach(scene, work, 'held')), work });
  if (!(await draftProgram(db, work))) return work.version;
  refuseStale(scene, work.version, version);
  await deleteProgram(db, work);
  await updateWork(db, work, { updatedAt: app.now() });
  tellWorkChanged(scene, work);
  return work.version + 1;
}

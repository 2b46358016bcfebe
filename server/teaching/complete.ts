import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { teachingRefusals } from '#contract/teaching/teaching.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { tellTeachingChanged } from './hints.ts';
import { reachedAmong } from './queries/classes.ts';
import { insertCompletions, type Subject, sharedParts, undoCompletions } from './queries/marks.ts';
import { progressOf } from './queries/progress.ts';
import { isLiveSession } from './queries/projects.ts';
import { type AskedClass, reachDivision, reachProject } from './taught-class.ts';

interface Completing extends AskedClass {
  /** 0: the whole project. */
  readonly session_id: number;
  readonly project_id: number;
  readonly status: 0 | 1;
  readonly isSharedSession: boolean | 0 | 1;
}

/** [C4-02] `isSharedSession` also marks other parts that see the session. A repeat changes nothing. */
export async function complete(
  scene: SignedInContext<ReasonsOf<typeof teachingRefusals>>,
  input: Completing,
) {
  const { app, db, actor } = scene;
  refuseDemo(scene);
  const { place, part } = await reachDivision(scene, input);
  const { project } = await reachProject(scene, place, input.project_id);
  const { projectId } = project;
  const isWhole = input.session_id === 0;
  if (!isWhole && !(await isLiveSession(db, projectId, input.session_id))) throw notFound();
  const others =
    isWhole || !input.isSharedSession
      ? []
      : await reachedAmong(
          db,
          actor,
          scene.scope === 'school' ? 'school' : 'taught',
          await sharedParts(db, place, input.session_id),
        );
  const partIds = [part.id, ...others.filter((id) => id !== part.id)].toSorted((a, b) => a - b);
  const of: Subject = {
    subject: isWhole ? 'project' : 'session',
    subjectId: isWhole ? projectId : input.session_id,
    projectId,
  };
  const mark = { partIds, by: actor.id, at: app.now() };
  const act = input.status === 1 ? insertCompletions : undoCompletions;
  const changed = await act(db, place, of, mark);
  await writeEvents(
    scene,
    changed.map((divisionId) => ({
      schoolId: place.school.id,
      personId: actor.id,
      academicYear: place.year,
      ...(divisionId === part.id && { groupId: place.group.id }),
      divisionId,
      measure: `${isWhole ? 'project' : 'session'}.${input.status === 1 ? 'completed' : 'reopened'}` as const,
      subjectId: of.subjectId,
      details: { project: projectId },
    })),
  );
  tellTeachingChanged(scene, changed);
  const progress = { schoolId: place.school.id, year: place.year };
  return { success: 'true' as const, data: await progressOf(db, progress, projectId, partIds) };
}

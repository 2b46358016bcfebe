import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { copyPlanRefusals, planRefusals } from '#contract/teaching/teaching.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { tellTeachingChanged } from './hints.ts';
import { copyPlan, dropPlan, putPlan, yearBefore, yearDays } from './queries/plans.ts';
import { isLiveSession } from './queries/projects.ts';
import { type AskedClass, reachDivision, reachProject } from './taught-class.ts';

const dayMilliseconds = 86_400_000;

interface Planning extends AskedClass {
  readonly project_id: number;
  readonly session_id: number;
  readonly planned_on: string;
  readonly note: string;
}

export async function plan(scene: SignedInContext<ReasonsOf<typeof planRefusals>>, input: Planning) {
  const { app, db, actor } = scene;
  refuseDemo(scene);
  const { place, part } = await reachDivision(scene, input);
  const { project } = await reachProject(scene, place, input.project_id);
  if (!(await isLiveSession(db, project.projectId, input.session_id))) throw notFound();
  if (input.planned_on === '') await dropPlan(db, place, part.id, input.session_id);
  else {
    const year = await yearDays(db, place.school.id, place.year);
    if (year && (input.planned_on < year.startsOn || input.planned_on > year.endsOn))
      throw scene.refuse('outside_year', { issues: { planned_on: 'outside_year' } });
    await putPlan(db, place, part.id, {
      projectId: project.projectId,
      sessionId: input.session_id,
      plannedOn: input.planned_on,
      note: input.note,
      by: actor.id,
      at: app.now(),
    });
  }
  tellTeachingChanged(scene, [part.id], 'staff');
  return { success: 'true' as const };
}

/** Moves each day by whole weeks, so that a Monday stays a Monday. */
export async function copyLastPlan(
  scene: SignedInContext<ReasonsOf<typeof copyPlanRefusals>>,
  input: AskedClass,
) {
  const { app, db, actor } = scene;
  refuseDemo(scene);
  const { place, part } = await reachDivision(scene, input);
  const [current, last] = [
    await yearDays(db, place.school.id, place.year),
    await yearBefore(db, place.school.id, place.year),
  ];
  if (!current || !last) throw scene.refuse('no_last_plan');
  const days =
    7 * Math.round((Date.parse(current.startsOn) - Date.parse(last.startsOn)) / (7 * dayMilliseconds));
  const { known, copied } = await copyPlan(db, place, part.id, {
    from: last.name,
    days,
    startsOn: current.startsOn,
    endsOn: current.endsOn,
    by: actor.id,
    at: app.now(),
  });
  if (known === 0) throw scene.refuse('no_last_plan');
  if (copied > 0) tellTeachingChanged(scene, [part.id], 'staff');
  return { success: 'true' as const, copied };
}

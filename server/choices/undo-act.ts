import type { undoRefusals } from '#contract/choices/choices.refusals.ts';
import { undoGraceMilliseconds, undoMilliseconds } from '#contract/choices/choices.rules.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { reachSchool } from '#server/schools/index.ts';
import { type ActStep, noteAct } from './choice-acts.ts';
import { answerChanged } from './choose.ts';
import { lockGroup } from './chosen-group.ts';
import { archiveChoices, deleteChoices, insertChoices } from './queries/change-choices.ts';
import { findEventsOfAct, hasLaterEvents, isUndone } from './queries/choice-events.ts';
import { findGroup } from './queries/choice-groups.ts';
import type { ChosenGroup } from './queries/chosen-group.ts';

type Undoing = SignedInContext<ReasonsOf<typeof undoRefusals>>;

/** Throws if one of the projects changed since the act. */
export async function undoAct(scene: Undoing, act: string) {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const since = new Date(app.now().getTime() - undoMilliseconds - undoGraceMilliseconds);
  const sought = { schoolId: actor.school.id, since, act };
  const events = await findEventsOfAct(db, sought, actor.id);
  const [first] = events;
  if (!first) throw scene.refuse('too_late');
  const place = await placeOf(scene, first.groupId ?? 0, first.academicYear);
  await lockGroup(scene, place.school.id, place.group.id);
  if (await isUndone(db, sought)) return answerChanged(scene, place, '', []);
  if (await hasLaterEvents(db, place, events)) throw scene.refuse('stale');
  const steps = events.map(
    ({ projectId, measure, details }): ActStep => ({
      projectId,
      kind: measure === 'project.chosen' ? 'unchosen' : 'chosen',
      archived: details['archived'] === 1 ? 1 : 0,
      template: Number(details['template'] ?? 0),
    }),
  );
  await carryOut(scene, place, steps);
  await noteAct(scene, place, steps, act);
  return answerChanged(scene, place, '', steps);
}

async function placeOf(scene: Undoing, groupId: number, year: string): Promise<ChosenGroup> {
  const school = await reachSchool(scene, scene.actor.school.id);
  const group = await findGroup(scene.db, school.id, groupId);
  if (!group) throw notFound();
  return { school, year, group };
}

async function carryOut({ app, db, actor }: Undoing, place: ChosenGroup, steps: readonly ActStep[]) {
  const of = (kind: ActStep['kind'], archived: 0 | 1) =>
    steps.filter((step) => step.kind === kind && step.archived === archived);
  await archiveChoices(db, place, of('unchosen', 1), app.now());
  await archiveChoices(db, place, of('chosen', 1), null);
  await deleteChoices(db, place, of('unchosen', 0));
  const back = of('chosen', 0);
  if (back.length > 0) await insertChoices(db, place, back, { by: actor.id, at: app.now() });
}

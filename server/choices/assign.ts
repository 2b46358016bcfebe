import type { assignRefusals } from '#contract/choices/choices.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { tellAssignees } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { noteProjects } from './choice-acts.ts';
import { type AskedGroup, lockChosenGroup } from './chosen-group.ts';
import {
  type Assignee,
  choicesOf,
  countAssignees,
  insertAssignments,
  partOf,
} from './queries/choice-assignments.ts';

interface Assigning extends AskedGroup {
  readonly project_ids: readonly number[];
  readonly assignees: readonly Assignee[];
  readonly due_on: string;
}

/** Assigns chosen projects to sections, batches or students; all or none. */
export async function assign(scene: SignedInContext<ReasonsOf<typeof assignRefusals>>, input: Assigning) {
  const { app, db, actor } = scene;
  const place = await lockChosenGroup(scene, input);
  const { due_on: dueOn } = input;
  if (dueOn !== '' && dueOn < schoolDay(app.now(), place.school.timeZone))
    throw scene.refuse('due_past', { issues: { due_on: 'due_past' } });
  const projectIds = [...new Set(input.project_ids)];
  const choices = await choicesOf(db, place, projectIds);
  const assignees = [...new Map(input.assignees.map((each) => [`${each.kind} ${each.id}`, each])).values()];
  if (choices.length < projectIds.length) throw notFound();
  if ((await countAssignees(db, place, assignees)) < assignees.length) throw notFound();
  const rows = choices.flatMap(({ id: choiceId }) =>
    assignees.map(({ kind, id: assigneeId }) => ({
      schoolId: place.school.id,
      choiceId,
      kind,
      assigneeId,
      dueOn: dueOn || null,
      assignedBy: actor.id,
      assignedAt: app.now(),
    })),
  );
  const changed = await insertAssignments(db, rows);
  if (changed.length > 0) tellAssignees(scene, place.school.id, assignees);
  await noteProjects(scene, place, assignedEvents(choices, changed, dueOn));
  return { success: 'true' as const, changed: changed.length };
}

/** One event per project and part. Named students share the event of their project. */
function assignedEvents(
  choices: readonly { readonly id: number; readonly projectId: number }[],
  changed: readonly (Assignee & { readonly choiceId: number })[],
  due: string,
) {
  return choices.flatMap(({ id, projectId }) => {
    const given = changed.filter(({ choiceId }) => choiceId === id);
    const students = given.filter(({ kind }) => kind === 'person').length;
    const event = { measure: 'project.assigned' as const, subjectId: projectId };
    const toParts = given
      .filter(({ kind }) => kind !== 'person')
      .map((part) => ({ ...event, ...partOf(part), details: { due } }));
    return students === 0 ? toParts : [...toParts, { ...event, details: { due, students } }];
  });
}

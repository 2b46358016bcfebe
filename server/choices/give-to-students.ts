import { tellAssignees, tellOfProject } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { channels } from '#server/realtime/channels.ts';
import { isAmongActivePeople } from '#server/schools/index.ts';
import { noteProjects } from './choice-acts.ts';
import { lockGroup } from './chosen-group.ts';
import { choicesOf, deletePersonAssignments, insertAssignments } from './queries/choice-assignments.ts';
import type { ChosenGroup } from './queries/chosen-group.ts';

interface Giving {
  readonly projectId: number;
  /** Students of the place. The caller checks it. */
  readonly personIds: readonly number[];
}

const asPersons = (ids: readonly number[]) => ids.map((id) => ({ kind: 'person' as const, id }));

/** [C4-05] `dueOn` '': no day. Returns how many students got the project or another day. */
export async function giveToStudents(
  scene: SignedInContext,
  place: ChosenGroup,
  { projectId, personIds, dueOn }: Giving & { readonly dueOn: string },
): Promise<number> {
  const { app, db, actor } = scene;
  const schoolId = place.school.id;
  await lockGroup(scene, schoolId, place.group.id);
  const choice = await choiceOf(scene, place, projectId);
  const changed = await insertAssignments(
    db,
    personIds.map((assigneeId) => ({
      schoolId,
      choiceId: choice.id,
      kind: 'person' as const,
      assigneeId,
      dueOn: dueOn || null,
      assignedBy: actor.id,
      assignedAt: app.now(),
    })),
  );
  if (changed.length === 0) return 0;
  const ids = changed.map(({ id }) => id);
  tellAssignees(scene, schoolId, asPersons(ids));
  await tellOfProject(scene, {
    isTold: isAmongActivePeople(schoolId, ids),
    heardIn: ids.map((id) => channels.person(schoolId, id)),
    project: { id: projectId, title: choice.title },
    url: `/mylearning/project/${projectId}`,
  });
  await noteProjects(scene, place, [
    { measure: 'project.assigned', subjectId: projectId, details: { due: dueOn, students: ids.length } },
  ]);
  return ids.length;
}

/** [C4-05] Returns from how many students it was taken. */
export async function takeFromStudents(
  scene: SignedInContext,
  place: ChosenGroup,
  { projectId, personIds }: Giving,
): Promise<number> {
  const schoolId = place.school.id;
  await lockGroup(scene, schoolId, place.group.id);
  const choice = await choiceOf(scene, place, projectId);
  const gone = await deletePersonAssignments(scene.db, schoolId, choice.id, personIds);
  if (gone.length === 0) return 0;
  tellAssignees(scene, schoolId, asPersons(gone.map(({ id }) => id)));
  await noteProjects(scene, place, [
    { measure: 'project.unassigned', subjectId: projectId, details: { students: gone.length } },
  ]);
  return gone.length;
}

async function choiceOf({ db }: SignedInContext, place: ChosenGroup, projectId: number) {
  const [choice] = await choicesOf(db, place, [projectId]);
  if (!choice) throw notFound();
  return choice;
}

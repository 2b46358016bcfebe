import type { notifyRefusals } from '#contract/choices/choices.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { tellOfProject } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { noteProjects } from './choice-acts.ts';
import { reachChosenGroup } from './chosen-group.ts';
import { findTaught, isNotified, isStudentWithProject, taughtParts } from './queries/class-projects.ts';

interface Notifying {
  readonly mbx_class_id?: number;
  readonly club_id?: number;
  readonly project_id: number;
  /** 0: every part that the caller teaches there. */
  readonly division_id: readonly number[];
}

/** The caller's own school and its current year. */
const now = { school_id: 0, academic_year: '' } as const;

/** [C1-12] Tells the students of these parts of an assigned project. People told before find it new again. */
export async function notifyClass(
  scene: SignedInContext<ReasonsOf<typeof notifyRefusals>>,
  input: Notifying,
) {
  const { db, actor } = scene;
  refuseDemo(scene);
  const place = await reachChosenGroup(scene, { ...now, ...input });
  const project = await findTaught(db, place, input.project_id);
  const taught = await taughtParts(db, place, actor.id);
  const wanted = input.division_id.includes(0) ? taught : [...new Set(input.division_id)];
  if (!project || wanted.length === 0 || wanted.some((id) => !taught.includes(id))) throw notFound();
  const told = await tellOfProject(scene, {
    isTold: isStudentWithProject(place, project.id, wanted),
    heardIn: wanted.map((id) => channels.division(actor.school.id, 'students', id)),
    project,
    url: `/mylearning/project/${project.id}`,
  });
  if (told === 0) throw scene.refuse('nobody');
  await noteProjects(
    scene,
    place,
    wanted.map((divisionId) => ({ measure: 'project.notified', subjectId: project.id, divisionId })),
  );
  return { success: 'true' as const, told };
}

interface Asked {
  readonly grade: number;
  readonly division: number;
  readonly project_id: number;
  readonly isClubPrj: boolean | 0 | 1;
}

/** [C1-12] True if this part, which the caller must teach, was told of the project this year. */
export async function wasNotified(scene: SignedInContext, input: Asked): Promise<boolean> {
  const group = input.isClubPrj ? { club_id: input.grade } : { mbx_class_id: input.grade };
  const place = await reachChosenGroup(scene, { ...now, ...group });
  if (!(await taughtParts(scene.db, place, scene.actor.id)).includes(input.division)) throw notFound();
  return isNotified(scene.db, place, input.project_id, input.division);
}

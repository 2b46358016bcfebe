import { tellCurriculumChanged } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, notFound, type Refusing } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
import { findOfferedGroup, hasYear, lockGroupRow } from './queries/choice-groups.ts';
import type { ChoicePlace } from './queries/choices-place.ts';

export interface AskedPlace {
  readonly school_id: number;
  readonly academic_year: string;
  readonly mbx_class_id?: number;
  readonly club_id?: number;
}

/** The class or club that a call names. A teacher may name only those they teach; any other answers 404. */
export async function reachPlace(scene: SignedInContext, asked: AskedPlace): Promise<ChoicePlace> {
  const { mbx_class_id: gradeId = 0, club_id: clubId = 0 } = asked;
  if ((gradeId === 0) === (clubId === 0)) throw badRequest('Name a grade or a club.');
  const school = await reachSchool(scene, asked.school_id);
  const year = await yearOf(scene, school, asked.academic_year);
  const group = await findOfferedGroup(scene.db, school.id, {
    id: gradeId || clubId,
    kind: gradeId ? 'grade' : 'club',
    taughtBy: scene.scope === 'taught' ? scene.actor.id : null,
  });
  if (!group) throw notFound();
  return { school, year, group };
}

/** [QU-47] The year that is named, of those the school has; without a name the one it is in. */
export async function yearOf(
  { db }: Pick<SignedInContext, 'db'>,
  school: ReachedSchool,
  named: string,
): Promise<string> {
  if (named === '' || named === school.academicYear) return school.academicYear;
  if (!(await hasYear(db, school.id, named))) throw notFound();
  return named;
}

interface YearOver {
  readonly code: 'year_over';
  readonly params: { readonly year: string };
}
export type ChangingPlace = SignedInContext & Refusing<'demo_school' | YearOver>;

/** The same to change what was chosen: whoever else changes it waits until the transaction ends. */
export async function lockChosenGroup(scene: ChangingPlace, asked: AskedPlace): Promise<ChoicePlace> {
  refuseDemo(scene);
  const place = await reachPlace(scene, asked);
  const { school, year, group } = place;
  // Years are named so that the later one sorts behind.
  if (year < school.academicYear) throw scene.refuse('year_over', { params: { year } });
  await lockGroup(scene, school.id, group.id);
  return place;
}

/** Held by whoever changes what is chosen for it; who looks at it hears of the change. */
export async function lockGroup(
  scene: Pick<SignedInContext, 'app' | 'db' | 'afterCommit'>,
  schoolId: number,
  groupId: number,
) {
  tellCurriculumChanged(scene, schoolId);
  await lockGroupRow(scene.db, schoolId, groupId);
}

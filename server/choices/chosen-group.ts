import { tellCurriculumChanged } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, notFound, type Refusing } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
import { findOfferedGroup, hasYear, lockGroupRow } from './queries/choice-groups.ts';
import type { ChosenGroup } from './queries/chosen-group.ts';

export interface AskedGroup {
  readonly school_id: number;
  readonly academic_year: string;
  readonly mbx_class_id?: number;
  readonly club_id?: number;
}

/** Throws 404 for a group that the caller, if a teacher, does not teach. */
export async function reachChosenGroup(scene: SignedInContext, asked: AskedGroup): Promise<ChosenGroup> {
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

/** [QU-47] '' is the school's current year. Throws 404 for a year that the school lacks. */
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
export type ChangingScene = SignedInContext & Refusing<'demo_school' | YearOver>;

/** Reaches a place to change it, and locks it until the transaction ends. */
export async function lockChosenGroup(scene: ChangingScene, asked: AskedGroup): Promise<ChosenGroup> {
  refuseDemo(scene);
  const place = await reachChosenGroup(scene, asked);
  const { school, year, group } = place;
  // Names of school years sort by time.
  if (year < school.academicYear) throw scene.refuse('year_over', { params: { year } });
  await lockGroup(scene, school.id, group.id);
  return place;
}

/** Locks the group for changes of its choices. After the commit, its viewers hear of it. */
export async function lockGroup(
  scene: Pick<SignedInContext, 'app' | 'db' | 'afterCommit'>,
  schoolId: number,
  groupId: number,
) {
  tellCurriculumChanged(scene, schoolId);
  await lockGroupRow(scene.db, schoolId, groupId);
}

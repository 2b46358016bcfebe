import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { tellCurriculumChanged } from '#server/content/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, notFound, type Refusing } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { academicYears, grades, memberships } from '#server/directory/schema.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';
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
  const [group] = await scene.db
    .select({ id: grades.id, kind: grades.kind, name: grades.name, classId: grades.masterClassId })
    .from(grades)
    .where(
      and(
        eq(grades.schoolId, school.id),
        eq(grades.id, gradeId || clubId),
        eq(grades.kind, gradeId ? 'grade' : 'club'),
        isNull(grades.archivedAt),
        scene.scope === 'taught' ? isTaught(scene) : undefined,
      ),
    );
  if (!group) throw notFound();
  return { school, year, group };
}

const isTaught = ({ db, actor }: SignedInContext) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.schoolId, grades.schoolId),
          eq(memberships.gradeId, grades.id),
          eq(memberships.personId, actor.id),
        ),
      ),
  );

/** [QU-47] The year that is named, of those the school has; without a name the one it is in. */
export async function yearOf(
  { db }: Pick<SignedInContext, 'db'>,
  school: ReachedSchool,
  named: string,
): Promise<string> {
  if (named === '' || named === school.academicYear) return school.academicYear;
  const known = and(eq(academicYears.schoolId, school.id), eq(academicYears.name, named));
  if ((await db.$count(academicYears, known)) === 0) throw notFound();
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
  const { db } = scene;
  tellCurriculumChanged(scene, schoolId);
  await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, schoolId), eq(grades.id, groupId)))
    .for('no key update');
}

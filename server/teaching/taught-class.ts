import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, notFound } from '#server/core/refusal.ts';
import { partsOfGroup, type TaughtClass, type TeachingScope } from './queries/classes.ts';
import { chosenProject } from './queries/projects.ts';

export interface AskedClass {
  readonly grade?: number;
  readonly club_id?: number;
  readonly division?: number | readonly number[];
  readonly batch_id?: number | readonly number[];
  readonly parts?: readonly number[];
}

type Scene = Pick<SignedInContext, 'db' | 'actor' | 'scope'>;

const scopeOf = ({ scope }: Scene): TeachingScope => (scope === 'school' ? 'school' : 'taught');

/** [RT-16, RT-17] Throws 404 if a teacher does not teach the class, or an admin's school lacks it. 0: all parts. */
export async function reachClass(scene: Scene, asked: AskedClass): Promise<TaughtClass> {
  const { grade = 0, club_id: club = 0, division = [], batch_id: batch = [] } = asked;
  if ((grade === 0) === (club === 0)) throw badRequest('Name a grade or a club.');
  const kind = grade === 0 ? ('club' as const) : ('grade' as const);
  // A division that is left out arrives as 0, but only a named 0 means all.
  const named = asked.parts?.length ? asked.parts : [kind === 'grade' ? division : batch].flat();
  const { db, actor } = scene;
  const found = await partsOfGroup(db, actor, scopeOf(scene), { id: grade || club, kind });
  if (!found || named.length === 0) throw notFound();
  const parts = named.includes(0) ? found.parts : found.parts.filter(({ id }) => named.includes(id));
  if (!named.includes(0) && parts.length < new Set(named).size) throw notFound();
  return { school: actor.school, year: actor.school.academicYear, group: found.group, parts };
}

/** Throws 404 unless the call names one part. */
export async function reachDivision(scene: Scene, asked: AskedClass) {
  const place = await reachClass(scene, asked);
  const [part] = place.parts;
  if (!part || place.parts.length > 1) throw notFound();
  return { place, part };
}

/** Throws 404 unless the project is published and chosen for the class. */
export async function reachProject({ db }: Pick<Scene, 'db'>, place: TaughtClass, projectId: number) {
  const found = await chosenProject(db, place, projectId);
  if (!found) throw notFound();
  return found;
}

export const classNames = ({ group }: TaughtClass, part: TaughtClass['parts'][number]) => ({
  grade: group.id,
  division: part.id,
  kind: group.kind,
  grade_name: group.name,
  division_name: part.name,
});

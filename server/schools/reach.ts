import type { Scope } from '#contract/core/define-call.ts';
import { knownModel, type SchoolModel } from '#contract/core/school-models.ts';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { findReachedSchool, findSchool, type StoredSchool } from './queries/schools.ts';

export interface ReachedSchool {
  readonly id: number;
  readonly name: string;
  readonly model: SchoolModel;
  readonly isDemo: boolean;
  readonly timeZone: string;
  readonly academicYear: string;
}

/** The caller's own school, or the named one if the right reaches all schools. Throws 404 for another. */
export async function reachSchool(
  { db, actor, scope }: { readonly db: Queryable; readonly actor: Actor; readonly scope: Scope },
  wanted: number,
): Promise<ReachedSchool> {
  if (scope !== 'all') {
    if (wanted !== 0 && wanted !== actor.school.id) throw notFound();
    return actor.school;
  }
  const row = await findReachedSchool(db, actor, wanted);
  if (!row) throw notFound();
  return reached(row);
}

/** For jobs, which have no caller. */
export async function schoolOf(db: Queryable, schoolId: number): Promise<ReachedSchool> {
  const row = await findSchool(db, schoolId);
  if (!row) throw notFound();
  return reached(row);
}

const reached = ({ id, name, model, isDemo, timeZone, academicYear }: StoredSchool): ReachedSchool => ({
  id,
  name,
  model: knownModel(model) ?? 0,
  isDemo,
  timeZone,
  academicYear,
});

import { and, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import { knownModel, type SchoolModel, type Scope, subRoles } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { officeSchools, schools } from './schema.ts';

/** [EN-12] Who looks after the schools given to them, and no other [RP-20]. */
const spocs = 4;

/** What a call needs to know of the school it is about. */
export interface ReachedSchool {
  readonly id: number;
  readonly name: string;
  readonly model: SchoolModel;
  readonly isDemo: boolean;
  readonly timeZone: string;
  readonly academicYear: string;
}

/** True for schools that somebody of the office reaches. */
export function isReachedBy(db: Queryable, actor: Actor): SQL | undefined {
  const isSpoc = actor.subRole === subRoles.staff && actor.department === spocs;
  return and(
    ne(schools.id, 0),
    isSpoc
      ? exists(
          db
            .select({ one: sql`1` })
            .from(officeSchools)
            .where(and(eq(officeSchools.personId, actor.id), eq(officeSchools.schoolId, schools.id))),
        )
      : undefined,
  );
}

/**
 * The school a call is about: the caller's own, or, where the caller's right reaches all, the one that is named. Any
 * other one is as good as none.
 */
export async function reachSchool(
  { db, actor, scope }: { readonly db: Queryable; readonly actor: Actor; readonly scope: Scope },
  wanted: number,
): Promise<ReachedSchool> {
  if (scope !== 'all') {
    if (wanted !== 0 && wanted !== actor.school.id) throw notFound();
    return actor.school;
  }
  const [row] = await db
    .select()
    .from(schools)
    .where(and(eq(schools.id, wanted), isReachedBy(db, actor)));
  if (!row) throw notFound();
  const { id, name, model, isDemo, timeZone, academicYear } = row;
  return { id, name, model: knownModel(model) ?? 0, isDemo, timeZone, academicYear };
}

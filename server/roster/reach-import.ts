import type { SignedIn } from '#server/core/call-context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { refuseUnlessMayWrite } from '#server/people/index.ts';
import { reachSchool } from '#server/schools/index.ts';
import { refuseUnlessMayImport } from './policy.ts';
import { findImport, type Import, lockImport } from './queries/import.ts';

interface OfImport {
  readonly school_id: number;
  readonly import_id: number;
}

type Reaching = { readonly db: Queryable } & SignedIn;

export async function reachImport(scene: Reaching, input: OfImport): Promise<Import> {
  const school = await reachSchool(scene, input.school_id);
  const row = await findImport(scene.db, { schoolId: school.id, id: input.import_id });
  refuseUnlessMayImport(scene.actor, row.kind);
  return row;
}

/** Locks the import. Throws for callers who may not change the school's people. */
export async function lockReachedImport(
  scene: Reaching & Refusing<'demo_school'>,
  input: OfImport,
): Promise<Import> {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  const row = await lockImport(scene.db, { schoolId: school.id, id: input.import_id });
  refuseUnlessMayImport(scene.actor, row.kind);
  return row;
}

import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { reachSchool } from '#server/schools/index.ts';
import { refuseUnlessOwn } from './own-person.ts';
import { findPerson } from './queries/person.ts';

/** The caller, or for the office the named teacher of the school; null: the school as a whole. */
export async function askedTeacher(
  scene: SignedInContext,
  input: { readonly school_id: number; readonly faculty_id: number },
) {
  const { db, actor, scope } = scene;
  const school = await reachSchool(scene, input.school_id);
  if (scope === 'own') await refuseUnlessOwn(db, actor, input.faculty_id);
  else if (input.faculty_id > 0)
    await findPerson(db, actor, { schoolId: school.id, id: input.faculty_id, role: roles.faculty });
  return { school, teacherId: input.faculty_id > 0 ? input.faculty_id : null };
}

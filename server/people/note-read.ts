import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { SignedInContext } from '#server/core/call-context.ts';

/** [QU-70] Notes in the audit that the central office read a school's children. */
export async function noteRead(
  scene: Pick<SignedInContext, 'app' | 'db' | 'actor'>,
  school: { readonly id: number },
  what: 'student' | 'students',
  details: Readonly<Record<string, number | readonly number[]>>,
): Promise<void> {
  if (scene.actor.role !== roles.superAdmin) return;
  await audit(scene, scene.actor, `people.${what}_read`, { schoolId: school.id, ...details });
}

/** For the audit: who was in a list, so that the history of nobody else tells of it. */
export const listedIn = (rows: readonly { readonly id: number }[]) => ({
  rows: rows.length,
  ids: rows.map(({ id }) => id),
});

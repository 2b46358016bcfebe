import type { SignedInContext } from '#server/core/call-context.ts';
import { type ReachedSchool, reachSchool } from '#server/schools/index.ts';

/** 0: the caller's own school. That includes the office, whose sheets are for admins and its own people. */
export const schoolOfSheet = async (
  scene: Pick<SignedInContext, 'db' | 'actor' | 'scope'>,
  wanted: number,
): Promise<Pick<ReachedSchool, 'id' | 'name'>> =>
  wanted === 0 ? scene.actor.school : reachSchool(scene, wanted);

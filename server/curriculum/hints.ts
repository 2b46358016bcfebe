import type { SignedInContext } from '#server/core/call-context.ts';
import { rooms } from '#server/realtime/rooms.ts';

/** The admins and teachers of the school see what is chosen now, once it is so. */
export function tellCurriculumChanged(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  const readers = [rooms.admins(schoolId), rooms.role(schoolId, 'faculty')];
  afterCommit(() => app.broadcaster.curriculumChanged(readers));
}

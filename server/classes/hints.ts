import type { SignedInScene } from '#server/core/scene.ts';
import { rooms } from '#server/realtime/rooms.ts';

/** Screens that show the school's classes and clubs, or count who sits in them, ask again. */
export function tellOfClasses(
  { app, afterCommit }: Pick<SignedInScene, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  afterCommit(() => app.broadcaster.classesChanged([rooms.admins(schoolId), rooms.classesOfSchools()]));
}

/** Whoever sits or teaches in a group reads its new name at once. */
export function tellOfName({ app, afterCommit }: SignedInScene, schoolId: number, groupId: number): void {
  afterCommit(() =>
    app.broadcaster.askAgain([
      rooms.grade(schoolId, 'faculty', groupId),
      rooms.grade(schoolId, 'students', groupId),
    ]),
  );
}

import type { SignedInContext } from '#server/core/call-context.ts';
import { rooms } from '#server/realtime/rooms.ts';
import { tellOfSchools } from '#server/schools/index.ts';

/** Screens that show the school's classes and clubs, or count who sits in them, ask again. */
export function tellOfClasses(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  afterCommit(() => app.broadcaster.classesChanged([rooms.admins(schoolId), rooms.classesOfSchools()]));
  tellOfSchools({ app, afterCommit });
}

/** Whoever sits or teaches in a group reads its new name at once. */
export function tellOfName({ app, afterCommit }: SignedInContext, schoolId: number, groupId: number): void {
  afterCommit(() =>
    app.broadcaster.askAgain([
      rooms.grade(schoolId, 'faculty', groupId),
      rooms.grade(schoolId, 'students', groupId),
    ]),
  );
}

import { classesChanged } from '#contract/classes/classes.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import { tellOfSchools } from '#server/schools/index.ts';

/** Tells screens with the school's classes or their counts. */
export function tellOfClasses(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  afterCommit(() =>
    app.broadcaster.broadcast(classesChanged, [channels.admins(schoolId), channels.desk('classes')]),
  );
  tellOfSchools({ app, afterCommit });
}

/** Students and teachers of the group see its new name at once. */
export function tellOfName({ app, afterCommit }: SignedInContext, schoolId: number, groupId: number): void {
  afterCommit(() =>
    app.broadcaster.askAgain([
      channels.grade(schoolId, 'faculty', groupId),
      channels.grade(schoolId, 'students', groupId),
    ]),
  );
}

import { curriculumChanged } from '#contract/curriculum/curriculum.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import type { Assignee } from './queries/choice-assignments.ts';

type Scene = Pick<SignedInContext, 'app' | 'afterCommit'>;

/** After the commit, the admins and teachers of the school hear that its choice changed. */
export function tellCurriculumChanged({ app, afterCommit }: Scene, schoolId: number): void {
  const staff = [channels.admins(schoolId), channels.role(schoolId, 'faculty')];
  afterCommit(() => app.broadcaster.broadcast(curriculumChanged, staff));
}

/** After the commit, students hear that projects were given to them or taken back. */
export function tellAssignees({ app, afterCommit }: Scene, schoolId: number, to: readonly Assignee[]): void {
  const heardIn = to.map(({ kind, id }) =>
    kind === 'person' ? channels.person(schoolId, id) : channels.division(schoolId, 'students', id),
  );
  afterCommit(() => app.broadcaster.broadcast(curriculumChanged, heardIn));
}

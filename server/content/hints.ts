import { curriculumChanged } from '#contract/content/content.hints.ts';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';

const staffOf = (schoolId: number) => [channels.admins(schoolId), channels.role(schoolId, 'faculty')];

interface Assignee {
  readonly kind: AssigneeKind;
  readonly id: number;
}

type Scene = Pick<SignedInContext, 'app' | 'afterCommit'>;

/** After the commit, tells the school's admins and teachers that its choice changed. */
export function tellCurriculumChanged({ app, afterCommit }: Scene, schoolId: number): void {
  afterCommit(() => app.broadcaster.broadcast(curriculumChanged, staffOf(schoolId)));
}

export function tellAssignees({ app, afterCommit }: Scene, schoolId: number, to: readonly Assignee[]): void {
  const heardIn = to.map(({ kind, id }) =>
    kind === 'person' ? channels.person(schoolId, id) : channels.division(schoolId, 'students', id),
  );
  afterCommit(() => app.broadcaster.broadcast(curriculumChanged, heardIn));
}

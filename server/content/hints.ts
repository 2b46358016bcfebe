import { curriculumChanged } from '#contract/content/content.hints.ts';
import type { AssigneeKind } from '#contract/content/content.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import { readersOf } from './queries/work-on.ts';

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

const channelOf = (schoolId: number, { kind, id }: Assignee) =>
  kind === 'person' ? channels.person(schoolId, id) : channels.division(schoolId, 'students', id);

export function tellAssignees({ app, afterCommit }: Scene, schoolId: number, to: readonly Assignee[]): void {
  const heardIn = to.map((assignee) => channelOf(schoolId, assignee));
  afterCommit(() => app.broadcaster.broadcast(curriculumChanged, heardIn));
}

/** After the commit, tells everybody whose school chose a project, or whom it is given to, that it changed. */
export async function tellReaders(
  { app, db, afterCommit }: Scene & Pick<SignedInContext, 'db'>,
  project: { readonly id: number; readonly schoolId: number },
): Promise<void> {
  const readers = await readersOf(db, project.id, project.schoolId);
  const heardIn = readers.flatMap(({ schoolId, kind, id }) => [
    ...staffOf(schoolId),
    ...(kind === null || id === null ? [] : [channelOf(schoolId, { kind, id })]),
  ]);
  afterCommit(() => app.broadcaster.broadcast(curriculumChanged, [...new Set(heardIn)]));
}

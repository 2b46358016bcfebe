import { workChanged } from '#contract/works/works.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';

interface Told {
  readonly personId: number;
  readonly divisionId: number;
}

/** After the commit, the student, those who teach the class and the admins hear that a work changed. */
export function tellWorkChanged(
  { app, afterCommit, actor }: Pick<SignedInContext, 'app' | 'afterCommit' | 'actor'>,
  { personId, divisionId }: Told,
): void {
  const { id } = actor.school;
  afterCommit(() =>
    app.broadcaster.broadcast(workChanged, [
      channels.person(id, personId),
      channels.division(id, 'faculty', divisionId),
      channels.admins(id),
    ]),
  );
}

import { workChanged } from '#contract/works/works.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import type { Work } from './queries/works.ts';

/** After the commit, tells the student, the division's teachers and the admins that a work changed, but not how. */
export function tellWorkChanged(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  { schoolId, personId, divisionId }: Pick<Work, 'schoolId' | 'personId' | 'divisionId'>,
): void {
  const heardIn = [
    channels.person(schoolId, personId),
    channels.division(schoolId, 'faculty', divisionId),
    channels.admins(schoolId),
  ];
  afterCommit(() => app.broadcaster.broadcast(workChanged, heardIn));
}

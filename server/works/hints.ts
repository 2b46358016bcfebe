import { workChanged } from '#contract/works/works.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';
import type { Work } from './queries/works.ts';

/** After the commit the student, who teaches the division and the admins hear that a work changed, and not what of it. */
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

import { questionsChanged } from '#contract/assessments/assessments.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';

export function tellQuestions({
  app,
  actor,
  afterCommit,
}: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>): void {
  const { id } = actor.school;
  const staff = [channels.admins(id), channels.role(id, 'faculty')];
  afterCommit(() => app.broadcaster.broadcast(questionsChanged, staff));
}

import { teachingChanged } from '#contract/teaching/teaching.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';

/** After the commit, tells teachers of these parts, admins, and for 'everybody' the students. */
export function tellTeachingChanged(
  { app, afterCommit, actor }: Pick<SignedInContext, 'app' | 'afterCommit' | 'actor'>,
  partIds: readonly number[],
  hearers: 'everybody' | 'staff' = 'everybody',
): void {
  if (partIds.length === 0) return;
  const roles = hearers === 'everybody' ? (['faculty', 'students'] as const) : (['faculty'] as const);
  const heardIn = partIds.flatMap((id) => roles.map((role) => channels.division(actor.school.id, role, id)));
  afterCommit(() =>
    app.broadcaster.broadcast(teachingChanged, [channels.admins(actor.school.id), ...heardIn]),
  );
}

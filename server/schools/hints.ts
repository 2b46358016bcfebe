import { schoolsChanged } from '#contract/schools/schools.hints.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { channels } from '#server/realtime/channels.ts';

/** Tells the office's lists of schools and figures to reload. */
export function tellOfSchools({ app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>): void {
  afterCommit(() => app.broadcaster.broadcast(schoolsChanged, [channels.desk('schools')]));
}

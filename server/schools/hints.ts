import { schoolsChanged } from '#contract/schools/schools.hints.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { channels } from '#server/realtime/channels.ts';

/** Lists and figures of the office's schools, and of how many are in them, ask again. */
export function tellOfSchools({ app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>): void {
  afterCommit(() => app.broadcaster.broadcast(schoolsChanged, [channels.desk('schools')]));
}

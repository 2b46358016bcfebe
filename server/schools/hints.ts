import type { UnitOfWork } from '#server/core/context.ts';
import { rooms } from '#server/realtime/rooms.ts';

/** Lists and figures of the office's schools, and of how many are in them, ask again. */
export function tellOfSchools({ app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>): void {
  afterCommit(() => app.broadcaster.schoolsChanged([rooms.schools()]));
}

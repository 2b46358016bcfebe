import { exportsChanged } from '#contract/exports/exports.hints.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { channels } from '#server/realtime/channels.ts';
import type { StoredExport } from './queries/exports.ts';

export function tellExportsChanged(
  { app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>,
  { schoolId, personId }: Pick<StoredExport, 'schoolId' | 'personId'>,
): void {
  afterCommit(() => app.broadcaster.broadcast(exportsChanged, [channels.person(schoolId, personId)]));
}

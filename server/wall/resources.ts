import { wallChanged } from '#contract/wall/wall.hints.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { defineResource } from '#server/core/resource/define-resource.ts';
import { ofSchool } from '#server/core/resource/owner.ts';
import { channels } from '#server/realtime/channels.ts';
import { consents, wallEntries } from './schema.ts';

/** After the commit, tells everybody of the school. */
export function tellWall(
  { app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  const heardIn = [
    channels.admins(schoolId),
    channels.role(schoolId, 'faculty'),
    channels.role(schoolId, 'students'),
  ];
  afterCommit(() => app.broadcaster.broadcast(wallChanged, heardIn));
}

/** After the commit, tells the readers of every school, whose open pages may show the work. */
export function tellWallBeyond({ app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>): void {
  const everywhere = { countryId: 0, stateId: 0, targetId: 0 };
  const heardIn = [
    channels.region('admins', everywhere),
    channels.region('faculty', everywhere),
    channels.region('students', everywhere),
  ];
  afterCommit(() => app.broadcaster.broadcast(wallChanged, heardIn));
}

export const wallEntryResource = defineResource({
  table: wallEntries,
  owner: ofSchool(wallEntries),
  title: 'title',
  audit: { area: 'wall', of: 'work' },
  changed: tellWallBeyond,
});

export const consentResource = defineResource({
  table: consents,
  owner: ofSchool(consents),
  title: 'guardian',
  removedAt: consents.withdrawnAt,
  audit: { area: 'wall', of: 'consent' },
  changed: tellWallBeyond,
});

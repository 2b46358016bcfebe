import { settingsChanged } from '#contract/schools/schools.hints.ts';
import { forgetActors } from '#server/auth/index.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import { channels } from '#server/realtime/channels.ts';

/** After the commit, applies the settings and reloads the people's menus. */
export function tellOfSettings(
  { app, afterCommit }: Pick<UnitOfWork, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  afterCommit(() => {
    forgetActors();
    app.broadcaster.broadcast(settingsChanged, [
      channels.admins(schoolId),
      channels.role(schoolId, 'faculty'),
      channels.role(schoolId, 'students'),
    ]);
  });
}

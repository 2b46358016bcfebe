import { type MoveNews, moveMessage } from '#contract/migration/migration-news.rules.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { tellPeople } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { isActiveAdmin, type ReachedSchool } from '#server/schools/index.ts';
import type { StoredPlan } from './queries/lines.ts';

/** Puts into the admins' bells what became of a move on its day. A later day of the same plan makes it new there. */
export const tellAdmins = (
  unit: UnitOfWork & { readonly app: AppContext },
  school: ReachedSchool,
  { id, toYear }: StoredPlan,
  outcome: MoveNews['outcome'],
): Promise<number> =>
  tellPeople(
    // Nobody is at work at that hour, so it comes from the school.
    { ...unit, actor: { firstName: school.name, lastName: '', school } },
    {
      kind: 'migration',
      cause: `migration:${id}`,
      message: moveMessage({ outcome, toYear }),
      url: '/admin/student-migration',
    },
    { isTold: isActiveAdmin(school.id), heardIn: [channels.admins(school.id)] },
  );

import type { PageRequest } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import type { WallReach } from '#contract/wall/wall.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { pageOf } from '#server/db/page.ts';
import { isBeyond, isOfGroup, isOnOwnWall, isTakenOffOf, searchTextFor, wallRows } from './queries/wall.ts';
import { wallEntries } from './schema.ts';

interface WallRequest extends PageRequest<'newest' | 'project'> {
  readonly filters?: {
    readonly place?: WallReach | undefined;
    readonly group?: number | undefined;
    readonly state?: 'removed' | undefined;
  };
}

/** The own school's wall, or all others with consent. The central office has only the latter. */
export function wallPage({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>, input: WallRequest) {
  const { place = 'school', group, state } = input.filters ?? {};
  const isOffice = actor.role === roles.superAdmin;
  const wanted = isOffice ? 'beyond' : place;
  const isTakenOff =
    actor.role === roles.schoolAdmin && state === 'removed' ? isTakenOffOf(actor) : undefined;
  const isListed = isTakenOff ?? (wanted === 'school' ? isOnOwnWall(actor) : isBeyond(actor));
  return pageOf(db, input, {
    of: wallEntries,
    where: isOfGroup(isListed, actor, group),
    search: searchTextFor(wanted),
    sorts: { newest: wallEntries.addedAt, project: wallEntries.title },
    order: { by: 'newest', descending: true },
    key: wallEntries.id,
    rows: (bound) => wallRows(db, actor, bound),
  });
}

import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PageAnswer, PageRequest } from '#contract/core/page.ts';
import { type PageList, pageOf } from '#server/db/page.ts';
import type { SignedInContext } from '../call-context.ts';
import { notFound } from '../refusal.ts';
import type { Resource } from './resource.types.ts';
import { rowsOf, type StoredTable } from './stored-table.ts';

type Scene = Pick<SignedInContext, 'db' | 'actor' | 'scope'>;

/** Returns one whole row of the actor's; refused where it was removed. */
export async function findRow<Table extends StoredTable>(
  { table, owner, removedAt }: Resource<Table>,
  scene: Scene,
  id: number,
): Promise<Table['$inferSelect']> {
  const where = and(eq(table.id, id), owner(scene), isNull(removedAt));
  const [row] = await rowsOf(scene.db, table, where);
  if (row === undefined) throw notFound();
  return row;
}

interface RowsPage<Sort extends string, Row>
  extends Pick<PageList<Sort, Row>, 'sorts' | 'order' | 'search' | 'rows'> {
  readonly where?: SQL | undefined;
}

export function pageOfRows<Sort extends string, Row>(
  { table, owner, removedAt }: Resource,
  scene: Scene,
  input: PageRequest<Sort> & { readonly filters?: { readonly state?: 'removed' | undefined } },
  { where, ...list }: RowsPage<Sort, Row>,
): Promise<PageAnswer<Row>> {
  const isListed = input.filters?.state === 'removed' ? isNotNull(removedAt) : isNull(removedAt);
  return pageOf(scene.db, input, {
    of: table,
    where: and(owner(scene), isListed, where),
    key: table.id,
    ...list,
  });
}

import type { CallOutput, CallParsed } from '#contract/core/define-call.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { ResourceCalls, RowOf } from '#contract/core/resource-calls.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PageList } from '#server/db/page.ts';
import type { SignedInContext } from '../call-context.ts';
import type { RowToChange } from '../change-rows.ts';
import { refuseDemo } from '../scope.policy.ts';
import { findRow, pageOfRows } from './read-rows.ts';
import type { LockedRow, RemoveScene, Resource } from './resource.types.ts';
import { setRemoved } from './set-removed.ts';
import { allRows, keyOf, type StoredTable } from './stored-table.ts';

type Kind = keyof ResourceCalls;
type SceneOf<Call extends ResourceCalls[Kind]> = SignedInContext<ReasonsOf<Call['errors']>>;
type Answering<Call extends ResourceCalls[Kind]> = (
  input: CallParsed<Call>,
  scene: SceneOf<Call>,
) => Promise<CallOutput<Call>>;
type ResourceHandlers<Calls extends ResourceCalls> = { readonly [Which in Kind]: Answering<Calls[Which]> };

type SortOf<Calls extends ResourceCalls> =
  CallParsed<Calls['list']> extends { readonly sort: readonly { readonly by: infer By extends string }[] }
    ? By
    : never;

type Own<Calls extends ResourceCalls> = Omit<RowOf<Calls>, 'id' | 'version' | 'isRemoved'>;

interface OfRoom<Calls extends ResourceCalls, Table extends StoredTable, Sort extends string>
  extends Pick<PageList<Sort, unknown>, 'search' | 'sorts' | 'order'> {
  readonly present: (
    rows: readonly Table['$inferSelect'][],
    scene: SignedInContext,
  ) => Own<Calls>[] | Promise<Own<Calls>[]>;
  readonly save: Answering<Calls['save']>;
  readonly beforeRemoved?: (
    db: Queryable,
    row: LockedRow,
    change: { readonly scene: SceneOf<Calls['setRemoved']>; readonly isRemoved: boolean },
  ) => Promise<void>;
}

type Stored = StoredTable['$inferSelect'];
type AnyScene = SceneOf<ResourceCalls[Kind]>;

/** Makes the handlers of the four calls of `resourceCalls` (contract/core/). A demo school's rows stay as they are. */
export function resourceHandlers<Calls extends ResourceCalls, Table extends StoredTable>(
  calls: Calls,
  resource: Resource<Table>,
  ofRoom: OfRoom<Calls, Table, SortOf<Calls>>,
): ResourceHandlers<Calls>;
export function resourceHandlers(
  _calls: ResourceCalls,
  resource: Resource,
  { present, save, beforeRemoved, ...list }: OfRoom<ResourceCalls, StoredTable, string>,
) {
  const removed = keyOf(resource.removedAt);
  const shown = async (rows: readonly Stored[], scene: SignedInContext) => {
    const own = await present(rows, scene);
    return rows.map((row, index) => ({
      id: row['id'],
      version: row['version'],
      isRemoved: row[removed] !== null,
      ...own[index],
    }));
  };
  return {
    list: (input: PageRequest, scene: SignedInContext) =>
      pageOfRows(resource, scene, input, {
        ...list,
        rows: async (bound) => shown(await bound(allRows(scene.db, resource.table)), scene),
      }),
    byId: async ({ id }: { readonly id: number }, scene: SignedInContext) => {
      const [row] = await shown([await findRow(resource, scene, id)], scene);
      return row;
    },
    save: async (input: unknown, scene: AnyScene) => {
      refuseDemo(scene);
      return save(input, scene);
    },
    setRemoved: async (
      { rows, isRemoved }: { readonly rows: readonly RowToChange[]; readonly isRemoved: boolean },
      scene: AnyScene & RemoveScene,
    ) => {
      refuseDemo(scene);
      return setRemoved(resource, scene, {
        rows,
        isRemoved,
        ...(beforeRemoved && { before: (db, row) => beforeRemoved(db, row, { scene, isRemoved }) }),
      });
    },
  };
}

import type { SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type {
  orderResourceRefusals,
  removeResourceRefusals,
  saveResourceRefusals,
} from '#contract/core/resource.refusals.ts';
import type { SignedInContext } from '../call-context.ts';
import type { Owner } from './owner.ts';
import type { StoredTable } from './stored-table.ts';

export type SaveScene = SignedInContext<ReasonsOf<typeof saveResourceRefusals>>;
export type RemoveScene = SignedInContext<ReasonsOf<typeof removeResourceRefusals>>;
export type OrderScene = SignedInContext<ReasonsOf<typeof orderResourceRefusals>>;
export type TakenReason = Extract<ReasonsOf<typeof saveResourceRefusals>, { readonly code: 'name_taken' }>;

export type Changed = (scene: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>) => void;

export interface Resource<Table extends StoredTable = StoredTable> {
  readonly table: Table;
  readonly owner: Owner;
  readonly removedAt: PgColumn;
  /** The form's field of each unique index; a generated column `<field>_key` compares names (`nameKeyText`). */
  readonly unique: Readonly<Record<string, string>>;
  readonly title: string;
  /** A removed parent takes no rows. */
  readonly parent: Resource | null;
  /** Rows with the same value belong together: names are unique among them, and they have one order. */
  readonly within: SQLWrapper | null;
  /** The row's place in its order; empty: removed. */
  readonly position: PgColumn | null;
  readonly audit: { readonly area: string; readonly of: string };
  readonly changed: Changed;
}

export interface LockedRow {
  readonly id: number;
  readonly version: number;
  readonly removed: boolean;
  readonly title: string;
  /** 0 where it belongs to nothing. */
  readonly within: number;
}

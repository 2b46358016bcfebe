import type { FailureFacts } from '#machines/shared/failure.ts';

/** A notice as the person saw it. */
export interface SeenNotice {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

/** What is to be done with some notices, at least one. */
export type Wish = { readonly notices: readonly SeenNotice[] } & (
  | { readonly kind: 'delete' }
  | { readonly kind: 'restore' }
  /** `isUndo`: it takes an earlier wish back. */
  | { readonly kind: 'status'; readonly isActive: boolean; readonly isUndo?: true }
);

/** Of several each stands for itself. */
export interface CarriedOut {
  readonly done: readonly { readonly id: number; readonly version: number }[];
  readonly refused: readonly { readonly id: number; readonly code: string; readonly information: string }[];
}

export interface NoticeActionsContext {
  /** [TG-07] The notices that a "Deletion Request" asks about. */
  readonly asked: readonly SeenNotice[] | null;
  /** In the order of the presses; the first is being carried out. */
  readonly wishes: readonly Wish[];
}

export type NoticeActionsEvent =
  | { readonly type: 'delete.ask'; readonly notices: readonly SeenNotice[] }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'status.submit'; readonly isActive: boolean; readonly notices: readonly SeenNotice[] }
  | { readonly type: 'restore.submit'; readonly notices: readonly SeenNotice[] }
  | { readonly type: 'undo.submit'; readonly wish: Wish }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type NoticeActionsEmitted =
  /** `undo`: what takes it back; null: this was an undo itself, or nothing was done. */
  | {
      readonly type: 'carried.out';
      readonly wish: Wish;
      readonly result: CarriedOut;
      readonly undo: Wish | null;
    }
  | { readonly type: 'failed'; readonly wish: Wish; readonly failure: FailureFacts<'not_deleted'> };

import type { FailureFacts } from '../shared/failure.ts';

/** A row as the person saw it. */
export interface SeenRow {
  readonly id: number;
  readonly version: number;
  /** In words, such as a person's name. */
  readonly name: string;
  /** What the server says of a row it changed, as a code. */
  readonly note?: string;
}

/** What is to be done with some rows, at least one. */
export interface RowsCommand {
  /** One of the names in `RowActionsInput`. */
  readonly action: string;
  readonly rows: readonly SeenRow[];
  /** It takes an earlier command back, and is not itself taken back. */
  readonly isUndo: boolean;
}

export interface RowActionRule {
  /** Is the person asked before it is done? */
  readonly asks: boolean;
  /** The action that takes it back; null: nothing does. */
  readonly undo: string | null;
}

export interface RowActionsInput {
  readonly rules: Readonly<Record<string, RowActionRule>>;
}

export interface RowActionsContext extends RowActionsInput {
  /** What the person is asked about. */
  readonly asked: RowsCommand | null;
  /** In the order of the presses; the first is being carried out. */
  readonly commands: readonly RowsCommand[];
  /** Rows of one command that were refused, until the person has read why. */
  readonly report: RowsReport | null;
}

export interface RefusedRow {
  readonly row: SeenRow;
  readonly code: string;
  readonly information: string;
}

export interface RowsReport {
  readonly command: RowsCommand;
  readonly refused: readonly RefusedRow[];
}

export type RowActionsEvent =
  | { readonly type: 'action.submit'; readonly action: string; readonly rows: readonly SeenRow[] }
  | { readonly type: 'action.confirm' }
  | { readonly type: 'action.cancel' }
  | { readonly type: 'undo.submit'; readonly command: RowsCommand }
  | { readonly type: 'report.close' }
  /** The same person signed in again. */
  | { readonly type: 'session.restored' };

export type RowActionsEmitted =
  /** `undo`: what takes it back, as far as it was done; null: nothing does. */
  | {
      readonly type: 'carried.out';
      readonly command: RowsCommand;
      readonly done: readonly SeenRow[];
      readonly undo: RowsCommand | null;
    }
  | { readonly type: 'failed'; readonly command: RowsCommand; readonly failure: FailureFacts };

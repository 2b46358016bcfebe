import type { ImportKind } from '#contract/roster/roster.rules.ts';
import type { ImportDetail, ImportOptions } from '#contract/roster/roster.wire.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';

/** A chosen file; its bytes lie on the feature's shelf under `key`. */
export interface ChosenList {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly kind: ImportKind;
  /** Names of the tables of a bundle that was chosen file by file; they are sent as one. */
  readonly several?: readonly string[];
}

export type FileProblem =
  | { readonly code: 'old_excel' | 'macros' | 'empty' | 'several' }
  /** [QU-67] It is no file of a kind that can be read. */
  | { readonly code: 'bad_extension'; readonly name: string }
  /** [VU-04] It is beyond the limit of its kind. */
  | { readonly code: 'too_large'; readonly megabytes: number; readonly extension: string };

/** What a person wants of the server; it is refused where somebody else was faster. */
export type ImportCommand =
  | { readonly kind: 'read'; readonly of: FileReading }
  | { readonly kind: 'check'; readonly options: ImportOptions }
  | {
      readonly kind: 'mend';
      readonly line: number;
      readonly cells: readonly string[];
      readonly distinct: boolean;
    }
  | { readonly kind: 'apply'; readonly leavers: number; readonly onlyIfAll: boolean }
  | { readonly kind: 'undo' }
  | { readonly kind: 'drop' };

/** As what the file is read, and where the list is in each of its sheets. */
export interface FileReading {
  readonly kind: ImportKind;
  readonly parts: readonly { readonly chosen: 0 | 1; readonly heading: number }[];
}

export interface CommandInput {
  readonly command: ImportCommand;
  readonly id: number;
  readonly version: number;
}

export interface RosterImportInput {
  /** null: a new one, whose file is chosen first. */
  readonly importId: number | null;
}

export interface RosterImportContext {
  readonly importId: number | null;
  readonly file: ChosenList | null;
  readonly sentBytes: number;
  readonly problem: FileProblem | null;
  /** As the server told it last. */
  readonly job: ImportDetail | null;
  /** The classes of the file were looked at: those still open are left to the rows. */
  readonly hasPlaced: boolean;
  readonly command: ImportCommand | null;
  readonly failure: FailureFacts | null;
}

export type RosterImportEvent =
  | { readonly type: 'file.choose'; readonly file: ChosenList }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  | { readonly type: 'upload.progressed'; readonly sentBytes: number }
  | { readonly type: 'watch.retry' }
  | { readonly type: 'import.told'; readonly job: ImportDetail }
  | { readonly type: 'import.lost'; readonly failure: FailureFacts }
  | { readonly type: 'check.submit'; readonly options: ImportOptions }
  | { readonly type: 'columns.change' }
  | { readonly type: 'sheets.change' }
  | { readonly type: 'sheets.keep' }
  | { readonly type: 'read.submit'; readonly of: FileReading }
  | { readonly type: 'classes.change' }
  | { readonly type: 'classes.skip' }
  | { readonly type: 'row.open' }
  | { readonly type: 'row.close' }
  | {
      readonly type: 'row.mend';
      readonly line: number;
      readonly cells: readonly string[];
      readonly distinct: boolean;
    }
  | { readonly type: 'apply.ask' }
  | { readonly type: 'apply.confirm'; readonly leavers: number; readonly onlyIfAll: boolean }
  | { readonly type: 'undo.ask' }
  | { readonly type: 'undo.confirm' }
  | { readonly type: 'confirm.cancel' }
  | { readonly type: 'import.drop' };

/** The import now has an address, which a reload and another admin find. */
export type RosterImportEmitted = { readonly type: 'started'; readonly importId: number };

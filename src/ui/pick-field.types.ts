import type { FieldTexts } from './Field.tsx';
import type { Option } from './multi-select.rules.ts';

/** Of every pick list. */
export interface PickTexts {
  /** The line that takes everything, and the chip when everything is taken, e.g. "All grades". */
  readonly all: string;
  readonly done: string;
  readonly placeholder: string;
  readonly search: string;
  readonly loading: string;
  /** There is nothing to choose from. */
  readonly empty: string;
  /** The search found nothing. */
  readonly noMatch: string;
  /** The list itself could not be fetched: the connection broke. */
  readonly unavailable: string;
  /** e.g. "3 chosen" */
  readonly chosen: (count: number) => string;
  /** The fold of what does not fit, e.g. "+3" */
  readonly more: (count: number) => string;
}

/** What every field has that opens a pick list. */
export interface PickFieldProps extends FieldTexts {
  readonly disabled?: boolean | undefined;
  /** Shown, not to be changed, and still reached by Tab. */
  readonly readOnly?: boolean | undefined;
  /** Chips that show before the rest folds; default 2. */
  readonly chips?: number | undefined;
  /** Called when the list closes, by Done, Escape or a press elsewhere. */
  readonly onClose?: (() => void) | undefined;
}

/** Where the list begins when it opens: on no row, or by keyboard on the first or the last. */
export type OpenedAt = 'none' | 'first' | 'last';

/** What a field tells its list. */
export interface PickListProps {
  /** Of the elements it belongs to: `trigger` gets the focus back, and the list stands under it. */
  readonly ids: { readonly field: string; readonly trigger: string };
  /** null: closed. */
  readonly opened: OpenedAt | null;
  readonly onClosed: () => void;
  readonly disabled: boolean;
}

export type MultiSelectTexts = PickTexts;

export interface SearchMultiSelectTexts extends MultiSelectTexts {
  /** The list could not be loaded, and the button that tries again. */
  readonly failed: string;
  readonly retry: string;
}

/** 'all' is a rule, whatever the list holds; otherwise the chosen options themselves. */
export type ChosenOptions = 'all' | readonly Option[];

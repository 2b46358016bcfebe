import type { FieldTexts } from './Field.tsx';
import type { Option } from './multi-select.rules.ts';

export interface PickTexts {
  /** The "All" line, and the chip when everything is chosen, e.g. "All grades". */
  readonly all: string;
  readonly done: string;
  readonly placeholder: string;
  readonly search: string;
  readonly loading: string;
  readonly empty: string;
  readonly noMatch: string;
  /** The list's code could not load: the connection broke. */
  readonly unavailable: string;
  readonly chosen: (count: number) => string;
  readonly more: (count: number) => string;
}

export interface PickFieldProps extends FieldTexts {
  readonly disabled?: boolean | undefined;
  /** The choice cannot change, but Tab still reaches it. */
  readonly readOnly?: boolean | undefined;
  /** Visible chips before the rest folds; default 2. */
  readonly chips?: number | undefined;
  /** Called when Done, Escape or a press elsewhere closes the list. */
  readonly onClose?: (() => void) | undefined;
}

/** The active row of an opening list: none, or by keyboard the first or last. */
export type OpenedAt = 'none' | 'first' | 'last';

export interface PickListProps {
  /** `trigger` gets the focus back; the list stands under the field. */
  readonly ids: { readonly field: string; readonly trigger: string };
  readonly opened: OpenedAt | null;
  readonly onClosed: () => void;
  readonly disabled: boolean;
}

export type MultiSelectTexts = PickTexts;

export interface SearchMultiSelectTexts extends MultiSelectTexts {
  readonly failed: string;
  readonly retry: string;
}

/** 'all' is a rule, whatever the list contains; otherwise the chosen options. */
export type ChosenOptions = 'all' | readonly Option[];

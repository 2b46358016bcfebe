import { type Form, type FormOptions, type Stored, useForm } from './use-form.ts';

interface StoredRow<Values> extends Stored<Values> {
  readonly id: number;
}

/** `id` 0 adds a row. */
export interface SavedRow {
  readonly id: number;
  readonly version: number;
  readonly formSession: string;
}

export interface StoredFormOptions<Values extends object, Output extends object, Saved>
  extends Pick<
    FormOptions<Values, Output, Saved>,
    'definition' | 'labels' | 'issueTexts' | 'sessionLive' | 'onSaved'
  > {
  readonly person: { readonly id: number };
  /** Tells drafts apart; left out: the row's id, or `new`. */
  readonly of?: string | number;
  /** null: a new row. */
  readonly stored: StoredRow<Values> | null;
  readonly start?: Values | undefined;
  readonly save: (input: Output & SavedRow, signal: AbortSignal, intent: string) => Promise<Saved>;
  /** Loads the row after somebody else saved first; null: it is gone. Left out: the form only tells of that save. */
  readonly load?: (id: number, signal: AbortSignal) => Promise<Stored<Values> | null>;
  readonly onClose: () => void;
}

export function useStoredForm<Values extends object, Output extends object, Saved>(
  options: StoredFormOptions<Values, Output, Saved>,
): Form<Values> {
  const { person, stored, start, save, load, onClose, of = stored?.id ?? 'new', ...rest } = options;
  return useForm({
    ...rest,
    of,
    stored: stored ?? (start ? { values: start, version: 0 } : null),
    personId: person.id,
    save: ({ values, version, formSession, intent }, signal) =>
      save({ ...values, id: stored?.id ?? 0, version, formSession }, signal, intent),
    ...(stored && load && { loadStored: (signal: AbortSignal) => load(stored.id, signal) }),
    onClosed: onClose,
  });
}

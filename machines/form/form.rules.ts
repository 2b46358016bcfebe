import { type FieldIssue, type FieldIssues, wholeForm } from '#contract/core/issues.ts';
import type { Failure } from '../shared/failure.ts';
import { isSame } from '../shared/is-same.ts';
import type {
  FormContext,
  FormDraft,
  FormInput,
  FormSave,
  FormValues,
  MergeChoices,
  MergeRow,
  StoredForm,
} from './form.types.ts';

export function initialContext({ stored, draft, ...facts }: FormInput): FormContext {
  return {
    ...facts,
    base: draft?.base ?? stored.values,
    version: draft?.version ?? stored.version,
    values: draft?.values ?? stored.values,
    touched: [],
    hasTried: false,
    refusals: {},
    failure: null,
    intent: '',
    formSession: draft?.formSession ?? null,
    theirs: null,
    choices: {},
    merged: [],
    isRestored: draft !== null,
    outcome: 'closed',
  };
}

/** Would closing lose anything? */
export const isDirty = ({ values, base }: Pick<FormContext, 'values' | 'base'>): boolean =>
  !isSame(values, base);

export const saveOf = ({ values, version, intent, formSession }: FormContext): FormSave => ({
  values,
  version,
  intent,
  formSession: formSession ?? '',
});

export const draftOf = ({ base, values, version, formSession }: FormContext): FormDraft => ({
  base,
  values,
  version,
  formSession,
});

export const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

export const withOne = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items : [...items, item];

/** What the server said beside fields; where the refusal has a code, the screen's own words for it come first. */
export function refusalsOf(failure: Failure): FieldIssues {
  if (failure.kind !== 'refused' || !failure.fields) return {};
  const { code, fields } = failure;
  const issue = (information: string): FieldIssue => ({ code, information: information || null });
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, issue(text)]));
}

/** The fields in which mine and theirs differ, in the order of the form. */
function mergeRows(base: FormValues, mine: FormValues, theirs: FormValues): MergeRow[] {
  return Object.keys(mine)
    .filter((field) => field in theirs && !isSame(mine[field], theirs[field]))
    .map((field) => {
      if (isSame(base[field], theirs[field])) return { field, outcome: 'mine' };
      return { field, outcome: isSame(base[field], mine[field]) ? 'theirs' : 'conflict' };
    });
}

type Sides = Pick<FormContext, 'base' | 'values' | 'theirs'>;

export const rowsOf = ({ base, values, theirs }: Sides): MergeRow[] =>
  theirs ? mergeRows(base, values, theirs.values) : [];

export const conflictsOf = (sides: Sides): string[] =>
  rowsOf(sides).flatMap(({ field, outcome }) => (outcome === 'conflict' ? [field] : []));

/** Is every conflict decided? */
export const isDecided = (context: Sides & { readonly choices: MergeChoices }): boolean =>
  conflictsOf(context).every((field) => context.choices[field] !== undefined);

/** Both versions in one: whatever one side changed, and of what both changed the side that was chosen. */
export function mergedForm(
  context: FormContext,
  theirs: StoredForm,
): Pick<FormContext, 'base' | 'values' | 'version' | 'merged'> {
  const taken = mergeRows(context.base, context.values, theirs.values).flatMap(({ field, outcome }) => {
    const side = outcome === 'conflict' ? context.choices[field] : outcome;
    return side === 'theirs' ? [field] : [];
  });
  const values = Object.fromEntries(
    Object.entries(context.values).map(([field, value]) => [
      field,
      taken.includes(field) ? theirs.values[field] : value,
    ]),
  );
  return { base: theirs.values, values, version: theirs.version, merged: taken };
}

/** A save whose answer was lost is there already: the newer version is one's own. */
export const isMine = (values: FormValues, theirs: StoredForm): boolean =>
  Object.keys(values).every((field) => isSame(trimmed(values[field]), theirs.values[field]));

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** What is shown beside the fields: what the server said, and what is wrong with those a person has been in. */
export function shownIssues(
  { touched, hasTried, refusals }: Pick<FormContext, 'touched' | 'hasTried' | 'refusals'>,
  found: FieldIssues,
): FieldIssues {
  const shown = Object.entries(found).filter(([field]) => hasTried || touched.includes(field));
  return { ...Object.fromEntries(shown), ...refusals };
}

/** Does what was refused stand beside a field of this form? Otherwise the form as a whole says it. */
export const standsBesideField = (refusals: FieldIssues, values: FormValues): boolean =>
  Object.keys(refusals).some((field) => field !== wholeForm && field in values);

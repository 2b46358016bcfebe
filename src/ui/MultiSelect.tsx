import { useMemo } from 'react';
import { allState, type Option } from './multi-select.rules.ts';
import { PickField } from './PickField.tsx';
import type {
  ChosenOptions,
  MultiSelectTexts,
  PickFieldProps,
  SearchMultiSelectTexts,
} from './pick-field.types.ts';
import type { LoadOptionPage } from './use-option-pages.ts';

export interface MultiSelectProps extends PickFieldProps {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly texts: MultiSelectTexts;
  readonly loading?: boolean | undefined;
}

/**
 * [NF-03, NF-04, NF-05, NF-06] Chooses any number of options: all by the "All" line, or by search in long lists, until
 * Done. Long lists render only the rows in sight.
 */
export function MultiSelect({ options, value, onChange, loading = false, ...field }: MultiSelectProps) {
  const chosen = useMemo(() => new Set(value), [value]);
  const isAll = options.length > 1 && allState(options, chosen) === 'all';
  return (
    <PickField
      {...field}
      picked={isAll ? 'all' : options.filter((option) => chosen.has(option.value))}
      renderList={({ MultiSelectList }, list) => (
        <MultiSelectList
          {...list}
          options={options}
          chosen={chosen}
          onChange={onChange}
          loading={loading}
          texts={field.texts}
        />
      )}
    />
  );
}

export interface SearchMultiSelectProps extends PickFieldProps {
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
  /** Keep its identity between renders; a new one is a new list. */
  readonly load: LoadOptionPage;
  readonly texts: SearchMultiSelectTexts;
}

/**
 * Chooses from a list too long to send: it is searched on the server and loaded page by page. "All" is a rule, not a
 * list of options; with All chosen, a press on one option chooses that one alone.
 */
export function SearchMultiSelect({ value, onChange, load, ...field }: SearchMultiSelectProps) {
  return (
    <PickField
      {...field}
      picked={value}
      renderList={({ SearchMultiSelectList }, list) => (
        <SearchMultiSelectList {...list} value={value} onChange={onChange} load={load} texts={field.texts} />
      )}
    />
  );
}

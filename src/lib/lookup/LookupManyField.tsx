import { useCallback, useState } from 'react';
import { lookupAtMost } from '#contract/core/lookup.ts';
import type { FieldTexts } from '#src/ui/Field.tsx';
import { MultiSelect, SearchMultiSelect } from '#src/ui/MultiSelect.tsx';
import type { Option } from '#src/ui/multi-select.rules.ts';
import type { LoadOptionPage } from '#src/ui/use-option-pages.ts';
import { pickTexts } from '../form/pick-texts.ts';
import type { LookupSource } from './lookup-source.ts';
import { toOption, useLookup } from './use-lookup.ts';

export interface LookupManyFieldProps extends FieldTexts {
  readonly source: LookupSource;
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
}

/** Several rows of another list. A long list has no "all": people choose its rows one by one. */
export function LookupManyField({ source, value, onChange, ...field }: LookupManyFieldProps) {
  const lookup = useLookup(source, value);
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const load: LoadOptionPage = useCallback(
    async (query, cursor, signal) => {
      const page = cursor / lookupAtMost + 1;
      const { rows, total } = await source({ search: query, page }, signal);
      const next = cursor + lookupAtMost;
      return { options: rows.map(toOption), next: next < total ? next : null };
    },
    [source],
  );
  const texts = pickTexts();
  if (!lookup.isLong)
    return (
      <MultiSelect
        {...field}
        options={lookup.options}
        value={value.map(String)}
        onChange={(chosen) => onChange(chosen.map(Number))}
        texts={texts}
        loading={lookup.status === 'loading'}
      />
    );
  const known = [...picked, ...lookup.options];
  const named = value.map((id) => {
    const option = known.find((each) => each.value === String(id));
    return option ?? { value: String(id), label: String(id) };
  });
  return (
    <SearchMultiSelect
      {...field}
      value={named}
      onChange={(chosen) => {
        if (chosen === 'all') return;
        setPicked(chosen);
        onChange(chosen.map((option) => Number(option.value)));
      }}
      load={load}
      texts={texts}
    />
  );
}

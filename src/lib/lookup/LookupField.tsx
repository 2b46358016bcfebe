import { useState } from 'react';
import { Combobox } from '#src/ui/Combobox.tsx';
import type { FieldTexts } from '#src/ui/Field.tsx';
import type { SelectOption } from '#src/ui/Select.tsx';
import { formMessages as messages } from '../form/messages.en.ts';
import type { LookupSource } from './lookup-source.ts';
import { useLookup } from './use-lookup.ts';

export interface LookupFieldProps extends FieldTexts {
  readonly source: LookupSource;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly readOnly?: boolean;
}

/** One row of another list, found by typing: `<LookupField source={grades} {...form.lookup('gradeId')} />`. */
export function LookupField({ source, value, onChange, ...field }: LookupFieldProps) {
  const lookup = useLookup(source, value === null ? [] : [value]);
  // A later search of a long list may not contain the chosen row.
  const [picked, setPicked] = useState<SelectOption>();
  const known = [...(picked ? [picked] : []), ...lookup.options];
  const failed = lookup.status === 'failed';
  return (
    <Combobox
      {...field}
      value={value === null ? undefined : known.find((option) => option.value === String(value))}
      onChange={(option) => {
        setPicked(option);
        onChange(option ? Number(option.value) : null);
      }}
      {...(lookup.isLong || failed ? { onSearch: lookup.search } : { options: lookup.options })}
      loading={lookup.status === 'loading'}
      texts={{
        placeholder: messages.search,
        open: messages.open,
        clear: messages.clear,
        loading: messages.loading,
        empty: messages.nothing,
        noMatch: messages.noMatch,
        found: messages.found,
        unchosen: messages.unchosen,
        more: messages.more,
        failed: messages.listFailed,
        retry: messages.retry,
      }}
    />
  );
}

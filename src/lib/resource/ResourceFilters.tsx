import type { GridFilters } from '#src/ui/grid/grid.types.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';

export interface ResourceFilter {
  /** The name the call knows it by. */
  readonly id: string;
  readonly label: string;
  /** The line that filters nothing, e.g. "All states". */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ResourceFiltersProps {
  readonly filters: readonly ResourceFilter[];
  readonly value: GridFilters;
  readonly onChange: (value: GridFilters) => void;
}

/** What a list can be narrowed by, beside its search. */
export function ResourceFilters({ filters, value, onChange }: ResourceFiltersProps) {
  const set = (id: string, chosen: string) => {
    const { [id]: _, ...others } = value;
    onChange(chosen === '' ? others : { ...others, [id]: chosen });
  };
  return filters.map(({ id, label, all, options }) => (
    <QuietSelect
      key={id}
      label={label}
      value={value[id] ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => set(id, chosen)}
    />
  ));
}

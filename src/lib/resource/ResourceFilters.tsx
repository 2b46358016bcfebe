import type { GridFilters } from '#src/ui/grid/grid.types.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';

export interface ResourceFilter {
  /** The name the call knows it by. */
  readonly id: string;
  readonly label: string;
  /** The line that filters nothing, e.g. "All states". */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Filters that mean nothing any more when this one changes, such as the section of another class. */
  readonly resets?: readonly string[];
}

export interface ResourceFiltersProps {
  readonly filters: readonly ResourceFilter[];
  readonly value: GridFilters;
  readonly onChange: (value: GridFilters) => void;
}

/** What a list can be narrowed by, beside its search. */
export function ResourceFilters({ filters, value, onChange }: ResourceFiltersProps) {
  const set = ({ id, resets = [] }: ResourceFilter, chosen: string) => {
    const kept = Object.entries(value).filter(([name]) => name !== id && !resets.includes(name));
    onChange(Object.fromEntries(chosen === '' ? kept : [...kept, [id, chosen]]));
  };
  return filters.map((filter) => (
    <QuietSelect
      key={filter.id}
      label={filter.label}
      value={value[filter.id] ?? ''}
      options={[{ value: '', label: filter.all }, ...filter.options]}
      onChange={(chosen) => set(filter, chosen)}
    />
  ));
}

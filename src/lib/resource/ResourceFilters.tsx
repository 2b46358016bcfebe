import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import type { GridFilters } from '#src/ui/grid/grid.types.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { resourceMessages } from './messages.en.ts';

export interface ResourceFilter {
  readonly id: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Filters to clear when this one changes, such as the section of another class. */
  readonly resets?: readonly string[];
}

export interface ResourceFiltersProps {
  readonly filters: readonly ResourceFilter[];
  readonly value: GridFilters;
  readonly onChange: (value: GridFilters) => void;
}

const narrow = '@container (max-width: 39.99rem)';
const inLine = css({ display: 'contents', [narrow]: { display: 'none' } });
const inSheet = css({ display: 'none', [narrow]: { display: 'contents' } });
const field = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  textStyle: 'label',
  '& select': {
    width: 'full',
    maxWidth: 'full',
    minHeight: 'target.touch',
    borderColor: 'line.strong',
    color: 'text',
  },
  '& > span:last-child': { display: 'flex', flexDirection: 'column' },
});

export function ResourceFilters(props: ResourceFiltersProps) {
  if (props.filters.length === 0) return null;
  return (
    <>
      <div className={inLine}>
        {props.filters.map((filter) => (
          <Choice key={filter.id} filter={filter} {...props} />
        ))}
      </div>
      <div className={inSheet}>
        <FilterSheet {...props} />
      </div>
    </>
  );
}

function Choice({ filter, value, onChange }: ResourceFiltersProps & { readonly filter: ResourceFilter }) {
  const set = ({ id, resets = [] }: ResourceFilter, chosen: string) => {
    const kept = Object.entries(value).filter(([name]) => name !== id && !resets.includes(name));
    onChange(Object.fromEntries(chosen === '' ? kept : [...kept, [id, chosen]]));
  };
  return (
    <QuietSelect
      label={filter.label}
      value={value[filter.id] ?? ''}
      options={[{ value: '', label: filter.all }, ...filter.options]}
      onChange={(chosen) => set(filter, chosen)}
    />
  );
}

function FilterSheet(props: ResourceFiltersProps) {
  const { filters, value, onChange } = props;
  const texts = resourceMessages.filters;
  const [isOpen, setOpen] = useState(false);
  const count = filters.filter(({ id }) => (value[id] ?? '') !== '').length;
  const close = () => setOpen(false);
  const clear = () => {
    const others = Object.entries(value).filter(([name]) => !filters.some(({ id }) => id === name));
    onChange(Object.fromEntries(others));
  };
  return (
    <>
      <Button
        icon={<ListFilter />}
        aria-label={texts.open(count)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 && <Badge tone="info">{count}</Badge>}
      </Button>
      <Drawer
        open={isOpen}
        side="bottom"
        title={texts.title}
        closeLabel={resourceMessages.close}
        onRequestClose={close}
        footer={
          <>
            {count > 0 && (
              <Button variant="quiet" onClick={clear}>
                {texts.clear}
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              {texts.show}
            </Button>
          </>
        }
      >
        <Stack>
          {filters.map((filter) => (
            <div key={filter.id} className={field}>
              <span aria-hidden="true">{filter.label}</span>
              <Choice filter={filter} {...props} />
            </div>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

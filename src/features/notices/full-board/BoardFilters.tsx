import { boardAuthors, boardStates } from '#contract/notices/board.wire.ts';
import type { NoticeList } from '#contract/notices/notice.model.ts';
import type { GridFilters } from '#src/ui/grid/grid.types.ts';
import { QuietSelect } from '#src/ui/QuietSelect.tsx';
import { fullBoardMessages as messages } from './messages.en.ts';

interface BoardFiltersProps {
  readonly list: NoticeList;
  readonly filters: GridFilters;
  readonly onFilters: (filters: GridFilters) => void;
}

/** By author and by state, where the list has more than one of them. */
export function BoardFilters({ list, filters, onFilters }: BoardFiltersProps) {
  const set = (key: string) => (value: string) => {
    const { [key]: _, ...others } = filters;
    onFilters(value === '' ? others : { ...others, [key]: value });
  };
  // Only its authors see what is switched off, and only the active list has scheduled and overdue ones.
  if (list !== 'active') return null;
  return (
    <>
      <QuietSelect
        label={messages.author}
        value={filters['author'] ?? ''}
        options={[
          { value: '', label: messages.authors.all },
          ...boardAuthors.map((value) => ({ value, label: messages.authors[value] })),
        ]}
        onChange={set('author')}
      />
      <QuietSelect
        label={messages.state}
        value={filters['state'] ?? ''}
        options={[
          { value: '', label: messages.states.all },
          ...boardStates.map((value) => ({ value, label: messages.states[value] })),
        ]}
        onChange={set('state')}
      />
    </>
  );
}

import { containsWords, searchWords } from '#contract/search/fold.ts';
import type { TrainingModule } from '#contract/training/training.wire.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ProgressRing } from '#src/ui/ProgressRing.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { trainingMessages as messages } from './messages.en.ts';
import type { Address } from './training-props.ts';
import type { ModuleSort, TrainingSearch } from './training-search.ts';

const tools = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr', sm: '[minmax(0, 1fr) 16rem]' },
});
/** On a phone the search is hidden where few modules need none. */
const beside = css({
  display: { base: 'none', sm: 'grid' },
  gap: '3',
  gridTemplateColumns: '[minmax(0, 1fr) 16rem]',
});
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 19rem), 1fr))]',
});
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  height: 'full',
  px: '4',
  py: '4',
  textAlign: 'start',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
  cursor: 'pointer',
  _hover: { borderColor: 'brand', bg: 'surface.hover' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' });
const name = css({ textStyle: 'subsection', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

interface ModulesTabProps {
  readonly modules: readonly TrainingModule[];
  readonly address: Address<TrainingSearch>;
  readonly onOpen: (moduleId: number) => void;
}

const open = ({ total, completed }: TrainingModule) => total - completed;
const orders: Readonly<Record<ModuleSort, (a: TrainingModule, b: TrainingModule) => number>> = {
  position: () => 0,
  name: (a, b) => a.module_name.localeCompare(b.module_name),
  open: (a, b) => open(b) - open(a),
};

/** Few enough to need no search. */
const fewModules = 6;

/** The modules as cards; all are loaded, so they are searched and sorted here. */
export function ModulesTab({ modules, address: { search, onSearch }, onOpen }: ModulesTabProps) {
  const wanted = searchWords(search.search ?? '');
  const sort = search.sort ?? 'position';
  const shown = modules
    .filter(({ module_name, description, groups }) =>
      containsWords([module_name, description, ...groups].join(' '), wanted),
    )
    .toSorted(orders[sort]);
  const isSearched = search.search !== undefined || search.sort !== undefined;
  return (
    <Stack above="4">
      <div className={modules.length > fewModules || isSearched ? tools : beside}>
        <TextField
          type="search"
          label={messages.search}
          value={search.search ?? ''}
          maxLength={100}
          onChange={(text) => onSearch({ ...search, search: text || undefined }, { replace: true })}
        />
        <Select
          label={messages.sort}
          value={sort}
          options={Object.entries(messages.sorts).map(([value, label]) => ({ value, label }))}
          onChange={(value) => onSearch({ ...search, sort: value as ModuleSort }, { replace: true })}
          texts={{ placeholder: messages.choose, loading: messages.loading, empty: messages.nothing }}
        />
      </div>
      {shown.length === 0 && <EmptyState title={messages.noMatch} text={messages.noMatchText} />}
      <ul className={grid}>
        {shown.map((module) => (
          <li key={module.module_id}>
            <ModuleCard module={module} onOpen={() => onOpen(module.module_id)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function ModuleCard({ module, onOpen }: { readonly module: TrainingModule; readonly onOpen: () => void }) {
  const { module_name, groups, total, completed, minutes_left } = module;
  return (
    <button type="button" className={card} onClick={onOpen}>
      <ProgressRing
        label={messages.progressOf(module_name)}
        value={(completed / total) * 100}
        valueText={messages.partsDone(completed, total)}
        tone={completed === total ? 'success' : 'brand'}
      />
      <span className={words}>
        <bdi className={name}>{module_name}</bdi>
        <span className={quiet}>
          {groups.length === 0 ? messages.forAll : messages.forGroups(groups.join(', '))}
        </span>
        <span className={quiet}>
          {messages.partsDone(completed, total)}
          {minutes_left > 0 && ` · ${messages.minutesLeft(minutes_left)}`}
        </span>
      </span>
    </button>
  );
}

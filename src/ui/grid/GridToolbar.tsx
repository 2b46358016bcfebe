import Download from 'lucide-react/icons/download';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { control } from '../control.recipe.ts';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { ViewMenu } from './GridMenus.tsx';
import { grid } from './grid.recipe.ts';
import type { ExportFormat, GridColumn, GridExport, GridState, GridTexts } from './grid.types.ts';

/** Typing rests this long before the rows are asked for (ms). */
const searchRest = 250;

/** Beside the ids of formats. */
const moreId = 'more';

export interface GridToolbarProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  readonly texts: GridTexts;
  readonly searchable: boolean;
  readonly formats: readonly ExportFormat[];
  readonly more: GridExport['more'];
  /** Filters of the screen's own. */
  readonly tools: ReactNode;
  readonly onState: (change: Partial<GridState>) => void;
  readonly onExport: (formatId: string) => void;
}

/** Above the rows: search, the screen's filters, columns and density, export. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { columns, state, texts, searchable, formats, more, tools, onState, onExport } = props;
  const styles = grid();
  return (
    <div className={styles.toolbar} data-noprint="">
      {searchable && (
        <SearchBox value={state.search} texts={texts} onSearch={(search) => onState({ search, page: 1 })} />
      )}
      {tools}
      <div className={styles.tools}>
        <ViewMenu
          columns={columns}
          hidden={state.hidden}
          compact={state.compact}
          texts={texts}
          onHidden={(hidden) => onState({ hidden })}
          onCompact={(compact) => onState({ compact })}
        />
        {formats.length > 0 && (
          <Menu
            label={texts.export}
            trigger={
              <Button icon={<Download />}>
                <span data-word="">{texts.export}</span>
              </Button>
            }
            items={more ? [...formats, { id: moreId, label: more.label, separated: true }] : formats}
            onSelect={(id) => (id === moreId ? more?.onRun() : onExport(id))}
          />
        )}
      </div>
    </div>
  );
}

interface SearchBoxProps {
  readonly value: string;
  readonly texts: Pick<GridTexts, 'search' | 'clearSearch'>;
  readonly onSearch: (text: string) => void;
}

/** What is typed counts after a short rest, at once on Enter; Escape empties the box. */
function SearchBox({ value, texts, onSearch }: SearchBoxProps) {
  const styles = grid();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setDraft(value);
  }
  useEffect(() => {
    if (draft.trim() === value) return;
    const timer = setTimeout(() => onSearch(draft.trim()), searchRest);
    return () => clearTimeout(timer);
  }, [draft, value, onSearch]);
  const clear = () => {
    setDraft('');
    onSearch('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSearch(draft.trim());
    if (event.key === 'Escape' && draft !== '') clear();
  };
  return (
    <div className={styles.search}>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={control({ room: 'one' })}
      />
      {draft !== '' && <IconButton label={texts.clearSearch} icon={<X />} size="sm" onClick={clear} />}
    </div>
  );
}

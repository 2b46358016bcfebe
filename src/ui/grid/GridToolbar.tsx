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

/** In ms: how long typing must rest before the rows load. */
const searchRest = 250;

/** A menu id beside the format ids. */
const moreId = 'more';

export interface GridToolbarProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly state: GridState;
  readonly texts: GridTexts;
  readonly searchable: boolean;
  readonly formats: readonly ExportFormat[];
  readonly more: GridExport['more'];
  readonly tools: ReactNode;
  readonly onState: (change: Partial<GridState>) => void;
  readonly onExport: (formatId: string) => void;
}

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

/** A search runs after a short rest, or at once on Enter; Escape clears the box. */
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

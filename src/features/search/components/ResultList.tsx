import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import KeyRound from 'lucide-react/icons/key-round';
import Monitor from 'lucide-react/icons/monitor';
import Search from 'lucide-react/icons/search';
import Shapes from 'lucide-react/icons/shapes';
import User from 'lucide-react/icons/user';
import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useEffect } from 'react';
import { spokenAs } from '#src/lib/words/spoken-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Excerpt } from '#src/ui/Excerpt.tsx';
import { searchDialog } from '#src/ui/search-dialog.recipe.ts';
import { messages } from '../messages.en.ts';
import type { RowGroup, RowKind, SearchRow } from '../rows.ts';

const icons: Readonly<Record<RowKind, ReactNode>> = {
  recent: <Clock />,
  suggestions: <Search />,
  actions: <Zap />,
  screens: <Monitor />,
  notices: <FileText />,
  projects: <Shapes />,
  people: <User />,
  videos: <Film />,
};

export interface ResultListProps {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  readonly active: string | undefined;
  readonly onActive: (id: string) => void;
  readonly onForget: () => void;
}

const rowId = (list: string, row: SearchRow) => `${list}-${row.id}`;

/** Rows by kind. The focus stays in the text box, which names the active row to screen readers. */
export function ResultList({ id, groups, active, onActive, onForget }: ResultListProps) {
  const styles = searchDialog();
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      {groups.some(({ kind }) => kind === 'recent') && (
        <Button size="sm" variant="quiet" onClick={onForget}>
          {messages.forget}
        </Button>
      )}
      <div role="listbox" id={id} aria-label={messages.title}>
        {groups.map(({ kind, rows }) => (
          // Options are grouped by role; a fieldset is for forms.
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.heading}>
              {messages.groups[kind]}
            </p>
            {rows.map((row) => (
              <button
                key={row.id}
                id={rowId(id, row)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={row.id === active}
                aria-disabled={row.onChoose === null || undefined}
                className={styles.row}
                onPointerMove={() => onActive(row.id)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => row.onChoose?.()}
              >
                <span className={styles.icon} aria-hidden="true">
                  {icons[kind]}
                </span>
                <span className={styles.words}>
                  <span {...spokenAs(row.languages?.label)} className={styles.label}>
                    {row.label}
                  </span>
                  {row.detail !== '' && (
                    <span {...spokenAs(row.languages?.detail)} className={styles.detail}>
                      {row.detail}
                    </span>
                  )}
                  {row.foundIn && (
                    <Excerpt source={messages.inFile(row.foundIn.file)} pieces={row.foundIn.excerpt} />
                  )}
                </span>
                {row.action !== '' && (
                  <span className={styles.action}>
                    <KeyRound />
                    {row.action}
                  </span>
                )}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

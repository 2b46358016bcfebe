import { Combobox as Ark } from '@ark-ui/react/combobox';
import type { RefObject } from 'react';
import { cx } from '#styled/css';
import { Button } from './Button.tsx';
import type { ComboboxTexts } from './combobox.types.ts';
import { OptionContent, type SelectOption } from './Select.tsx';
import { Spinner } from './Spinner.tsx';
import { listEdge, select, selectOption } from './select.recipe.ts';
import type { AsyncOptions } from './use-async-options.ts';
import type { RowWindow } from './use-row-window.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ComboboxPanelProps {
  readonly listId: string;
  readonly status: AsyncOptions<SelectOption>['status'];
  readonly rows: readonly SelectOption[];
  readonly chosen: string | undefined;
  readonly searched: boolean;
  readonly texts: ComboboxTexts;
  /** In rem. */
  readonly row: number;
  readonly rowWindow: RowWindow;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onRetry: () => void;
}

export function ComboboxPanel(props: ComboboxPanelProps) {
  const { status, rows, texts } = props;
  const found = status === 'ready' && rows.length > 0;
  return (
    <>
      {found && <Rows {...props} />}
      {!found && <Note {...props} />}
      <VisuallyHidden>
        <output>{found ? texts.found(rows.length) : ''}</output>
      </VisuallyHidden>
    </>
  );
}

function Note({ status, searched, texts, onRetry }: ComboboxPanelProps) {
  const styles = select();
  const words = {
    idle: texts.more,
    loading: texts.loading,
    failed: texts.failed,
    ready: searched ? texts.noMatch : texts.empty,
  };
  return (
    <div className={styles.note}>
      {status === 'loading' && <Spinner />}
      <output>{words[status]}</output>
      {status === 'failed' && (
        <Button size="sm" tabIndex={-1} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}

function Rows({ listId, rows, chosen, row, rowWindow, scroller }: ComboboxPanelProps) {
  const styles = select();
  const inSight = rows.slice(rowWindow.start, rowWindow.end);
  return (
    <Ark.List
      ref={scroller}
      id={listId}
      className={cx(styles.list, styles.longList)}
      onScroll={rowWindow.onScroll}
    >
      <div role="presentation" style={{ blockSize: `${rows.length * row + 2 * listEdge}rem` }}>
        {inSight.map((option, offset) => {
          const index = rowWindow.start + offset;
          return (
            <Ark.Item
              key={option.value}
              item={option}
              className={selectOption({ placed: true })}
              style={{ insetBlockStart: `${index * row + listEdge}rem`, blockSize: `${row}rem` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <OptionContent option={option} chosen={option.value === chosen} />
            </Ark.Item>
          );
        })}
      </div>
    </Ark.List>
  );
}

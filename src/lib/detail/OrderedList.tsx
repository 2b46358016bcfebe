import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { detailMessages as messages } from './messages.en.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '2',
  px: '3',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
});
const over = css({ borderColor: 'brand' });
const grip = css({
  display: 'inline-flex',
  color: 'text.subtle',
  cursor: 'grab',
  '& svg': { width: 'icon.md' },
});
const body = css({ flexGrow: '1', flexBasis: '48', minWidth: '0' });
const buttons = css({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export interface OrderedListProps<Item extends { readonly id: number }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Left out: the order cannot be changed. */
  readonly onOrder?: ((ids: number[]) => void) | undefined;
  readonly children: (item: Item, at: number) => ReactNode;
  readonly onEdit?: ((item: Item) => void) | undefined;
  readonly onRemove?: ((item: Item) => void) | undefined;
}

/** A list whose order the reader changes by dragging or by buttons, which the keyboard reaches too. */
export function OrderedList<Item extends { readonly id: number }>(props: OrderedListProps<Item>) {
  const { label, items, nameOf, onOrder, onEdit, onRemove, children } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const { hold, element } = useHeldFocus(items);
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    setTold(messages.nowAt(to + 1));
    onOrder?.(ids);
  };
  const drop = (event: DragEvent, at: number) => {
    if (dragged === null) return;
    event.preventDefault();
    const from = items.findIndex(({ id }) => id === dragged);
    setDragged(null);
    setTarget(null);
    if (from >= 0 && from !== at) move(from, at);
  };
  return (
    <>
      <ol ref={element} className={list} aria-label={label}>
        {items.map((item, at) => {
          const name = nameOf(item);
          const step = (by: 1 | -1) => {
            hold(item.id, by);
            move(at, at + by);
          };
          return (
            <li key={item.id}>
              <div
                className={cx(row, target === item.id && over)}
                draggable={onOrder !== undefined}
                onDragStart={(event) => {
                  event.stopPropagation();
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(item.id);
                }}
                onDragOver={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  setTarget(item.id);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setTarget(null);
                }}
                onDrop={(event) => drop(event, at)}
              >
                {onOrder && (
                  <span className={grip} aria-hidden>
                    <GripVertical />
                  </span>
                )}
                <div className={body}>{children(item, at)}</div>
                <div className={buttons}>
                  {onOrder && (
                    <>
                      <IconButton
                        data-move={`${item.id}:-1`}
                        icon={<ArrowUp />}
                        label={messages.moveUp(name)}
                        disabled={at === 0}
                        onClick={() => step(-1)}
                      />
                      <IconButton
                        data-move={`${item.id}:1`}
                        icon={<ArrowDown />}
                        label={messages.moveDown(name)}
                        disabled={at === items.length - 1}
                        onClick={() => step(1)}
                      />
                    </>
                  )}
                  {onEdit && (
                    <IconButton
                      icon={<Pencil />}
                      label={messages.editOf(name)}
                      onClick={() => onEdit(item)}
                    />
                  )}
                  {onRemove && (
                    <IconButton
                      icon={<Trash2 />}
                      label={messages.removeOf(name)}
                      onClick={() => onRemove(item)}
                    />
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}

/** Keeps the focus on the button that moved a row; at an end its neighbour takes the focus. */
function useHeldFocus(items: readonly object[]) {
  const element = useRef<HTMLOListElement>(null);
  const held = useRef<{ readonly id: number; readonly by: 1 | -1 } | null>(null);
  useEffect(() => {
    if (held.current === null || items.length === 0) return;
    const { id, by } = held.current;
    held.current = null;
    const button = (way: number) =>
      element.current?.querySelector<HTMLButtonElement>(`[data-move="${id}:${way}"]:not(:disabled)`);
    (button(by) ?? button(-by))?.focus();
  }, [items]);
  return {
    element,
    hold: (id: number, by: 1 | -1) => {
      held.current = { id, by };
    },
  };
}

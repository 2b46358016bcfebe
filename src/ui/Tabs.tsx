import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { sva } from '#styled/css';

const tabs = sva({
  slots: ['root', 'list', 'trigger', 'count', 'content'],
  base: {
    root: { minWidth: '0' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      px: '2',
      borderBlockEndWidth: 'thin',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line',
    },
    trigger: {
      display: 'inline-flex',
      position: 'relative',
      flexShrink: '0',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.md',
      px: '3',
      textStyle: 'label',
      color: 'text.muted',
      borderRadius: 'sm',
      cursor: 'pointer',
      _coarse: { minHeight: 'target.touch' },
      '&:hover:not(:disabled)': { color: 'text', bg: 'surface.hover' },
      _disabled: { color: 'text.subtle', cursor: 'not-allowed', opacity: '[0.6]' },
      _focusVisible: { outlineOffset: '[-2px]' },
      _selected: {
        color: 'brand.text',
        fontWeight: 'semibold',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '2',
          insetBlockEnd: '0',
          height: '[3px]',
          borderRadius: 'full',
          bg: 'brand',
          '@media (forced-colors: active)': { bg: '[Highlight]' },
        },
      },
    },
    count: {
      minWidth: '5',
      px: '1.5',
      borderRadius: 'full',
      bg: 'surface.sunken',
      color: 'text.muted',
      fontSize: '[0.75rem]',
      fontWeight: 'semibold',
      lineHeight: '[1.25rem]',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      '[aria-selected=true] > &': { bg: 'brand.subtle', color: 'brand.text' },
    },
    content: { _focusVisible: { outlineOffset: '[-2px]' } },
  },
});

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * One of several panels; only the chosen one is mounted. Arrow keys move along the tabs, Enter or Space chooses. The
 * library's tabs were a twentieth of the first screen, so these are our own.
 */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const styles = tabs();
  const chosen = items.find((item) => item.value === value);
  return (
    <div className={styles.root}>
      <div role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={moveAlong}>
        {items.map((item) => {
          const isChosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              disabled={item.disabled}
              className={styles.trigger}
              onClick={() => onChange(item.value)}
            >
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </button>
          );
        })}
      </div>
      {chosen !== undefined && (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${chosen.value}`}
          tabIndex={0}
          className={styles.content}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

/** In reading direction, wrapping at the ends. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const open = [...list.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const at = open.findIndex((tab) => tab === document.activeElement);
  const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    Home: 0,
    End: open.length - 1,
  };
  const next = places[event.key];
  if (next === undefined || at === -1) return;
  event.preventDefault();
  open[(next + open.length) % open.length]?.focus();
}

import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
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
  /** Names the row of tabs, e.g. "Notices by status". */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several panels; only the chosen one is mounted. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  const styles = tabs();
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item !== undefined) onChange(item.value);
  };
  return (
    <Ark.Root
      className={styles.root}
      value={value}
      onValueChange={(change) => choose(change.value)}
      activationMode="manual"
      lazyMount
      unmountOnExit
    >
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.trigger}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}

import { Menu as Ark } from '@ark-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { sva } from '#styled/css';

const menu = sva({
  slots: ['positioner', 'box', 'content', 'header', 'item', 'separator'],
  base: {
    positioner: { zIndex: '[var(--z-index-popup) !important]' },
    box: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '[13rem]',
      maxWidth: '[min(20rem, calc(100vw - 1rem))]',
      maxHeight: '[min(30rem, var(--available-height))]',
      bg: 'surface.raised',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'raised',
      animation: '[pop 120ms var(--easings-out)]',
    },
    content: {
      overflowY: 'auto',
      padding: '1',
      borderRadius: 'lg',
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    header: {
      px: '4',
      py: '3',
      borderBlockEndWidth: 'thin',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control.md',
      px: '3',
      py: '1.5',
      borderRadius: 'sm',
      textStyle: 'small',
      fontWeight: 'medium',
      cursor: 'pointer',
      _coarse: { minHeight: 'target.touch' },
      '& svg': { width: 'icon.md', height: 'icon.md', flexShrink: '0', color: 'text.muted' },
      _highlighted: { bg: 'surface.hover', outline: '[2px solid transparent]' },
      _disabled: { color: 'text.subtle', cursor: 'not-allowed' },
    },
    separator: { height: 'px', my: '1', bg: 'line', border: '[0]' },
  },
  variants: { tone: { danger: { item: { color: 'danger.text', '& svg': { color: 'danger.text' } } } } },
});

export interface MenuItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** A line above it. */
  readonly separated?: boolean | undefined;
}

export interface MenuProps<Id extends string> {
  /** The menu's name, for screen readers. */
  readonly label: string;
  /** A button; it gets the menu's behaviour. */
  readonly trigger: ReactElement;
  /** Above the items, e.g. who is signed in. */
  readonly header?: ReactNode;
  readonly items: readonly MenuItem<Id>[];
  readonly onSelect: (id: Id) => void;
}

export function Menu<Id extends string>({ label, trigger, header, items, onSelect }: MenuProps<Id>) {
  const styles = menu();
  const select = (value: string) => {
    const item = items.find(({ id }) => id === value);
    if (item !== undefined) onSelect(item.id);
  };
  return (
    <Ark.Root
      aria-label={label}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 6 }}
      onSelect={(selection) => select(selection.value)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={styles.positioner}>
        <div className={styles.box}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          <Ark.Content className={styles.content}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.separated === true && <Ark.Separator className={styles.separator} />}
                <Ark.Item value={item.id} disabled={item.disabled} className={menu({ tone: item.tone }).item}>
                  {item.icon}
                  {item.label}
                </Ark.Item>
              </Fragment>
            ))}
          </Ark.Content>
        </div>
      </Ark.Positioner>
    </Ark.Root>
  );
}

import { Accordion as Ark } from '@ark-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { sva } from '#styled/css';

const accordion = sva({
  slots: ['root', 'item', 'heading', 'trigger', 'words', 'note', 'content', 'body'],
  base: {
    root: {
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'lg',
      bg: 'surface',
      overflow: 'hidden',
    },
    item: {
      '& + &': {
        borderBlockStartWidth: 'thin',
        borderBlockStartStyle: 'solid',
        borderBlockStartColor: 'line',
      },
    },
    heading: { textStyle: 'subsection' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'control.lg',
      px: '4',
      py: '2.5',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'surface.hover' },
      _focusVisible: { outlineOffset: '[-2px]' },
      _disabled: { color: 'text.subtle', cursor: 'not-allowed', _hover: { bg: 'transparent' } },
      '& > svg': {
        flexShrink: '0',
        width: 'icon.md',
        height: 'icon.md',
        color: 'text.muted',
        transitionProperty: '[transform]',
        transitionDuration: 'normal',
      },
      '&[data-state=open] > svg': { transform: '[rotate(180deg)]' },
    },
    words: { flexGrow: '1', minWidth: '0' },
    note: { display: 'block', textStyle: 'caption', color: 'text.muted' },
    content: { animation: '[fadeIn 180ms]', _closed: { display: 'none' } },
    body: { px: '4', paddingBlockStart: '1', paddingBlockEnd: '4' },
  },
});

export interface AccordionItem<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly note?: string | undefined;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface AccordionProps<Value extends string> {
  readonly items: readonly AccordionItem<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  readonly multiple?: boolean;
  readonly level?: 2 | 3 | 4;
}

/** Sections under headings that open and close. `Disclosure` is lighter for a single one. */
export function Accordion<Value extends string>({
  items,
  value,
  onChange,
  multiple = false,
  level = 3,
}: AccordionProps<Value>) {
  const styles = accordion();
  const Heading = `h${level}` as const;
  return (
    <Ark.Root
      className={styles.root}
      value={[...value]}
      multiple={multiple}
      collapsible
      onValueChange={(change) =>
        onChange(items.flatMap((item) => (change.value.includes(item.value) ? [item.value] : [])))
      }
    >
      {items.map((item) => (
        <Ark.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          className={styles.item}
        >
          <Heading className={styles.heading}>
            <Ark.ItemTrigger className={styles.trigger}>
              <span className={styles.words}>
                {item.title}
                {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
              </span>
              <ChevronDown />
            </Ark.ItemTrigger>
          </Heading>
          <Ark.ItemContent className={styles.content}>
            <div className={styles.body}>{item.content}</div>
          </Ark.ItemContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}

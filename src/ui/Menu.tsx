import { Menu as Ark } from '@ark-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { menu } from './menu.recipe.ts';

interface ItemBase<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly separated?: boolean | undefined;
}

export interface MenuAction<Id extends string> extends ItemBase<Id> {
  readonly kind?: 'action';
}

/** One of several, e.g. a theme; neighbours of one group stand under its name. The menu closes. */
export interface MenuRadio<Id extends string> extends ItemBase<Id> {
  readonly kind: 'radio';
  readonly group: string;
  readonly checked: boolean;
}

/** On or off; the menu stays open. */
export interface MenuCheckbox<Id extends string> extends ItemBase<Id> {
  readonly kind: 'checkbox';
  readonly checked: boolean;
}

export type MenuItem<Id extends string> = MenuAction<Id> | MenuRadio<Id> | MenuCheckbox<Id>;

export interface MenuProps<Id extends string> {
  readonly label: string;
  /** A button; it gets the menu's behaviour. */
  readonly trigger: ReactElement;
  readonly header?: ReactNode;
  readonly items: readonly MenuItem<Id>[];
  readonly onSelect: (id: Id) => void;
  /** Left out: the menu controls itself. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly beginsOpen?: boolean | undefined;
}

interface Section<Id extends string> {
  readonly group: string | undefined;
  readonly items: readonly MenuItem<Id>[];
}

function sectionsOf<Id extends string>(items: readonly MenuItem<Id>[]): readonly Section<Id>[] {
  const sections: Section<Id>[] = [];
  for (const item of items) {
    const group = item.kind === 'radio' ? item.group : undefined;
    const last = sections.at(-1);
    if (last?.group === group && last !== undefined)
      sections[sections.length - 1] = { group, items: [...last.items, item] };
    else sections.push({ group, items: [item] });
  }
  return sections;
}

export function Menu<Id extends string>({
  label,
  trigger,
  header,
  items,
  onSelect,
  open,
  onOpenChange,
  beginsOpen = false,
}: MenuProps<Id>) {
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
      {...(open === undefined ? { defaultOpen: beginsOpen } : { open })}
      onOpenChange={(change) => onOpenChange?.(change.open)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={styles.positioner}>
        <div className={styles.box}>
          {header !== undefined && <div className={styles.header}>{header}</div>}
          <Ark.Content className={styles.content}>
            {sectionsOf(items).map((section, index) => (
              <MenuSection key={section.items[0]?.id} section={section} isFirst={index === 0} />
            ))}
          </Ark.Content>
        </div>
      </Ark.Positioner>
    </Ark.Root>
  );
}

interface MenuSectionProps<Id extends string> {
  readonly section: Section<Id>;
  readonly isFirst: boolean;
}

function MenuSection<Id extends string>({ section: { group, items }, isFirst }: MenuSectionProps<Id>) {
  const styles = menu();
  const rows = items.map((item) => (
    <Fragment key={item.id}>
      {item.separated === true && <Ark.Separator className={styles.separator} />}
      <Row item={item} />
    </Fragment>
  ));
  if (group === undefined) return rows;
  const chosen = items.find((item) => item.kind === 'radio' && item.checked);
  return (
    <>
      {!isFirst && items[0]?.separated !== true && <Ark.Separator className={styles.separator} />}
      <Ark.RadioItemGroup value={chosen?.id ?? ''}>
        <Ark.ItemGroupLabel className={styles.group}>{group}</Ark.ItemGroupLabel>
        {rows}
      </Ark.RadioItemGroup>
    </>
  );
}

function Row<Id extends string>({ item }: { readonly item: MenuItem<Id> }) {
  const styles = menu({ tone: item.tone });
  const shared = {
    value: item.id,
    // Typing letters searches this; the default is the id.
    valueText: item.label,
    disabled: item.disabled ?? false,
    className: styles.item,
  };
  const words = (
    <>
      {item.icon}
      <span className={styles.words}>{item.label}</span>
    </>
  );
  const mark = (
    <Ark.ItemIndicator className={styles.mark}>
      <Check />
    </Ark.ItemIndicator>
  );
  if (item.kind === 'radio')
    return (
      <Ark.RadioItem {...shared}>
        {words}
        {mark}
      </Ark.RadioItem>
    );
  if (item.kind === 'checkbox')
    return (
      <Ark.CheckboxItem {...shared} checked={item.checked} closeOnSelect={false}>
        {words}
        {mark}
      </Ark.CheckboxItem>
    );
  return <Ark.Item {...shared}>{words}</Ark.Item>;
}

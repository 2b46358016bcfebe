import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { Button } from './Button.tsx';
import { lazyModule, preload, useLatePart } from './lazy-module.ts';

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  marginBlockEnd: { base: '2', md: '6' },
});
// On one line with its buttons, on a phone too, as long as a word of it has room.
const heading = css({
  flexGrow: '1',
  flexBasis: '[8rem]',
  minWidth: '0',
  overflowWrap: 'break-word',
  textStyle: 'page',
  _focusVisible: { outlineOffset: '[4px]' },
});
const subtitle = css({ order: '1', flexBasis: 'full', textStyle: 'small', color: 'text.muted' });
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const onWide = css({ display: 'contents', mdDown: { display: 'none' } });
const contents = css({ display: 'contents' });
const onPhone = css({ display: 'none', mdDown: { display: 'contents' } });

/** Something done with the page as a whole. */
export interface PageAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly onRun: () => void;
}

/** More buttons than these, the main one included, do not stand beside each other. */
const shownAtMost = 3;

export interface PageHeaderProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The main one; it stays a button. */
  readonly actions?: ReactNode;
  /** The others: buttons as long as they are few and the window is wide, else in one menu with this name. */
  readonly more?: { readonly label: string; readonly items: readonly PageAction[] } | undefined;
}

/** The page's one h1 and its main actions. */
export function PageHeader({ title, text, actions, more }: PageHeaderProps) {
  const items = more?.items ?? [];
  const folded = more && items.length > 0 && <FoldedActions label={more.label} items={items} />;
  return (
    <div className={root}>
      <h1 className={heading}>{title}</h1>
      {text !== undefined && <p className={subtitle}>{text}</p>}
      {(actions !== undefined || folded) && (
        <div className={actionRow}>
          {items.length + (actions === undefined ? 0 : 1) > shownAtMost ? (
            folded
          ) : (
            <>
              <div className={onPhone}>{folded}</div>
              <div className={onWide}>
                {items.map(({ id, label, icon, disabled, onRun }) => (
                  <Button key={id} icon={icon} disabled={disabled} onClick={onRun}>
                    {label}
                  </Button>
                ))}
              </div>
            </>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

interface FoldedActionsProps {
  readonly label: string;
  readonly items: readonly PageAction[];
}

/** Menus and what places them weigh a fifth of the first signed-in screen, which has no such header. */
const menuPart = lazyModule(() => import('./Menu.tsx'));

/**
 * Pressed before the menu has arrived, it opens on arrival; should it not arrive, the next press fetches it anew. From
 * then on it opens and closes by itself, so that it has given the focus back before an item opens a dialog.
 */
function FoldedActions({ label, items }: FoldedActionsProps) {
  const part = useLatePart(menuPart);
  const [isWanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => preload(menuPart), []);
  // The button that waits makes room for the menu's own: whoever stood on it stands on that one.
  useLayoutEffect(
    () =>
      menuPart.onArrival(() => {
        hadFocus.current = box.current?.contains(document.activeElement) ?? false;
      }),
    [],
  );
  useLayoutEffect(() => {
    if (part === null || !hadFocus.current) return;
    hadFocus.current = false;
    box.current?.querySelector('button')?.focus();
  }, [part]);
  const wait = () => {
    setWanted(true);
    preload(menuPart);
  };
  return (
    <div ref={box} className={contents}>
      {part === null ? (
        <Button icon={<Ellipsis />} aria-haspopup="menu" onClick={wait}>
          {label}
        </Button>
      ) : (
        <part.Menu
          label={label}
          trigger={<Button icon={<Ellipsis />}>{label}</Button>}
          items={items.map(({ id, label: words, icon, disabled }) => ({ id, label: words, icon, disabled }))}
          onSelect={(id) => items.find((item) => item.id === id)?.onRun()}
          beginsOpen={isWanted}
        />
      )}
    </div>
  );
}

import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { lazyModule, preload, useLatePart } from './lazy-module.ts';
import type { MenuItem } from './Menu.tsx';

const contents = css({ display: 'contents' });

/** Menus and what places them weigh a fifth of the first signed-in screen. */
const menuPart = lazyModule(() => import('./Menu.tsx'));

interface LateMenuProps<Id extends string> {
  readonly label: string;
  /** Its button, with what a press does while the menu is not here; undefined: the menu opens it. */
  readonly renderButton: (onPress: (() => void) | undefined) => ReactElement;
  readonly items: readonly MenuItem<Id>[];
  readonly onSelect: (id: Id) => void;
  /** Only a press fetches it. Otherwise it comes once the screen is there. */
  readonly isRare?: boolean;
}

/**
 * Pressed before the menu has arrived, it opens on arrival; should it not arrive, the next press fetches it anew. From
 * then on it opens and closes by itself, so that it has given the focus back before an item opens a dialog.
 */
export function LateMenu<Id extends string>(props: LateMenuProps<Id>) {
  const { label, renderButton, items, onSelect, isRare = false } = props;
  const part = useLatePart(menuPart);
  const [isWanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isRare) preload(menuPart);
  }, [isRare]);
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
        renderButton(wait)
      ) : (
        <part.Menu
          label={label}
          trigger={renderButton(undefined)}
          items={items}
          onSelect={onSelect}
          beginsOpen={isWanted}
        />
      )}
    </div>
  );
}

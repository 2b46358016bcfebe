import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { lazyModule, preload, useLatePart } from './lazy-module.ts';
import type { MenuItem } from './Menu.tsx';

const contents = css({ display: 'contents' });

/** Exported for its test. Menus and what places them weigh a fifth of the first signed-in screen. */
export const menuPart = lazyModule(() => import('./Menu.tsx'));

interface LateMenuProps<Id extends string> {
  readonly label: string;
  /**
   * Its button, with what a press does while the menu is not here, and whether a press waits for it. `onPress`
   * undefined: the menu opens it.
   */
  readonly renderButton: (onPress: (() => void) | undefined, isWaiting: boolean) => ReactElement;
  readonly items: readonly MenuItem<Id>[];
  readonly onSelect: (id: Id) => void;
  /** Few press it: it comes some seconds after the screen, which needs the line until then. */
  readonly isRare?: boolean;
  /** A press could not fetch it. The next one fetches it anew. */
  readonly onFailed?: () => void;
}

/** In milliseconds. */
const rareAfter = 4_000;

/**
 * Pressed before the menu has arrived, it opens on arrival, unless the person is elsewhere by then. Once it is here, it
 * opens and closes by itself, so that it has given the focus back before an item opens a dialog.
 */
export function LateMenu<Id extends string>(props: LateMenuProps<Id>) {
  const { label, renderButton, items, onSelect, isRare = false, onFailed } = props;
  const part = useLatePart(menuPart);
  const [isWanted, setWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isRare) return preload(menuPart);
    const soon = setTimeout(preload, rareAfter, menuPart);
    return () => clearTimeout(soon);
  }, [isRare]);
  // The menu's own button takes the place of the one that waits, and with it the focus.
  useLayoutEffect(
    () =>
      menuPart.onArrival(() => {
        const { activeElement, body } = document;
        hadFocus.current = box.current?.contains(activeElement) ?? false;
        // A press leaves the focus nowhere in some browsers.
        const isStillHere = hadFocus.current || activeElement === body;
        setWanted((wanted) => wanted && isStillHere);
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
    menuPart.load().catch(() => {
      setWanted(false);
      onFailed?.();
    });
  };
  return (
    <div ref={box} className={contents}>
      {part === null ? (
        renderButton(wait, isWanted)
      ) : (
        <part.Menu
          label={label}
          trigger={renderButton(undefined, false)}
          items={items}
          onSelect={onSelect}
          beginsOpen={isWanted}
        />
      )}
    </div>
  );
}

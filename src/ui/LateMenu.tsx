import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { lazyModule, preload, useLatePart } from './lazy-module.ts';
import type { MenuItem } from './Menu.tsx';

const contents = css({ display: 'contents' });

/** Exported for its test. Menus and their positioning weigh a fifth of the first signed-in screen. */
export const menuPart = lazyModule(() => import('./Menu.tsx'));

interface LateMenuProps<Id extends string> {
  readonly label: string;
  /** `onPress` handles a press before the menu has loaded; undefined: it opens itself. `isWaiting`: a press waits. */
  readonly renderButton: (onPress: (() => void) | undefined, isWaiting: boolean) => ReactElement;
  readonly items: readonly MenuItem<Id>[];
  readonly onSelect: (id: Id) => void;
  /** Loads some seconds after the screen, which needs the connection until then. */
  readonly isRare?: boolean;
  /** A press could not load the menu; the next press tries again. */
  readonly onFailed?: () => void;
}

/** In ms. */
const rareAfter = 4_000;

/**
 * A press before the menu has loaded opens it on arrival, unless the person has moved on. A loaded menu opens and
 * closes itself, so it returns the focus before an item opens a dialog.
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
  // The menu's own button replaces the waiting one and takes over the focus.
  useLayoutEffect(
    () =>
      menuPart.onArrival(() => {
        const { activeElement, body } = document;
        hadFocus.current = box.current?.contains(activeElement) ?? false;
        // In some browsers a press leaves the focus nowhere.
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

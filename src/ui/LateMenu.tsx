import { type ReactElement, useEffect } from 'react';
import { css } from '#styled/css';
import { lazyModule, preload } from './lazy-module.ts';
import type { MenuItem } from './Menu.tsx';
import { useLatePress } from './use-late-press.ts';

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
  const { part, box, isWanted, wait } = useLatePress(menuPart, { onFailed });
  useEffect(() => {
    if (!isRare) return preload(menuPart);
    const soon = setTimeout(preload, rareAfter, menuPart);
    return () => clearTimeout(soon);
  }, [isRare]);
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

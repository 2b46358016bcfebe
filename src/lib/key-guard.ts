/**
 * [QC-38, ML-10] Which keys of the browser the main layout holds back: F5, Ctrl with a key, and the mouse's context
 * menu. It is a habit of the product, no security control, and nobody who needs the keys loses them.
 */
export type Guarded = 'refresh' | 'shortcut' | 'contextMenu';

type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;
type MenuFacts = Pick<PointerEvent, 'button' | 'pointerType' | 'defaultPrevented' | 'target'>;

/** Zoom, and moving by words and pages: people live by them. */
const neverHeld = new Set([
  'Control',
  '+',
  '-',
  '=',
  '0',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

/** What is selected can be copied, by key and by menu: people quote, translate and look words up. */
const copyKeys = new Set(['c', 'insert']);
const hasSelection = () => getSelection()?.isCollapsed === false;

export function guardKey(event: KeyFacts): Guarded | null {
  if (event.defaultPrevented || event.isComposing || isEditable(event.target)) return null;
  if (event.key === 'F5') return 'refresh';
  // AltGr arrives as Ctrl with Alt on some systems: it writes letters.
  if (copyKeys.has(event.key.toLowerCase()) && hasSelection()) return null;
  if (!event.ctrlKey || event.altKey || event.metaKey || neverHeld.has(event.key)) return null;
  return event.key.toLowerCase() === 'r' ? 'refresh' : 'shortcut';
}

/** A menu opened by the keyboard or by a long press stays. */
export function guardContextMenu(event: MenuFacts): Guarded | null {
  const byMouse = event.pointerType === 'mouse' && event.button === 2;
  return byMouse && !event.defaultPrevented && !isEditable(event.target) && !hasSelection()
    ? 'contextMenu'
    : null;
}

/** Fields, editors, and whatever asks to be left alone, like the coding workspace. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [data-own-keys]') !== null
  );
}

const storageKey = 'banyan.shortcuts';

/** The person's wish to keep the browser's own keys. */
export function areShortcutsAllowed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'allowed';
  } catch {
    return false;
  }
}

export function allowShortcuts(allowed: boolean): void {
  try {
    if (allowed) localStorage.setItem(storageKey, 'allowed');
    else localStorage.removeItem(storageKey);
  } catch {
    // The wish cannot be kept in a browser that stores nothing.
  }
}

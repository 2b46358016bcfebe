/**
 * [QC-38, ML-10] Which browser keys the main layout holds back: F5, Ctrl with a key, and the mouse's context menu. This
 * is a habit of the product, not a security control, and people who need the keys keep them.
 */
export type Guarded = 'refresh' | 'shortcut' | 'contextMenu';

type KeyFacts = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;
type MenuFacts = Pick<PointerEvent, 'button' | 'pointerType' | 'defaultPrevented' | 'target'>;

/** People need zoom, and moving by words and pages. */
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

/** Selected text can be copied by key and by menu, since people quote, translate and look up words. */
const copyKeys = new Set(['c', 'insert']);
const hasSelection = () => getSelection()?.isCollapsed === false;

export function guardKey(event: KeyFacts): Guarded | null {
  if (event.defaultPrevented || event.isComposing || isEditable(event.target)) return null;
  if (event.key === 'F5') return 'refresh';
  // On some systems AltGr arrives as Ctrl with Alt; it writes letters.
  if (copyKeys.has(event.key.toLowerCase()) && hasSelection()) return null;
  if (!event.ctrlKey || event.altKey || event.metaKey || neverHeld.has(event.key)) return null;
  return event.key.toLowerCase() === 'r' ? 'refresh' : 'shortcut';
}

export function guardContextMenu(event: MenuFacts): Guarded | null {
  const byMouse = event.pointerType === 'mouse' && event.button === 2;
  return byMouse && !event.defaultPrevented && !isEditable(event.target) && !hasSelection()
    ? 'contextMenu'
    : null;
}

/** Fields, editors, and areas that ask to be left alone, like the coding workspace. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [data-own-keys]') !== null
  );
}

const storageKey = 'banyan.shortcuts';

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
    // A browser that stores nothing cannot keep the wish.
  }
}

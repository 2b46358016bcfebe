/** In px. */
const gap = 8;

/** Edges of an element, in px from the top of the window. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** The lowest place in `room` that leaves `kept` free: its lower edge in px from the window's top; null: none. */
export function lowestFree(height: number, room: Band, kept: readonly Band[]): number | null {
  const ends = [room.bottom, ...kept.map(({ top }) => top)].map((end) => end - gap);
  const fits = (end: number) =>
    end - height - gap >= room.top &&
    end + gap <= room.bottom &&
    kept.every(({ top, bottom }) => end + gap <= top || end - height >= bottom + gap);
  return ends.toSorted((a, b) => b - a).find(fits) ?? null;
}

/** A message covers these only if nothing else fits: submits, tabs, buttons of headings, bars and dialogs' ends. */
const always =
  'button[type=submit], [role=tab], h1 ~ * :is(a, button), header :is(a, button), [data-keep-free] :is(a, button)';
/** A message leaves these free where there is room. */
const wherePossible = 'a[href], button, input, select, textarea, [role=tab], [role=combobox], [tabindex="0"]';

/** The vertical bands of pressable elements in the columns of the messages. */
function bandsOf(selector: string, region: HTMLElement): readonly Band[] {
  const { left, right } = region.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isBeside = box.right <= left || box.left >= right;
    if (box.width === 0 || box.height === 0 || isBeside || region.contains(element)) return [];
    // An element under a dialog or a bar cannot be pressed anyway.
    const above = document
      .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      .find((other) => !region.contains(other));
    return above && (element.contains(above) || above.contains(element)) ? [box] : [];
  });
}

/** The part of the window that no touch keyboard covers. */
function roomNow(): Band {
  const { visualViewport: seen } = window;
  const top = seen?.offsetTop ?? 0;
  return { top, bottom: top + (seen?.height ?? window.innerHeight) };
}

function place(region: HTMLElement): void {
  const { height } = region.getBoundingClientRect();
  if (height === 0) return;
  const room = roomNow();
  const end =
    lowestFree(height, room, bandsOf(wherePossible, region)) ??
    lowestFree(height, room, bandsOf(always, region)) ??
    room.bottom - gap;
  region.style.insetBlockEnd = `${Math.round(window.innerHeight - end)}px`;
}

/**
 * Keeps messages off what can be pressed. It moves them when they change, when a dialog comes or goes, and when the
 * window changes; never during scrolling, since moving messages cannot be read or pressed.
 */
export function keepClear(region: HTMLElement): () => void {
  let frame = 0;
  const again = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place(region));
  };
  const changes = new MutationObserver(again);
  changes.observe(document.body, { childList: true });
  changes.observe(region, { childList: true, subtree: true, characterData: true });
  window.addEventListener('resize', again);
  window.visualViewport?.addEventListener('resize', again);
  place(region);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('resize', again);
    window.visualViewport?.removeEventListener('resize', again);
    region.style.insetBlockEnd = '';
  };
}

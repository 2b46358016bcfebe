import { useEffect, useRef, useState } from 'react';
import { useShownTitle } from '#src/lib/screen-title.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/**
 * [WCAG 4.1.3] Announces the title of each screen after the first, which the browser announces itself. If the focused
 * element went with the old screen, the main part takes the focus.
 */
export function RouteNews({ path }: { readonly path: string }) {
  const title = useShownTitle();
  const [first, setFirst] = useState<string | null>(path || null);
  const before = useRef(path);
  // The first screen's address is known shortly after the page.
  if (first === null && path !== '') setFirst(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && first !== null && path !== first) setMoved(true);
  useEffect(() => {
    const isSame = before.current === path || before.current === '';
    before.current = path;
    if (isSame || (document.activeElement ?? document.body) !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div aria-live="polite" data-live-announcer="">
      <VisuallyHidden>{hasMoved && title}</VisuallyHidden>
    </div>
  );
}

import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled/css';

/** In ms: the longest wait for a picture. */
const pictureWait = 10_000;

// Browsers repeat the footer of a table on every page and reserve its room.
const root = css({ display: 'none', '@media print': { display: 'table', width: 'full' } });
const content = css({ display: 'table-row-group' });
const foot = css({
  display: 'table-footer-group',
  breakInside: 'avoid',
  textStyle: 'caption',
  '& > div': { paddingBlockStart: '6' },
});

export interface PrintSheetProps {
  readonly children: ReactNode;
  readonly footer: ReactNode;
  readonly onPrinted: () => void;
}

/** Prints its content instead of the page once mounted and its pictures have loaded; it does not show on screen. */
export function PrintSheet({ children, footer, onPrinted }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('afterprint', () => printed(), { once: true, signal: leaving.signal });
    picturesOf(sheet.current).then(
      () => leaving.signal.aborted || print(),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return (
    <Portal>
      <div ref={sheet} className={root} data-print-sheet="">
        <div className={content}>{children}</div>
        <div className={foot}>
          <div>{footer}</div>
        </div>
      </div>
    </Portal>
  );
}

/** A picture that cannot be shown prints as its name. */
async function picturesOf(sheet: HTMLElement | null): Promise<void> {
  const pictures = Array.from(sheet?.querySelectorAll('img') ?? [], (picture) => picture.decode());
  const timeoutMs = new Promise((resolve) => {
    setTimeout(resolve, pictureWait);
  });
  await Promise.race([Promise.allSettled(pictures), timeoutMs]);
}

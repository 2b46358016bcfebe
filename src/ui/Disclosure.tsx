import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { sva } from '#styled/css';

const disclosure = sva({
  slots: ['root', 'summary', 'body'],
  base: {
    root: {
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'md',
      bg: 'surface',
      '&[open] > summary > svg': { transform: '[rotate(180deg)]' },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.md',
      px: '3',
      py: '2',
      borderRadius: 'md',
      textStyle: 'label',
      cursor: 'pointer',
      listStyle: 'none',
      userSelect: 'none',
      _coarse: { minHeight: 'target.touch' },
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'surface.hover' },
      '& svg': {
        width: 'icon.md',
        height: 'icon.md',
        color: 'text.muted',
        transitionProperty: '[transform]',
        transitionDuration: 'normal',
      },
    },
    body: { px: '3', paddingBlockStart: '1', paddingBlockEnd: '3' },
  },
});

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Details by the browser's own `<details>`: found by search in page, open in print. */
export function Disclosure({ summary, open = false, onToggle, children }: DisclosureProps) {
  const styles = disclosure();
  return (
    <details className={styles.root} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronDown />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

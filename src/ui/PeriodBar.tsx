import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { IconButton } from './IconButton.tsx';

const root = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' });
const steps = css({
  display: 'inline-flex',
  alignItems: 'center',
  '& svg': { _rtl: { transform: '[scaleX(-1)]' } },
});
const name = css({ minWidth: '[9.5rem]', textStyle: 'label', textAlign: 'center' });

export interface PeriodBarProps {
  readonly label: string;
  /** The shown period, e.g. "November 2026"; announced when it changes. */
  readonly text: string;
  readonly texts: { readonly previous: string; readonly next: string };
  /** undefined: there is no earlier or later period. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function PeriodBar({ label, text, texts, onPrevious, onNext, children }: PeriodBarProps) {
  return (
    <div role="group" aria-label={label} className={root} data-noprint="">
      <span className={steps}>
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft />}
          aria-disabled={onPrevious === undefined || undefined}
          onClick={onPrevious}
        />
        <output className={name}>{text}</output>
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight />}
          aria-disabled={onNext === undefined || undefined}
          onClick={onNext}
        />
      </span>
      {children}
    </div>
  );
}

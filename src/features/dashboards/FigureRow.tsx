import type { ReactNode } from 'react';
import { formatNumber } from '#src/lib/words/format.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { figureName, figureText, figureTile } from '#src/ui/figure.recipe.ts';
import { css } from '#styled/css';
import type { Figure, FigureAddress } from './figures.ts';
import { messages } from './messages.en.ts';

const row = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))]',
  marginBlockEnd: '4',
  listStyleType: 'none',
});
const item = css({ display: 'grid' });
const note = css({ textStyle: 'small', color: 'text.muted' });

export type RenderFigureLink = (place: FigureAddress, className: string, children: ReactNode) => ReactNode;

interface FigureRowProps {
  /** The row's name for screen readers. */
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly renderFigureLink: RenderFigureLink;
}

export function FigureRow({ label, figures, failed, onRetry, renderFigureLink }: FigureRowProps) {
  if (failed) return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry }} />;
  return (
    <ul className={row} aria-label={label}>
      {figures.map(({ id, name, count, note: small = '', place }) => (
        <li key={id} className={item}>
          {renderFigureLink(
            place,
            figureTile(),
            <>
              <span className={figureName}>{name}</span>
              <span className={figureText}>{count === undefined ? '–' : formatNumber(count)}</span>
              {small !== '' && <span className={note}>{small}</span>}
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}

import { css, cva } from '#styled/css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const stack = cva({
  base: { display: 'flex', flexDirection: 'column', animation: '[pulse 1.6s ease-in-out infinite]' },
  variants: { shape: { lines: { gap: '2.5' }, rows: { gap: '2' } } },
});
const bar = cva({
  base: { display: 'block', bg: 'line', borderRadius: 'sm' },
  variants: {
    shape: { lines: { height: '3.5', width: 'full' }, rows: { height: '12', width: 'full' } },
    last: { true: { width: '2/3' } },
  },
});
const root = css({ display: 'block' });

export interface SkeletonProps {
  /** Said to screen readers, e.g. "Loading notices". */
  readonly label: string;
  readonly shape?: 'lines' | 'rows';
  readonly count?: number;
}

/** The shape of what is coming, while it comes. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  const bars = Array.from({ length: count }, (_, index) => `bar-${index}`);
  return (
    <div className={root}>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={stack({ shape })} aria-hidden="true">
        {bars.map((key, index) => (
          <span
            key={key}
            className={bar({ shape, last: shape === 'lines' && index === count - 1 && count > 1 })}
          />
        ))}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { bone, skeleton } from './skeleton.recipe.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SkeletonShape = 'text' | 'rows' | 'card' | 'form' | 'table';

export interface SkeletonProps {
  readonly label: string;
  readonly shape?: SkeletonShape;
  /** Number of lines, rows, cards or fields. */
  readonly count?: number;
}

const styles = skeleton();

const parts: Readonly<Record<SkeletonShape, (isLast: boolean) => ReactNode>> = {
  text: (isLast) => <span className={bone({ kind: isLast ? 'end' : 'line' })} />,
  rows: () => <span className={bone({ kind: 'row' })} />,
  card: () => (
    <div className={styles.card}>
      <div className={styles.line}>
        <span className={bone({ kind: 'dot' })} />
        <span className={bone({ kind: 'short' })} />
      </div>
      <span className={bone({ kind: 'line' })} />
      <span className={bone({ kind: 'end' })} />
    </div>
  ),
  form: () => (
    <div className={styles.group}>
      <span className={bone({ kind: 'short' })} />
      <span className={bone({ kind: 'control' })} />
    </div>
  ),
  table: () => (
    <div className={styles.cells}>
      <span className={bone({ kind: 'line' })} />
      <span className={bone({ kind: 'end' })} />
      <span className={bone({ kind: 'short' })} />
    </div>
  ),
};

export function Skeleton({ label, shape = 'text', count = 3 }: SkeletonProps) {
  const keys = Array.from({ length: count }, (_, index) => `part-${index}`);
  return (
    <div>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={skeleton({ shape }).root} aria-hidden="true">
        {shape === 'table' && <div className={cx(styles.cells, styles.head)} />}
        {keys.map((key, index) => (
          <div key={key}>{parts[shape](index === count - 1 && count > 1)}</div>
        ))}
        {shape === 'form' && <span className={bone({ kind: 'button' })} />}
      </div>
    </div>
  );
}

import { type KeyboardEvent, useId } from 'react';
import { chart } from './chart.recipe.ts';
import type { ChartPoint } from './chart.types.ts';
import { nextPoint, type PointSpace } from './point-keys.ts';

export interface ChartPointsProps {
  readonly label: string;
  readonly keysId: string;
  readonly space: PointSpace;
  readonly active: ChartPoint | undefined;
  readonly say: (point: ChartPoint) => string;
  readonly onActive: (point: ChartPoint | undefined) => void;
  readonly onSelect: ((point: ChartPoint) => void) | undefined;
  /** T was pressed. */
  readonly onTable: () => void;
}

const isPoint = (a: ChartPoint | undefined, b: ChartPoint) =>
  a?.category === b.category && a.series === b.series;

/** The chart for keyboard and screen readers: a list of its values over the drawing. */
export function ChartPoints(props: ChartPointsProps) {
  const { label, keysId, space, active, say, onActive, onSelect, onTable } = props;
  const id = useId();
  const styles = chart();
  const points = space.categories.flatMap((category) => space.series.map((series) => ({ category, series })));
  const optionId = ({ category, series }: ChartPoint) => `${id}-${category}-${series}`;
  const here = active ?? points[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (here === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 't' || event.key === 'T') onTable();
    else if (event.key === 'Enter' || event.key === ' ') onSelect?.(here);
    else {
      const next = nextPoint(event.key, here, space);
      if (next === undefined) return;
      onActive(next);
    }
    event.preventDefault();
  };

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-describedby={keysId}
      aria-orientation={space.series.length > 1 ? undefined : 'horizontal'}
      aria-activedescendant={here === undefined ? undefined : optionId(here)}
      className={styles.points}
      onKeyDown={onKeyDown}
      onFocus={() => onActive(here)}
      onBlur={() => onActive(undefined)}
    >
      {points.map((point) => (
        <div
          key={optionId(point)}
          id={optionId(point)}
          role="option"
          aria-selected={isPoint(active, point)}
          className={styles.point}
        >
          {say(point)}
        </div>
      ))}
    </div>
  );
}

import type { CSSProperties } from 'react';
import { chart } from './chart.recipe.ts';

export interface LegendKey {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly value?: string | undefined;
}

export interface ChartLegendProps {
  readonly label: string;
  readonly keys: readonly LegendKey[];
  readonly hidden: ReadonlySet<string>;
  readonly round: boolean;
  readonly onToggle: (id: string) => void;
}

type SwatchStyle = CSSProperties & Record<'--swatch', string>;
const swatch = (color: string): SwatchStyle => ({ '--swatch': color });

export function ChartLegend({ label, keys, hidden, round, onToggle }: ChartLegendProps) {
  const styles = chart({ round });
  return (
    <div className={styles.legend} role="group" aria-label={label}>
      {keys.map(({ id, name, color, value }) => (
        <button
          key={id}
          type="button"
          className={styles.key}
          aria-pressed={!hidden.has(id)}
          onClick={() => onToggle(id)}
        >
          <span className={styles.swatch} style={swatch(color)} />
          <span className={styles.keyName}>
            <bdi>{name}</bdi>
          </span>
          {value !== undefined && <span className={styles.keyValue}>{value}</span>}
        </button>
      ))}
    </div>
  );
}

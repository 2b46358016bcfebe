import { progressBar, progressText } from './progress.recipe.ts';

export type ProgressTone = 'brand' | 'success' | 'danger';

export interface ProgressBarProps {
  readonly label: string;
  /** 0–100, clamped. Left out: work of unknown length. */
  readonly value?: number | undefined;
  /** Read out instead of the percentage, e.g. "7 of 10 handed in". */
  readonly valueText?: string | undefined;
  readonly tone?: ProgressTone;
  readonly showsText?: boolean;
  /** [CO-33] For results: grows from nothing over 1,500 ms. */
  readonly animated?: boolean;
}

export const toPercent = (value: number) => Math.round(Math.max(0, Math.min(100, value)));

export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'brand',
  showsText = false,
  animated = false,
}: ProgressBarProps) {
  const bar = (
    <progress
      className={progressBar({ tone, animated, indeterminate: value === undefined })}
      aria-label={label}
      aria-valuetext={valueText}
      max={100}
      value={value === undefined ? undefined : toPercent(value)}
    />
  );
  if (!showsText) return bar;
  const styles = progressText();
  return (
    <div className={styles.root}>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.label}>{label}</span>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </div>
      {bar}
    </div>
  );
}

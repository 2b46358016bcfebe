import { progressBar, progressText } from './progress.recipe.ts';

export type ProgressTone = 'brand' | 'success' | 'danger';

export interface ProgressBarProps {
  readonly label: string;
  /** 0–100; what lies outside is cut off. Without it the work is of unknown length. */
  readonly value?: number | undefined;
  /** Said instead of the percentage, e.g. "7 of 10 handed in". */
  readonly valueText?: string | undefined;
  readonly tone?: ProgressTone;
  /** Shows label and value text above the bar. */
  readonly showsText?: boolean;
  /** A result that grows from nothing over 1,500 ms [CO-33], not a running job. */
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

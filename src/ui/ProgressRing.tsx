import { useLocaleContext } from '@ark-ui/react/locale';
import { type ProgressTone, toPercent } from './ProgressBar.tsx';
import { progressRing } from './progress.recipe.ts';

export interface ProgressRingProps {
  readonly label: string;
  /** 0–100, clamped. Left out: work of unknown length. */
  readonly value?: number | undefined;
  /** Read out instead of the percentage, e.g. "7 of 10 handed in". */
  readonly valueText?: string | undefined;
  /** `sm` has no room for the number inside. */
  readonly size?: 'sm' | 'md' | 'lg';
  readonly tone?: ProgressTone;
  /** [CO-33] Grows from nothing over 1,500 ms; false for a running job. */
  readonly animated?: boolean;
}

const width = { sm: 5, md: 3.5, lg: 3 } as const;

export function ProgressRing({
  label,
  value,
  valueText,
  size = 'md',
  tone = 'brand',
  animated = true,
}: ProgressRingProps) {
  const { locale } = useLocaleContext();
  const isKnown = value !== undefined;
  const percent = toPercent(value ?? 25);
  const styles = progressRing({ size, tone, animated: animated && isKnown, indeterminate: !isKnown });
  const circle = { cx: 18, cy: 18, r: 16, fill: 'none', strokeWidth: width[size], pathLength: 100 };
  const said = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  return (
    <span
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? percent : undefined}
      aria-valuetext={isKnown ? (valueText ?? said) : undefined}
    >
      <svg className={styles.svg} viewBox="0 0 36 36" aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {percent > 0 && (
          <circle
            {...circle}
            className={styles.value}
            strokeDasharray="100 100"
            strokeDashoffset={100 - percent}
          />
        )}
      </svg>
      {isKnown && size !== 'sm' && (
        <span className={styles.text} aria-hidden="true">
          {said}
        </span>
      )}
    </span>
  );
}

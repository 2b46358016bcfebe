import { cva } from '#styled/css';

const bar = cva({
  base: {
    display: 'block',
    appearance: 'none',
    width: 'full',
    height: '1.5',
    overflow: 'hidden',
    bg: 'line',
    borderRadius: 'full',
    borderWidth: 'none',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { borderRadius: 'full', transition: '[inline-size 180ms]' },
    '@media (forced-colors: active)': {
      borderWidth: 'thin',
      '&::-webkit-progress-value': { bg: '[Highlight]', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    tone: {
      brand: { '&::-webkit-progress-value': { bg: 'brand' }, '&::-moz-progress-bar': { bg: 'brand' } },
      success: {
        '&::-webkit-progress-value': { bg: 'success.text' },
        '&::-moz-progress-bar': { bg: 'success.text' },
      },
      danger: { '&::-webkit-progress-value': { bg: 'danger' }, '&::-moz-progress-bar': { bg: 'danger' } },
    },
  },
});

export interface ProgressBarProps {
  readonly label: string;
  /** 0–100; what lies outside is cut off. */
  readonly value: number;
  readonly tone?: 'brand' | 'success' | 'danger';
}

export function ProgressBar({ label, value, tone = 'brand' }: ProgressBarProps) {
  const percent = Math.round(Math.max(0, Math.min(100, value)));
  return <progress className={bar({ tone })} aria-label={label} max={100} value={percent} />;
}

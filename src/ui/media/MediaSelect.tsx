import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Tooltip } from '../Tooltip.tsx';

const box = css({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: '1',
  minHeight: 'control.sm',
  px: '2',
  borderRadius: 'md',
  color: 'text.muted',
  _coarse: { minHeight: 'target.touch' },
  _hover: { bg: 'surface.hover', color: 'text' },
  '&:has(:focus-visible)': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[-2px]' },
  '& svg': { width: 'icon.md', height: 'icon.md', flexShrink: '0' },
});
const select = css({
  appearance: 'none',
  minWidth: 'target.min',
  maxWidth: '32',
  minHeight: 'control.sm',
  bg: 'transparent',
  color: '[inherit]',
  textStyle: 'caption',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  // As wide as the choice where the browser can; else as the longest option.
  fieldSizing: 'content',
  cursor: 'pointer',
  outline: '[none]',
  _coarse: { minHeight: 'target.touch' },
  '& option': { bg: 'surface', color: 'text' },
});

export interface MediaSelectProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A menu in a bar, by the browser's own list, which opens in full screen on every device. */
export function MediaSelect({ label, icon, value, options, onChange }: MediaSelectProps) {
  return (
    <Tooltip text={label} describes={false}>
      {(trigger) => (
        <span className={box}>
          {icon}
          <select
            {...trigger}
            className={select}
            aria-label={label}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Tooltip>
  );
}

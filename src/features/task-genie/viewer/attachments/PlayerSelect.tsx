import type { ReactNode } from 'react';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { css } from '#styled/css';

const box = css({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: '1',
  height: 'control.sm',
  px: '2',
  borderRadius: 'md',
  color: 'text.muted',
  _hover: { bg: 'surface.hover', color: 'text' },
  '&:focus-within': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[-2px]' },
  '& svg': { width: 'icon.md', height: 'icon.md', flexShrink: '0' },
});
const select = css({
  appearance: 'none',
  maxWidth: '24',
  minHeight: 'target.min',
  bg: 'transparent',
  color: '[inherit]',
  textStyle: 'caption',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  outline: '[none]',
  '& option': { bg: 'surface', color: 'text' },
});

export interface PlayerSelectProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A menu of the player's bar, by the browser's own list: it opens in full screen too, on every device. */
export function PlayerSelect({ label, icon, value, options, onChange }: PlayerSelectProps) {
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

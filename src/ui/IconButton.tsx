import type { ComponentProps, ReactNode } from 'react';
import { css } from '#styled/css';
import { type IconButtonVariants, iconButton } from './button.recipe.ts';
import { Tooltip, withTip } from './Tooltip.tsx';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'ref'>,
    IconButtonVariants {
  readonly label: string;
  readonly icon: ReactNode;
  /** A number on the corner, e.g. of unread notifications [SM-03]; 0 shows none. Say it in `label` too. */
  readonly count?: number | undefined;
}

const counter = css({
  position: 'absolute',
  insetBlockStart: '[-2px]',
  insetInlineEnd: '[-2px]',
  minWidth: '[1.25rem]',
  px: '1',
  borderRadius: 'full',
  bg: 'danger',
  color: 'danger.contrast',
  fontSize: '[0.6875rem]',
  fontWeight: 'bold',
  lineHeight: '[1.25rem]',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

const shorten = (count: number) => (count > 99 ? '99+' : String(count));

export function IconButton({
  label,
  icon,
  count = 0,
  variant,
  size,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} describes={false}>
      {(trigger) => (
        <button
          {...rest}
          {...withTip(rest, trigger)}
          type={type}
          aria-label={label}
          data-noprint=""
          className={iconButton({ variant, size })}
        >
          {icon}
          {count > 0 && (
            <span className={counter} aria-hidden="true">
              {shorten(count)}
            </span>
          )}
        </button>
      )}
    </Tooltip>
  );
}

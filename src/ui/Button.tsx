import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css } from '#styled/css';
import { type ButtonVariants, button } from './button.recipe.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style'>,
    Omit<ButtonVariants, 'wide'> {
  readonly icon?: ReactNode;
  /** The action runs: the words give way to a spinner, the width stays, presses are ignored. */
  readonly busy?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

const content = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minWidth: '0',
});
const faded = css({ opacity: '0' });
const overlay = css({
  display: 'inline-flex',
  position: 'absolute',
  inset: '0',
  alignItems: 'center',
  justifyContent: 'center',
});

const ignore = (event: MouseEvent) => event.preventDefault();

/** An action with words. It is `type="button"` unless told otherwise; a busy submit button submits nothing. */
export function Button({
  variant,
  size,
  wide = false,
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      <span className={busy ? `${content} ${faded}` : content}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={overlay}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
